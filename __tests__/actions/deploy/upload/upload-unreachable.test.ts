import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:https';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { WorkState } from '../../../../src/runner/runner.ts';
import { SELF_SIGNED } from '../../../support/servers/certificate.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { fakeClock } from '../../../support/steps/fake-clock.ts';
import { createInputs, LARGE_SITE, SITE } from '../../../support/steps/inputs.ts';
import { endTime } from '../../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';
import { CLOSED_ORIGIN, httpReply, socketServer } from '../../../support/servers/socket-server.ts';

// A proxy of the machine would answer for hosts that are not there.
beforeAll(() => {
  process.env['NO_PROXY'] = '*';
});

const AFTER_1_S = { 'Retry-After': '1' };

describe('never reached: status failed, error-code network', () => {
  const ending = { status: 'failed', 'error-code': 'network' };

  test('nothing listens', async () => {
    const origin = CLOSED_ORIGIN;
    const { exitCode, outputs, error, log, pauses } = await runDeploy({ inputs: createInputs(origin) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ ...ending, attempts: '5' });
    expect(pauses).toHaveLength(4);
    expect(log).toContain('ECONNREFUSED while connecting: retrying in 0.0 s (attempt 2 of 5)');
    expect(error.split('\n')).toEqual([
      `${origin} could not be reached for the upload: ECONNREFUSED while connecting (5 attempts).`,
      'Nothing is listening there: check "headless-url". The platform accepted nothing.',
    ]);
    expect(log.filter((line) => line.startsWith('debug: Cause: '))).toEqual([
      'debug: Cause: ExchangeError: not-sent: ECONNREFUSED',
      `debug: Cause: Error: connect ECONNREFUSED ${new URL(origin).host}`,
    ]);
  });

  test('nothing is reported as sent, however long the retries take', async () => {
    const origin = CLOSED_ORIGIN;
    const clock = fakeClock({ random: 0.999 });
    // Too small for Expect, and too large for one piece.
    const files = { ...SITE, 'photo.bin': randomBytes(600_000) };
    const { log, pauses } = await runDeploy({ inputs: createInputs(origin), files, clock });
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(10_000);
    expect(log.filter((line) => /% sent|of it sent/.test(line))).toEqual([]);
  });

  test('a host name that does not exist', async () => {
    const { outputs, error } = await runDeploy({ inputs: createInputs('https://no-such-host.invalid') });
    expect(outputs).toMatchObject({ ...ending, attempts: '5' });
    expect(error).toMatch(
      /^https:\/\/no-such-host\.invalid could not be reached for the upload: (?:ENOTFOUND|EAI_AGAIN) while connecting \(5 attempts\)\.\nThe host name could not be resolved/,
    );
  });

  test('https to a port that speaks plain HTTP: one try', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { outputs, error } = await runDeploy({ inputs: createInputs(`https://127.0.0.1:${port}`) });
    server.close();
    expect(outputs).toMatchObject({ ...ending, attempts: '1' });
    expect(error).toMatch(
      /in the TLS handshake\.\nThe host does not speak TLS on that port, but probably plain HTTP: check "headless-url"\. The platform accepted nothing\.$/,
    );
  });

  test('a certificate that nobody signed: one try, and how to trust it', async () => {
    let requests = 0;
    const server = createTlsServer(SELF_SIGNED, () => void (requests += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { outputs, error } = await runDeploy({ inputs: createInputs(`https://127.0.0.1:${port}`) });
    server.close();
    expect(outputs).toMatchObject({ ...ending, attempts: '1' });
    expect(error).toMatch(/DEPTH_ZERO_SELF_SIGNED_CERT.*\nThe certificate is not trusted\..*NODE_EXTRA_CA_CERTS/);
    expect(requests).toBe(0);
  });

  test('a TLS handshake that is cut is retried', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined);
      socket.once('data', () => socket.resetAndDestroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { outputs, error } = await runDeploy({ inputs: createInputs(`https://127.0.0.1:${port}`) });
    server.close();
    expect(outputs).toMatchObject({ ...ending, attempts: '5' });
    expect(connections).toBe(5);
    expect(error).toMatch(/ could not be reached for the upload: ECONNRESET in the TLS handshake \(5 attempts\)\./);
  });

  test('a TLS handshake that stalls is retried', async () => {
    const server = createServer((socket) => void socket.on('error', () => undefined));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const inputs = createInputs(`https://127.0.0.1:${port}`);
    const { outputs, error, log } = await runDeploy({ inputs, limits: { tls: 50 } });
    server.close();
    expect(outputs).toMatchObject({ ...ending, attempts: '5' });
    expect(log).toContain('time-out in the TLS handshake: retrying in 0.0 s (attempt 2 of 5)');
    expect(error).toContain('could not be reached for the upload: time-out in the TLS handshake (5 attempts).');
  });
});

