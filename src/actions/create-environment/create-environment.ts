import { StepError } from '../../errors.ts';
import type { CallContext } from '../../platform/client.ts';
import { createEnvironment, findEnvironment } from '../../platform/environments.ts';
import type { CreatedEnvironment } from '../../platform/environments.ts';
import { listInstalls } from '../../platform/installs.ts';
import { UNNAMED_OPERATION } from '../../platform/operation.ts';
import { MAX_PAGE_SIZE } from '../../platform/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { countOf, safeText } from '../../text.ts';
import { commonAdvice, IGNORE_ADVICE, INSTALLS_SUBJECT } from '../advice.ts';
import { callContext, stopReason, tellTarget } from '../call-context.ts';
import type { Services } from '../call-context.ts';
import { runStep } from '../step.ts';
import type { StepState } from '../step.ts';
import { readCreateEnvironmentInputs } from './inputs.ts';
import type { CreateEnvironmentInputs } from './inputs.ts';

/** More than any account has; a guard against a list that never ends. */
const MOST_PAGES = 1000;

/**
 * Creates an environment of a direct-upload app.
 * @returns the exit code of the step
 */
export async function createEnvironmentAction(runner: Runner, services: Services): Promise<number> {
  const state: StepState & { created: boolean } & CreatedEnvironment = {
    status: 'failed',
    errorCode: '',
    created: false,
    environmentId: '',
    operation: UNNAMED_OPERATION,
  };
  let inputs: CreateEnvironmentInputs | undefined;
  let inHosting = false;
  return await runStep(runner, {
    state,
    work: async (start) => {
      inputs = readCreateEnvironmentInputs(runner);
      const signal = start(inputs.timeoutMinutes);
      const { access, account, app, body } = inputs;
      const variables = countOf(body.shellVariables?.length ?? 0, 'shell variable');
      tellTarget(
        runner,
        access.root,
        `account ${account}, app ${app}, environment "${safeText(body.displayName)}", ${variables}`,
      );
      try {
        const context = callContext(runner, services, signal);
        const found = inputs.ignoreExisting ? await findExisting(runner, inputs, context) : undefined;
        if (found === undefined && inputs.hosting !== undefined) {
          inHosting = true;
          tellTarget(runner, inputs.hosting.root, `the install "${safeText(body.wpEnvironment)}"`);
          await requireInstall(inputs.hosting, body.wpEnvironment, context);
          inHosting = false;
        }
        Object.assign(state, found ?? (await createEnvironment(access, inputs, body, context)));
        state.created = found === undefined;
      } catch (error) {
        throw stopReason(error, signal);
      }
      state.status = state.created ? 'accepted' : 'skipped';
      if (state.environmentId === '') {
        runner.warning(
          'No operation in the answer',
          'The platform accepted the request with an empty answer, so environment-id is empty. The user portal shows the environment.',
        );
      } else {
        runner.info(`${state.created ? 'Created' : 'It exists already'}: environment ID ${state.environmentId}`);
      }
    },
    advise: (error, isFork) => {
      if (inHosting) return commonAdvice(error, INSTALLS_SUBJECT, isFork);
      const address = `account "${inputs?.account ?? ''}", app "${inputs?.app ?? ''}"`;
      const mayHave = 'the environment may have been created';
      const subject = { address, urlInput: 'headless-url', mayHave, lookFor: 'the environment' };
      const common = commonAdvice(error, subject, isFork);
      return error.code === 'conflict' && inputs?.ignoreExisting === false ? `${common} ${IGNORE_ADVICE}` : common;
    },
    outputs: () => {
      const outputs = {
        status: state.status,
        'error-code': state.errorCode,
        'environment-id': state.environmentId,
        'operation-name': state.operation.operationName,
        'build-path': state.operation.buildPath,
        created: String(state.created),
      };
      return { ...outputs, result: JSON.stringify({ ...outputs, created: state.created }) };
    },
  });
}

/** The environment of that display name, for `if-exists: ignore`; undefined where a new one is to be created. */
async function findExisting(
  runner: Runner,
  inputs: CreateEnvironmentInputs,
  context: CallContext,
): Promise<CreatedEnvironment | undefined> {
  const found = await findEnvironment(inputs.access, inputs, inputs.body.displayName, context);
  if (typeof found === 'object') return { environmentId: found.id, operation: UNNAMED_OPERATION };
  if (found === 'unreadable') {
    runner.warning(
      'Existing environments not known',
      'This host has no readable list of environments, so "if-exists: ignore" cannot find one that is there already. A new one is created.',
    );
  }
  return undefined;
}

/** @throws {StepError} `invalid-input` when the account has no install of that name */
async function requireInstall(
  hosting: NonNullable<CreateEnvironmentInputs['hosting']>,
  name: string,
  context: CallContext,
): Promise<void> {
  const options = { pageSize: MAX_PAGE_SIZE, offset: 0, maxPages: MOST_PAGES };
  const { installs } = await listInstalls(hosting, options, context);
  if (installs.some((install) => install.name === name)) return;
  const names = installs.slice(0, 10).map((install) => safeText(install.name));
  const known =
    names.length === 0
      ? 'It has none'
      : `It has ${names.join(', ')}${installs.length > 10 ? ` and ${installs.length - 10} more` : ''}`;
  throw new StepError(
    'invalid-input',
    `wp-environment: "${safeText(name)}" is not an install that these credentials can see at ${hosting.root.origin}. ${known}.`,
  );
}
