import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { PATIENCE } from '../../../src/builds/serving/first-answer.ts';
import { startApp } from '../../../src/builds/serving/app.ts';
import type { Command } from '../../../src/builds/steps/plan.ts';
import { isRunning } from '../../../src/process/processes.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';
import { placeIn } from '../place.ts';

const HURRY = { ...PATIENCE, answer: 500, elsewhere: 500 };

function startedAs(command: Command, signal = new AbortController().signal) {
  const folder = makeFolder('app');
  return startApp(command, placeIn(folder), signal, HURRY);
}

test('an app that listens elsewhere fails in time, with what it said, and the flag that its program needs', async () => {
  const elsewhere = 'console.log("hello"); require("net").createServer().listen(0)';
  const manifest = JSON.stringify({ scripts: { start: 'vite preview' } });
  const folder = plant(makeFolder('app'), { 'package.json': manifest });
  const starting = startApp(['node', '-e', elsewhere], placeIn(folder), new AbortController().signal, HURRY);
  await expect(starting).rejects.toMatchObject({
    step: 'start',
    // On a busy machine it has not begun to listen after half a second.
    message: expect.stringMatching(
      /^The app did not answer on PORT \(\d+\) within \d+ s\. It (?:does not listen on any port.*|listens on port \d+ instead: "vite preview" did not use PORT: add "--port \$PORT --host" to it in the start script\. The platform accepts PORT, 8080 or 3000\.)(?:\nhello)?$/,
    ),
  });
});

/** A port that nothing listens on, in place of 8080 or 3000. */
async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const serverOn = (port: number | string, host = '0.0.0.0'): string =>
  `require("http").createServer((_, r) => r.end("mine")).listen(${port}, "${host}");`;

test('an app on another port that the platform accepts runs, with a notice and no warning', async () => {
  const other = await unusedPort();
  const place = placeIn(makeFolder('app'));
  const patience = { ...PATIENCE, others: { ports: [other], wait: 0 } };
  const app = await startApp(['node', '-e', serverOn(other)], place, new AbortController().signal, patience);
  expect(await (await fetch(app.origin)).text()).toBe('mine');
  app.stop();
  expect(new URL(app.origin).port).toBe(String(other));
  expect(place.log.warnings).toEqual([]);
  expect(place.log.lines().at(-1)?.text).toBe(
    `Notice: The app listens on port ${other}, not on PORT. The platform accepts that, but on this machine two such apps cannot run side by side, and before a new version starts, the one before is ended. To avoid that: make the app listen on process.env.PORT.`,
  );
});

test.each([
  ['another', () => serverOn(0)],
  ['the same, on another address', (port: number) => serverOn(port, '::1')],
])('a program on such a port is not taken for the app, which listens on %s', async (_, sourceFor) => {
  const stranger = createServer((_request, response) => response.end('not mine')).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as AddressInfo;
  const patience = { answer: 60_000, elsewhere: 1, others: { ports: [port], wait: 0 } };
  const place = placeIn(makeFolder('app'));
  const starting = startApp(['node', '-e', sourceFor(port)], place, new AbortController().signal, patience);
  try {
    await expect(starting).rejects.toThrow(' instead: ');
  } finally {
    stranger.close();
  }
});

test('an app that listens on PORT as well is asked there', async () => {
  const other = await unusedPort();
  const source = `${serverOn(other)} setTimeout(() => { ${serverOn('process.env.PORT')} }, 300);`;
  const patience = { ...PATIENCE, others: { ports: [other], wait: 60_000 } };
  const place = placeIn(makeFolder('app'));
  const app = await startApp(['node', '-e', source], place, new AbortController().signal, patience);
  app.stop();
  expect(new URL(app.origin).port).not.toBe(String(other));
});

