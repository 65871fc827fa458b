import { countOf, firstOf, formatBytes } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { totalSize } from '../files.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';
import { treeOf } from './largest.ts';
import type { Folder, Part } from './largest.ts';

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
  const small = files.filter(({ size }) => size <= LARGE_BYTES);
  const folders: Part[] = [];
  if (totalSize(small) > LARGE_BYTES) addLargeFolders(treeOf(small), folders);
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

/**
 * Finds the innermost folders that hold enough, each without what another one of them counts. `./` is "path" itself.
 * @returns what none of them counts
 */
function addLargeFolders({ part, children }: Folder, found: Part[]): Omit<Part, 'path'> {
  // A file.
  if (children.size === 0) return part;
  const sum = { files: 0, bytes: 0 };
  for (const child of children.values()) {
    const { files, bytes } = addLargeFolders(child, found);
    sum.files += files;
    sum.bytes += bytes;
  }
  if (sum.bytes <= LARGE_BYTES) return sum;
  found.push({ path: part.path || './', ...sum });
  return { files: 0, bytes: 0 };
}
