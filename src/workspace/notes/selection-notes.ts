import { safeText } from '../../shared/safe-text.ts';
import { countOf, firstOf, formatBytes } from '../../shared/format.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';

/** A warning for each submodule that is not checked out. @param folders POSIX, below `path` */
export function noteMissingSubmodules(folders: readonly string[]): Note[] {
  return folders.map((folder) => ({
    level: 'warning',
    title: 'Submodule not checked out',
    text: `${safeText(folder)} is a submodule that is not checked out, so nothing of it is sent. Check it out ("git submodule update --init", or "submodules: true" on actions/checkout), or exclude it.`,
  }));
}

/** A note about tracked files that are no longer on the disk; empty when there are none. */
export function noteDeleted(names: readonly string[]): Note[] {
  if (names.length === 0) return [];
  const text = `${countOf(names.length, 'tracked file')} deleted from the workspace, so not sent: ${firstOf(names, 3, safeText)}.`;
  return [{ level: 'info', title: 'Deleted files', text }];
}

/** A note about tracked files that a sparse checkout does not put on the disk; empty when there are none. */
export function noteSkipped({ length }: readonly string[]): Note[] {
  if (length === 0) return [];
  const text = `${countOf(length, 'file')} outside the sparse checkout ${length === 1 ? 'is' : 'are'} not sent.`;
  return [{ level: 'info', title: 'Sparse checkout', text }];
}

/** A warning about large files that git does not track; empty when there are none. @param total bytes of all files */
export function noteLargeUntracked(files: readonly SourceFile[], total: number): Note[] {
  if (files.length === 0) return [];
  const largest = files.toSorted((one, other) => other.size - one.size);
  const list = firstOf(
    largest,
    5,
    ({ path, size }) => `${safeText(path)} (${formatBytes(size)}, ${Math.round((size / total) * 100)} % of all bytes)`,
  );
  const text = `${countOf(files.length, 'file')} over 50 MB that git does not track: ${list}. Exclude what the build on the platform does not need, with "exclude" or .gitignore.`;
  return [{ level: 'warning', title: 'Large untracked file', text }];
}
