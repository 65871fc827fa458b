import { statSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../../../shared/errors.ts';
import { tryToRead } from '../../../shared/files/try-to-read.ts';
import { safeText } from '../../../shared/text/safe-text.ts';

/** What git reads of a repository before anything else. */
const REPOSITORY_FILES = ['HEAD', 'commondir', 'config', 'index', 'info/exclude'];

/**
 * git waits forever for a named pipe in place of a file that it reads. This checks the fixed places; at one that the
 * configuration names, or in a folder further down, git waits until the step is stopped.
 * @param top work tree that `folder` is in
 * @throws {StepError} `invalid-file` naming the first one
 */
export function refuseNamedPipes(top: string, folder: string, variables: Readonly<Record<string, string | undefined>>) {
  const places = [
    ...REPOSITORY_FILES.map((name) => path.join(top, '.git', name)),
    ...foldersBetween(top, folder).map((between) => path.join(between, '.gitignore')),
    ...userFiles(variables),
  ];
  const pipe = places.find((place) => tryToRead(() => statSync(place, { throwIfNoEntry: false }))?.isFIFO() === true);
  if (pipe === undefined) return;
  const text = `${safeText(pipe)} is a named pipe, which git would wait for forever. Remove it.`;
  throw new StepError('invalid-file', text);
}

function foldersBetween(top: string, folder: string): string[] {
  const segments = path.relative(top, folder).split(path.sep).filter(Boolean);
  return [top, ...segments.map((_, index) => path.join(top, ...segments.slice(0, index + 1)))];
}

function userFiles({ HOME: home, XDG_CONFIG_HOME }: Readonly<Record<string, string | undefined>>): string[] {
  const own = home === undefined ? [] : [path.join(home, '.gitconfig')];
  const folder = XDG_CONFIG_HOME || (home && path.join(home, '.config'));
  return folder ? [...own, ...['config', 'ignore'].map((name) => path.join(folder, 'git', name))] : own;
}
