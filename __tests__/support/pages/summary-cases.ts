import { createAppReport } from '../../../src/actions/create-app/run.ts';
import type { CreateAppInputs } from '../../../src/actions/create-app/inputs.ts';
import { createEnvironmentReport } from '../../../src/actions/create-environment/report.ts';
import type { CreateEnvironmentInputs } from '../../../src/actions/create-environment/inputs.ts';
import type { DeleteEnvironmentInputs } from '../../../src/actions/delete-environment/inputs.ts';
import { deleteEnvironmentReport } from '../../../src/actions/delete-environment/report.ts';
import { emulatorReport } from '../../../src/actions/emulator/report.ts';
import { environmentsReport } from '../../../src/actions/environments/run.ts';
import type { EnvironmentsInputs } from '../../../src/actions/environments/inputs.ts';
import { installsReport } from '../../../src/actions/installs/run.ts';
import type { InstallsInputs } from '../../../src/actions/installs/run.ts';
import { ListedInstall } from '../../../src/platform/api/installs.ts';
import { webhookReport } from '../../../src/actions/webhook/run.ts';
import type { WebhookInputs } from '../../../src/actions/webhook/run.ts';
import { StepError } from '../../../src/shared/errors.ts';
import { PlatformError } from '../../../src/platform/retry/platform-error.ts';
import type { ErrorCode } from '../../../src/shared/errors.ts';
import { deployCases } from './summary-cases-deploy.ts';
import { endingsOf, ENVIRONMENT_ID, HEADLESS } from './summary-ending.ts';
import type { Foreign, SummaryCase } from './summary-ending.ts';

/** Every kind of summary that a person meets. @param foreign what becomes of each word that is not ours */
export function createCases(foreign: Foreign = (words) => words): SummaryCase[] {
  return [
    ...deployCases(foreign),
    ...createAppCases(foreign),
    ...createEnvironmentCases(foreign),
    ...deleteEnvironmentCases(foreign),
    ...webhookCases(foreign),
    ...installsCases(foreign),
    ...environmentsCases(foreign),
    ...emulatorCases(foreign),
  ];
}

function createAppCases(foreign: Foreign): SummaryCase[] {
  const names = { account: foreign('acme'), app: foreign('shop'), region: foreign('EU-W') };
  const inputs = { ...names, connection: HEADLESS, ignoreExisting: false } as CreateAppInputs;
  const { ended, failed } = endingsOf('create-app', createAppReport, inputs);
  return [
    ended('created', 'accepted', { created: true }),
    ended('exists', 'skipped', { created: false }),
    failed('conflict', refused('conflict', foreign('an app of that name exists'), 'creating the app', 409)),
  ];
}

function createEnvironmentCases(foreign: Foreign): SummaryCase[] {
  const body = { displayName: foreign('Staging'), wpEnvironment: foreign('acmestage'), branch: '' };
  const names = { account: foreign('acme'), app: foreign('shop') };
  const inputs = { ...names, connection: HEADLESS, body, ignoreExisting: true } as unknown as CreateEnvironmentInputs;
  const name = `accounts/${names.account}/apps/${names.app}/environments/${ENVIRONMENT_ID}`;
  const operation = {
    operationName: `${name}/operations/no_build`,
    operationId: 'no_build',
    buildPath: `${name}/builds/no_build`,
    buildId: 'no_build',
  };
  const environment = { environmentId: foreign(ENVIRONMENT_ID), operation };
  const { ended, failed } = endingsOf('create-environment', createEnvironmentReport, inputs);
  return [
    ended('created', 'accepted', { environment, created: true }),
    failed('forbidden', refused('forbidden', foreign('no such right'), 'creating the environment', 403)),
  ];
}

