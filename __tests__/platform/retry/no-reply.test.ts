import { describe, expect, test } from '@jest/globals';
import { makeCall } from '../../support/faults/calls.ts';
import { faultServer } from '../../support/faults/server.ts';

/** What a call says of an answer, of which it has sent all or nothing by then. */
async function messageFor(answer: string, call: 'upload' | 'create-app' = 'upload', early = false): Promise<string> {
  const { origin } = await faultServer(async (peer) => {
    if (!early) await peer.bodyIn();
    peer.socket.end(answer);
  });
  const { ending, error } = await makeCall(call, origin);
  expect(ending).toBe(early && call === 'upload' ? 'failed network' : 'unknown ambiguous');
  return (error?.message ?? '').replace(origin, 'HOST');
}

const JSON_HEAD = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n';

describe('an answer that cannot be read is told by the code of the parser, not as none', () => {
  test.each([
    ['a header above 64 KiB', `${JSON_HEAD}X: ${'x'.repeat(66_000)}\r\n\r\n{}`, 'HPE_HEADER_OVERFLOW'],
    ['line feeds alone', 'HTTP/1.1 200 OK\nContent-Length: 2\n\n{}', 'HPE_CR_EXPECTED'],
    ['a space in a name', `${JSON_HEAD}Bad Header: x\r\n\r\n{}`, 'HPE_INVALID_HEADER_TOKEN'],
    ['two lengths', `${JSON_HEAD}Content-Length: 5\r\n\r\n{}`, 'HPE_UNEXPECTED_CONTENT_LENGTH'],
    ['another protocol', 'SSH-2.0-x\r\n', 'HPE_INVALID_CONSTANT: it begins "SSH-2.0-x"'],
    ['a command in it', '##[group]x\n', 'HPE_INVALID_CONSTANT: it begins "##\\u005bgroup]x"'],
    ['a line of HTTP/2', 'HTTP/2 200 OK\r\n\r\n', 'HPE_INVALID_VERSION: it begins "HTTP/2 200 OK"'],
    ['a long line', `${'x'.repeat(200)}\n`, `HPE_INVALID_CONSTANT: it begins "${'x'.repeat(99)}…"`],
    ['no text', 'J\0\0\0\n8.0.36\0', 'HPE_INVALID_CONSTANT'],
  ])('%s', async (_name, answer, code) => {
    const how = `an answer came that could not be read (${code})`;
    expect(await messageFor(answer)).toBe(`All of the upload had been sent to HOST when ${how}.`);
  });

  test('before all of the request was sent', async () => {
    expect(await messageFor('220 mail.example ESMTP\r\n', 'upload', true)).toBe(
      'HOST sent an answer that could not be read (HPE_INVALID_CONSTANT: it begins "220 mail.example ESMTP") to the upload (5 attempts).',
    );
  });

  test.each([
    ['Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n', 'HPE_INVALID_CHUNK_SIZE'],
    ['Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}', 'Z_DATA_ERROR'],
  ])('in its body: %j', async (rest, code) => {
    expect(await messageFor(`HTTP/1.1 200 OK\r\n${rest}`)).toBe(
      `HOST answered the upload with HTTP 200, but the answer could not be read (${code}), after all of it had been sent.`,
    );
  });
});

test.each([
  ['its settings', '\0\0\u0006\u0004\0\0\0\0\0\0\u0003\0\0\0d'],
  ['its farewell', '\0\0\u0008\u0007\0\0\0\0\0\0\0\0\0\0\0\0\u0001'],
])('a host that speaks HTTP/2 alone, and sends %s, has accepted nothing', async (_name, frame) => {
  const { origin } = await faultServer(async (peer) => {
    await peer.bodyIn();
    peer.socket.end(frame);
  });
  const { ending, error } = await makeCall('upload', origin);
  expect([ending, error?.message.replace(origin, 'HOST')]).toEqual([
    'failed network',
    'HOST sent an answer that could not be read (HPE_INVALID_CONSTANT: it is HTTP/2) to the upload.',
  ]);
});

test('an answer with a header of 60 KiB is read', async () => {
  const { origin } = await faultServer(async (peer) => {
    await peer.bodyIn();
    peer.reply(200, '', { 'Set-Cookie': 'x'.repeat(60 * 1024) });
  });
  expect((await makeCall('create-app', origin)).ending).toBe('accepted');
});
