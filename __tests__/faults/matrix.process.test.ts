import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CALLS, GOOD, makeArchive, makeCall, PATIENT } from '../support/faults/calls.ts';
import type { CallId, CallOptions } from '../support/faults/calls.ts';
import { CONNECTIONS } from '../support/faults/matrix/connections.ts';
import { expectedFor, ofCall } from '../support/faults/matrix/expectations.ts';
import { PROTOCOL } from '../support/faults/matrix/protocol.ts';
import { STATUSES } from '../support/faults/matrix/statuses.ts';
import { HANDSHAKES, TUNNELS } from '../support/faults/matrix/tunnels.ts';
import { faultServer } from '../support/faults/server.ts';
import { fakeTimeouts } from '../support/jest/turn-timeouts.ts';
import { CLOSED_ORIGIN } from '../support/servers/socket-server.ts';

const KINDS = [...STATUSES, ...CONNECTIONS, ...PROTOCOL];

/** Large enough to be sent with `Expect`. */
let archive: { path: string; bytes: number };
/** Larger than what the buffers of two sockets take, so that a cut in the middle is one for both ends. */
let large: { path: string; bytes: number };
beforeAll(() => {
  archive = makeArchive(1_200_000);
  large = makeArchive(24 * 1024 * 1024);
});

const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy', 'NO_PROXY', 'no_proxy'];
const before = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]));
beforeAll(() => {
  for (const name of VARIABLES) delete process.env[name];
});
afterAll(() => {
  for (const [name, value] of Object.entries(before)) if (value !== undefined) process.env[name] = value;
});

/** Ending and requests of every call against a service of its own. */
async function observe(
  origin: (call: CallId) => Promise<{ origin: string; requests: () => number }>,
  options: CallOptions = {},
) {
  const cells = CALLS.map(async (call) => {
    const server = await origin(call);
    const { ending, error, pauses } = await makeCall(call, server.origin, { archive, ...options });
    const requests = server.requests();
    // What the user is told; a 417 costs a request beside the attempts.
    const told = Number(/\((\d+) attempts\)/.exec(error?.message ?? '')?.[1] ?? 1);
    if (error !== undefined && error.code !== 'bad-reply') expect([call, told]).toEqual([call, pauses.length + 1]);
    return [call, { ending, requests, pauses }] as const;
  });
  return Object.fromEntries(await Promise.all(cells));
}

/** A request that is sent again follows a pause; but the one without `Expect` after a 417 is part of the same attempt. */
const cells = (of: (call: CallId) => { ending: string; requests: number; attempts?: number }) =>
  Object.fromEntries(
    CALLS.map((call) => {
      const { ending, requests, attempts = requests === 2 ? 1 : requests } = of(call);
      return [call, { ending, requests, pauses: Array.from({ length: attempts - 1 }, () => expect.any(Number)) }];
    }),
  );

describe('each fault, with each call', () => {
  test.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', async (_, kind) => {
    const { fault, limits = {}, pause = 0, inBody = false } = kind;
    const seen = await observe(
      async (call) => {
        const server = await faultServer(fault(GOOD[call]));
        return { origin: server.origin, requests: () => server.peers.length };
      },
      { limits, archive: inBody ? large : archive },
    );
    expect(seen).toEqual(cells((call) => expectedFor(kind, call)));
    for (const { pauses } of Object.values(seen)) {
      expect(pauses.filter((milliseconds) => milliseconds < pause)).toEqual([]);
    }
  });
});

describe('each fault of a handshake, with each call', () => {
  test.each(HANDSHAKES.map((kind) => [kind.name, kind] as const))(
    '%s',
    async (_, { fault, tls = false, stalls, expected }) => {
      const limits = stalls === true ? { tls: 250 } : {};
      const seen = await observe(
        async () => {
          const { port, connections } = await faultServer(fault, { tls });
          return { origin: `https://127.0.0.1:${port}`, requests: connections };
        },
        { limits },
      );
      expect(seen).toEqual(cells((call) => ofCall(expected, call)));
    },
  );
});

describe('each fault of a proxy, with each call', () => {
  afterAll(() => {
    delete process.env['HTTPS_PROXY'];
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  test.each(TUNNELS.map((kind) => [kind.name, kind] as const))('%s', async (_, { fault, stalls, expected }) => {
    const heads: string[] = [];
    let unanswered = 0;
    // Time passes only once the proxy has seen every request that is under way: a busy machine would be too late.
    if (stalls === true) fakeTimeouts();
    const onSeen = (head: string): void => {
      heads.push(head);
      unanswered += 1;
      if (stalls !== true || unanswered < jest.getTimerCount()) return;
      unanswered = 0;
      jest.advanceTimersByTime(PATIENT.connect);
    };
    const proxy = await faultServer(async (peer) => {
      void peer.headIn().then(() => onSeen(peer.head));
      await fault(peer);
    });
    process.env['HTTPS_PROXY'] = proxy.origin;
    const seen = await observe(async (call) => {
      const host = `${call}.example`;
      const requests = (): number => heads.filter((head) => head.startsWith(`CONNECT ${host}:443 `)).length;
      return { origin: `https://${host}`, requests };
    });
    expect(seen).toEqual(cells((call) => ofCall(expected, call)));
  });
});

describe('a host that is not there, with each call', () => {
  const never = cells((call) => ({
    ending: 'failed network',
    requests: 0,
    attempts: call === 'delete-environment' ? 1 : 5,
  }));

  test('refused', async () => {
    const origin = CLOSED_ORIGIN;
    const seen = await observe(async () => ({ origin, requests: () => 0 }));
    expect(seen).toEqual(never);
  });

  test('no such name', async () => {
    // Too long for a label (RFC 1035 section 2.3.4), so no name server is asked, which could be slow to answer.
    const origin = `https://${'x'.repeat(64)}.example`;
    const seen = await observe(async () => ({ origin, requests: () => 0 }));
    expect(seen).toEqual(never);
  });
});

test('docs/reference/retries.md says how many kinds of fault and cells there are', () => {
  const names = new Set([...KINDS, ...HANDSHAKES, ...TUNNELS].map(({ name }) => name));
  // Refused, and no such name.
  const kinds = names.size + 2;
  const cellCount = kinds * CALLS.length;
  const document = readFileSync('docs/reference/retries.md', 'utf8');
  expect(document).toContain(`| ${kinds} kinds of fault `);
  expect(document).toContain(`× ${CALLS.length} calls: `);
  expect(document).toContain(`| ${cellCount} of ${cellCount} cells end as the table says`);
});
