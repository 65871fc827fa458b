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
import { StepError } from '../../src/errors.ts';
import { PlatformError } from '../../src/platform/retry/platform-error.ts';
import type { ErrorCode } from '../../src/errors.ts';
import { deployCases } from './deploy-cases.ts';
import { ENVIRONMENT_ID, fail, HEADLESS, summaryOf } from './ending.ts';
import type { Say, SummaryCase } from './ending.ts';

/** Every kind of summary that a person meets. @param say what becomes of each word that is not ours */
export function createCases(say: Say = (words) => words): SummaryCase[] {
  return [...deployCases(say), ...createAppCases(say), ...createEnvironmentCases(say), ...otherCases(say)];
}

function createAppCases(say: Say): SummaryCase[] {
  const inputs = {
    account: say('acme'),
    app: say('shop'),
    region: say('EU-W'),
    connection: HEADLESS,
    ignoreExisting: false,
  } as CreateAppInputs;
  return [
    ['create-app: created', summaryOf(createAppReport, { status: 'accepted', facts: { created: true }, inputs })],
    ['create-app: exists', summaryOf(createAppReport, { status: 'skipped', facts: { created: false }, inputs })],
    [
      'create-app: conflict',
      fail(createAppReport, inputs, refused('conflict', say('an app of that name exists'), 'creating the app', 409)),
    ],
  ];
}

function createEnvironmentCases(say: Say): SummaryCase[] {
  const body = { displayName: say('Staging'), wpEnvironment: say('acmestage'), branch: '' };
  const inputs = {
    account: say('acme'),
    app: say('shop'),
    connection: HEADLESS,
    body,
    ignoreExisting: true,
  } as unknown as CreateEnvironmentInputs;
  const name = `accounts/${say('acme')}/apps/${say('shop')}/environments/${ENVIRONMENT_ID}`;
  const operation = {
    operationName: `${name}/operations/no_build`,
    operationId: 'no_build',
    buildPath: `${name}/builds/no_build`,
    buildId: 'no_build',
  };
  const environment = { environmentId: say(ENVIRONMENT_ID), operation };
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
        refused('forbidden', say('no such right'), 'creating the environment', 403),
      ),
    ],
  ];
}

function otherCases(say: Say): SummaryCase[] {
  const url = new URL('https://headless.example.com/wh/v1/accounts/x/webhooks/webhook:purgeCache?token=t');
  const webhook = { webhook: { url, action: say('purgeCache') }, retryAmbiguous: false } as unknown as WebhookInputs;
  const names = ['acmeblog', 'acmeshop', 'acmestage'].map(say);
  const installs = names.map((name, index) => ({
    id: index + 1,
    name,
    domains: [{ hostname: say(`site-${index}.example.com`), primary: true }],
  }));
  const [install] = installs;
  const inputs = { connection: HEADLESS } as InstallsInputs;
  const details = {
    'headless-url': say('http://127.0.0.1:41234'),
    'base-url': say('http://127.0.0.1:41234'),
    account: say('acme'),
    app: say('shop'),
    environment: say(ENVIRONMENT_ID),
  } as never;
  const gone = refused('not-found', say('no such webhook'), 'the webhook', 404);
  const unreadable = refused('unauthorized', say('unknown user'), 'the list of installs', 401);
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
      fail(emulatorReport, {} as EmulatorInputs, new StepError('invalid-input', `seed: ${say('line 3 is not YAML')}.`)),
    ],
  ];
}

function refused(code: ErrorCode, words: string, what: string, status: number): StepError {
  const { origin } = HEADLESS.root;
  const message = `${origin} answered ${what} with HTTP ${status}. The service reported: ${words}.`;
  return new PlatformError(code, message, 'failed', { httpStatus: status });
}
