import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathInside } from '../../../shared/files/paths.ts';
import { realPath } from '../../../shared/files/real-path.ts';
import { readDisk } from '../../paths/read-disk.ts';
import { tryToRead } from '../../../shared/files/try-to-read.ts';

/** The nearest folder at or above `folder` that holds a `.git` (a folder, or the file of a worktree or submodule). */
export function findWorkTree(folder: string): string | undefined {
  for (let current = folder; ; current = path.dirname(current)) {
    // A dangling link counts too: the repository is damaged, not absent.
    const stats = readDisk(current, () => lstatSync(path.join(current, '.git'), { throwIfNoEntry: false }));
    if (stats !== undefined) return current;
    if (path.dirname(current) === current) return undefined;
  }
}

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

/** The settings of the repository of a work tree. */
export function configFile(top: string): string {
  const gitFolder = gitFileTarget(top) ?? path.join(top, '.git');
  return path.join(sharedGitFolder(gitFolder) ?? gitFolder, 'config');
}

/** The ignore file of a repository that is not part of its work tree. */
export function excludeFile(top: string): string {
  return path.join(path.dirname(configFile(top)), 'info', 'exclude');
}

/** Whether a folder has a bare repository for a `.git`, and worktrees beside it. */
export function hasOnlyWorktrees(top: string): boolean {
  const target = gitFileTarget(top);
  return target !== undefined && existsSync(path.join(target, 'worktrees'));
}

/** The git folder that all worktrees of a repository share. */
function sharedGitFolder(gitFolder: string): string | undefined {
  const shared = path.resolve(gitFolder, readSmall(path.join(gitFolder, 'commondir')).trim());
  return tryToRead(() => realPath(shared));
}

/** A small file of git; empty where there is none, and for a link or a pipe in its place. */
export function readSmall(file: string): string {
  const read = (): string =>
    lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file, 'utf8') : '';
  return tryToRead(read) ?? '';
}