test('an app that goes on listening elsewhere is not waited for to the end', async () => {
  const source = 'require("net").createServer().listen(0)';
  const place = placeIn(makeFolder('app'));
  // Would end after five minutes.
  const starting = startApp(['node', '-e', source], place, new AbortController().signal, {
    ...PATIENCE,
    answer: 300_000,
    elsewhere: 1,
  });
  await expect(starting).rejects.toThrow(/ within \d+ s\. It listens on port \d+ instead: /);
});

test.each([
  [
    'works to the end',
    'for (;;);',
    1000,
    'It does not listen on any port yet, but is still working: the start is slow.',
  ],
  // The start of Node is work as well: it must be a small part of this time.
  [
    'waits',
    'setInterval(() => undefined, 1000)',
    3000,
    'It does not listen on any port: make it listen on process.env.PORT.',
  ],
])('an app that %s does not answer in time', async (_, source, answer, sentence) => {
  const place = placeIn(makeFolder('app'));
  const patience = { ...PATIENCE, answer, elsewhere: answer };
  const starting = startApp(['node', '-e', source], place, new AbortController().signal, patience);
  await expect(starting).rejects.toThrow(sentence);
});

test('a program that is not there is named', async () => {
  await expect(startedAs(['no-such-program'])).rejects.toThrow('There is no program "no-such-program" on the PATH.');
});

test('a start that is not wanted any more ends', async () => {
  const controller = new AbortController();
  const starting = startedAs(['node', '-e', 'setInterval(() => undefined, 1000)'], controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(starting).rejects.toThrow('cancelled');
});

test.each([
  ['status 099', 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'],
  ['a broken body', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n'],
  ['protocols switched unasked', 'HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'],
])('an app whose first answer has %s runs, and the platform goes on', async (_what, bytes) => {
  const folder = makeFolder('app');
  const source = `require("net").createServer((s) => s.on("error", () => 0).once("data", () => s.end(${JSON.stringify(bytes)}))).listen(process.env.PORT, "127.0.0.1")`;
  const app = await startApp(['node', '-e', source], placeIn(folder), new AbortController().signal);
  app.stop();
  expect(app.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('the port of an app is none that the system gives to others', async () => {
  const source = 'require("http").createServer((_, r) => r.end()).listen(process.env.PORT, "127.0.0.1")';
  const app = await startApp(['node', '-e', source], placeIn(makeFolder('app')), new AbortController().signal);
  app.stop();
  const port = Number(new URL(app.origin).port);
  expect(port >= 20_000 && port < 32_768).toBe(true);
});

test('any answer is a sign of health, and the app ends when it is stopped', async () => {
  const folder = makeFolder('app');
  const place = placeIn(folder);
  const source =
    'require("http").createServer((_, r) => { r.statusCode = 500; r.end() }).listen(process.env.PORT, process.env.HOST)';
  const signal = new AbortController().signal;
  const app = await startApp(['node', '-e', source], place, signal);
  expect((await fetch(app.origin)).status).toBe(500);
  app.stop();
  place.groups.endAll();
  await expect(fetch(app.origin, { keepalive: false })).rejects.toThrow();
});

test.each([
  ['answers only after', true],
  ['never answers, not even after', false],
])('an app that %s its start was cancelled is ended at once', async (_, answers) => {
  const folder = makeFolder('app');
  const place = placeIn(folder);
  const gate = createServer().listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const opener = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const source = `require("http").createServer((_, r) => fetch("${opener}/" + process.pid).then(() => r.end())).listen(process.env.PORT)`;
  const controller = new AbortController();
  const starting = startApp(['node', '-e', source], place, controller.signal);
  const [request, response] = (await once(gate, 'request')) as [IncomingMessage, ServerResponse];
  controller.abort(new Error('superseded'));
  if (answers) response.end();
  try {
    await expect(starting).rejects.toThrow('superseded');
    while (isRunning(Number(request.url?.slice(1)))) await setTimeout(5);
  } finally {
    place.groups.endAll();
    gate.closeAllConnections();
    gate.close();
  }
});
