import { countOf, firstOf, formatBytes } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { SourceFile } from '../files.ts';
import { parentOf } from '../rules/patterns.ts';
import type { Note } from '../rules/rules.ts';
import type { Part } from './largest.ts';

/** A larger file is not source code, but a database, a video or the result of a build; so is a folder of smaller ones. */
const LARGE_BYTES = 50_000_000;

/**
 * A warning about large files that git does not track, and about folders that hold as much in smaller ones; empty when
 * there are none.
 * @param files that git does not track
 * @param total bytes of all files that are sent
 */
export function noteLargeUntracked(files: readonly Pick<SourceFile, 'path' | 'size'>[], total: number): Note[] {
  const large = files
    .filter(({ size }) => size > LARGE_BYTES)
    .map(({ path, size }) => ({ path, files: 1, bytes: size }));
  const folders = largeFolders(files.filter(({ size }) => size <= LARGE_BYTES));
  const parts = [...large, ...folders].sort((one, other) => other.bytes - one.bytes);
  if (parts.length === 0) return [];
  const what = [
    ...(large.length > 0 ? [countOf(large.length, 'file')] : []),
    ...(folders.length > 0 ? [`${countOf(folders.length, 'folder')} of smaller files`] : []),
  ].join(' and ');
  const list = firstOf(parts, 5, ({ path, files: count, bytes }) => {
    const size = `${path.endsWith('/') ? `${countOf(count, 'file')}, ` : ''}${formatBytes(bytes)}`;
    return `${safeText(path)} (${size}, ${Math.round((bytes / total) * 100)} % of all bytes)`;
  });
  const text = `${what} over 50 MB that git does not track: ${list}. Exclude what the build on the platform does not need, with "exclude" or .gitignore.`;
  return [{ level: 'warning', title: 'Large untracked file', text }];
}

/** The innermost folders that hold enough, each without what another one of them counts. `./` is "path" itself. */
function largeFolders(files: readonly Pick<SourceFile, 'path' | 'size'>[]): Part[] {
  if (files.reduce((sum, { size }) => sum + size, 0) <= LARGE_BYTES) return [];
  const open = new Map<string, { files: number; bytes: number }>();
  const add = (folder: string, count: number, bytes: number): void => {
    const sum = open.get(folder) ?? { files: 0, bytes: 0 };
    open.set(folder, { files: sum.files + count, bytes: sum.bytes + bytes });
  };
  for (const { path, size } of files) add(path.slice(0, path.lastIndexOf('/') + 1), 1, size);
  const found: Part[] = [];
  // A folder's parent has one `/` less, so that each is complete when its turn comes.
  for (let depth = Math.max(...Array.from(open.keys(), depthOf)); depth >= 0; depth -= 1) {
    for (const [folder, { files: count, bytes }] of [...open].filter(([name]) => depthOf(name) === depth)) {
      open.delete(folder);
      if (bytes > LARGE_BYTES) found.push({ path: folder === '' ? './' : folder, files: count, bytes });
      else if (folder !== '') add(parentOf(folder), count, bytes);
    }
  }
  return found;
}

function depthOf(folder: string): number {
  return folder.split('/').length - 1;
}
