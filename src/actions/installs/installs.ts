import { getInstall, listInstalls, primaryHostname } from '../../platform/installs.ts';
import type { CallContext } from '../../platform/client.ts';
import type { Install } from '../../platform/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { countOf, safeText } from '../../text.ts';
import { commonAdvice, INSTALLS_SUBJECT } from '../advice.ts';
import { callContext, stopReason, tellTarget } from '../call-context.ts';
import type { Services } from '../call-context.ts';
import { runStep } from '../step.ts';
import type { StepState } from '../step.ts';
import { readInstallsInputs } from './inputs.ts';
import type { InstallsInputs } from './inputs.ts';

interface InstallsState extends StepState {
  installs: readonly Install[] | undefined;
  total: number | undefined;
  install: Install | undefined;
}

/** Lines of the list in the log; the output has all of it. */
const MOST_LISTED = 200;

/**
 * Lists WordPress installs over all pages, or reads one.
 * @returns the exit code of the step
 */
export async function installsAction(runner: Runner, services: Services): Promise<number> {
  const state: InstallsState = {
    status: 'failed',
    errorCode: '',
    installs: undefined,
    total: undefined,
    install: undefined,
  };
  let inputs: InstallsInputs | undefined;
  return await runStep(runner, {
    state,
    work: async (start) => {
      inputs = readInstallsInputs(runner);
      const signal = start(inputs.timeoutMinutes);
      const context = callContext(runner, services, signal);
      tellTarget(
        runner,
        inputs.access.root,
        inputs.installId === undefined ? 'list of installs' : `install ${inputs.installId}`,
      );
      try {
        if (inputs.installId === undefined) await list(runner, inputs, state, context);
        else state.install = await getInstall(inputs.access, inputs.installId, context);
      } catch (error) {
        throw stopReason(error, signal);
      }
      if (state.install !== undefined) tellInstall(runner, state.install);
      state.status = 'done';
    },
    advise: (error, isFork) => {
      if (error.code === 'not-found' && inputs?.installId !== undefined) {
        return `The account of these credentials has no install with the ID "${inputs.installId}". Run this action without "install-id" to list them.`;
      }
      return commonAdvice(error, INSTALLS_SUBJECT, isFork);
    },
    outputs: () => outputsOf(state),
  });
}

async function list(runner: Runner, inputs: InstallsInputs, state: InstallsState, context: CallContext): Promise<void> {
  const { installs, total, truncated } = await listInstalls(inputs.access, inputs.list, context);
  const wanted = installs.filter(({ name }) => inputs.matches(name));
  state.installs = wanted;
  state.total = total;
  runner.info(`${countOf(wanted.length, 'install')} of ${total}`);
  for (const install of wanted.slice(0, MOST_LISTED)) tellInstall(runner, install);
  if (wanted.length > MOST_LISTED) runner.info(`  and ${wanted.length - MOST_LISTED} more`);
  if (truncated) {
    const text = `There are more pages than "max-pages" allows (${inputs.list.maxPages}), so the list is not complete.`;
    runner.warning('List not complete', text);
  }
}

function tellInstall(runner: Runner, install: Install): void {
  const primary = primaryHostname(install);
  const where = primary === undefined ? '' : ` at ${safeText(primary)}`;
  runner.info(`  ${safeText(install.name)} (${safeText(String(install.id))})${where}`);
}

function outputsOf(state: InstallsState): Record<string, string> {
  const { installs, total, install } = state;
  const outputs = { status: state.status, 'error-code': state.errorCode };
  const values = {
    installs: installs ?? null,
    count: installs?.length ?? null,
    total: total ?? null,
    install: install ?? null,
  };
  const texts = Object.entries(values).map(([name, value]) => [name, value === null ? '' : JSON.stringify(value)]);
  return { ...outputs, ...Object.fromEntries(texts), result: JSON.stringify({ ...outputs, ...values }) };
}
