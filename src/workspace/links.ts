import { safeText } from '../shared/safe-text.ts';
import { systemDisk } from './disk.ts';
import type { Disk } from './disk.ts';
import type { Inspection, SourceFile } from './files.ts';
import { pathInside } from './inside.ts';
import { followLinkTexts } from './link-texts.ts';
import { sortKey } from './order.ts';
import type { Note } from './rules.ts';

/** What became of the symbolic links among the kept paths. */
export interface ResolvedLinks {
  readonly files: SourceFile[];
  readonly notes: Note[];
  /** Sentences for links that must not be packed. */
  readonly errors: string[];
}

/** The links that were found. */
export type LinksOfFolder = Pick<Inspection, 'links' | 'linkTexts'>;

/** The most files and links that links may stand for: a guard against links that multiply each other. */
const MAX_LINKED = 200_000;

/**
 * Replaces symbolic links by what they point to: a zip entry for each file, under the link's own path. Only files that
 * are sent themselves are repeated, so an exclusion holds for a link's target too.
 * @param root real path of the folder to deploy
 * @param found POSIX paths of the links below it, and the targets of those that are plain files on this disk
 * @param files the regular files that are sent, sorted by path
 * @param keeps whether the rules allow a path that a link makes up
 */
export function resolveLinks(
  root: string,
  { links, linkTexts }: LinksOfFolder,
  files: readonly SourceFile[],
  keeps: (path: string) => boolean,
  disk = systemDisk,
): ResolvedLinks {
  if (links.length === 0) return { files: [], notes: [], errors: [] };
  const made: SourceFile[] = [];
  const byPath = new Map(files.map((file) => [file.path, file]));
  const targets = new Map(links.map((link) => [link, targetOf(root, link, linkTexts, disk)]));
  // One note for each link, however many links lead to it.
  const notes = new Map<string, Note>();
  let steps = 0;

  // Many ways can lead to one folder.
  const contents = new Map<string, Content>();
  const contentOf = (inside: string): Content => {
    const known = contents.get(inside);
    if (known !== undefined) return known;
    const content = { files: [...below(files, inside)], links: links.filter((inner) => inner.startsWith(inside)) };
    contents.set(inside, content);
    return content;
  };

  const add = (name: string, file: SourceFile): void => {
    if ((steps += 1) > MAX_LINKED) throw new TooManyError();
    if (keeps(name)) made.push({ ...file, path: name });
  };

  /** @param open real folders that are being repeated around this link, so that loops end */
  const follow = (link: string, name: string, open: readonly string[]): void => {
    if ((steps += 1) > MAX_LINKED) throw new TooManyError();
    const target = targets.get(link);
    if (target === undefined || target.kind === 'outside') return;
    if (target.kind === 'nothing') return void notes.set(link, target.note);
    const file = byPath.get(target.path);
    if (file !== undefined) return add(name, file);
    const inside = target.path === '' ? '' : `${target.path}/`;
    if (target.isFolder && (`${link}/`.startsWith(inside) || open.includes(inside))) {
      const text = `${safeText(link)} points to a folder that holds the link itself, so it is not sent.`;
      return void notes.set(link, { level: 'warning', title: 'Link that loops', text });
    }
    const content = target.isFolder ? contentOf(inside) : NOTHING;
    if (content.files.length + content.links.length === 0) {
      const what = target.isFolder ? 'of which nothing is sent' : 'which is not sent';
      const text = `${safeText(link)} points to ${safeText(target.path)}, ${what}, so the link is not sent either. Bring its target back with "include", or exclude the link.`;
      return void notes.set(link, { level: 'notice', title: 'Link to a file that is not sent', text });
    }
    for (const inner of content.files) add(`${name}/${inner.path.slice(inside.length)}`, inner);
    for (const inner of content.links) follow(inner, `${name}/${inner.slice(inside.length)}`, [...open, inside]);
  };

  const errors = links.flatMap((link) => {
    const target = targets.get(link);
    return target?.kind === 'outside' ? [target.error] : [];
  });
  try {
    for (const link of links) follow(link, link, []);
  } catch (error) {
    if (!(error instanceof TooManyError)) throw error;
    errors.push(`The symbolic links stand for more than ${MAX_LINKED} files. Exclude some of them.`);
  }
  return { files: made, notes: [...notes.values()], errors };
}

class TooManyError extends Error {}

/** Files and links that are sent of a folder. */
interface Content {
  readonly files: readonly SourceFile[];
  readonly links: readonly string[];
}

const NOTHING: Content = { files: [], links: [] };

type Target =
  | { readonly kind: 'inside'; readonly path: string; readonly isFolder: boolean }
  | { readonly kind: 'nothing'; readonly note: Note }
  | { readonly kind: 'outside'; readonly error: string };

function targetOf(root: string, link: string, linkTexts: LinksOfFolder['linkTexts'], disk: Disk): Target {
  const shown = safeText(link);
  const followed = followLinkTexts(link, linkTexts);
  let real: string | undefined;
  let loops = followed === undefined;
  try {
    if (followed !== undefined) real = disk.realPath(disk.path.resolve(root, followed));
  } catch (error) {
    loops = (error as NodeJS.ErrnoException).code === 'ELOOP';
  }
  const stats = real === undefined ? undefined : disk.stat(real);
  if (real === undefined || stats === undefined) {
    const text = loops
      ? `${shown} points to itself, so it is not sent.`
      : `${shown} points to nothing, so it is not sent.`;
    return { kind: 'nothing', note: { level: 'warning', title: loops ? 'Link that loops' : 'Dangling link', text } };
  }
  const inside = pathInside(root, real, disk.path);
  if (inside === undefined) {
    const error = `${shown} is a symbolic link to a place outside "path". Exclude it, put a copy in its place, or set "path" to a folder that holds both.`;
    return { kind: 'outside', error };
  }
  return { kind: 'inside', path: inside, isFolder: stats.isDirectory() };
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
