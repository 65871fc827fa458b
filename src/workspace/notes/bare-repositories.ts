import { existsSync } from 'node:fs';
import path from 'node:path';
import { countOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { SourceFile } from '../files.ts';
import { escapePattern } from '../rules/patterns.ts';
import type { Note } from '../rules/rules.ts';

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
