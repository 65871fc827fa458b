import path from 'node:path';
import { pathInside } from '../../../shared/files/paths.ts';
import { realPath } from '../../../shared/files/real-path.ts';
import { tryToRead } from '../../../shared/files/try-to-read.ts';
import { isForEverything, matchesItself, NEW_FILE, DEFAULTS } from '../../rules/patterns.ts';
import { isIncomplete, unlistable, unreadable } from './failures.ts';
import { createGit, GitNotFoundError } from './git.ts';
import type { GitAnswer, RepositoryGit } from './git.ts';

/** What git is run with, for every repository of a listing. */
export interface GitOptions {
  /** Real path of the workspace. */
  readonly workspace: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** A folder of this run, for what git must read from a file. */
  readonly scratch: string;
  /** Ends every git that was started. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the rules keep all of a folder out of the zip: POSIX, below the folder to deploy, ending with `/`. */
  readonly leavesOut?: (folder: string) => boolean;
}

/**
 * How the files of a folder in a repository are chosen. `ignored`: git ignores the folder itself. `foreign`: the repository
 * is not about this workspace. `no-git`: no git program.
 */
export type RepositoryState = 'git' | 'ignored' | 'foreign' | 'no-git';

/** A repository that git is asked about: the one around the folder to deploy, or one inside it. */
export class Repository {
  readonly git: RepositoryGit;
  /** What is ignored in `folder`, once it is known: files, and folders (ending with `/`) as a whole. */
  ignored: readonly string[] | undefined;

  /**
   * @param top its work tree, as `findWorkTree` finds it
   * @param folder where git is asked: `top` or a folder in it
   * @param prefix path of `folder` below the folder to deploy: empty or ending with `/`
   */
  constructor(
    readonly top: string,
    readonly folder: string,
    readonly prefix: string,
    readonly options: GitOptions,
  ) {
    this.git = createGit(options.variables, top, options.signal);
  }

  /**
   * Asks git for the repository of the folder, and whether git or the built-in defaults ignore the folder itself.
   * @throws {StepError} `invalid-file` when there is a `.git` that git cannot read.
   */
  async state(): Promise<RepositoryState> {
    try {
      this.requireWorkTree(await this.git.ask(this.folder, 'rev-parse', '--show-prefix', '--show-toplevel'));
    } catch (error) {
      if (error instanceof GitNotFoundError) return 'no-git';
      throw error;
    }
    const { workspace } = this.options;
    const ignored = this.folder === this.top ? undefined : await this.findIgnored();
    if (ignored === undefined || ignored.folder === undefined) {
      if (await this.ignoresAllFiles()) return 'foreign';
      return ignored === undefined ? 'git' : 'ignored';
    }
    // A build output in the workspace stays one although git tracks some file of it.
    if (pathInside(ignored.folder, workspace) === undefined) return 'ignored';
    if (await this.tracksFilesIn(this.folder)) return 'git';
    return isForEverything(ignored.pattern) && !(await this.tracksFilesIn(workspace)) ? 'foreign' : 'ignored';
  }

  /** Whether git believes the executable bits of the disk (`core.fileMode`). */
  async trustsModes(): Promise<boolean> {
    return (await this.setting('core.fileMode')) !== 'false';
  }

  /** Whether git takes names for one that differ only in case (`core.ignoreCase`). */
  async ignoresCase(): Promise<boolean> {
    return (await this.setting('core.ignoreCase')) === 'true';
  }

  private async setting(key: string): Promise<string> {
    const { stdout } = await this.git.ask(this.folder, 'config', '--bool', '--get', key);
    return stdout.toString('latin1').trim();
  }

  /** Returns the answer. @throws {StepError} `invalid-file` unless git listed everything */
  async requireComplete(answer: GitAnswer): Promise<GitAnswer> {
    if (isIncomplete(answer)) throw await unlistable(this, answer);
    return answer;
  }

