import { truncateSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createOperation } from '../../../support/servers/exchanges.ts';
import { createInputs, LARGE_SITE } from '../../../support/steps/inputs.ts';
import { endTime } from '../../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';
import { always, httpReply, socketServer } from '../../../support/servers/socket-server.ts';
import { uploadsOf } from '../../../support/servers/requests.ts';

/** Why not to run the job again at once, and where to look first. */
const ADVICE = expect.stringMatching(
  /may or may not have accepted .*sending it again could deploy twice.*user portal for a new build of account "acme", app "shop", environment "e-1".* run the job again\.$/,
);

const NOT_THE_APIS = "The answer is not in the API's form; it may come from something before it";

describe('after the last byte, nobody can know: one request, status unknown', () => {
  test.each([500, 502, 503, 504, 520, 524, 599])('HTTP %d', async (status) => {
    const server = await always(status, '<h1>Oops</h1>');
    const { exitCode, outputs, error } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous', attempts: '1' });
    expect(error.split('\n')).toEqual([
      `${server.origin} answered the upload with HTTP ${status}, after all of it had been sent. It says "Oops". ${NOT_THE_APIS}.`,
      ADVICE,
    ]);
    expect(uploadsOf(server)).toHaveLength(1);
  });

  test('a reset', async () => {
    const server = await socketServer({ onBody: (socket) => socket.resetAndDestroy() });
    const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous', attempts: '1' });
    expect(error.split('\n')).toEqual([
      `All of the upload had been sent to ${server.origin} when the connection ended before an answer came (ECONNRESET).`,
      ADVICE,
    ]);
    expect(uploadsOf(server)).toHaveLength(1);
  });

  test('a polite close', async () => {
    const server = await socketServer({ onBody: (socket) => socket.end() });
    const { outputs } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous' });
    expect(uploadsOf(server)).toHaveLength(1);
  });

  test('silence', async () => {
    const server = await socketServer({});
    const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin), limits: { reply: 100 } });
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous' });
    expect(error).toContain(`All of the upload had been sent to ${server.origin} when no answer came in time.`);
    expect(uploadsOf(server)).toHaveLength(1);
  });

  test('an answer that is no HTTP', async () => {
    const server = await socketServer({ onBody: (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n') });
    const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous' });
    expect(error).toMatch(/\(HPE_INVALID_CONSTANT: it begins "SSH-2.0-OpenSSH_9.6"\)/);
    expect(uploadsOf(server)).toHaveLength(1);
  });

  test.each([
    ['was cut off', (text: string) => text.slice(0, -10)],
    ['is too long', (text: string) => text + ' '.repeat(2_000_000)],
  ])('a success whose answer %s', async (how, spoil) => {
    const operation = JSON.stringify(createOperation());
    const body = spoil(operation);
    const server = await socketServer({
      onBody: (socket) => {
        socket.write(httpReply(200, body, { 'Content-Length': String(Math.max(body.length, operation.length)) }));
        socket.end();
      },
    });
    const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous', 'operation-name': '' });
    expect(error).toContain(`with HTTP 200, but the answer ${how}, after all of it had been sent.`);
    expect(uploadsOf(server)).toHaveLength(1);
  });

  test('the time of the step runs out', async () => {
    let runner: RecordingRunner | undefined;
    const server = await socketServer({ onBody: () => endTime(runner) });
    const inputs = createInputs(server.origin);
    const { exitCode, outputs, error } = await runDeploy({ inputs, onStart: (started) => (runner = started) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous' });
    expect(error).toMatch(/^The time ran out after a request had been sent\. .*"timeout-minutes" allows \(30\)/);
  });
});

describe('an answer that is not the platform: bad-reply', () => {
  const name = 'accounts/acme/apps/shop/environments/e-1/operations/op-1';
  const NO_OPERATION = 'the body is not an operation';
  const REFUSED = 'refused it: an error without a message';
  test.each<[string, string, string?]>([
    ['HTML', '<!doctype html><title>Sign in</title>', `${NO_OPERATION}: "Sign in"`],
    ['broken JSON', JSON.stringify(createOperation()).slice(0, -2)],
    ['an error that calls itself a success', '{"type":"x","code":"y","message":"z"}', `refused it: z (type x, code y)`],
    ['an operation that was no success', JSON.stringify({ ...createOperation(), success: false }), REFUSED],
    ['errors', '{"errors":[{"message":"no quota"}]}', 'refused it: no quota'],
    ['errors as texts', '{"errors":["no quota"]}', 'refused it: no quota'],
    ['an error by another name', '{"Error":{"Code":7,"Message":"no quota"}}', 'refused it: no quota'],
    ['problem details', '{"title":"No quota","status":429,"detail":"3 apps"}', 'refused it: No quota: 3 apps'],
    ['a name of another form', JSON.stringify(createOperation({ name: '/etc/passwd' }))],
    ['a command in a name', JSON.stringify(createOperation({ name: `${name}\n::add-mask::x` }))],
    ['no build', JSON.stringify(createOperation({ metadata: {} }))],
  ])('%s', async (_, body, problem = NO_OPERATION) => {
    const server = await always(200, body);
    const { exitCode, outputs, error } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({
      status: 'unknown',
      'error-code': 'bad-reply',
      'operation-name': '',
      'build-id': '',
    });
    expect(error.split('\n')).toEqual([
      `${server.origin} answered the upload with HTTP 200, but ${problem}.`,
      expect.stringMatching(
        /Check "headless-url".*user portal for a new build of account "acme", app "shop", environment "e-1" before you run the job again\. Copy the root of the API, /,
      ),
    ]);
    expect(uploadsOf(server)).toHaveLength(1);
  });

  test('a success that comes before the upload was sent', async () => {
    const server = await socketServer({ onHead: (socket) => socket.end(httpReply(200)) });
    const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin), files: LARGE_SITE });
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'bad-reply' });
    expect(error).toContain('answered the upload with HTTP 200, but before all of it had been sent.');
    expect(uploadsOf(server)).toHaveLength(1);
  });
});

