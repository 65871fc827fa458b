import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import type { Lstat } from '../../../../src/shared/files/safe-path.ts';
import { describeDanger } from '../../../../src/shared/files/safe-path.ts';
import { RECORD_FILES } from './process-record.ts';
import { tryToRead } from '../../../../src/shared/files/try-to-read.ts';

/** Where Linux shows the folders that this process has open: a path through here leads to no other one. */
const OPEN_FOLDERS = '/proc/self/fd';
/** Opens a folder without the permission to read it (open(2) on Linux). */
const O_PATH = 0o10000000;

/** On Windows a virus scanner may hold a file for a moment (EBUSY, EPERM). */
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;

/** How often a folder is emptied into which programs that were ended still write, and milliseconds between. */
const MAX_ROUNDS = 10;
const PAUSE_MS = 20;
/** What others removed, replaced or added in the meantime. */
const MEANWHILE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY']);

/** Whether a folder is this user's alone: no link, and nobody else can write to it. */
export function isOwnFolder(folder: string, lstat: Lstat = lstatSync): boolean {
  return ownStats(folder, lstat) !== undefined;
}

function ownStats(folder: string, lstat: Lstat): Stats | undefined {
  const stats = tryToRead(() => lstat(folder));
  const user = process.getuid?.();
  const isOwn = stats && (user === undefined || (stats.uid === user && (stats.mode & 0o022) === 0));
  return isOwn === true && stats.isDirectory() ? stats : undefined;
}

/** What is done while a folder is removed. */
interface Removal {
  /** Called before, with a path at which nobody can put another folder; returns false where it must stay. */
  readonly prepare?: (place: string) => boolean | void;
  readonly lstat?: Lstat;
  /** Called before each file or folder in it is removed. */
  readonly onEntry?: (() => void) | undefined;
  readonly openFolders?: string;
}

/**
 * Removes a folder that another process made where other users can write, too: at any moment they can put a link in its
 * place, or in that of a folder below. So each folder is opened, and what is open is emptied. Where the system shows no open
 * folders (macOS, Windows), one that others could replace stays.
 * @returns false where it stays, or is not this user's alone: then nothing is touched
 * @throws what the file system throws
 */
export function removeOwnFolder(folder: string, removal: Removal = {}): boolean {
  const { prepare, lstat = lstatSync, onEntry = () => undefined, openFolders = OPEN_FOLDERS } = removal;
  const found = ownStats(folder, lstat);
  if (found === undefined) return false;
  if (!existsSync(openFolders)) {
    if (describeDanger(path.dirname(folder)) !== undefined || prepare?.(folder) === false) return false;
    rmSync(folder, REMOVAL);
    return true;
  }
  const descriptor = openFolder(folder);
  const place = pathOf(descriptor);
  try {
    const { dev, ino } = fstatSync(descriptor);
    if (dev !== found.dev || ino !== found.ino || prepare?.(place) === false) return false;
    // The record goes last: where this process is killed, the next start finds the folder by it.
    for (let round = 1; !emptyFolder(place, onEntry, RECORD_FILES) && round < MAX_ROUNDS; round += 1) pause();
    for (const name of RECORD_FILES) rmSync(path.join(place, name), { force: true });
    rmdirSync(folder);
    return true;
  } finally {
    closeSync(descriptor);
  }
}

/** @throws where a link is in its place */
function openFolder(folder: string | Buffer): number {
  return openSync(folder, O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW);
}

/** Leads to a folder that is open, whatever is put in its place; ends with a slash. */
function pathOf(descriptor: number): string {
  return `${OPEN_FOLDERS}/${descriptor}/`;
}

/** @param kept names of files that stay @returns false where others have written meanwhile */
function emptyFolder(folder: string | Buffer, onEntry: () => void, kept: readonly string[] = []): boolean {
  const descriptor = openFolder(folder);
  // Names need not be UTF-8.
  const place = Buffer.from(pathOf(descriptor));
  try {
    // From now on nobody else can change what is in it, not even whoever has it open.
    if (fstatSync(descriptor).uid === process.getuid?.()) chmodSync(place, 0o700);
    for (const entry of readdirSync(place, { withFileTypes: true, encoding: 'buffer' })) {
      if (kept.includes(entry.name.toString())) continue;
      onEntry();
      const inside = Buffer.concat([place, entry.name]);
      try {
        if (entry.isDirectory()) {
          emptyFolder(inside, onEntry);
          rmdirSync(inside);
        } else unlinkSync(inside);
      } catch (error) {
        if (!MEANWHILE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      }
    }
    return readdirSync(place).every((name) => kept.includes(name));
  } finally {
    closeSync(descriptor);
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
