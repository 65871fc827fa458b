import { expect, test } from '@jest/globals';
import type { SmokeTestLine } from '../../../../src/actions/deploy/inputs/after-upload.ts';
import { describeOnce, visitOnce } from '../../../../src/actions/deploy/smoke-test/once.ts';
import { systemResolve } from '../../../../src/platform/transport/public-address.ts';
import { StopError } from '../../../../src/shared/errors.ts';
import { answering, httpReply, socketServer } from '../../../support/servers/socket-server.ts';
import { fakeClock } from '../../../support/steps/fake-clock.ts';

const LINES = ['/a', '/b', '/c'].map((path): SmokeTestLine => ({
  source: path,
  path,
  status: undefined,
  text: undefined,
}));
const context = { clock: fakeClock(), signal: new AbortController().signal, resolve: systemResolve };
const siteAt = (origin: string) => ({ url: new URL(origin), isFromPlatform: false });

test('all pages are requested side by side', async () => {
  const waiting: (() => void)[] = [];
  const server = await socketServer({
    onBody: (socket) => {
      waiting.push(() => socket.end(httpReply(200)));
      // No answer before each page was asked for.
      if (waiting.length === LINES.length) for (const answer of waiting) answer();
    },
  });
  const visits = await visitOnce(LINES, siteAt(server.origin), context);
  expect([...visits.keys()]).toEqual(LINES);
  expect(describeOnce(LINES, visits)).toBe('3 pages as expected.');
});

test('a page that takes all of the time counts as not asked', async () => {
  const server = await answering(({ head }) => (head.startsWith('GET /b ') ? null : httpReply(500)));
  const visits = await visitOnce(LINES, siteAt(server.origin), context, 1000);
  expect([...visits.keys()].map(({ path }) => path)).toEqual(['/a', '/c']);
  expect(describeOnce(LINES.slice(1), visits)).toBe('0 of 2 pages as expected: no answer within 10 s.');
});

test.each([
  ['a cancel ends it', 'cancelled', new StopError('cancelled', 'Cancelled.', 130)],
  ['the end of the time of the step does not', undefined, new StopError('timeout', 'Too long.', 1)],
])('%s', async (_name, code, reason) => {
  const controller = new AbortController();
  const server = await answering(() => (controller.abort(reason), null));
  const visiting = visitOnce(LINES, siteAt(server.origin), { ...context, signal: controller.signal });
  const ended = await visiting.catch((error: unknown) => error);
  expect(ended).toEqual(code === undefined ? new Map() : reason);
});
