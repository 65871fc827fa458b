import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { decodeName, encodeName, isUtf8 } from '../paths/file-names.ts';

/** A file by its path and size; links are not followed. */
export interface MeasuredFile {
  /** POSIX, relative to `path`; the name need not be UTF-8. */
  readonly path: string;
  readonly bytes: number;
}

/**
 * Every file at or below a path, whatever the rules. What has vanished or cannot be read is skipped: this is for a count
 * of what is not sent.
 * @param folder the folder to deploy
 * @param name POSIX path below it, with or without a `/` at the end
 */
export function* measureFiles(folder: string, name: string): Generator<MeasuredFile> {
  const open = [name.replace(/\/$/, '')];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const diskPath = isUtf8(next) ? `${folder}${path.sep}${next}` : encodeName(`${folder}${path.sep}${next}`);
    const stats = unlessGone(() => lstatSync(diskPath, { throwIfNoEntry: false }));
    if (stats === undefined) continue;
    if (!stats.isDirectory()) {
      yield { path: next, bytes: stats.size };
      continue;
    }
    const inner = unlessGone(() => readdirSync(diskPath, { encoding: 'buffer' })) ?? [];
    for (const entry of inner) open.push(`${next}/${decodeName(entry)}`);
  }
}

function unlessGone<Content>(read: () => Content): Content | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return undefined;
  }
}