  /**
   * Throws unless git works on the folder that was found: with a damaged .git it searches further up, and a .git may
   * belong to a work tree in another place.
   */
  private requireWorkTree({ exitCode, stdout, stderr }: GitAnswer): void {
    const { top, folder } = this;
    if (exitCode !== 0) throw unreadable(this, stderr);
    const below = path.relative(top, folder).split(path.sep).join('/');
    const prefix = below === '' ? '\n' : `${below}/\n`;
    const found = stdout.toString('utf8');
    // The prefix of a folder outside of the work tree is empty.
    const start = [prefix, '\n'].find((each) => found.startsWith(each));
    if (start === undefined) throw unreadable(this, `not a repository: ${path.join(top, '.git')}`);
    const workTree = found.slice(start.length).replace(/\n$/, '');
    if (tryToRead(() => realPath(workTree)) === realPath(top)) return;
    throw unreadable(this, `its work tree is another folder: ${workTree}`);
  }

  /**
   * The topmost folder on the way down to this one that git's rules or, where none matches, the built-in defaults ignore.
   * None, but a pattern, where they ignore all that is in this one, as "dist/*" does, and "*" in a .gitignore of its own.
   */
  private async findIgnored(): Promise<{ readonly folder: string | undefined; readonly pattern: string } | undefined> {
    const { git, top } = this;
    const segments = path.relative(top, this.folder).split(path.sep);
    // "./": a name that starts with a colon would be pathspec magic.
    const folders = segments.map((_, index) => `./${segments.slice(0, index + 1).join('/')}`);
    // --no-index: a build output counts as ignored although one file of it (.gitkeep) is tracked.
    const names = [...folders, `${folders.at(-1)}/${NEW_FILE}`];
    const check = await git.ask(top, 'check-ignore', '--no-index', '--verbose', '--non-matching', '--', ...names);
    if (check.exitCode > 1) throw await unlistable(this, check);
    // One line per name, from the top down: "source:line:pattern TAB path", or "::TAB path" where no pattern matches.
    const lines = check.stdout.toString('utf8').split('\n');
    const patterns = names.map((_, index) => /^(?!::\t).+?:\d+:(.*)\t/.exec(lines[index] ?? '')?.[1]);
    for (const [index, name] of folders.entries()) {
      const pattern = patterns[index];
      const isIgnored = pattern === undefined ? matchesItself(DEFAULTS, `${name.slice(2)}/`) : !pattern.startsWith('!');
      if (isIgnored) return { folder: path.join(top, name), pattern: pattern ?? '' };
    }
    const ofContent = patterns[folders.length] ?? '!';
    return ofContent.startsWith('!') || (await this.listKept()).stdout.length > 0
      ? undefined
      : { folder: undefined, pattern: ofContent };
  }

  /** The files that git keeps in `folder`, but those that only keep a folder. */
  async listKept(): Promise<GitAnswer> {
    const files = ['--', '.', ':(exclude)*.gitkeep', ':(exclude)*.gitignore'];
    const list = this.git.list(this.folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ...files);
    return await this.requireComplete(await list);
  }

  /** Whether it is above the workspace, tracks nothing there, and ignores every file, but no folder. */
  private async ignoresAllFiles(): Promise<boolean> {
    const { git, top, options } = this;
    const below = pathInside(top, options.workspace);
    if (!below) return false;
    const check = await git.ask(top, 'check-ignore', '--no-index', '--verbose', '--', `./${below}/${NEW_FILE}`);
    const [, source = '', pattern = ''] = /^(.+?):\d+:(.*)\t/.exec(check.stdout.toString('utf8')) ?? [];
    if (source.startsWith(`${below}/`) || !isForEverything(pattern)) return false;
    return !(await this.tracksFilesIn(options.workspace));
  }

  /** Whether git tracks any file at or below a folder, but those that only keep an empty folder. */
  private async tracksFilesIn(folder: string): Promise<boolean> {
    const files = ['--', '.', ':(exclude)*.gitkeep'];
    const answer = await this.requireComplete(await this.git.list(folder, 'ls-files', '-z', '--cached', ...files));
    return answer.stdout.length > 0;
  }
}
