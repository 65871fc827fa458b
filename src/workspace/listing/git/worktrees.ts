import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { realPath } from '../../../shared/real-path.ts';
import { pathInside } from '../../paths/inside.ts';
import { tryToRead } from '../../paths/read-disk.ts';

/**
 * The git folders of the checkouts that a listing has met, by which a linked worktree of one of them is recognised: it is
 * another branch of what is sent already (gitrepository-layout(5), "worktrees").
 */
export class GitFolders {
  private readonly known: Set<string>;

  /** @param workspace real path */
  constructor(
    private readonly workspace: string,
    known: Iterable<string> = [],
  ) {
    this.known = new Set(known);
  }

  /**
   * Adds the checkout at a folder with a `.git`.
   * @returns what is to be asked inside it: a worktree of a repository elsewhere counts only there
   */
  enter(top: string): GitFolders {
    const inside = isLinkedWorktree(top) ? new GitFolders(this.workspace, this.known) : this;
    const shared = sharedGitFolder(gitFileTarget(top) ?? path.join(top, '.git'));
    if (shared !== undefined) inside.known.add(shared);
    return inside;
  }

  /**
   * Whether a folder is a linked worktree of a checkout that was entered, or of another in the workspace; or of one that is
   * not there. No submodule is meant, although its `.git` file may look the same.
   */
  hasWorktree(folder: string): boolean {
    const target = worktreeTarget(folder);
    if (target === undefined) return false;
    if (!existsSync(target)) return true;
    const shared = existsSync(path.join(target, 'commondir')) ? sharedGitFolder(target) : undefined;
    return shared !== undefined && (this.known.has(shared) || this.isCheckedOut(shared));
  }

  /** A bare repository in the workspace has no checkout but its worktrees. */
  private isCheckedOut(shared: string): boolean {
    const segments = pathInside(this.workspace, shared)?.split('/') ?? [];
    return segments.at(-1) === '.git' || (segments.includes('.git') && segments.includes('modules'));
  }
}

/** Whether a folder looks like a linked worktree, whatever its repository. */
export function isLinkedWorktree(folder: string): boolean {
  return worktreeTarget(folder) !== undefined;
}

function worktreeTarget(folder: string): string | undefined {
  const target = gitFileTarget(folder);
  return target !== undefined && path.basename(path.dirname(target)) === 'worktrees' ? target : undefined;
}

/** Where the `.git` file of a worktree or a submodule leads; undefined where a folder has no such file. */
export function gitFileTarget(folder: string): string | undefined {
  const [, target] = /^gitdir: (.+?)\s*$/.exec(readSmall(path.join(folder, '.git'))) ?? [];
  return target === undefined ? undefined : path.resolve(folder, target);
}

/** The git folder that all worktrees of a repository share. */
function sharedGitFolder(gitFolder: string): string | undefined {
  const shared = path.resolve(gitFolder, readSmall(path.join(gitFolder, 'commondir')).trim());
  return tryToRead(() => realPath(shared));
}

/** A file of one line; empty where there is none, and for a link or a pipe in its place. */
function readSmall(file: string): string {
  const read = (): string =>
    lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file, 'utf8') : '';
  return tryToRead(read) ?? '';
}
