import { readRegularFile } from '../../shared/files/regular-file.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';

/** Larger than most lock files. */
const MAX_BYTES = 2 ** 24;
/** As git writes them into a file that it could not merge (git merge, "How conflicts are presented"). */
const MARKER = /^(?:<{7} |={7}\r?$|>{7} )/gm;

/** A warning for each of these that was committed in the middle of a merge. @param files what an install reads */
export function noteConflicts(files: readonly SourceFile[]): Note[] {
  return files.flatMap(({ path, source, size }) => {
    const text = readRegularFile(source, MAX_BYTES) ?? '';
    const start = findConflict(text);
    if (start === undefined) return [];
    // Of a larger file only the end is read.
    const line = size > MAX_BYTES ? '' : ` (line ${text.slice(0, start).split('\n').length})`;
    return [
      {
        level: 'warning',
        title: 'Merge conflict',
        text: `${path} has the markers of a merge conflict${line}, so ${consequence(path)}`,
      },
    ];
  });
}

/** Where the first conflict with both its sides begins. */
export function findConflict(text: string): number | undefined {
  let start: number | undefined;
  let isSecondSide = false;
  for (const { 0: marker, index } of text.matchAll(MARKER)) {
    if (marker.startsWith('<')) {
      start = index;
      isSecondSide = false;
    } else if (marker.startsWith('=')) isSecondSide = start !== undefined;
    else if (isSecondSide) return start;
  }
  return undefined;
}

function consequence(path: string): string {
  if (path === 'package.json') return 'the build on the platform will fail. Resolve it, and commit the file.';
  const install = path === 'yarn.lock' ? 'yarn install' : 'npm install';
  return `the platform guesses which versions to install, or fails. Run "${install}" on your machine, which tries to resolve it, and commit the file once the markers are gone.`;
}
