import { createAppReport } from '../../src/actions/create-app/report.ts';
import type { CreateAppInputs } from '../../src/actions/create-app/inputs.ts';
import { createEnvironmentReport } from '../../src/actions/create-environment/report.ts';
import type { CreateEnvironmentInputs } from '../../src/actions/create-environment/inputs.ts';
import { emulatorReport } from '../../src/actions/emulator/report.ts';
import type { EmulatorInputs } from '../../src/actions/emulator/inputs.ts';
import { installsReport } from '../../src/actions/installs/report.ts';
import type { InstallsInputs } from '../../src/actions/installs/inputs.ts';
import { webhookReport } from '../../src/actions/webhook/report.ts';
import type { WebhookInputs } from '../../src/actions/webhook/inputs.ts';
import { StepError } from '../../src/shared/errors.ts';
import { PlatformError } from '../../src/platform/retry/platform-error.ts';
import type { ErrorCode } from '../../src/shared/errors.ts';
import { deployCases } from './deploy-cases.ts';
import { ENVIRONMENT_ID, fail, HEADLESS, summaryOf } from './ending.ts';
import type { Foreign, SummaryCase } from './ending.ts';

/** Every kind of summary that a person meets. @param foreign what becomes of each word that is not ours */
export function createCases(foreign: Foreign = (words) => words): SummaryCase[] {
  return [
    ...deployCases(foreign),
    ...createAppCases(foreign),
    ...createEnvironmentCases(foreign),
    ...otherCases(foreign),
  ];
}

function createAppCases(foreign: Foreign): SummaryCase[] {
  const inputs = {
    account: foreign('acme'),
    app: foreign('shop'),
    region: foreign('EU-W'),
    connection: HEADLESS,
    ignoreExisting: false,
  } as CreateAppInputs;
  return [
    ['create-app: created', summaryOf(createAppReport, { status: 'accepted', facts: { created: true }, inputs })],
    ['create-app: exists', summaryOf(createAppReport, { status: 'skipped', facts: { created: false }, inputs })],
    [
      'create-app: conflict',
      fail(
        createAppReport,
        inputs,
        refused('conflict', foreign('an app of that name exists'), 'creating the app', 409),
      ),
    ],
  ];
}

function createEnvironmentCases(foreign: Foreign): SummaryCase[] {
  const body = { displayName: foreign('Staging'), wpEnvironment: foreign('acmestage'), branch: '' };
  const inputs = {
    account: foreign('acme'),
    app: foreign('shop'),
    connection: HEADLESS,
    body,
    ignoreExisting: true,
  } as unknown as CreateEnvironmentInputs;
  const name = `accounts/${foreign('acme')}/apps/${foreign('shop')}/environments/${ENVIRONMENT_ID}`;
  const operation = {
    operationName: `${name}/operations/no_build`,
    operationId: 'no_build',
    buildPath: `${name}/builds/no_build`,
    buildId: 'no_build',
  };
  const environment = { environmentId: foreign(ENVIRONMENT_ID), operation };
  return [
    [
      'create-environment: created',
      summaryOf(createEnvironmentReport, { status: 'accepted', facts: { environment, created: true }, inputs }),
    ],
    [
      'create-environment: forbidden',
      fail(
        createEnvironmentReport,
        inputs,
        refused('forbidden', foreign('no such right'), 'creating the environment', 403),
      ),
    ],
  ];
}

function otherCases(foreign: Foreign): SummaryCase[] {
  const url = new URL('https://headless.example.com/wh/v1/accounts/x/webhooks/webhook:purgeCache?token=t');
  const webhook = {
    webhook: { url, action: foreign('purgeCache') },
    retryAmbiguous: false,
  } as unknown as WebhookInputs;
  const names = ['acmeblog', 'acmeshop', 'acmestage'].map(foreign);
  const installs = names.map((name, index) => ({
    id: index + 1,
    name,
    domains: [{ hostname: foreign(`site-${index}.example.com`), primary: true }],
  }));
  const [install] = installs;
  const inputs = { connection: HEADLESS } as InstallsInputs;
  const details = {
    'headless-url': foreign('http://127.0.0.1:41234'),
    'base-url': foreign('http://127.0.0.1:41234'),
    account: foreign('acme'),
    app: foreign('shop'),
    environment: foreign(ENVIRONMENT_ID),
  } as never;
  const gone = refused('not-found', foreign('no such webhook'), 'the webhook', 404);
  const unreadable = refused('unauthorized', foreign('unknown user'), 'the list of installs', 401);
  return [
    [
      'webhook: accepted',
      summaryOf(webhookReport, { status: 'accepted', facts: { statusCode: 202 }, inputs: webhook }),
    ],
    ['webhook: not found', fail(webhookReport, webhook, gone)],
    ['installs: list', summaryOf(installsReport, { status: 'done', facts: { installs, total: 12 }, inputs })],
    [
      'installs: one',
      summaryOf(installsReport, { status: 'done', facts: install === undefined ? {} : { install }, inputs }),
    ],
    ['installs: unauthorized', fail(installsReport, inputs, unreadable)],
    ['emulator: started', summaryOf(emulatorReport, { status: 'done', facts: { details }, inputs: undefined })],
    [
      'emulator: not started',
      fail(
        emulatorReport,
        {} as EmulatorInputs,
        new StepError('invalid-input', `seed: ${foreign('line 3 is not YAML')}.`),
      ),
    ],
  ];
}

function refused(code: ErrorCode, words: string, what: string, status: number): StepError {
  const { origin } = HEADLESS.apiRoot;
  const message = `${origin} answered ${what} with HTTP ${status}. The service reported: ${words}.`;
  return new PlatformError(code, message, 'failed', { httpStatus: status });
}
