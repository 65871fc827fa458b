import { expect, test } from '@jest/globals';
import { createAppAction } from '../../../src/actions/create-app/run.ts';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { deploy } from '../../../src/actions/deploy/run.ts';
import { createPacker } from '../../../src/archive/pack.ts';
import { environmentsAction } from '../../../src/actions/environments/run.ts';
import { installsAction } from '../../../src/actions/installs/run.ts';
import { webhookAction } from '../../../src/actions/webhook/run.ts';
import { safeText } from '../../../src/shared/text/safe-text.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  environmentsInputs,
  installsInputs,
  webhookUrl,
} from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';

const ORIGIN = 'https://api.example.com';
const services = () => ({ clock: fakeClock(), writeArchive: createPacker('', 0) });
const ACTIONS = {
  deploy: (inputs: Inputs) => ({ action: deploy, inputs: createInputs(ORIGIN, inputs) }),
  'create-app': (inputs: Inputs) => ({ action: createAppAction, inputs: createAppInputs(ORIGIN, inputs) }),
  'create-environment': (inputs: Inputs) => ({
    action: createEnvironmentAction,
    inputs: createEnvironmentInputs(ORIGIN, inputs),
  }),
  webhook: (inputs: Inputs) => ({ action: webhookAction, inputs: { url: webhookUrl(ORIGIN), ...inputs } }),
  installs: (inputs: Inputs) => ({ action: installsAction, inputs: installsInputs(ORIGIN, inputs) }),
  environments: (inputs: Inputs) => ({ action: environmentsAction, inputs: environmentsInputs(ORIGIN, inputs) }),
} as const;
type ActionName = keyof typeof ACTIONS;

const long = (length: number): string => 'x'.repeat(length);
const SEGMENTS = [
  '.',
  '..',
  'a/b',
  'a?b',
  'a#b',
  'a%2Fb',
  'a b',
  'a:b',
  'a@b',
  'ä',
  'a\\b',
  'a;b',
  'a&b=c',
  '*',
  "a'b",
  'a"b',
  'a\tb',
  '::add-mask::x',
  long(129),
  '../a',
] as const;
const BOOLEANS = ['yes', 'no', '1', '0', 'on', 'tRUE', 'true false', 'null', 'wahr'] as const;
const NUMBERS = ['-1', '1.5', '1e3', '0x10', 'NaN', 'Infinity', 'five', '1 2', '１', '1_000'] as const;
const MINUTES = ['0', '-5', '5s', '5 m', '7201', '1e2', 'NaN', 'forever', '0.0000001', '00000', '1,5', '0x5'] as const;
const SIZES = 'big -1 0 MB 1.2.3MB 1e9 0.1 200MBB 99999999TB ١MB'.split(' ').concat('5 apples', '200 MBit');
const ROOTS = [
  ...'api.example.com http://api.example.com ftp://api.example.com https:// https:/// //api.example.com'.split(' '),
  'https://api.example.com/v1/v1',
  'https://api.example.com/v1/accounts',
  'https://api.example.com/x/wh/v1/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://exa mple.com',
  'https://[::1',
  'http://127.0.0.1.example.com',
  'http://localhost.example',
  'https://api.example.com:99999',
  'not a url',
  'HTTP://api.example.com',
  'data:,x',
  'https://a b',
] as const;
const PATHS = ['/etc/passwd', '../x', 'a/../b', './../x', 'a//b', 'C:/x', 'a\\b', '..', '.', 'a/.', '/'] as const;
const NAMES = [`a\u0001b`, long(257), 'a\nb', 'a\rb'] as const;

