import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, LARGE_SITE } from '../../../support/steps/inputs.ts';
import { httpReply, socketServer } from '../../../support/servers/socket-server.ts';
import { uploadsOf } from '../../../support/servers/requests.ts';

const large = {
  files: { 'package.json': '{}', 'large.bin': Buffer.alloc(1_200_000, 'abc') },
  level: { 'compression-level': '0' },
};

test.each([
  [401, 'unauthorized'],
  [413, 'too-large'],
])('a refusal with %d comes before one byte of the zip is sent', async (status, code) => {
  const server = await socketServer({ onHead: (socket) => socket.end(httpReply(status)) });
  const { outputs } = await runDeploy({ files: large.files, inputs: createInputs(server.origin, large.level) });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': code, attempts: '1' });
  expect(uploadsOf(server).map(({ body }) => body.length)).toEqual([0]);
});

test('a 429 in the head costs no upload, and the next try does one', async () => {
  let refusals = 1;
  const server = await socketServer({
    onHead: (socket) => {
      refusals -= 1;
      if (refusals >= 0) socket.end(httpReply(429, '', { 'Retry-After': '1' }));
      else socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    },
    onBody: (socket) => socket.end(httpReply(200, '{}')),
  });
  const { outputs } = await runDeploy({ files: large.files, inputs: createInputs(server.origin, large.level) });
  expect(outputs).toMatchObject({ status: 'accepted', attempts: '2' });
  expect(server.requests.map(({ body }) => body.length > 0)).toEqual([false, true]);
});

test.each([500, 504])('a %d before the body was sent was not taken: tried again', async (status) => {
  const server = await socketServer({ onHead: (socket) => socket.end(httpReply(status)) });
  const { outputs } = await runDeploy({ files: large.files, inputs: createInputs(server.origin, large.level) });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'server-error', attempts: '5' });
  expect(server.requests.map(({ body }) => body.length)).toEqual([0, 0, 0, 0, 0]);
});

test('a server that does not know it gets the body after a moment', async () => {
  const server = await socketServer({
    onHead: () => undefined,
    onBody: (socket) => socket.end(httpReply(200, '{}')),
  });
  const inputs = createInputs(server.origin);
  const { outputs } = await runDeploy({ inputs, files: LARGE_SITE, limits: { expect: 20 } });
  expect(outputs).toMatchObject({ status: 'accepted', attempts: '1' });
  expect(uploadsOf(server)).toHaveLength(1);
});

test('417 is answered with a second request that does not ask, and both are counted', async () => {
  const server = await socketServer({
    onHead: (socket, { head }) => {
      if (/^expect:/im.test(head)) socket.end(httpReply(417));
    },
    onBody: (socket) => socket.writable && socket.end(httpReply(200, '{}')),
  });
  const { outputs } = await runDeploy({ inputs: createInputs(server.origin), files: LARGE_SITE });
  expect(outputs).toMatchObject({ status: 'accepted', attempts: '2' });
  expect(server.requests.map(({ head }) => /^expect:/im.test(head))).toEqual([true, false]);
  expect(server.requests[0]?.body).toHaveLength(0);
});

/** Requests, with what each asked, to a host that does this with a header that has `Expect`, and accepts the others. */
async function askedOf(onExpect: (socket: Socket) => void) {
  const server = await socketServer({
    onHead: (socket, { head }) => {
      if (/^expect:/im.test(head)) onExpect(socket);
    },
    onBody: (socket) => socket.writable && socket.end(httpReply(200, '{}')),
  });
  const { outputs, pauses } = await runDeploy({ inputs: createInputs(server.origin), files: LARGE_SITE });
  return { outputs, pauses, asked: uploadsOf(server).map(({ head }) => /^expect:/im.test(head)) };
}

test.each([400, 405, 501])('%d in a form that is not that of the API is answered like 417', async (status) => {
  const { outputs, pauses, asked } = await askedOf((socket) => socket.end(httpReply(status, '<h1>No</h1>')));
  expect(outputs).toMatchObject({ status: 'accepted', attempts: '2' });
  expect([asked, pauses]).toEqual([[true, false], []]);
});

test.each([
  [400, { message: 'no', type: 'invalid_value', code: 'bad' }, 'rejected'],
  [501, { message: 'no' }, 'server-error'],
  [403, '', 'forbidden'],
])('%d with %j refuses the upload itself', async (status, body, code) => {
  const { outputs, asked } = await askedOf((socket) => socket.end(httpReply(status, body)));
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': code, attempts: '1' });
  expect(asked).toEqual([true]);
});

test('400 once the body is under way refuses the upload itself', async () => {
  const { outputs, asked } = await askedOf((socket) => {
    socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    socket.once('data', () => socket.end(httpReply(400)));
  });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'rejected', attempts: '1' });
  expect(asked).toEqual([true]);
});

test.each<[string, (socket: Socket) => void]>([
  ['resets', (socket) => socket.resetAndDestroy()],
  ['closes', (socket) => socket.end()],
])('a host that %s the connection then is not asked in the next attempt', async (_, onExpect) => {
  const { outputs, pauses, asked } = await askedOf(onExpect);
  expect(outputs).toMatchObject({ status: 'accepted', attempts: '2' });
  expect([asked, pauses]).toEqual([[true, false], [expect.any(Number)]]);
});

test('after a 417 no later attempt asks again; a 417 without Expect is final', async () => {
  let bodies = 0;
  const server = await socketServer({
    onHead: (socket, { head }) => {
      if (/^expect:/im.test(head)) socket.end(httpReply(417));
    },
    onBody: (socket) => {
      if (!socket.writable) return;
      bodies += 1;
      socket.end(httpReply(bodies === 1 ? 429 : 417));
    },
  });
  const { outputs } = await runDeploy({ inputs: createInputs(server.origin), files: LARGE_SITE });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'rejected', attempts: '3' });
  expect(server.requests.map(({ head }) => /^expect:/im.test(head))).toEqual([true, false, false]);
});
