import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { endianness } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import type { TcpSocket } from '../../src/process/tcp-table.ts';
import { readTcpTable, userOfPeer } from '../../src/process/tcp-table.ts';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

/** Connects with this machine. @returns the end of the server; both are closed with it */
async function connect(host: string, localAddress = host): Promise<{ near: Socket; far: Socket }> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const far = createConnection({ host, port: (server.address() as AddressInfo).port, localAddress });
  const [[near]] = (await Promise.all([once(server, 'connection'), once(far, 'connect')])) as [[Socket], unknown];
  server.close();
  near.once('close', () => far.destroy());
  return { near, far };
}

onLinux('on Linux', () => {
  test.each([['127.0.0.1'], ['127.0.0.1', '127.0.0.9'], ['::1']])(
    'who connected is known: %s from %s',
    async (...at) => {
      const { near, far } = await connect(...(at as [string]));
      expect([userOfPeer(near), userOfPeer(far)]).toEqual([process.geteuid?.(), process.geteuid?.()]);
      near.destroy();
    },
  );

  test('a connection that does not exist is of nobody, and so is one that was closed', async () => {
    const { near } = await connect('127.0.0.1');
    const { localPort = 0, remotePort = 0 } = near;
    const ends = { localAddress: '127.0.0.1', localPort, remoteAddress: '127.0.0.1' };
    expect(userOfPeer({ ...ends, remotePort: localPort })).toBeUndefined();
    expect(userOfPeer({ ...ends, remotePort })).toBe(process.geteuid?.());
    near.destroy();
    while (readTcpTable()?.some(({ state, local }) => state === '01' && local.endsWith(hex(remotePort))))
      await new Promise(setImmediate);
    expect(userOfPeer({ ...ends, remotePort })).toBeUndefined();
  });
});

const hex = (port: number): string => `:${port.toString(16).toUpperCase().padStart(4, '0')}`;

/** Of each word the bytes, as this machine writes them. */
const words = (...all: string[]): string =>
  all.map((word) => (endianness() === 'LE' ? (word.match(/../g) ?? []).toReversed().join('') : word)).join('');

const IPV4 = words('7F000001');
const MAPPED = words('00000000', '00000000', '0000FFFF', '7F000001');
const IPV6 = words('00000000', '00000000', '00000000', '00000001');

/** Who is at the other end of a connection from port 54321 to 4000, by these rows. */
const userBy = (address: string, ...table: TcpSocket[]) =>
  userOfPeer({ localAddress: address, localPort: 0x0fa0, remoteAddress: address, remotePort: 0xd431 }, table);

describe('a row of the table', () => {
  const row = (change: Partial<TcpSocket>): TcpSocket => ({
    local: `${IPV4}:D431`,
    remote: `${IPV4}:0FA0`,
    state: '01',
    user: 1001,
    inode: '7',
    ...change,
  });
  const swapped = row({ local: row({}).remote, remote: row({}).local, user: 0 });

  test('names the user of the other end, not of this one', () => {
    expect(userBy('127.0.0.1', swapped, row({}))).toBe(1001);
    expect(userBy('127.0.0.1', swapped)).toBeUndefined();
  });

  test('counts only as it is connected: a closed one is of root', () => {
    const others = ['02', '04', '05', '06', '07', '08', '0A'].map((state) => row({ state, user: 0 }));
    expect(userBy('127.0.0.1', ...others)).toBeUndefined();
  });

  test('may be of a socket of IPv6 that talks IPv4, or of IPv6', () => {
    expect(userBy('127.0.0.1', row({ local: `${MAPPED}:D431`, remote: `${MAPPED}:0FA0` }))).toBe(1001);
    expect(userBy('::1', row({ local: `${IPV6}:D431`, remote: `${IPV6}:0FA0` }))).toBe(1001);
  });

  test.each([
    { local: `${IPV4}:D432` },
    { remote: `${IPV4}:0FA1` },
    { local: `${words('7F000002')}:D431` },
    { local: '' },
  ])('of another connection is no answer: %j', (change) => {
    expect(userBy('127.0.0.1', row(change))).toBeUndefined();
  });

  test.each(['2001:db8::1', '', 'x'])('none is that of the address %j', (address) => {
    expect(userBy(address, row({}))).toBeUndefined();
  });
});
