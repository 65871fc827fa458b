import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { endianness } from 'node:os';
import { tryToRead } from '../../../../src/shared/files/try-to-read.ts';

/** States of a socket in proc(5) `/proc/net/tcp`. */
export const TCP_STATE = { established: '01', listening: '0A' } as const;
/** Columns. An address is hexadecimal digits, a colon, and the port. */
const COLUMN = { local: 1, remote: 2, state: 3, user: 7, inode: 9 } as const;

/** One socket of this machine. */
export interface TcpSocket {
  readonly local: string;
  readonly remote: string;
  readonly state: string;
  /** Number of the user whose process opened it. */
  readonly user: number;
  readonly inode: string;
}

/** @returns the TCP sockets of this machine; undefined where they cannot be read: only Linux shows them */
export function readTcpTable(): readonly TcpSocket[] | undefined {
  const tables = ['tcp', 'tcp6'].flatMap((name) => tryToRead(() => readFileSync(`/proc/net/${name}`, 'latin1')) ?? []);
  if (tables.length === 0) return undefined;
  const rows = tables.flatMap((table) => table.split('\n').slice(1)).map((row) => row.trim().split(/\s+/));
  return rows.map((row) => ({
    local: row[COLUMN.local] ?? '',
    remote: row[COLUMN.remote] ?? '',
    state: row[COLUMN.state] ?? '',
    user: Number(row[COLUMN.user]),
    inode: row[COLUMN.inode] ?? '',
  }));
}

/** Both ends of a connection. */
type Ends = Pick<Socket, 'localAddress' | 'localPort' | 'remoteAddress' | 'remotePort'>;

/**
 * User of the program at the other end of a connection within this machine.
 * @returns undefined where it is not found: the connection is over, or comes from somewhere else
 */
export function userOfPeer(
  { localAddress, localPort, remoteAddress, remotePort }: Ends,
  table: readonly TcpSocket[] | undefined = readTcpTable(),
): number | undefined {
  // A socket that was closed may be there as one of root's.
  const open = table?.filter(({ state }) => state === TCP_STATE.established) ?? [];
  const [near, far] = [addressForms(localAddress, localPort), addressForms(remoteAddress, remotePort)];
  return open.find(({ local, remote }) => far.includes(local) && near.includes(remote))?.user;
}

/** How an address of loopback stands in the tables: one of IPv4 may be that of a socket of IPv6. */
function addressForms(address = '', port = 0): string[] {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  if (address === '::1') return [`${inTable(`${'0'.repeat(31)}1`)}${end}`];
  const bytes = address.split('.').map(Number);
  if (bytes.length !== 4) return [];
  const ipv4 = Buffer.from(bytes).toString('hex');
  return [ipv4, `${'0'.repeat(20)}ffff${ipv4}`].map((hex) => `${inTable(hex)}${end}`);
}

/** Each word of four bytes is in the order of the machine. */
function inTable(hex: string): string {
  const bytes = Buffer.from(hex, 'hex');
  return (endianness() === 'LE' ? bytes.swap32() : bytes).toString('hex').toUpperCase();
}
