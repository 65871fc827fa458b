import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { safeText } from '../text.ts';
import type { SourceFile } from './files.ts';
import { sortKey } from './order.ts';
import type { Note } from './rules.ts';

/** What became of the symbolic links among the kept paths. */
export interface ResolvedLinks {
  readonly files: SourceFile[];
  readonly notes: Note[];
  /** Sentences for links that must not be packed. */
  readonly errors: string[];
}

/** The most files that links may add: a guard against links that multiply each other. */
const MOST_LINKED_FILES = 200_000;

/**
 * Replaces symbolic links by what they point to: a zip entry for each file, under the link's own path. Only files that
 * are sent themselves are repeated, so an exclusion holds for a link's target too.
 * @param root real path of the folder to deploy
 * @param links POSIX paths of the links below it
 * @param files the regular files that are sent, sorted by path
 * @param keeps whether the rules allow a path that a link makes up
 */
export function resolveLinks(
  root: string,
  links: readonly string[],
  files: readonly SourceFile[],
  keeps: (path: string) => boolean,
): ResolvedLinks {
  const result: ResolvedLinks = { files: [], notes: [], errors: [] };
  const byPath = new Map(files.map((file) => [file.path, file]));

  const add = (name: string, file: SourceFile): void => {
    if (!keeps(name)) return;
    if (result.files.length >= MOST_LINKED_FILES) throw new RangeError('too many linked files');
    result.files.push({ ...file, path: name });
  };

  /** @param open real folders that are being repeated around this link, so that loops end */
  const follow = (link: string, name: string, open: readonly string[]): void => {
    const target = targetOf(root, link, result);
    if (target === undefined) return;
    const file = byPath.get(target.path);
    if (file !== undefined) return add(name, file);
    if (!target.isFolder) {
      const text = `${safeText(link)} points to ${safeText(target.path)}, which is left out, so the link is left out too.`;
      return void result.notes.push({ level: 'notice', title: 'Link to a file that is not sent', text });
    }
    const inside = target.path === '' ? '' : `${target.path}/`;
    if (`${link}/`.startsWith(inside) || open.includes(inside)) {
      const text = `${safeText(link)} points to a folder that holds the link itself, so it is not sent.`;
      return void result.notes.push({ level: 'warning', title: 'Link that loops', text });
    }
    for (const inner of below(files, inside)) add(`${name}/${inner.path.slice(inside.length)}`, inner);
    for (const inner of links) {
      if (inner.startsWith(inside)) follow(inner, `${name}/${inner.slice(inside.length)}`, [...open, inside]);
    }
  };

  try {
    for (const link of links) follow(link, link, []);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    result.errors.push(`The symbolic links stand for more than ${MOST_LINKED_FILES} files. Exclude some of them.`);
  }
  return result;
}

function targetOf(root: string, link: string, result: ResolvedLinks): { path: string; isFolder: boolean } | undefined {
  const shown = safeText(link);
  let real: string;
  try {
    real = realpathSync.native(path.join(root, link));
  } catch (error) {
    const loops = (error as NodeJS.ErrnoException).code === 'ELOOP';
    const text = loops
      ? `${shown} points to itself, so it is not sent.`
      : `${shown} points to nothing, so it is not sent.`;
    result.notes.push({ level: 'warning', title: loops ? 'Link that loops' : 'Dangling link', text });
    return undefined;
  }
  const relative = path.relative(root, real);
  if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative)) {
    result.errors.push(
      `${shown} is a symbolic link to a place outside "path". Exclude it, put a copy in its place, or set "path" to a folder that holds both.`,
    );
    return undefined;
  }
  return { path: relative.split(path.sep).join('/'), isFolder: statSync(real).isDirectory() };
}

/** The files whose path starts with `prefix`, found by bisection: packages of a linked store come by the thousand. */
function* below(files: readonly SourceFile[], prefix: string): Generator<SourceFile> {
  let low = 0;
  let high = files.length;
  const wanted = sortKey(prefix);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sortKey(files[middle]?.path ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  for (let index = low; index < files.length; index += 1) {
    const file = files[index];
    if (file === undefined || !file.path.startsWith(prefix)) return;
    yield file;
  }
}
