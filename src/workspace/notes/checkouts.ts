import { countOf, firstOf, formatBytes } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { totalSize } from '../files.ts';
import type { SourceFile } from '../files.ts';
import { escapePattern } from '../rules/patterns.ts';
import type { Note } from '../rules/rules.ts';

/** Checkouts that have a line each. */
const MAX_NAMED = 10;

/** A notice about linked worktrees that are not sent; empty when there are none. @param folders ending with `/` */
export function noteWorktrees(folders: readonly string[]): Note[] {
  const [first] = folders;
  if (first === undefined) return [];
  const pattern = safeText(`/${escapePattern(first)}`);
  const text =
    folders.length === 1
      ? `${safeText(first)} is a linked worktree, made for another branch, so it is not sent. To send it, add the pattern "${pattern}" to "include".`
      : `${folders.length} linked worktrees, made for other branches, are not sent: ${firstOf(folders, 5, safeText)}. To send the first, add the pattern "${pattern}" to "include".`;
  return [{ level: 'notice', title: 'Linked worktrees', text }];
}

/**
 * A line for each checkout inside of which something is sent: its files are chosen by its own rules.
 * @param folders ending with `/`
 * @param files those that are sent
 */
export function noteCheckouts(folders: readonly string[], files: readonly SourceFile[]): Note[] {
  const inside = folders.map((folder) => ({ folder, files: files.filter(({ path }) => path.startsWith(folder)) }));
  const sent = inside.filter((checkout) => checkout.files.length > 0);
  const lines = sent
    .slice(0, MAX_NAMED)
    .map(
      (checkout) =>
        `${safeText(checkout.folder)} is a checkout of its own, with its own rules: ${countOf(checkout.files.length, 'file')}, ${formatBytes(totalSize(checkout.files))}.`,
    );
  if (sent.length > MAX_NAMED) lines.push(`So are ${sent.length - MAX_NAMED} other folders.`);
  return lines.map((text) => ({ level: 'info', title: 'Another checkout', text }));
}
