import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeName, isUtf8 } from '../../paths/file-names.ts';
import type { ListedFile } from '../listing.ts';
import { parentOf } from '../../rules/patterns.ts';
import type { GitAnswer } from './git.ts';
import type { GitFolders } from './worktrees.ts';

/**
 * What git tracks, from the records of `git ls-files -t --stage`: tag, mode, object, stage, TAB, path.
 * @returns the files, and submodules by their paths without the prefix
 */
export function trackedIn(records: readonly string[], folder: string, prefix: string) {
  const files: ListedFile[] = [];
  const nested: string[] = [];
  let latest: string | undefined;
  for (const record of records) {
    const name = record.slice(record.indexOf('\t') + 1);
    // The sides of a merge conflict are records of their own, one after the other.
    if (name === latest) continue;
    latest = name;
    const indexMode = record.slice(2, 8) as ListedFile['indexMode'];
    const isSkipped = record.startsWith('S');
    const isNested = indexMode === '160000' && (!isSkipped || existsSync(path.join(folder, name, '.git')));
    if (isNested) nested.push(name.replace(/\/$/, ''));
    else if (isSkipped) files.push({ path: prefix + name, indexMode, isSkipped });
    else if (indexMode === '120000') {
      const [, , linkObject = ''] = record.split(' ', 3);
      files.push({ path: prefix + name, indexMode, linkObject });
    } else files.push({ path: prefix + name, indexMode });
  }
  return { files, nested };
}

/**
 * What git does not track, and does not ignore, from the records of `git ls-files --others`.
 * @returns the files; checkouts inside, by their paths without the prefix, ending with `/`; and linked worktrees that git
 *   takes for plain folders, as their repository is not there, with the prefix and a `/`
 */
export function untrackedIn(names: readonly string[], folder: string, prefix: string, gitFolders: GitFolders) {
  const files: ListedFile[] = [];
  const nested: string[] = [];
  const worktrees = new Set<string>();
  // The worktree that a folder is or is in, if any: each is looked into once.
  const worktreeOf = new Map<string, string | undefined>([['', undefined]]);
  const worktreeAround = (inner: string): string | undefined => {
    if (!worktreeOf.has(inner)) {
      const hasWorktree = (): boolean => gitFolders.hasWorktree(path.join(folder, inner));
      worktreeOf.set(inner, worktreeAround(parentOf(inner)) ?? (hasWorktree() ? inner : undefined));
    }
    return worktreeOf.get(inner);
  };
  for (const name of names) {
    const worktree = worktreeAround(parentOf(name));
    if (worktree !== undefined) worktrees.add(prefix + worktree);
    else if (name.endsWith('/')) nested.push(name);
    else files.push({ path: prefix + name });
  }
  return { files, nested, worktrees };
}

/** The records of an answer with `-z`. */
export function recordsOf({ stdout }: GitAnswer): string[] {
  const text = decodeName(stdout);
  if (isUtf8(text)) return text.split('\0').slice(0, -1);
  const records = stdout.toString('latin1').split('\0').slice(0, -1);
  return records.map((record) => decodeName(Buffer.from(record, 'latin1')));
}

/**
 * `--directory` folds an ignored folder into one record, but also prints folders that are not ignored themselves and
 * merely hold nothing else; those are followed by their own content, and are dropped here.
 */
export function wholeFolders(names: readonly string[]): string[] {
  return names.filter((name, index) => !name.endsWith('/') || (name !== './' && !names[index + 1]?.startsWith(name)));
}
