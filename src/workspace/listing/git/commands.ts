import path from 'node:path';
import { shellWord } from '../../../shared/text/shell-word.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { configFile, findWorkTree } from './worktrees.ts';

/** Where git runs. */
export interface Place {
  /** A work tree, in the workspace or above it. */
  readonly top: string;
  readonly options: { readonly workspace: string };
}

/** The beginning of a git command for a work tree, which can be pasted in the workspace. */
export function gitIn({ top, options: { workspace } }: Place): string {
  const folder = path.relative(workspace, top).split(path.sep).join('/');
  return folder === '' ? 'git' : `git -C ${quoted(folder)}`;
}

/** The same for its settings. From a place outside, git does not stop at what is wrong with them. */
export function gitConfigOf({ top }: Place): string {
  return `git -C / config --file ${quoted(configFile(top))}`;
}

/** A command for a submodule, and its path there. @param action what is to be done with it: `update --init` */
export function forSubmodule({ top, options }: Place, action: string): string {
  const around = findWorkTree(path.dirname(top)) ?? path.dirname(top);
  const name = path.relative(around, top).split(path.sep).join('/');
  return `${gitIn({ top: around, options })} submodule ${action} -- ${quoted(name)}`;
}

/** The sentence about a submodule that git cannot update as it is. */
export function renewSubmodule(place: Place): string {
  return `Run "${forSubmodule(place, 'deinit --force')}", then "${forSubmodule(place, 'update --init')}", which replace its files; or exclude it.`;
}

/** A word of a POSIX shell command. */
export function quoted(word: string): string {
  return safeText(shellWord(word));
}
