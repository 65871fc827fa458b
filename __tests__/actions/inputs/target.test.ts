import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { listingPlatform, uploadTo } from '../../support/servers/listing-platform.ts';
import { badInputsIn, namesOfBadInputs, recordingRunner } from '../../support/runners/recording-runner.ts';
import { callsTo } from '../../support/servers/requests.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';

const FULL = 'accounts/acme/apps/shop/environments/e-1';

async function deployWith(given: Readonly<Record<string, string>>) {
  const server = await listingPlatform();
  let runner: RecordingRunner = recordingRunner({});
  const ending = await runDeploy({
    inputs: createInputs(server.origin, given),
    onStart: (started) => (runner = started),
  });
  return { ...ending, calls: callsTo(server), masked: runner.masked };
}

test.each([
  [{ account: '', app: '', environment: FULL }],
  [{ account: 'acme', app: '', environment: FULL }],
  [{ account: '', app: 'shop', environment: `${FULL}/operations/op-1` }],
  [{ account: 'acme', app: '', environment: 'apps/shop/environments/e-1' }],
  [{ account: 'acme', app: 'shop', environment: 'environments/e-1' }],
])('a path stands for account and app: %j', async (given) => {
  const { outputs, calls } = await deployWith(given);
  expect(outputs['status']).toBe('accepted');
  expect(calls).toEqual([uploadTo('e-1')]);
});

describe('inputs that are also given must agree', () => {
  test.each([
    [
      { account: 'other', environment: FULL },
      [`environment: "${FULL}" names another account than the input "account"`],
    ],
    [{ app: 'other', environment: FULL }, [`environment: "${FULL}" names another app than the input "app"`]],
    [
      { app: 'Shop', environment: 'apps/shop/environments/e-1' },
      ['environment: "apps/shop/environments/e-1" names another app than the input "app"'],
    ],
    // One that is bad is named alone.
    [{ account: 'a/b', environment: FULL }, [expect.stringMatching(/^account: "a\/b" must be 1 to 128/)]],
  ])('%j', async (given, problems) => {
    const { error, calls } = await deployWith(given);
    expect(badInputsIn(error)).toEqual(problems);
    expect(calls).toEqual([]);
  });
});

test.each([
  [{ account: '', app: '', environment: 'e-1' }, ['account', 'app']],
  [{ account: '', app: '', environment: 'environments/e-1' }, ['account', 'app']],
  [{ account: '', app: '', environment: 'apps/shop/environments/e-1' }, ['account']],
])('what a path does not say is still required: %j', async (given, names) => {
  const { error } = await deployWith(given);
  expect(namesOfBadInputs(error)).toEqual(names);
  expect(error).toMatch(/ required, but empty or missing/);
});

describe('a webhook URL as the environment', () => {
  const TOKEN = 'AbC-dEf+123%2F==';
  const HOOK = `https://api.example.com/wh/v1/accounts/0paque/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=${TOKEN}`;

  test.each([
    ['whole', HOOK],
    ['its path', new URL(HOOK).pathname + new URL(HOOK).search],
    ['its path without the token', `${FULL}/webhooks/webhook:rebuild-s3cret`],
    ['its query', `token=${TOKEN}`],
    ['encoded', encodeURIComponent(`${FULL}/webhooks/webhook:x?token=s3cret-token`)],
  ])('%s is masked and refused, and nothing of it is shown', async (_, environment) => {
    const { outputs, calls, log, summary, masked, error } = await deployWith({ environment });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input' });
    expect(error).toMatch(
      /^environment: must be an environment ID or a display name, but this is \(part of\) a webhook/,
    );
    expect(calls).toEqual([]);
    expect(masked).toContain(environment);
    const shown = [...log, summary, JSON.stringify(outputs)].join('\n');
    const parts = [environment, TOKEN, decodeURIComponent(TOKEN), 's3cret', '0paque', 'AbC-dEf'];
    expect(parts.filter((part) => shown.includes(part))).toEqual([]);
  });

  test('the token is masked as it stands and as it is meant', async () => {
    const { masked } = await deployWith({ environment: HOOK });
    expect(masked).toEqual(expect.arrayContaining([HOOK, TOKEN, 'AbC-dEf 123/==']));
  });

  test('in a dry run, too', async () => {
    const { masked, outputs } = await deployWith({ environment: HOOK, 'dry-run': 'true' });
    expect(outputs['error-code']).toBe('invalid-input');
    expect(masked).toContain(HOOK);
  });

  test('a name is not masked: runners drop outputs that hold a masked value', async () => {
    const { masked } = await deployWith({ environment: 'Production' });
    expect(masked).not.toContain('Production');
  });
});

const ROOT =
  'must be the root of the API, but this looks like a page of the user portal: copy what comes before "/v1" in the calls that the platform documents; if it is the root, add "/v1"';

test.each([
  [{ 'headless-url': 'https://portal.example.com/accounts/acme/apps' }, ROOT],
  [{ 'headless-url': 'https://portal.example.com/headless/environments/e-1/builds' }, ROOT],
  [{ 'headless-url': 'https://portal.example.com/api_access' }, ROOT],
  [{ 'headless-url': 'https://portal.example.com/login' }, ROOT],
  [{ 'headless-url': '"https://api.example.com"' }, 'must not have quotes around it'],
  [{ 'purge-cache-webhook': '"https://api.example.com/wh"' }, 'must not have quotes around it'],
  [{ app: '"shop"' }, 'must not have quotes around it'],
  [{ path: '.\\sub' }, 'must be written with "/"'],
  [{ path: '.\\' }, 'must be written with "/"'],
  [{ path: 'C:\\sub' }, '"C:\\sub" '],
  [{ path: 'src\\api' }, 'must be written with "/"'],
  [{ 'required-files': 'src\\api.js' }, 'must be written with "/"'],
  [{ 'ignore-file': 'src\\ignore' }, 'must be written with "/"'],
  [{ archive: '.\\app.zip' }, 'must be written with "/"'],
])('what was nearly right is named as such: %j', async (given, problem) => {
  const { error, calls } = await deployWith(given);
  expect(badInputsIn(error)).toEqual([expect.stringContaining(problem)]);
  expect(calls).toEqual([]);
});

test.each(['path', 'archive', 'rollback-archive'])(
  '%s: a password without the look of one is not shown, either',
  async (input) => {
    const { error, log, summary } = await deployWith({ password: 'correct\\horse', [input]: 'correct\\horse' });
    expect(badInputsIn(error)[0]).toBe(`${input}: has the value of "password", but must be written with "/"`);
    expect([error, ...log, summary].join('\n')).not.toMatch(/correct[/\\]+horse/);
  },
);

test.each(['path', 'ignore-file', 'required-files', 'archive'])(
  '%s: a password is not shown, not even with "/"',
  async (input) => {
    const { error, log, summary } = await deployWith({ [input]: 'xK9\\AbCD7kQ2mZp4sW8tR' });
    expect(badInputsIn(error)).toEqual([
      `${input}: its value, not shown as it looks like a password, must be written with "/"`,
    ]);
    expect([error, ...log, summary].join('\n')).not.toContain('AbCD7kQ2mZp4sW8tR');
  },
);

const GATEWAYS = ['/apps/headless', '/portal/api', '/accounts', '/accounts/acme/v1', '/login/fu/v1/'];

test.each(GATEWAYS)('a root below %s may be a gateway', async (path) => {
  const { error } = await deployWith({ 'headless-url': `https://127.0.0.1:1${path}` });
  expect(error).toContain('could not be reached');
});
