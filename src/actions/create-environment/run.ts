import { InvalidInputError, StepError } from '../../shared/errors.ts';
import { resourceName } from '../../platform/api/address.ts';
import { unlessRefused } from '../../platform/api/api-request.ts';
import type { ApiConnection, CallContext } from '../../platform/api/api-request.ts';
import { createEnvironment, listEnvironments } from '../../platform/api/environments.ts';
import { PlatformError } from '../../platform/retry/platform-error.ts';
import type { CreatedEnvironment } from '../../platform/api/environments.ts';
import { listInstalls } from '../../platform/api/installs.ts';
import { otherEnvironment } from '../../platform/api/operation.ts';
import { MAX_PAGE_SIZE } from '../../platform/api/wire.ts';
import type { ShellVariable } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { countOf, firstOf } from '../../shared/text/format.ts';
import { logTarget } from '../step/call-context.ts';
import type { LoggedCallContext } from '../step/call-context.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { defineStep } from '../step/step.ts';
import { suggestNames } from '../lookup/platform-lists.ts';
import { addHint, describeMissingApp } from '../lookup/not-found-hint.ts';
import { describeOddVariables } from './shell-variables.ts';
import { readCreateEnvironmentInputs } from './inputs.ts';
import type { CreateEnvironmentInputs } from './inputs.ts';
import { createEnvironmentReport } from './report.ts';
import type { CreateEnvironmentFacts } from './report.ts';

/** More than any account has; a guard against a list that never ends. */
const MAX_PAGES = 1000;

/** Shell variables that a warning names. */
const MAX_ODD = 5;

/** Creates an environment of a direct-upload app. */
export const createEnvironmentAction = defineStep<CreateEnvironmentInputs, CreateEnvironmentFacts>({
  inputs: INPUTS['create-environment'],
  read: readCreateEnvironmentInputs,
  run: async (inputs, { runner, calls, record, aboutToSend }) => {
    const { connection, account, app, body, hosting } = inputs;
    const { displayName, wpEnvironment, shellVariables = [] } = body;
    hideValues(runner, shellVariables);
    const variables = shellVariables.length === 0 ? '' : `, ${countOf(shellVariables.length, 'shell variable')}`;
    const what = `account ${account}, app ${app}, environment "${safeText(displayName)}"${variables}`;
    logTarget(runner, connection.apiRoot, what);

    const useExisting = (existing: CreatedEnvironment): 'skipped' => {
      record({ environment: existing });
      runner.info(`It already exists: environment ID ${existing.environmentId}`);
      if (shellVariables.length > 0) runner.info('It keeps its own shell variables: those given here were not sent.');
      return 'skipped';
    };
    const existing = inputs.ignoreExisting ? await findExisting(runner, inputs, calls) : undefined;
    if (existing !== undefined) return useExisting(existing);
    if (hosting !== undefined) {
      record({ isLookingUpInstall: true });
      logTarget(runner, hosting.apiRoot, `the install "${safeText(wpEnvironment)}"`);
      await requireInstall(hosting, wpEnvironment, calls);
      record({ isLookingUpInstall: false });
    }
    const odd = describeOddVariables(shellVariables, runner).slice(0, MAX_ODD);
    if (odd.length > 0) runner.warning('Value looks odd', `shell-variables: ${odd.join(' ')}`);
    aboutToSend();
    const environment = await create(inputs, calls).catch(async (error: unknown) => {
      // Another job may have created it since the list was read.
      const isConflict = inputs.ignoreExisting && error instanceof PlatformError && error.code === 'conflict';
      const found = isConflict ? await findNamed(inputs, calls) : undefined;
      if (found === undefined) throw error;
      return { found };
    });
    if ('found' in environment) return useExisting(environment.found);
    record({ accepted: true, environment, created: true });
    logCreated(runner, environment, resourceName({ account, app }));
    return 'accepted';
  },
  report: createEnvironmentReport,
});

/** Inputs that the step shows anyway. */
const SHOWN = ['account', 'app', 'display-name', 'wp-environment', 'branch', 'headless-url', 'base-url'];

/** A host may repeat a value. One that is part of another input, such as the name of the account, is no secret. */
function hideValues(runner: Runner, variables: readonly ShellVariable[]): void {
  const shown = SHOWN.map((name) => runner.input(name));
  const values = variables.map(({ value }) => value);
  runner.hide(values.filter((value) => !shown.some((text) => text.includes(value.trim()))));
}