/** Action, input, and values that it must not take. */
const TABLE: readonly (readonly [ActionName, string, readonly string[]])[] = [
  ['deploy', 'account', SEGMENTS],
  ['deploy', 'app', SEGMENTS],
  [
    'deploy',
    'environment',
    [
      'accounts/acme/apps/shop',
      'accounts/x/apps/shop/environments/e',
      'accounts/acme/apps/x/environments/e',
      'apps/x/environments/e',
      'accounts/acme/environments/e',
      'accounts/acme/apps/shop/environments/',
      'accounts/acme/apps/shop/environments/..',
      'accounts/acme/apps/shop/environments/a b',
      'accounts/acme/apps/shop/environments/e:upload',
      'accounts/acme/apps/shop/environments/e/deployments/d',
      'accounts/acme/apps/shop/environments/e/builds/',
      'accounts/acme/apps/shop/environments/e/builds/b/logs',
      'accounts/../apps/shop/environments/e',
      '//accounts/acme/apps/shop/environments/e',
      'https://portal.example.com/environments/e',
      ...NAMES,
    ],
  ],
  ['create-app', 'account', SEGMENTS.slice(0, 8)],
  ['create-app', 'app', SEGMENTS.slice(0, 8)],
  ['create-environment', 'account', SEGMENTS.slice(0, 8)],
  ['create-environment', 'app', SEGMENTS.slice(0, 8)],
  ['installs', 'install-id', SEGMENTS.slice(0, 8)],
  ['deploy', 'headless-url', ROOTS],
  ['installs', 'base-url', ROOTS],
  ['create-app', 'region', ['us-c', 'US', 'regions/', 'regions/XX', 'UK ,', 'Mars', 'US-C,UK', 'regions/regions/UK']],
  ['deploy', 'compression-level', [...NUMBERS, '10', '99']],
  ['deploy', 'max-size', SIZES],
  ['deploy', 'timeout-minutes', MINUTES],
  ['webhook', 'timeout-minutes', MINUTES.slice(0, 4)],
  ['deploy', 'secret-scan', ['on', 'true', 'WARN', 'warning', 'none', 'errors']],
  ['deploy', 'dry-run', BOOLEANS],
  ['deploy', 'check', BOOLEANS],
  ['deploy', 'retry-ambiguous', BOOLEANS],
  ['deploy', 'fail-on-purge-error', BOOLEANS],
  ['webhook', 'retry-ambiguous', BOOLEANS.slice(0, 4)],
  ['webhook', 'action', ['Rebuild', 'purge', 'purgeCache', 'clean', 'all']],
  ['create-app', 'if-exists', ['skip', 'Ignore', 'true', 'update']],
  ['deploy', 'include', ['!dist/', '!*.js', '! x']],
  ['deploy', 'exclude', ['!keep', '!!x', '!/a/b']],
  ['deploy', 'required-files', PATHS],
  [
    'deploy',
    'path',
    ['..', '../..', '/', '/etc', 'no-such-folder', 'package.json', '.git', 'a/.git/b', '../sibling', 'link-out'],
  ],
  ['deploy', 'ignore-file', ['../x', '/etc/passwd', 'a/../b', 'missing.ignore', 'src', '..', 'C:/x']],
  ['installs', 'page-size', [...NUMBERS, '0', '101', '1000']],
  ['installs', 'offset', NUMBERS.slice(0, 5)],
  ['installs', 'max-pages', [...NUMBERS.slice(0, 5), '0', '1000001']],
  ['environments', 'builds', [...NUMBERS, '21', '200']],
  ['environments', 'name', [long(129), 'a\tb', '\u001b[31mred', 'two\nlines']],
  ['installs', 'name', ['a b', 'a/b', '[ab]', '{a,b}', 'a|b', '(a+)+$', long(65), 'ä*']],
  ['create-environment', 'display-name', NAMES],
  ['create-environment', 'wp-environment', NAMES],
];

