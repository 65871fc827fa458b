import { readdirSync } from 'node:fs';
import path from 'node:path';
import { decodeName } from '../paths/file-names.ts';
import { tryToRead } from '../paths/read-disk.ts';
import type { SourceFile } from '../files.ts';
import { isNeverSent } from '../rules/rules.ts';

/**
 * The names at the top of a folder of which nothing is sent, folders (ending with `/`) first; an empty folder has nothing
 * to send. Reads this one folder, and those of which nothing is sent. Empty where it cannot be read: it is an extra.
 */
export function nothingSentOf(folder: string, files: readonly Pick<SourceFile, 'path'>[]): string[] {
  const sent = new Set(files.map((file) => file.path.split('/', 1)[0]));
  const entries = tryToRead(() => readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })) ?? [];
  const missing = entries
    .map((entry) => ({ name: decodeName(entry.name), isFolder: entry.isDirectory() }))
    .filter(({ name, isFolder }) => !sent.has(name) && !isNeverSent(name) && !(isFolder && isEmpty(folder, name)));
  missing.sort((a, b) => Number(b.isFolder) - Number(a.isFolder) || (a.name < b.name ? -1 : 1));
  return missing.map(({ name, isFolder }) => (isFolder ? `${name}/` : name));
}

function isEmpty(folder: string, name: string): boolean {
  return tryToRead(() => readdirSync(path.join(folder, name)))?.length === 0;
}
