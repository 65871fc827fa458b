import type { Details } from '#local-platform';
import { deployReport } from '../deploy/report/outputs.ts';
import { emulatorReport } from '../emulator/report.ts';
import type { EmulatorFacts } from '../emulator/report.ts';
import { startPlatform } from '../emulator/start.ts';
import type { EmulatorServices } from '../emulator/start.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { defineStep } from '../step/step.ts';
import type { StepContext } from '../step/step.ts';
import type { RehearseInputs } from './inputs.ts';
import { readRehearseInputs } from './inputs.ts';

/** Values of variables with fewer characters are words such as `production`, which the log needs. */
const MASKED_FROM = 12;

/** A local platform for a rehearsal, and what the rehearsal is to do with it. */
export interface StartedPlatform {
  readonly details: Details;
  readonly inputs: RehearseInputs;
}

interface StartServices extends EmulatorServices {
  /** Called once the local platform listens. */
  readonly onStarted: (started: StartedPlatform) => void;
}

/** The first half of a rehearsal: reads its inputs, and starts a local platform that this process takes with it. */
export const startRehearsal = defineStep<RehearseInputs, EmulatorFacts, StartServices>({
  inputs: INPUTS.rehearse,
  read: readRehearseInputs,
  run: async (inputs, context) => {
    const { runner, services } = context;
    // A page that a smoke test quotes may show them.
    runner.mask(inputs.variables.map(({ value }) => value).filter(({ length }) => length >= MASKED_FROM));
    runner.info('This builds and runs the app on this machine, as you and without a sandbox.');
    const buildCaches = inputs.usesCaches ? findBuildCaches(inputs.workspace, context) : undefined;
    const platform = {
      port: 0,
      seed: { content: seedOf(inputs) },
      faults: undefined,
      strict: false,
      runApps: true,
      idleMinutes: 0,
      buildCaches,
    };
    // Masked, it would open nothing. It is for whoever typed --open, opens pages on this machine alone, and ends with the
    // command; in CI, where others read the log, nobody can open it.
    const shown = inputs.staysOpen && !runner.variables['CI'] ? (['portal-url'] as const) : [];
    const details = await startPlatform(platform, { watchedPid: process.pid, ownsFolder: true }, context, shown);
    services.onStarted({ details, inputs });
    return 'done';
  },
  // What the second half reports, which then does not come.
  report: {
    ...emulatorReport,
    outputs: (_facts, ending, _inputs, input) => deployReport.outputs({}, ending, undefined, input),
    inResult: () => deployReport.inResult?.({}) ?? {},
  },
});

function findBuildCaches(
  workspace: string,
  { runner, services }: Pick<StepContext<object, StartServices>, 'runner' | 'services'>,
): string | undefined {
  const caches = services.localPlatform.openBuildCaches(workspace, runner.variables, services.clock.date());
  if ('problem' in caches) {
    runner.info(`The caches of the build are not kept. ${safeText(caches.problem)}`);
    return undefined;
  }
  const where = safeText(caches.folder);
  runner.info(
    caches.isNew
      ? `The caches of the build are kept for the next rehearsal: ${where}`
      : `The build starts with the caches of the last one: ${where} (--no-cache builds without them)`,
  );
  return caches.folder;
}

/** What the local platform holds where no input names it. */
const OWN = { account: 'local', app: 'app', environment: 'Rehearsal', install: 'local' } as const;

/** The seed (docs/reference/local-platform-seed.md) of a local platform for one app: one environment, with the variables of the app. */
export function seedOf({
  account = OWN.account,
  app = OWN.app,
  environment,
  variables,
}: Pick<RehearseInputs, 'account' | 'app' | 'environment' | 'variables'>): string {
  const found = {
    displayName: environment?.kind === 'name' ? environment.name : OWN.environment,
    ...(environment?.kind === 'id' ? { id: environment.id } : {}),
    wpEnvironment: OWN.install,
    shellVariables: variables,
  };
  const apps = [{ name: app, environments: [found] }];
  return JSON.stringify({ accounts: [{ name: account, installs: [{ name: OWN.install }], apps }] });
}
