import { expect, test } from '@jest/globals';
import { attempt } from '../../support/steps/attempting.ts';
import { createReply } from '../../support/servers/exchanges.ts';

const LIST = {
  kind: 'read',
  name: { what: 'the list of installs', origin: 'https://api.example.com' },
  isAnswer: () => false,
} as const;

test('a read whose answer is cut off each time is a bad reply, not a refusal', async () => {
  const { result, made } = await attempt(
    Array.from({ length: 5 }, () => createReply({ complete: false, isCut: true, text: '{"re' })),
    LIST,
  );
  expect(made).toBe(5);
  expect(result).toMatchObject({
    code: 'bad-reply',
    status: 'failed',
    message:
      'https://api.example.com answered the list of installs with HTTP 200, but the answer was cut off (5 attempts).',
    details: { httpStatus: 200 },
  });
});

test('so is a page with a Retry-After that is too long to wait for', async () => {
  const { result, made } = await attempt([createReply({ text: '<html>', headers: { 'retry-after': '600' } })], LIST);
  expect(made).toBe(1);
  expect(result).toMatchObject({
    code: 'bad-reply',
    message:
      'https://api.example.com answered the list of installs with HTTP 200, but without a usable answer. It asks to wait 600 s; the maximum is 120 s.',
  });
});

test('and a status below 200 before the request was sent', async () => {
  const { result } = await attempt([createReply({ status: 101, sent: false })]);
  expect(result).toMatchObject({ code: 'bad-reply', status: 'failed' });
});
