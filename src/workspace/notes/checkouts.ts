import { existsSync } from 'node:fs';
import path from 'node:path';
import { escapePattern } from '../../shared/files/paths.ts';
import { countOf, firstOf, formatBytes } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { totalSize } from '../files.ts';
import type { SourceFile } from '../files.ts';
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
  const inside = folders.map((folder) => ({ folder, files: files.filter((file) => file.path.startsWith(folder)) }));
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

/**
 * A warning for each folder that is a git repository without a work tree (a mirror, a `.git` under another name): it may
 * hold every secret of its history. Empty when there are none.
 * @param folder the folder to deploy
 * @param files those that are sent
 */
export function noteBareRepositories(folder: string, files: readonly Pick<SourceFile, 'path'>[]): Note[] {
  const heads = files.filter(({ path: name }) => name === 'HEAD' || name.endsWith('/HEAD'));
  const tops = heads.map(({ path: name }) => name.slice(0, -'HEAD'.length));
  return tops
    .filter((top) => isRepository(path.join(folder, top)))
    .map((top) => {
      const count = countOf(files.filter(({ path: name }) => name.startsWith(top)).length, 'file');
      const remedy =
        top === ''
          ? 'Set "path" to the folder of the app.'
          : `Exclude it with the pattern "/${safeText(escapePattern(top))}", unless the app needs it.`;
      const text = `${safeText(top) || '"path"'} is a bare git repository, and its ${count} are sent with the whole history. ${remedy}`;
      return { level: 'warning', title: 'Bare repository', text };
    });
}

/** What git requires of a repository beside HEAD (gitrepository-layout(5)). */
function isRepository(folder: string): boolean {
  return ['objects', 'refs'].every((name) => existsSync(path.join(folder, name)));
}
