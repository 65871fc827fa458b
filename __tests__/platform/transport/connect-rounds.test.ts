import dns from 'node:dns';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { ConnectRound } from '../../../src/platform/transport/connect-rounds.ts';
import { exchange } from '../../../src/platform/transport/exchange.ts';
import { slowListener } from '../../support/servers/slow-listener.ts';

const IPV4 = Array.from({ length: 9 }, (_, index) => ({ address: `192.0.2.${index}`, family: 4 }));
const NOWHERE = ['255.255.255.255', 'ff00::'];

/** The addresses that node would try, in the order that the resolver of the test has. */
async function tried(round: ConnectRound): Promise<string[]> {
  const found = await new Promise((resolve) =>
    round.options.lookup('', { all: true }, (_error, addresses) => resolve(addresses)),
  );
  return (found as LookupAddress[]).map(({ address }) => address);
}

/** A name with the first of these addresses. */
function nameWith(count: number, hostname: string): ConnectRound {
  return new ConnectRound(hostname, (_hostname, _options, callback) => callback(null, IPV4.slice(0, count)));
}

test('one address has all the time, and no second round', async () => {
  const round = nameWith(1, 'one.example');
  expect(await tried(round)).toEqual(['192.0.2.0']);
  expect(round.next).toBeUndefined();
});

test('of the same address twice there is one', async () => {
  const twice = [IPV4[0], IPV4[0]] as LookupAddress[];
  const round = new ConnectRound('twice.example', (_hostname, _options, callback) => callback(null, twice));
  expect(await tried(round)).toEqual(['192.0.2.0']);
});

test.each([
  [2, ['192.0.2.0', '192.0.2.1']],
  [4, ['192.0.2.0', '192.0.2.1', '192.0.2.2', '192.0.2.3']],
  [9, ['192.0.2.0', '192.0.2.1', '192.0.2.2', '192.0.2.8']],
])('of %d addresses all are tried for 250 ms, then the first three and the last longer', async (count, second) => {
  const round = nameWith(count, `${count}.example`);
  expect(await tried(round)).toEqual([...IPV4.slice(0, count).map(({ address }) => address), ...NOWHERE]);
  expect(round.options.autoSelectFamilyAttemptTimeout).toBe(250);
  const { next } = round;
  expect(next && (await tried(next))).toEqual(second);
  expect(next?.options.autoSelectFamilyAttemptTimeout).toBe(2500);
  expect(next?.next).toBeUndefined();
});

test('what connected comes first from then on, with the time that it needed, and only where it still is an address', async () => {
  const round = nameWith(3, 'known.example');
  await tried(round);
  round.remember('192.0.2.2');
  expect(await tried(nameWith(3, 'known.example'))).toEqual(['192.0.2.2', '192.0.2.0', '192.0.2.1', ...NOWHERE]);
  expect(await tried(nameWith(2, 'known.example'))).toEqual(['192.0.2.0', '192.0.2.1', ...NOWHERE]);
  expect(await tried(nameWith(2, 'other.example'))).toEqual(['192.0.2.0', '192.0.2.1', ...NOWHERE]);
  const slow = round.next;
  if (slow !== undefined) await tried(slow);
  slow?.remember('192.0.2.1');
  const after = nameWith(3, 'known.example');
  expect(await tried(after)).toEqual(['192.0.2.1', '192.0.2.0', '192.0.2.2']);
  expect(after.options.autoSelectFamilyAttemptTimeout).toBe(2500);
});

test('a name that is not found stays that', async () => {
  const error = Object.assign(new Error('none'), { code: 'ENOTFOUND' });
  const { options } = new ConnectRound('none.example', (_hostname, _options, callback) => callback(error, ''));
  const seen = await new Promise((resolve) => options.lookup('', { all: true }, (thrown) => resolve(thrown)));
  expect(seen).toBe(error);
});

// Elsewhere a full queue resets a connection.
const onLinux = process.platform === 'linux' ? test : test.skip;

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['HTTPS_PROXY'];
});

/** Two addresses that take no connection; from the second look-up on, the first one does. */
async function slowName(): Promise<{ port: number; lookup: LookupFunction; lookups: () => number }> {
  const slow = await slowListener('127.0.0.2');
  await slowListener('127.0.0.3', slow.port);
  let lookups = 0;
  const addresses = ['127.0.0.2', '127.0.0.3'].map((address) => ({ address, family: 4 }));
  const answer = async (callback: Parameters<LookupFunction>[2]): Promise<void> => {
    lookups += 1;
    if (lookups === 2) await slow.open();
    callback(null, addresses);
  };
  const lookup: LookupFunction = (_hostname, _options, callback) => void answer(callback);
  return { port: slow.port, lookup, lookups: () => lookups };
}

const signal = new AbortController().signal;

onLinux('a handshake that takes longer than 250 ms ends in the same attempt, and first the next time', async () => {
  const { port, lookup, lookups } = await slowName();
  const call = { method: 'GET', url: new URL(`http://slow.example:${port}/`), lookup, signal } as const;
  expect(await exchange(call)).toMatchObject({ status: 418 });
  expect(lookups()).toBe(2);
  expect(await exchange(call)).toMatchObject({ status: 418 });
  expect(lookups()).toBe(3);
});

onLinux('so does the one to a proxy', async () => {
  const { port, lookup, lookups } = await slowName();
  jest.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
  process.env['HTTPS_PROXY'] = `http://slow-proxy.example:${port}`;
  const call = { method: 'GET', url: new URL('https://platform.example/'), signal } as const;
  await expect(exchange(call)).rejects.toMatchObject({ reason: 'PROXY_418' });
  expect(lookups()).toBe(2);
});

onLinux('an address that is not there any more is given up in time for the attempts that follow', async () => {
  const { port, lookup, lookups } = await slowName();
  const limits = { connect: 100, tls: 100, progress: 100, reply: 100, expect: 100 };
  const url = new URL(`http://short.example:${port}/`);
  await expect(exchange({ method: 'GET', url, lookup, limits, signal })).rejects.toMatchObject({ reason: 'TIMEOUT' });
  expect(lookups()).toBe(1);
});
