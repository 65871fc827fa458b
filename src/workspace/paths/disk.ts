import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { realPath } from '../../shared/files/real-path.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';

/** How an operating system follows paths and compares names. Tests pass another system's. */
export interface Disk {
  readonly path: path.PlatformPath;
  /** Links followed. @throws what the file system throws */
  readonly realPath: (file: string) => string;
  /** Links followed; undefined where nothing can be reached. */
  readonly stat: (file: string) => Pick<Stats, 'isFile' | 'isDirectory'> | undefined;
  /** Returns the same text for names that may mean the same file. */
  readonly foldName: (name: string) => string;
}

/** Whether disks of a system ignore case, unless somebody has set one up differently. git asks the disk itself. */
export function ignoresCase(platform: NodeJS.Platform): boolean {
  return platform === 'win32' || platform === 'darwin';
}

/** Compares names without case where disks do. macOS also ignores how an accent is encoded. */
export function foldNames(platform: NodeJS.Platform): (name: string) => string {
  if (!ignoresCase(platform)) return (name) => name;
  return (name) => name.normalize('NFC').toLowerCase();
}

/**
 * Whether two stats are of the same file. Of a volume's number only 32 bits count: several versions of Node on
 * Windows give more of them for a path than for an open file (libuv pull request 4698).
 */
export function isSameFile(one: FileNumber, other: FileNumber): boolean {
  return one.ino === other.ino && BigInt.asUintN(32, one.dev) === BigInt.asUintN(32, other.dev);
}

type FileNumber = { readonly dev: bigint; readonly ino: bigint };

export const systemDisk: Disk = {
  path,
  realPath: (file) => realPath(file),
  stat: (file) => tryToRead(() => statSync(file, { throwIfNoEntry: false })),
  foldName: foldNames(process.platform),
};
