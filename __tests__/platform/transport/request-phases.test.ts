import { EventEmitter } from 'node:events';
import type { ClientRequest } from 'node:http';
import type http from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { PHASE_LIMITS, RequestPhases } from '../../../src/platform/transport/request-phases.ts';

const open: RequestPhases[] = [];
afterEach(() => {
  for (const phases of open.splice(0)) phases.end();
});

/** The phases of a request whose events a test makes. */
function followRequest() {
  const request = Object.assign(new EventEmitter(), { destroy: () => undefined }) as unknown as ClientRequest;
  const client = { request: () => request } as unknown as Pick<typeof http, 'request'>;
  const phases = new RequestPhases(client, false, PHASE_LIMITS, false);
  open.push(phases);
  phases.request({}, () => undefined);
  return { phases, connect: () => request.emit('socket', new Socket()), finish: () => request.emit('finish') };
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
