import { openFilesOf, processesOf } from './processes.ts';
import { readTcpTable, TCP_STATE } from './tcp-table.ts';

/** 127.0.0.0/8, ::1 and 127.0.0.0/8 as IPv6; each word of four bytes is in the order of the machine: little-endian. */
const LOOPBACK = /^(?:[\dA-F]{6}7F|0{24}01000000|0{16}FFFF0000[\dA-F]{6}7F)$/;

/** Where a process waits for connections. */
export interface Listening {
  readonly port: number;
  /** Only programs of this machine reach it. */
  readonly isLoopback: boolean;
  /** Another program of this machine listens on that port, too, on another address: who is asked there is left to chance. */
  readonly isShared?: true;
}

/**
 * Where the processes of a group listen with TCP, lowest port first.
 * @returns undefined where that cannot be read: only Linux shows it
 */
export function listeningOf(leader: number): readonly Listening[] | undefined {
  const sockets = listeningSockets();
  if (sockets === undefined) return undefined;
  const own = new Set(processesOf(leader).flatMap(socketsOf));
  const others = new Set([...sockets].filter(([socket]) => !own.has(socket)).map(([, { port }]) => port));
  return [...own]
    .flatMap((socket): Listening[] => {
      const one = sockets.get(socket);
      if (one === undefined) return [];
      return [others.has(one.port) ? { ...one, isShared: true } : one];
    })
    .toSorted((one, other) => one.port - other.port);
}

/** By their inode. */
function listeningSockets(): ReadonlyMap<string, Listening> | undefined {
  const listening = readTcpTable()?.filter(({ state }) => state === TCP_STATE.listening);
  return listening && new Map(listening.map(({ inode, local }) => [inode, readAddress(local)]));
}

function readAddress(text: string): Listening {
  const [address = '', port = ''] = text.split(':');
  return { port: Number.parseInt(port, 16), isLoopback: LOOPBACK.test(address) };
}

function socketsOf(pid: number): string[] {
  return openFilesOf(pid).flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.slice(1) ?? []);
}
