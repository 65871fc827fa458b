import { readRegularFile } from '../../shared/files/regular-file.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';

/** Larger than most lock files. */
const MAX_BYTES = 2 ** 24;
/** As git writes them into a file that it could not merge (git merge, "How conflicts are presented"). */
const CONFLICT = /^<{7} [^]*?^={7}\r?$[^]*?^>{7} /m;

/** What an install on the platform reads. */
const READ_BY_INSTALL: ReadonlySet<string> = new Set([
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
]);

/** A warning for each of these that was committed in the middle of a merge. */
export function noteConflicts(files: readonly SourceFile[]): Note[] {
  return files.flatMap(({ path, source }) => {
    const text = READ_BY_INSTALL.has(path) ? (readRegularFile(source, MAX_BYTES) ?? '') : '';
    const found = CONFLICT.exec(text);
    if (found === null) return [];
    const line = text.slice(0, found.index).split('\n').length;
    const [effect, remedy] =
      path === 'package.json'
        ? ['the build on the platform will fail', 'Resolve it']
        : [
            'the platform guesses which versions to install, or fails',
            'Run the install on your machine, which resolves it',
          ];
    return [
      {
        level: 'warning',
        title: 'Merge conflict',
        text: `${path} has the markers of a merge conflict (line ${line}), so ${effect}. ${remedy}, and commit the file.`,
      },
    ];
  });
}
