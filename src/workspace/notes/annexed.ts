import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { countOf, firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { tryToRead } from '../paths/read-disk.ts';
import type { Note } from '../rules/rules.ts';

/** Whether a link is what git-annex puts in place of a file: it leads into the repository, where its content is, or will be. */
export function isAnnexed(folder: string, link: string): boolean {
  const target = tryToRead(() => readlinkSync(path.join(folder, link))) ?? '';
  return /(?:^|\/)\.git\/annex\/objects\//.test(target.replaceAll('\\', '/'));
}

/** A warning for such links, of which nothing is sent; empty when there are none. */
export function noteAnnexed(links: readonly string[]): Note[] {
  if (links.length === 0) return [];
  const text = `${countOf(links.length, 'link')} of git-annex in place of ${links.length === 1 ? 'a file' : 'files'}, so not sent: ${firstOf(links, 3, safeText)}. Put the content there with "git annex get ." and "git annex unlock .".`;
  return [{ level: 'warning', title: 'git-annex pointers', text }];
}