function deleteEnvironmentCases(foreign: Foreign): SummaryCase[] {
  const address = { account: foreign('acme'), app: foreign('shop') };
  const environment = { kind: 'name', name: foreign('shop-pr-7') };
  const prefix = foreign('shop-pr-');
  const inputs = { target: { ...HEADLESS, address, environment }, prefix } as unknown as DeleteEnvironmentInputs;
  const sweep = { ...inputs, target: { ...inputs.target, environment: undefined } };
  const preview = (number: number) => ({ id: foreign(`e-${number}`), displayName: foreign(`shop-pr-${number}`) });
  const kept = [{ ...preview(9), reason: 'pull request 9 is open' }];
  const one = endingsOf('delete-environment', deleteEnvironmentReport, inputs);
  const all = endingsOf('delete-environment', deleteEnvironmentReport, sweep);
  return [
    one.ended('deleted', 'accepted', { deleted: [preview(7)], kept: [] }),
    all.ended('those of closed pull requests', 'accepted', { deleted: [preview(7), preview(8)], kept }),
    one.failed('forbidden', refused('forbidden', foreign('no such right'), 'the request to delete', 403)),
  ];
}

function webhookCases(foreign: Foreign): SummaryCase[] {
  const url = new URL('https://headless.example.com/wh/v1/accounts/x/webhooks/webhook:purgeCache?token=t');
  const inputs = { webhook: { url, action: foreign('purgeCache') }, retryAmbiguous: false } as unknown as WebhookInputs;
  const { ended, failed } = endingsOf('webhook', webhookReport, inputs);
  return [
    ended('accepted', 'accepted', { statusCode: 202 }),
    failed('not found', refused('not-found', foreign('no such webhook'), 'the webhook', 404)),
  ];
}

function installsCases(foreign: Foreign): SummaryCase[] {
  const installs = ['acmeblog', 'acmeshop', 'acmestage'].map((name, index) => {
    const domains = [{ hostname: foreign(`site-${index}.example.com`), primary: true }];
    return new ListedInstall({ id: index + 1, name: foreign(name), domains });
  });
  const { ended, failed } = endingsOf('installs', installsReport, { connection: HEADLESS } as InstallsInputs);
  return [
    ended('list', 'done', { installs, total: 12 }),
    ...installs.slice(0, 1).map((install) => ended('one', 'done', { install })),
    failed('unauthorized', refused('unauthorized', foreign('unknown user'), 'the list of installs', 401)),
  ];
}

function environmentsCases(foreign: Foreign): SummaryCase[] {
  const environments = ['Production', 'Staging', 'Preview 7'].map((name, index) => ({
    id: foreign(`${ENVIRONMENT_ID.slice(0, -1)}${index}`),
    displayName: foreign(name),
    liveBuild: index === 2 ? null : { id: foreign(`b-${index}`), createTime: null },
    address: index === 0 ? foreign('https://www.example.com') : null,
    builds: null,
  }));
  const address = { account: foreign('acme'), app: foreign('shop') };
  const inputs = { target: { ...HEADLESS, address } } as EnvironmentsInputs;
  const { ended, failed } = endingsOf('environments', environmentsReport, inputs);
  return [
    ended('list', 'done', { environments, total: 12 }),
    failed('not found', refused('not-found', foreign('no such app'), 'the list of environments', 404)),
  ];
}

function emulatorCases(foreign: Foreign): SummaryCase[] {
  const details = {
    'headless-url': foreign('http://127.0.0.1:41234'),
    'base-url': foreign('http://127.0.0.1:41234'),
    account: foreign('acme'),
    app: foreign('shop'),
    environment: foreign(ENVIRONMENT_ID),
  } as never;
  const { ended, failed } = endingsOf('emulator', emulatorReport, undefined);
  return [
    ended('started', 'done', { details }),
    failed('not started', new StepError('invalid-input', `seed: ${foreign('line 3 is not YAML')}.`)),
  ];
}

function refused(code: ErrorCode, words: string, what: string, status: number): StepError {
  const { origin } = HEADLESS.apiRoot;
  const message = `${origin} answered ${what} with HTTP ${status}. The service reported: ${words}.`;
  return new PlatformError(code, message, 'failed', { httpStatus: status });
}
