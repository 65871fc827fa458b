import { safeText } from '../../shared/safe-text.ts';
import type { Disk } from '../paths/disk.ts';
import { pathInside } from '../paths/inside.ts';
import { followLinkTexts } from '../paths/link-texts.ts';
import type { Note } from '../rules/rules.ts';

/** Where a symbolic link leads: to a path below the folder to deploy, to nothing, or out of the folder. */
export type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string; readonly isFolder: boolean }
  | { readonly kind: 'nothing'; readonly note: Note }
  | { readonly kind: 'outside'; readonly error: string };

/**
 * Follows a link to its end.
 * @param folder real path of the folder to deploy
 * @param link POSIX path of the link below it
 * @param linkTexts targets of the links that are plain files on this disk
 */
export function findLinkTarget(
  folder: string,
  link: string,
  linkTexts: ReadonlyMap<string, string>,
  disk: Disk,
): LinkTarget {
  const followed = followLinkTexts(link, linkTexts);
  if (followed === undefined) return loops(link);
  let real: string;
  try {
    real = disk.realPath(disk.path.resolve(folder, followed));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP' ? loops(link) : dangles(link);
  }
  const stats = disk.stat(real);
  if (stats === undefined) return dangles(link);
  const inside = pathInside(folder, real, disk.path);
  if (inside !== undefined) return { kind: 'inside', path: inside, isFolder: stats.isDirectory() };
  const error = `${safeText(link)} is a symbolic link to a place outside "path". Exclude it, put a copy in its place, or set "path" to a folder that holds both.`;
  return { kind: 'outside', error };
}

function loops(link: string): LinkTarget {
  const text = `${safeText(link)} points to itself, so it is not sent.`;
  return { kind: 'nothing', note: { level: 'warning', title: 'Link that loops', text } };
}

function dangles(link: string): LinkTarget {
  const text = `${safeText(link)} points to nothing, so it is not sent.`;
  return { kind: 'nothing', note: { level: 'warning', title: 'Dangling link', text } };
}
