import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readStat } from './processes.ts';

/** State of a socket that listens, in proc(5) `/proc/net/tcp`. */
const LISTEN = '0A';
/** Column of its inode. The local address is in the second one, as hexadecimal digits around a colon. */
const INODE = 9;

/**
 * The TCP ports on which the processes of a group listen, lowest first.
 * @returns undefined where that cannot be read: only Linux shows it
 */
export function listeningPorts(leader: number): readonly number[] | undefined {
  const sockets = listeningSockets();
  if (sockets === undefined) return undefined;
  const ports = processesOf(leader).flatMap((pid) => socketsOf(pid).flatMap((socket) => sockets.get(socket) ?? []));
  return [...new Set(ports)].toSorted((one, other) => one - other);
}

/** Ports by the inode of their socket. */
function listeningSockets(): ReadonlyMap<string, number> | undefined {
  const tables = ['tcp', 'tcp6'].flatMap((name) => readOr(() => [readFileSync(`/proc/net/${name}`, 'latin1')], []));
  if (tables.length === 0) return undefined;
  const rows = tables.flatMap((table) => table.split('\n').map((row) => row.trim().split(/\s+/)));
  const listening = rows.filter(([, , , state]) => state === LISTEN);
  return new Map(listening.map((row) => [row[INODE] ?? '', Number.parseInt(row[1]?.split(':')[1] ?? '', 16)]));
}

function processesOf(leader: number): number[] {
  const all = readOr(() => readdirSync('/proc'), []).filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((pid) => readStat(pid)?.group === leader);
}

function socketsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  const links = readOr(() => readdirSync(folder), []).map((name) =>
    readOr(() => readlinkSync(`${folder}/${name}`), ''),
  );
  return links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.slice(1) ?? []);
}

/** Processes end while they are read. */
function readOr<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