describe('cut while the upload is under way', () => {
  const files = { 'package.json': '{}', 'large.bin': Buffer.alloc(3_000_000, 'abc') };
  const large = { files, 'compression-level': '0' };

  test('is retried, and arrives whole', async () => {
    let cuts = 2;
    const server = await socketServer({
      onHead: (socket) => {
        socket.write('HTTP/1.1 100 Continue\r\n\r\n');
        cuts -= 1;
        if (cuts >= 0) socket.once('data', () => socket.resetAndDestroy());
      },
      onBody: (socket) => socket.end(httpReply(200, '{}')),
    });
    const inputs = createInputs(server.origin, { 'compression-level': '0' });
    const { outputs } = await runDeploy({ files: large.files, inputs });
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '3' });
    expect(server.requests.at(-1)?.body.length).toBeGreaterThan(3_000_000);
    expect(server.requests).toHaveLength(3);
  });

  test('a retry begins with nothing sent', async () => {
    const shown: string[] = [];
    const server = await socketServer({
      onBody: (socket) => socket.end(server.requests.length > 1 ? httpReply(200) : httpReply(503, '', AFTER_1_S)),
    });
    await runDeploy({
      inputs: createInputs(server.origin),
      onStart: (runner) =>
        Object.assign(runner, { progress: (state?: WorkState) => void shown.push(state?.text ?? '') }),
    });
    const sending = shown.filter((text) => /it sent|Nothing/.test(text)).map((text) => text.replace(/ \(.*$/, ''));
    const all = 'All of it sent, waiting for the answer';
    expect(sending.filter((text, index) => text !== sending[index - 1])).toEqual([all, 'Nothing sent yet', all]);
  });

  test('five times is a failure of the network, not an unclear one', async () => {
    const server = await socketServer({
      onHead: (socket) => {
        socket.write('HTTP/1.1 100 Continue\r\n\r\n');
        socket.once('data', () => socket.resetAndDestroy());
      },
    });
    const inputs = createInputs(server.origin, { 'compression-level': '0' });
    const { outputs, error } = await runDeploy({ files: large.files, inputs });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'network', attempts: '5' });
    expect(error).toMatch(
      /The connection to \S+ failed during the upload: (?:ECONNRESET|EPIPE) while it was sent \(5 attempts\)\.\n.* The platform accepted nothing\.$/,
    );
  });

  test('a server that stops reading is given up on', async () => {
    const server = await socketServer({
      onHead: (socket) => {
        socket.write('HTTP/1.1 100 Continue\r\n\r\n');
        socket.pause();
      },
    });
    const inputs = createInputs(server.origin, { 'compression-level': '0' });
    const wide = { 'package.json': '{}', 'large.bin': Buffer.alloc(20_000_000, 'abc') };
    const { outputs, error } = await runDeploy({ files: wide, inputs, limits: { progress: 100 } });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'network', attempts: '5' });
    expect(error).toContain('failed during the upload: time-out while it was sent (5 attempts).');
  });
});

describe('the time of the step', () => {
  test('runs out before the upload was accepted: nothing was accepted', async () => {
    let runner: RecordingRunner | undefined;
    const server = await socketServer({ onHead: () => endTime(runner) });
    const inputs = createInputs(server.origin);
    const onStart = (started: RecordingRunner): void => void (runner = started);
    const options = { inputs, files: LARGE_SITE, limits: { expect: 60_000 }, onStart };
    const { exitCode, outputs, error } = await runDeploy(options);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'timeout', attempts: '1' });
    expect(error.split('\n')).toEqual([
      'The step took longer than "timeout-minutes" allows (30).',
      'The platform accepted nothing. Raise "timeout-minutes", or send less.',
    ]);
    expect(server.requests[0]?.body).toHaveLength(0);
  });
});
