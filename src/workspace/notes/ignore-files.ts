import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstOf } from '../../shared/format.ts';
import { safeText } from '../../shared/safe-text.ts';
import { tryToRead } from '../paths/read-disk.ts';
import type { Note } from '../rules/rules.ts';

/**
 * A warning for ignore files with zero bytes, as UTF-16 has them (Windows PowerShell writes it): git finds no pattern in
 * them, and sends what they list.
 * @param folder the folder to deploy
 * @param names POSIX paths below it; those that are not there are passed over
 */
export function noteZeroBytes(folder: string, names: readonly string[]): Note[] {
  const found = names.filter((name) => hasZeroByte(path.join(folder, name)));
  if (found.length === 0) return [];
  const text = `${firstOf(found, 5, safeText)}: zero bytes, as UTF-16 has them, so no pattern in it applies. Save it as UTF-8.`;
  return [{ level: 'warning', title: 'git could not read everything', text }];
}

function hasZeroByte(file: string): boolean {
  const isFile = (): boolean => lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return tryToRead(() => isFile() && readFileSync(file).includes(0)) === true;
}
