/*
 * The actions and commands that only call the service. They share most of their modules: an `import()` for each would put
 * a copy of these modules per action into what every step downloads.
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