/** @throws {StepError} with what the account has, where the app is not there */
async function create({ connection, account, app, body }: CreateEnvironmentInputs, calls: LoggedCallContext) {
  try {
    return await createEnvironment(connection, { account, app }, body, calls);
  } catch (error) {
    const target = { ...connection, address: { account, app } };
    throw await addHint(error, target, 'list of apps', describeMissingApp, calls);
  }
}

/** @param appName resource name of the app that the request was sent to */
function logCreated(runner: Runner, { environmentId, operation }: CreatedEnvironment, appName: string): void {
  if (environmentId === undefined) {
    runner.warning(
      'No operation in the answer',
      'The platform accepted the request with an empty answer, so environment-id is empty. The user portal shows the environment.',
    );
  } else {
    runner.info(`Created: environment ID ${environmentId}`);
  }
  const other = operation && otherEnvironment(operation, appName);
  if (other === undefined) return;
  const text = `The request was sent to ${appName}, but the answer names ${other}. Check in the user portal where the environment is.`;
  runner.warning('Operation of another environment', text);
}

/** The environment of that display name, where the list has it. */
async function findNamed({ connection, account, app, body }: CreateEnvironmentInputs, calls: CallContext) {
  const environments = await listEnvironments(connection, { account, app }, calls);
  const entries = environments.kind === 'value' ? environments.value.entries : [];
  const found = entries.find(({ displayName }) => displayName === body.displayName);
  return found && { environmentId: found.id, operation: undefined };
}

/** The same for `if-exists: ignore`; undefined where a new one is to be created. */
async function findExisting(
  runner: Runner,
  { connection, account, app, body }: CreateEnvironmentInputs,
  calls: CallContext,
): Promise<CreatedEnvironment | undefined> {
  const environments = unlessRefused(await listEnvironments(connection, { account, app }, calls));
  const inDoubt = 'Nothing was created, as it may exist.';
  if (environments.kind === 'unusable') {
    const message = `The list of environments from ${connection.apiRoot.origin} cannot be used: ${environments.reason}. ${inDoubt} Set "if-exists" to "error" to create it without a look at the list.`;
    throw new StepError('bad-reply', message, 'failed', { advice: '' });
  }
  if (environments.kind !== 'value') {
    runner.warning(
      'Existing environments not known',
      'This host has no readable list of environments, so "if-exists: ignore" cannot find an existing one: the platform is asked to create one.',
    );
    return undefined;
  }
  const { entries, part } = environments.value;
  const [found, ...others] = entries.filter(({ displayName }) => displayName === body.displayName);
  if (found !== undefined && others.length > 0) {
    const ids = firstOf([found, ...others], 10, ({ id }) => id);
    const text = `${others.length + 1} environments have this display name: ${ids}. The first is used; delete what is not needed.`;
    runner.warning('Several of that name', text);
  }
  if (found !== undefined) return { environmentId: found.id, operation: undefined };
  if (part === undefined) return undefined;
  const message = `${connection.apiRoot.origin} lists no environment of that name, but not all may have been listed: ${part}. ${inDoubt}`;
  throw new StepError('bad-reply', message, 'failed', { advice: '' });
}

/** @throws {InvalidInputError} when the account has no install of that name */
async function requireInstall(hosting: ApiConnection, name: string, calls: CallContext): Promise<void> {
  const options = { pageSize: MAX_PAGE_SIZE, offset: 0, maxPages: MAX_PAGES, matches: () => true };
  const { entries, part } = await listInstalls(hosting, options, calls);
  const names = entries.map((install) => install.name);
  if (names.includes(name)) return;
  const nearest = suggestNames(name, names);
  if (part !== undefined) {
    const message = `${hosting.apiRoot.origin} lists no install "${safeText(name)}", but not all may have been listed: ${part}.${nearest}`;
    throw new StepError('bad-reply', message, 'failed', {
      advice: 'Leave "base-url" empty to go on without this check.',
    });
  }
  const known = names.length === 0 ? 'It has none' : `It has ${firstOf(names, 10)}`;
  const problem = `is not an install that these credentials can see at ${hosting.apiRoot.origin}.${nearest} ${known}.`;
  throw new InvalidInputError([{ input: 'wp-environment', value: name, problem }]);
}
