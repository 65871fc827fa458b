import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, jest, test } from '@jest/globals';
import { closeGently } from '../../src/http/connection.ts';
import { withTurnedTimeouts } from '../../../../__tests__/support/jest/turn-timeouts.ts';

test('after an early answer the rest of the body is read for five seconds; then the connection is cut', async () => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const socket = { end: note('end'), destroy: note('destroy'), destroySoon: note('at once') };
  const request = { socket, unpipe: note('unpipe'), resume: note('read on') };
  const response = new EventEmitter();
  closeGently(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  response.emit('finish');
  expect(done).toEqual(['unpipe', 'read on']);
  await withTurnedTimeouts(async () => {
    socket.destroySoon();
    jest.advanceTimersByTime(4999);
    expect(done.slice(2)).toEqual(['end']);
    jest.advanceTimersByTime(1);
    expect(done.slice(2)).toEqual(['end', 'destroy']);
  });
});
