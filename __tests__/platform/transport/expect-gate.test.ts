import { EventEmitter } from 'node:events';
import type { ClientRequest } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import { ExpectGate } from '../../../src/platform/transport/expect-gate.ts';

afterEach(() => void jest.useRealTimers());

/** A gate that follows a request whose events a test makes. */
function followRequest(isUsed: boolean) {
  let flushed = 0;
  const request = Object.assign(new EventEmitter(), { flushHeaders: () => (flushed += 1) });
  const gate = new ExpectGate(isUsed);
  gate.follow(request as unknown as ClientRequest);
  return { gate, request, flushed: () => flushed };
}

/** Whether the body may be sent by now. */
async function isOpen({ opened }: ExpectGate): Promise<boolean> {
  return await Promise.race([opened.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

test('without Expect the body may be sent at once, and the head goes out with it', async () => {
  const { gate, flushed } = followRequest(false);
  expect(await isOpen(gate)).toBe(true);
  expect(flushed()).toBe(0);
});

test.each(['continue', 'close'])(
  'with Expect the head goes out alone, and the body after the event %s',
  async (event) => {
    const { gate, request, flushed } = followRequest(true);
    expect(flushed()).toBe(1);
    expect(await isOpen(gate)).toBe(false);
    request.emit(event);
    expect(await isOpen(gate)).toBe(true);
  },
);

test('a host that does not answer Expect gets the body anyway', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const { gate } = followRequest(true);
  gate.startTimer(1000);
  jest.advanceTimersByTime(999);
  expect(await isOpen(gate)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isOpen(gate)).toBe(true);
});