/** Inputs whose value must not be repeated, with values and what they may say instead. */
const SECRET: readonly (readonly [ActionName, string, readonly string[]])[] = [
  ['deploy', 'password', ['p4ss\u0001word-secret', 'p4ss\nword-secret']],
  ['deploy', 'username', ['us3r:secret-name', 'us3r\u0002secret-name']],
  [
    'deploy',
    'purge-cache-webhook',
    [
      'https://api.example.com/s3cret-hook',
      'http://api.example.com/wh/s3cret',
      's3cret',
      webhookUrl(ORIGIN, { query: 's3cret=1' }),
      `${webhookUrl(ORIGIN)}#s3cret`,
      webhookUrl('http://api.example.com'),
    ],
  ],
  [
    'deploy',
    'headless-url',
    ['https://user:s3cret@api.example.com', 'https://api.example.com?key=s3cret', 'https://api.example.com/#s3cret'],
  ],
  ['deploy', 'environment', [webhookUrl(ORIGIN, { query: 'token=s3cret' }), 'token=s3cret', 'x?TOKEN%3Ds3cret']],
  ['webhook', 'url', ['https://api.example.com/s3cret', 's3cret', `${webhookUrl(ORIGIN)}#s3cret`]],
  [
    'create-environment',
    'shell-variables',
    [
      's3cret',
      '1A=s3cret',
      'A=s3cret\nA=s3cret',
      '{"A": 1, "B": "s3cret"}',
      '{"A": "s3cret"',
      '{"A":"s3cret","A":"s3cret"}',
      'A-B=s3cret',
    ],
  ],
];

const CASES = TABLE.flatMap(([action, input, values]) =>
  values.map((value) => ({ action, input, value, secret: false })),
);
const SECRETS = SECRET.flatMap(([action, input, values]) =>
  values.map((value) => ({ action, input, value, secret: true })),
);

/** Of no use to a step whose inputs are refused, and so the same for all of them. */
const workspace = plant(makeFolder('bad-input'), {
  ...SITE,
  'src/x.js': '',
  '.git/x': '',
  'a/.git/b/c': '',
  'link-out': { link: '/etc' },
});

async function errorOf(name: ActionName, given: Inputs): Promise<string> {
  const { action, inputs } = ACTIONS[name](given);
  const runner = recordingRunner(inputs, { GITHUB_WORKSPACE: workspace });
  expect(await action(runner, services())).toBe(1);
  expect(runner.outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input' });
  const errors = runner.log.filter((line) => line.startsWith('error: '));
  expect(errors).toHaveLength(1);
  return (errors[0] ?? '').replace('error: Invalid input: ', '');
}

test('300 inputs that cannot be used: each message names what, which value, and what to do; no two are the same', async () => {
  const messages = new Map<string, string>();
  const wrong: string[] = [];
  for (const { action, input, value } of CASES) {
    const message = await errorOf(action, { [input]: value });
    const [what, ...others] = message.split('\n');
    // An empty input would be another matter: what is trimmed away by the runner is no case here.
    const shown = value.trim();
    const line = what ?? '';
    const right =
      others.length === 0 &&
      line.startsWith(`${input}: "${safeText(shown)}" `) &&
      /must |does not exist in the workspace\. Check|names another/.test(
        line.slice(input.length + safeText(shown).length),
      ) &&
      line.length > `${input}: "${safeText(shown)}" `.length + 15;
    if (!right) wrong.push(`${action} ${JSON.stringify(value)} => ${message}`);
    const same = messages.get(`${action} ${message}`);
    if (same !== undefined) wrong.push(`${action}: the same message for ${same} and ${input} ${JSON.stringify(value)}`);
    messages.set(`${action} ${message}`, `${input} ${JSON.stringify(value)}`);
  }
  expect(wrong).toEqual([]);
  expect(CASES.length + SECRETS.length).toBeGreaterThanOrEqual(300);
});

test('inputs that can hold a secret: what is wrong and what to do, and nothing of the value', async () => {
  const wrong: string[] = [];
  for (const { action, input, value } of SECRETS) {
    const message = await errorOf(action, { [input]: value });
    const right =
      message.startsWith(`${input}: `) &&
      /must |allowed: /.test(message) &&
      !/s3cret|secret-name|word-secret/.test(message);
    if (!right) wrong.push(`${action} ${JSON.stringify(value)} => ${message}`);
  }
  expect(wrong).toEqual([]);
});
