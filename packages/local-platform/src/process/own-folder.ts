import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { isDiskFull } from '../../../../src/shared/files/full-disk.ts';
import { RECORD_FILES, recordProcess } from './process-record.ts';
import { identify } from './processes.ts';

export type Lstat = (place: string) => Stats;

/** On Windows a virus scanner may hold a file for a moment (EBUSY, EPERM). */
const WINDOWS_REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;

/** How often a folder is emptied into which programs that were ended still write, and milliseconds between. */
const MAX_ROUNDS = 10;
const PAUSE_MS = 20;

/** Whether a folder is this user's alone: no link, and nobody else can write to it. */
export function isOwnFolder(folder: string, lstat: Lstat = lstatSync): boolean {
  return ownStats(folder, lstat) !== undefined;
}

function ownStats(folder: string, lstat: Lstat): Stats | undefined {
  try {
    const stats = lstat(folder);
    return isOwn(stats) ? stats : undefined;
  } catch {
    return undefined;
  }
}

function isOwn(stats: Stats): boolean {
  if (!stats.isDirectory()) return false;
  const user = process.getuid?.();
  return user === undefined || (stats.uid === user && (stats.mode & 0o022) === 0);
}

/**
 * Removes a folder that another process made where other users can write, too: at any moment they can put a link in its
 * place, or in that of a folder below. So it is first renamed into a new folder that only this user can enter, and
 * removed there; no link is followed.
 * @param prepare called before, with the place where it is by then, so that nobody can put another one there any more;
 *   returns false where it must stay
 * @param onEntry called before each file or folder in it is removed
 * @returns false where it stays, or is not this user's alone: then nothing is touched
 * @throws what the file system throws
 */
export function removeOwnFolder(
  folder: string,
  prepare: (place: string) => boolean | void = () => undefined,
  lstat: Lstat = lstatSync,
  onEntry: () => void = () => undefined,
): boolean {
  const found = ownStats(folder, lstat);
  if (found === undefined) return false;
  // Windows, where the folder for temporary files is the user's own.
  if (process.getuid === undefined) {
    if (prepare(folder) === false) return false;
    rmSync(folder, WINDOWS_REMOVAL);
    return true;
  }
  const room = makeRoom(folder);
  const held = new HeldFolder(room ?? folder);
  try {
    // On a full disk there is no new folder; but nobody else can rename anything in its own one, either.
    if (!(room === undefined ? isSame(held.stats(), found) : isNew(held))) return false;
    const place = room === undefined ? held.path : moveInto(held, folder);
    if (!isSame(lstat(place), found) || prepare(place) === false) {
      if (room !== undefined) {
        renameSync(place, folder);
        held.discard();
      }
      return false;
    }
    for (let round = 1; !emptyFolder(held.path, round, lstat, onEntry) && round < MAX_ROUNDS; round += 1) pause();
    held.discard();
    return true;
  } finally {
    held.close();
  }
}

/** @returns undefined where the disk is full */
function makeRoom(folder: string): string | undefined {
  try {
    // Named as the folder is, so that the next start finds it where this process is killed.
    return mkdtempSync(`${folder.replace(/\.removal-\w{6}$/, '')}.removal-`);
  } catch (error) {
    if (isDiskFull(error)) return undefined;
    throw error;
  }
}

/** A folder that is open. Where the system shows open folders (Linux), nothing that is renamed leads to another one. */
class HeldFolder {
  readonly path: string;
  readonly #descriptor: number;

  constructor(private readonly folder: string) {
    this.#descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
    const shown = `/proc/self/fd/${this.#descriptor}/`;
    this.path = existsSync(shown) ? shown : folder;
  }

  stats(): Stats {
    return fstatSync(this.#descriptor);
  }

  /** Removes it, with its record, which by now is all that is in it. */
  discard(): void {
    for (const name of RECORD_FILES) rmSync(path.join(this.path, name), { force: true });
    rmdirSync(this.folder);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

function isNew(held: HeldFolder): boolean {
  return isOwn(held.stats()) && readdirSync(held.path).length === 0;
}

/** @returns where the folder is then */
function moveInto(room: HeldFolder, folder: string): string {
  try {
    recordProcess(room.path, identify(process.pid));
  } catch (error) {
    // What needs no room on the disk goes on.
    if (!isDiskFull(error)) throw error;
  }
  const place = path.join(room.path, 'removed');
  try {
    renameSync(folder, place);
  } catch (error) {
    room.discard();
    throw error;
  }
  return place;
}

function isSame(one: Stats, other: Stats): boolean {
  return one.dev === other.dev && one.ino === other.ino;
}

/**
 * Removes all but the record from a folder in which nobody else can rename anything. A folder below is first renamed to
 * be in it, too: nobody can put a link in the place of that one while it is emptied.
 * @param round for names that are not there yet
 * @returns false where programs have written meanwhile
 */
function emptyFolder(room: string, round: number, lstat: Lstat, onEntry: () => void): boolean {
  const pending = [room];
  let moved = 0;
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const isLocked = lock(folder, lstat(folder));
    // Names need not be UTF-8.
    for (const entry of readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })) {
      const place = Buffer.concat([Buffer.from(`${folder}/`), entry.name]);
      onEntry();
      if (!entry.isDirectory()) {
        if (folder !== room || !RECORD_FILES.includes(entry.name.toString())) unlinkSync(place);
        continue;
      }
      const inRoom = path.join(room, `.folder-${round}-${(moved += 1)}`);
      moveFolder(place, inRoom, isLocked);
      // It may have become a link before it was moved.
      if (lstat(inRoom).isDirectory()) pending.push(inRoom);
      else unlinkSync(inRoom);
    }
    if (folder !== room) removeIfEmpty(folder);
  }
  return readdirSync(room).every((name) => RECORD_FILES.includes(name));
}

/** @returns whether from now on nobody else can change what is in a folder, not even whoever has it open */
function lock(folder: string, { uid, mode }: Stats): boolean {
  if (uid !== process.getuid?.()) return false;
  if ((mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
  return true;
}

function moveFolder(from: Buffer, to: string, isLocked: boolean): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // A folder that cannot be written cannot be moved.
    if (!isLocked || (error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    chmodSync(from, 0o700);
    renameSync(from, to);
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
