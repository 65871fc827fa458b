import { accessSync, constants, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathInside } from './paths.ts';
import { safeText } from '../text/safe-text.ts';
import { nearestNames } from '../text/similar-names.ts';
import { tryToRead } from './try-to-read.ts';

/**
 * The real path of a file or folder: links followed, and each name as the disk has it, so that two paths of one file
 * are equal. Only the function of the system knows that `d:\A\REPO~1` is `D:\a\repository`; the one that Node has in
 * JavaScript follows links, and no more.
 * @throws what the file system throws
 */
export function realPath(
  file: string,
  native: (file: string) => string = realpathSync.native,
  plain: (file: string) => string = realpathSync,
): string {
  try {
    return native(file);
  } catch (error) {
    // Windows cannot name files of a RAM disk, and of some network drives.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR' || code === 'UNKNOWN') return plain(file);
    throw error;
  }
}

const IS_FILE = 'is a file, not a folder';
const IS_MISSING = 'does not exist';

/**
 * Why a path leads to no folder that can be read, as a clause: `does not exist`. Undefined where it does. The path is no
 * part of it, as the messages of the file system have it: what was given for one may be a secret.
 */
export function folderProblem(folder: string): string | undefined {
  try {
    if (!statSync(folder).isDirectory()) return IS_FILE;
    accessSync(folder, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // No part of a path is longer than a name can be, or below a file.
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
    return isMissing ? IS_MISSING : `cannot be read (${code})`;
  }
}

/** A folder that can be read, as an absolute path. @throws {RangeError} whose message ends a sentence that begins with the value */
export function parseFolder(text: string): string {
  const folder = path.resolve(text);
  const problem = folderProblem(folder);
  if (problem === undefined) return folder;
  throw new RangeError(`${problem}, relative to the current directory${nearestFolderHint(folder, path.resolve(''))}`);
}

/**
 * Which folder was most likely meant by a path that leads to none, as the end of a sentence: `; the nearest folder is
 * "apps/web"`. It has the most similar name, or holds the file that was given. Empty where no name is near.
 * @param folder absolute
 * @param root absolute: the hint is relative to it, and never leads out of it
 */
export function nearestFolderHint(folder: string, root: string): string {
  const nearest = nearestFolder(folder, root);
  if (nearest === undefined || nearest === folder) return '';
  return `; the nearest folder is "${safeText(pathInside(root, nearest) || '.')}"`;
}

function nearestFolder(wanted: string, root: string): string | undefined {
  // `dist/**`: other tools take all in a folder.
  const folder = wanted.replace(/[\\/]\*.*$/s, '');
  return similarFolder(folder, root) ?? innerFolder(folder, root);
}

/**
 * A folder that ends as the path does: of one that is for another machine or place, `/home/runner/work/site/site/dist` or
 * `$GITHUB_WORKSPACE/dist`; or up to two folders further down, `client/dist` for `dist`, where only one does.
 */
function innerFolder(folder: string, root: string): string | undefined {
  const isThere = (found: string): boolean =>
    found !== root && folderProblem(found) === undefined && isBelow(realPath(found), realPath(root));
  const parts = folder.split(path.sep).filter((part) => part !== '');
  if (parts.some((part) => NEVER.test(part))) return undefined;
  const end = parts.map((_, index) => path.join(root, ...parts.slice(index))).find(isThere);
  if (end !== undefined || !isBelow(folder, root)) return end;
  const outer = foldersIn(root)
    .map((name) => path.join(root, name))
    .filter(isThere);
  const next = outer.flatMap((base) => foldersIn(base).map((name) => path.join(base, name)));
  const found = [...outer, ...next].map((base) => path.join(base, path.relative(root, folder)));
  const [only, ...others] = found.filter(isThere);
  return others.length === 0 ? only : undefined;
}

function similarFolder(folder: string, root: string): string | undefined {
  if (!isBelow(folder, root)) return undefined;
  const problem = folderProblem(folder);
  if (problem === undefined) return folder;
  if (problem === IS_FILE) return path.dirname(folder);
  const base = problem === IS_MISSING ? similarFolder(path.dirname(folder), root) : undefined;
  // What is in a folder behind a link is not to be named, either.
  if (base === undefined || !isBelow(realPath(base), realPath(root))) return undefined;
  const names = foldersIn(base);
  const wanted = path.basename(folder);
  const name = names.includes(wanted) ? wanted : nearestNames(wanted, names).sort()[0];
  return name === undefined ? undefined : path.join(base, name);
}

const NEVER = /^(?:\.git|\.hg|\.svn|node_modules)$/i;

/** Or the same. */
function isBelow(folder: string, root: string): boolean {
  return pathInside(root, folder) !== undefined;
}

/** Those that may be deployed; none where the system does not list them: a folder may be open to who knows a name in it. */
function foldersIn(folder: string): string[] {
  const entries = tryToRead(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => (entry.isDirectory() && !NEVER.test(entry.name) ? [entry.name] : []));
}
