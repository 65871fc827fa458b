import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../support/git/folders.ts';
import type { SocketRequest } from '../../support/servers/socket-server.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { withoutMasks } from '../../support/runners/command-parser.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  environmentsInputs,
  installsInputs,
  webhookUrl,
} from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { withDefaults } from '../../support/processes/sibling-bundles.ts';
import { basicSecrets, leaksIn } from '../../support/secrets/sibling-secrets.ts';
import { headerOf, targetOf } from '../../support/servers/requests.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

const USERNAME = 'api-user';
const PASSWORD = 'pa55/w"rd+\\%=å';
const TOKEN = 'tok3n+x/y%3D==';
const PATH = '/wh/v1/accounts/0paque-1d/apps/storefront/environments/e-1/webhooks/webhook';

/** All that a server can know of a request, in the ways in which it could write it into a message. */
function echoOf(request: SocketRequest): string[] {
  const authorization = headerOf(request, 'authorization') ?? '';
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString('utf8');
  const password = pair.slice(pair.indexOf(':') + 1);
  return [
    `authorization: ${authorization}`,
    `pair ${pair}, password ${password}, encoded ${encodeURIComponent(password)}`,
    `Cannot POST ${targetOf(request)}`,
    `${'x'.repeat(490)}${password}`,
  ];
}

/** Ways to answer so that the step fails and repeats what the service says. */
const ANSWERS: Readonly<Record<string, (request: SocketRequest, origin: string) => string>> = {
  'a flat error': (request) =>
    httpReply(400, { type: echoOf(request)[1], code: echoOf(request)[0], message: echoOf(request).join(' | ') }),
  'a nested error': (request) =>
    httpReply(403, {
      message: echoOf(request)[3],
      errors: [{ message: echoOf(request)[1], code: echoOf(request)[2] }],
    }),
  'a redirect': (request, origin) =>
    httpReply(302, '', { Location: `${origin}${targetOf(request)}#${echoOf(request)[0]}` }),
  'a page that leads elsewhere': (request, origin) =>
    httpReply(200, {
      count: 1,
      results: [],
      next: `${origin}/${encodeURIComponent(echoOf(request)[1] ?? '')}`,
      name: echoOf(request)[0],
    }),
};

const NAMES = ['create-app', 'create-environment', 'webhook', 'installs', 'environments'] as const;

const ACTIONS: Readonly<Record<(typeof NAMES)[number], (origin: string) => Inputs>> = {
  'create-app': (origin) => createAppInputs(origin, { password: PASSWORD, 'if-exists': 'ignore' }),
  'create-environment': (origin) =>
    createEnvironmentInputs(origin, { password: PASSWORD, 'base-url': origin, 'shell-variables': 'A=va1ue-of-A' }),
  webhook: (origin) => ({ url: webhookUrl(origin, { query: `token=${TOKEN}` }), action: 'clean-rebuild' }),
  environments: (origin) => environmentsInputs(origin, { password: PASSWORD }),
  installs: (origin) => installsInputs(origin, { password: PASSWORD, 'install-id': '' }),
};

const cases = NAMES.flatMap((name) => Object.keys(ANSWERS).map((answer) => [name, answer] as const));

describe('a service that repeats every secret it was given', () => {
  test.each(cases)('%s, %s: none of them is in the log', async (name, answer) => {
    const server = await answering((request) => ANSWERS[answer]?.(request, server.origin) ?? '');
    const inputs = withDefaults(name, ACTIONS[name](server.origin));
    const run = await runInProcess(name, {
      workspace: makeFolder('workspace'),
      inputs,
      variables: { RUNNER_DEBUG: '1' },
    });
    // A webhook takes any 200 for success, and the creation of an app one with an object.
    const accepts = ['webhook', 'create-app'].includes(name) && answer === 'a page that leads elsewhere';
    expect(run.exitCode).toBe(accepts ? 0 : 1);
    expect(server.requests.length).toBeGreaterThan(0);
    const log = withoutMasks(run.stdout) + run.stderr + run.summary;
    const secrets = [
      ...basicSecrets(USERNAME, PASSWORD),
      TOKEN,
      decodeURIComponent(TOKEN),
      `${PATH}:cleanRebuild`,
      'va1ue-of-A',
    ];
    expect(leaksIn(log, secrets)).toEqual([]);
    expect(leaksIn(JSON.stringify(run.outputs), secrets)).toEqual([]);
  });

  test('the test would see them: they are in the masks that the bundle writes', async () => {
    const server = await answering((request) => httpReply(400, { message: echoOf(request)[1] }));
    const inputs = withDefaults('installs', ACTIONS.installs(server.origin));
    const run = await runBundle('installs', { workspace: makeFolder('workspace'), inputs });
    expect(run.stdout).toContain('pair api-user:***, password ***, encoded ***');
    expect(leaksIn(run.stdout, basicSecrets(USERNAME, PASSWORD)).length).toBeGreaterThan(0);
  });
});

test('where no runner removes the mask commands from the log, they are not written', async () => {
  const server = await answering((request) => httpReply(400, { message: echoOf(request).join(' ') }));
  for (const name of ['installs', 'webhook'] as const) {
    const inputs = withDefaults(name, ACTIONS[name](server.origin));
    const run = await runInProcess(name, {
      workspace: makeFolder('workspace'),
      inputs,
      variables: { GITHUB_ACTIONS: '' },
    });
    expect(run.stdout).not.toContain('add-mask');
    expect(leaksIn(run.stdout, [...basicSecrets(USERNAME, PASSWORD), TOKEN])).toEqual([]);
  }
});

test('a token that is sent nowhere: a webhook URL with mistakes, whose parts are masked anyway', async () => {
  const url = `http://api.example.com${PATH}:rebuild?token=${TOKEN}`;
  const run = await runBundle('webhook', {
    workspace: makeFolder('workspace'),
    inputs: withDefaults('webhook', { url }),
  });
  expect(run.exitCode).toBe(1);
  expect(leaksIn(withoutMasks(run.stdout), [TOKEN, '0paque-1d'])).toEqual([]);
});
