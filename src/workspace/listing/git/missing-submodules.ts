import { readdirSync } from 'node:fs';
import path from 'node:path';
import { safeText } from '../../../shared/text/safe-text.ts';
import { tryToRead } from '../../../shared/files/try-to-read.ts';
import { forSubmodule, gitIn, quoted, renewSubmodule } from './commands.ts';
import type { Place } from './commands.ts';
import { findWorkTree, readSmall } from './worktrees.ts';

/** A submodule of the index without a `.git` on the disk. */
export interface MissingSubmodule extends Place {
  /** POSIX, below the folder to deploy. */
  readonly path: string;
}

/** Why nothing of it is sent, and what to do. @param name how it is called */
export function describeMissing(submodule: MissingSubmodule, name: string): string {
  const { top, options } = submodule;
  const around = findWorkTree(path.dirname(top)) ?? path.dirname(top);
  const inside = path.relative(around, top).split(path.sep).join('/');
  const shown = safeText(name);
  if (!submodulesOf(around).includes(inside)) {
    const git = gitIn({ top: around, options });
    return `${shown} is a repository of its own that was committed without .gitmodules, so its files are in no commit, and not sent. To keep them: where they are, remove its .git, run "${git} rm --cached -- ${quoted(inside)}", then "${git} add -- ${quoted(inside)}", and commit. Or exclude it.`;
  }
  if ((tryToRead(() => readdirSync(top)) ?? []).length > 0)
    return `${shown} is a submodule whose .git is missing, so git knows none of its files, and they are not sent. ${renewSubmodule(submodule)}`;
  return `${shown} is a submodule that is not checked out, so nothing of it is sent. Check it out ("${forSubmodule(submodule, 'update --init')}", or "submodules: recursive" on actions/checkout), or exclude it.`;
}

/** The paths in `.gitmodules`, which is a file of git's settings: quotes, backslashes and comments are not part of a value. */
function submodulesOf(top: string): string[] {
  const paths = readSmall(path.join(top, '.gitmodules')).matchAll(
    /^[ \t]*path[ \t]*=[ \t]*((?:"(?:\\.|[^"\\\n])*"|\\.|[^"\\#;\n])*)/gim,
  );
  return Array.from(paths, ([, value = '']) =>
    value
      .trim()
      .replaceAll(/\\(.)|"/g, (_, escaped?: string) => ({ t: '\t', n: '\n' })[escaped ?? ''] ?? escaped ?? ''),
  );
}
