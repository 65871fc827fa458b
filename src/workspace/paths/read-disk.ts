import { readdirSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';

/** What happened to a file or folder that was there a moment ago, and what to do. */
export const VANISHED = 'vanished while the files were listed. Let what writes to "path" finish first, or exclude it.';

/** Reads a file or folder that is needed to know what to send. @throws {StepError} `invalid-file` naming it. */
export function readDisk<Content>(file: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    const hasVanished = code === 'ENOENT' || code === 'ENOTDIR';
    if (hasVanished) throw new StepError('invalid-file', `${safeText(file)} ${VANISHED}`);
    throw new StepError('invalid-file', `${safeText(file)} cannot be read: ${code}. Check its permissions.`);
  }
}

/** POSIX paths of files in a folder, relative to it: about as many as are wanted. What cannot be read is passed over. */
export function someFilesIn(folder: string, count: number): string[] {
  const files: string[] = [];
  const pending = [''];
  for (let base = pending.shift(); base !== undefined && files.length < count; base = pending.shift()) {
    const place = path.join(folder, base);
    for (const entry of tryToRead(() => readdirSync(place, { withFileTypes: true })) ?? []) {
      if (entry.isDirectory()) pending.push(`${base}${entry.name}/`);
      else files.push(base + entry.name);
    }
  }
  return files;
}
