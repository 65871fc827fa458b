import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeName, isUtf8 } from '../../paths/file-names.ts';
import type { ListedFile } from '../listing.ts';
import { parentOf } from '../../rules/patterns.ts';
import type { GitAnswer } from './git.ts';
import type { GitFolders } from './worktrees.ts';

/** What git tracks, from the records of `git ls-files -t --stage`: tag, mode, object, stage, TAB, path. */
export class TrackedFiles {
  readonly files: ListedFile[] = [];
  /** Submodules, by their paths without the prefix. */
  readonly nested: string[] = [];
  private latest: string | undefined;

  constructor(
    private readonly folder: string,
    private readonly prefix: string,
  ) {}

  add(record: string): void {
    const name = record.slice(record.indexOf('\t') + 1);
    // The sides of a merge conflict are records of their own, one after the other.
    if (name === this.latest) return;
    this.latest = name;
    const indexMode = record.slice(2, 8) as ListedFile['indexMode'];
    const isSkipped = record.startsWith('S');
    const isNested = indexMode === '160000' && (!isSkipped || existsSync(path.join(this.folder, name, '.git')));
    if (isNested) this.nested.push(name.replace(/\/$/, ''));
    else if (isSkipped) this.files.push({ path: this.prefix + name, indexMode, isSkipped });
    else if (indexMode === '120000') {
      const [, , linkObject = ''] = record.split(' ', 3);
      this.files.push({ path: this.prefix + name, indexMode, linkObject });
    } else this.files.push({ path: this.prefix + name, indexMode });
  }
}

/** What git does not track, and does not ignore, from the records of `git ls-files --others`. */
export class UntrackedFiles {
  readonly files: ListedFile[] = [];
  /** Checkouts inside, by their paths without the prefix, ending with `/`. */
  readonly nested: string[] = [];
  /** Linked worktrees that git takes for plain folders, as their repository is not there; with the prefix and a `/`. */
  readonly worktrees = new Set<string>();
  /** The worktree that a folder is or is in, if any. */
  private readonly worktreeOf = new Map<string, string | undefined>([['', undefined]]);

  constructor(
    private readonly folder: string,
    private readonly prefix: string,
    private readonly gitFolders: GitFolders,
  ) {}

  add(name: string): void {
    const worktree = this.worktreeAround(parentOf(name));
    if (worktree !== undefined) this.worktrees.add(this.prefix + worktree);
    else if (name.endsWith('/')) this.nested.push(name);
    else this.files.push({ path: this.prefix + name });
  }

  /** Looks into each folder once. */
  private worktreeAround(folder: string): string | undefined {
    if (!this.worktreeOf.has(folder)) {
      const hasWorktree = (): boolean => this.gitFolders.hasWorktree(path.join(this.folder, folder));
      this.worktreeOf.set(folder, this.worktreeAround(parentOf(folder)) ?? (hasWorktree() ? folder : undefined));
    }
    return this.worktreeOf.get(folder);
  }
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
