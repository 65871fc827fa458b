import { describe, expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, PASSWORD, SITE } from '../../support/steps/inputs.ts';
import { answering, httpReply, socketServer } from '../../support/servers/socket-server.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import type { BundleRun } from '../../support/processes/run-bundle.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { annotationsIn, withoutMasks } from '../../support/runners/command-parser.ts';
import { secretsIn } from '../../support/secrets/secret-scan.ts';

const TOKEN = 'wh%2Bt0ken-9876&more';
const WEBHOOK = `/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=${TOKEN}`;

const createSecretInputs = (origin: string): Record<string, string> =>
  createInputs(origin, { 'purge-cache-webhook': origin + WEBHOOK });

/** Some forms of the secrets that a careless server could repeat, with words around them. */
function echoOf(head: string, inputs: Readonly<Record<string, string>>): string {
  const authorization = /^authorization: (.*)$/im.exec(head)?.[1] ?? '';
  const hook = inputs['purge-cache-webhook'] ?? '';
  return [
    `head ${head.split('\r\n')[0]} ${authorization}`,
    `password ${PASSWORD}; ${encodeURIComponent(PASSWORD)}; ${JSON.stringify(PASSWORD)}`,
    `hook ${hook} ${encodeURIComponent(hook)}`,
  ].join(' | ');
}

/** Runs the deploy action with debug logging in front of a careless server. */
async function deployThroughTheDoor(
  inputs: Record<string, string>,
  variables: Record<string, string> = {},
  run: typeof runBundle | typeof runInProcess = runInProcess,
) {
  const workspace = plant(makeFolder('workspace'), SITE);
  return await run('deploy', { workspace, inputs, variables: { RUNNER_DEBUG: '1', ...variables } });
}

/** Everything that was written, but for the lines that tell the runner what to hide. */
function writtenBy({ stdout, stderr, summary, outputs }: BundleRun): string {
  return [withoutMasks(stdout), stderr, summary, ...Object.values(outputs)].join('\n');
}

test('the scanner finds each form that the careless server repeats, or the tests below would prove nothing', () => {
  const inputs = createSecretInputs('http://127.0.0.1:1');
  const pair = Buffer.from(`api-user:${PASSWORD}`).toString('base64');
  const echo = echoOf(`POST ${WEBHOOK} HTTP/1.1\r\nAuthorization: Basic ${pair}`, inputs);
  expect(secretsIn(echo, inputs)).toEqual(
    expect.arrayContaining([PASSWORD, encodeURIComponent(PASSWORD), pair, TOKEN, `http://127.0.0.1:1${WEBHOOK}`]),
  );
});

describe('a careless server repeats the secrets, and none is written', () => {
  test('in the debug log of a connection that ends without an answer: the cause is there, the request is not', async () => {
    const server = await socketServer({ onBody: (socket) => void socket.destroy() });
    const inputs = createSecretInputs(server.origin);
    const run = await deployThroughTheDoor(inputs);
    expect(run.outputs['error-code']).toBe('ambiguous');
    const debug = run.stdout.split('\n').filter((line) => line.startsWith('::debug::Cause'));
    expect(debug).toEqual(['::debug::Cause: ExchangeError: unanswered: ECONNRESET', expect.stringContaining('Error')]);
    expect(secretsIn(writtenBy(run), inputs)).toEqual([]);
  });

  test('in the answer to the webhook, from the bundle as a process, nor does Node for NODE_DEBUG', async () => {
    const server = await answering(({ head }) =>
      head.startsWith('POST /wh/')
        ? httpReply(404, { message: echoOf(head, createSecretInputs(server.origin)) })
        : httpReply(200, createOperation()),
    );
    const inputs = createSecretInputs(server.origin);
    const run = await deployThroughTheDoor(inputs, { NODE_DEBUG: 'http,https,net,tls' }, runBundle);
    expect(run.exitCode).toBe(0);
    expect(run.stderr).toContain("Authorization: 'Basic ***'");
    expect(annotationsIn(run.stdout)).toContainEqual({
      level: 'warning',
      title: 'Cache not purged',
      text: expect.stringMatching(/HTTP 404.*\*\*\*/),
    });
    expect(secretsIn(writtenBy(run), inputs)).toEqual([]);
    expect(server.requests).toHaveLength(2);
  });

  test('outside of a runner there is not even a line with what to hide', async () => {
    const server = await answering(({ head }) =>
      httpReply(401, { message: echoOf(head, createSecretInputs(server.origin)) }),
    );
    const inputs = createSecretInputs(server.origin);
    const run = await deployThroughTheDoor(inputs, { GITHUB_ACTIONS: '' });
    expect(secretsIn(run.stdout + writtenBy(run), inputs)).toEqual([]);
    expect(run.stdout).not.toContain('add-mask');
  });
});

test('inputs that are bad are not repeated where they are secret', async () => {
  const inputs = {
    ...createSecretInputs('http://127.0.0.1:1'),
    password: 's3cret-with\u0007-a-bell',
    'purge-cache-webhook': 'https://user:hidden-word@api.example.com/hook?token=hidden-token',
  };
  const run = await deployThroughTheDoor(inputs);
  expect(run.exitCode).toBe(1);
  expect(secretsIn(writtenBy(run), inputs)).toEqual([]);
  expect(writtenBy(run)).not.toMatch(/hidden|s3cret/);
});
