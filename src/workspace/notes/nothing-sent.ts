import { readdirSync } from 'node:fs';
import path from 'node:path';
import { decodeName } from '../paths/file-names.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';
import type { SourceFile } from '../files.ts';
import { isNeverSent } from '../rules/rules.ts';

/**
 * What of the top of a folder is not sent at all: folders (ending with `/`) first, without those that are empty. Reads this
 * folder and those. Nothing where it cannot be read: it is an extra.
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
