import { EventEmitter } from 'node:events';
import type { ClientRequest } from 'node:http';
import type http from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { PHASE_LIMITS, RequestPhases } from '../../../src/platform/transport/request-phases.ts';

const open: RequestPhases[] = [];
afterEach(() => {
  for (const phases of open.splice(0)) phases.end();
});

/** The phases of a request whose events a test makes. */
function followRequest() {
  const request = Object.assign(new EventEmitter(), { destroy: () => undefined }) as unknown as ClientRequest;
  const client = { request: () => request } as unknown as Pick<typeof http, 'request'>;
  const phases = new RequestPhases(client, undefined, PHASE_LIMITS, false);
  open.push(phases);
  phases.request({}, () => undefined);
  const emit = (event: string, value?: unknown) => (): boolean => request.emit(event, value);
  const reply = emit('response', { headers: {}, headersDistinct: {} });
  return { phases, connect: emit('socket', new Socket()), finish: emit('finish'), reply };
}

test('the host may have the whole body once node has its last byte, before node reports that it was written', () => {
  const { phases, connect } = followRequest();
  connect();
  expect(phases.sent).toBe(false);
  phases.beforeLastByte();
  expect(phases.sent).toBe(true);
});

test('nothing is sent without a connection, whatever node has', () => {
  const { phases, connect, finish } = followRequest();
  phases.beforeLastByte();
  finish();
  expect(phases.sent).toBe(false);
  connect();
  expect(phases.sent).toBe(true);
});

test.each([
  { events: [], phase: 'connect' },
  { events: ['written'], phase: 'connect' },
  { events: ['connected'], phase: 'body' },
  { events: ['connected', 'written'], phase: 'reply' },
  { events: ['connected', 'replied'], phase: 'reply' },
  { events: ['connected', 'replied', 'written'], phase: 'reply' },
  { events: ['replied', 'connected'], phase: 'reply' },
] as const)('after $events a request is in the phase "$phase"', ({ events, phase }) => {
  const { phases, connect, finish, reply } = followRequest();
  const make = { connected: connect, written: finish, replied: reply };
  for (const event of events) make[event]();
  expect(phases.phase).toBe(phase);
});

test('each phase has the time limit that docs/reference/retries.md names', () => {
  expect(PHASE_LIMITS).toEqual({ connect: 10_000, tls: 10_000, progress: 60_000, reply: 300_000, expect: 1000 });
});

test.each([
  ['ends the request', false, 'reply'],
  ['does not, where the answer came while the machine stood still', true, undefined],
] as const)('a limit that has passed %s', async (_, isAnswered, expired) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { phases, connect, finish, reply } = followRequest();
  connect();
  finish();
  jest.advanceTimersByTime(PHASE_LIMITS.reply);
  jest.useRealTimers();
  if (isAnswered) reply();
  await nextTurn();
  await nextTurn();
  expect([phases.expired, phases.signal.aborted]).toEqual([expired, !isAnswered]);
});
