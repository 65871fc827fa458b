import { lstatSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { safeText } from '../../shared/safe-text.ts';
import { countOf } from '../../shared/format.ts';
import { foldNames, isSameFile } from '../paths/disk.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';

type Lstat = (file: string) => Pick<BigIntStats, 'dev' | 'ino'> | undefined;

/**
 * A warning for files that git tracks under names which are one name on this disk, as it ignores case: git checks them
 * out over each other, so one content is sent under all of the names. A disk that respects case costs one lookup.
 * @param files regular files, without those that links stand for
 */
export function noteNameClashes(files: readonly SourceFile[], lstat: Lstat = lstatOf): Note[] {
  if (!isCaseIgnored(files, lstat)) return [];
  const clashes: string[] = [];
  const first = new Map<string, SourceFile>();
  for (const file of files) {
    const name = foldName(file.path);
    const other = first.get(name);
    if (other === undefined) first.set(name, file);
    else if (isOne(other.source, file.source, lstat))
      clashes.push(`${safeText(other.path)} and ${safeText(file.path)}`);
  }
  if (clashes.length === 0) return [];
  const shown = clashes.slice(0, 3).join('; ');
  const rest = clashes.length > 3 ? `; and ${countOf(clashes.length - 3, 'more pair')}` : '';
  const text = `This disk ignores case, and git tracks files whose names differ only in it: ${shown}${rest}. They are one file here, so the same content is sent under both names. Deploy from Linux, or rename one of them.`;
  return [{ level: 'warning', title: 'Names that differ only in case', text }];
}

/** Tried on the first file whose name has a letter. */
function isCaseIgnored(files: readonly SourceFile[], lstat: Lstat): boolean {
  const probe = files.find(({ source }) => otherCase(source) !== source);
  return probe !== undefined && isOne(probe.source, otherCase(probe.source), lstat);
}

/** A path with its last name in another case. */
function otherCase(source: string): string {
  const start = Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1;
  const name = source.slice(start);
  const upper = name.toUpperCase();
  return source.slice(0, start) + (upper === name ? name.toLowerCase() : upper);
}

function isOne(one: string, other: string, lstat: Lstat): boolean {
  const [first, second] = [lstat(one), lstat(other)];
  return first !== undefined && second !== undefined && isSameFile(first, second);
}

/** A name in another case may be too long for the disk (ENAMETOOLONG): then there is no such file. */
function lstatOf(file: string): BigIntStats | undefined {
  try {
    return lstatSync(file, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const foldName = foldNames('win32');
