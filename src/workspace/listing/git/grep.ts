import { createGit } from './git.ts';
import type { Checkout } from './git.ts';

/** A line of a file. Untrusted text. */
export interface FoundLine {
  /** POSIX, from the folder that was searched. */
  readonly file: string;
  readonly text: string;
}

/** The most of an answer that is read: lines of a build that is committed may be long. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Lines in the files of a work tree that git tracks, or would track once they are added.
 * @param checkout the top of the work tree
 * @param pattern of POSIX, extended
 * @param pathspecs which files, as git takes them
 * @returns none where git finds none, fails, is ended, or finds too much. This is an extra, so it never throws
 */
export async function grepFiles(
  { folder, variables, signal }: Checkout,
  pattern: string,
  pathspecs: readonly string[],
): Promise<FoundLine[]> {
  const format = ['--untracked', '-I', '-z', '--full-name', '--no-color', '--no-line-number', '--no-column'];
  const question = ['grep', ...format, '-E', '-e', pattern, '--', ...pathspecs, ':(exclude,glob)**/node_modules/**'];
  try {
    const { exitCode, stdout } = await createGit(variables, folder, signal, MAX_BYTES).list(folder, ...question);
    return exitCode === 0 ? stdout.toString('utf8').split('\n').flatMap(foundLine) : [];
  } catch {
    return [];
  }
}

function foundLine(line: string): FoundLine[] {
  const [file = '', text] = line.split('\0');
  return text === undefined ? [] : [{ file, text }];
}
