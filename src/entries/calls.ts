/*
 * The actions and commands that do no more than call the service. They need mostly the same modules, and each module that
 * is loaded by an `import()` of its own would bring its own copies into what every step downloads.
 */
export { buildsAction } from '../actions/builds/run.ts';
export { createAppAction } from '../actions/create-app/run.ts';
export { createEnvironmentAction } from '../actions/create-environment/run.ts';
export { deleteEnvironmentAction } from '../actions/delete-environment/run.ts';
export { environmentsAction } from '../actions/environments/run.ts';
export { installsAction } from '../actions/installs/run.ts';
export { probeAction } from '../actions/probe/run.ts';
export { statusAction } from '../actions/status/run.ts';
export { webhookAction } from '../actions/webhook/run.ts';