describe('accepted', () => {
  test.each(['', '{}', ' \n'])('with the body %j: no names, and a warning', async (body) => {
    const server = await always(200, body);
    const { exitCode, outputs, log } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': '', 'operation-name': '', attempts: '1' });
    expect(log.filter((line) => line.startsWith('warning: No operation in the answer'))).toHaveLength(1);
  });

  test.each([
    ['operation', { name: 'accounts/acme/apps/shop/environments/e-2/operations/op-1' }],
    ['build', { metadata: { build: 'accounts/acme/apps/shop/environments/e-2/builds/b-1' } }],
  ])('with an %s of another environment: a warning that names both', async (_, overrides) => {
    const server = await always(200, createOperation(overrides));
    const { exitCode, outputs, log } = await runDeploy({ inputs: createInputs(server.origin) });
    expect([exitCode, outputs['status']]).toEqual([0, 'accepted']);
    const place = 'accounts/acme/apps/shop/environments/';
    expect([outputs['operation-name'], outputs['build-path']]).toContainEqual(
      expect.stringMatching(`^${place}e-2/(?:operations/op-1|builds/b-1)$`),
    );
    expect(log.filter((line) => line.startsWith('warning: '))).toEqual([
      `warning: Operation of another environment: The upload was sent to ${place}e-1, but the answer names ${place}e-2. Check in the user portal which of them has a new build.`,
    ]);
  });

  test('with an operation: its names are outputs and lines of the log', async () => {
    const server = await always(202, createOperation({ done: true }));
    const { exitCode, outputs, log, summary } = await runDeploy({ inputs: createInputs(server.origin) });
    const environment = 'accounts/acme/apps/shop/environments/e-1';
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({
      status: 'accepted',
      'operation-name': `${environment}/operations/op-1`,
      'operation-id': 'op-1',
      'build-path': `${environment}/builds/b-1`,
      'build-id': 'b-1',
    });
    expect(log).toContain('Operation op-1, build b-1');
    expect(log.filter((line) => line.startsWith('warning: '))).toEqual([]);
    expect(summary).toContain('<h3>→ Deploy accepted');
  });
});

const SWITCH = 'HTTP/1.1 101 Switching Protocols\r\n';
const FORMS = [
  ['with a protocol', `${SWITCH}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ['without one', `${SWITCH}\r\n`],
] as const;

test.each(FORMS)(
  '101 after the whole body, %s: unknown, at once',
  async (_, reply) => {
    const server = await socketServer({ onBody: (socket) => socket.write(reply) });
    // Longer than the test may take: nothing but the answer itself can end the wait.
    const { exitCode, outputs, error } = await runDeploy({
      inputs: createInputs(server.origin),
      limits: { reply: 20_000 },
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous', attempts: '1' });
    expect(error).toContain(`${server.origin} answered the upload with HTTP 101, after all of it had been sent.`);
    expect(uploadsOf(server)).toHaveLength(1);
  },
  10_000,
);

test('a zip that was cut before the second attempt does not undo what the first may have done', async () => {
  let zip = '';
  const server = await socketServer({
    onBody: (socket, { head }) => {
      if (!head.startsWith('POST')) return socket.end(httpReply(404));
      truncateSync(zip);
      socket.end(httpReply(502));
    },
  });
  const { exitCode, outputs, error } = await runDeploy({
    inputs: createInputs(server.origin, { 'retry-ambiguous': 'true' }),
    onPacked: (path) => (zip = path),
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous', attempts: '2' });
  expect(error).toMatch(/^The zip changed while it was read\..* An earlier attempt may have been accepted\./);
});
