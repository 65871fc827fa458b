import { existsSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../errors.ts';
import { countOf, safeText } from '../text.ts';
import { createGit } from './git.ts';
import type { Git } from './git.ts';
import { decodeName, emptyListing } from './listing.ts';
import type { ListedFile, Listing } from './listing.ts';

export interface GitListingOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** File with the built-in defaults: `--exclude-from` ranks below every rule of git's own, `--exclude` above. */
  readonly defaultsFile: string;
  /** Whether to list what is left out, too. */
  readonly withLeftOut: boolean;
}

/** One record of `git ls-files -t --stage`: tag, mode, object, stage, TAB, path. Others are `? path`. */
const TRACKED = /^(\S) (\d{6}) [0-9a-f]+ \d\t(.+)$/s;

/**
 * Rules 1 and 2 as git applies them in `folder` and in every repository below it.
 * @param top work tree that `folder` lies in
 * @throws {StepError} `invalid-file`: git cannot read the repository, or a name is not UTF-8.
 */
export async function listWithGit(top: string, folder: string, options: GitListingOptions): Promise<Listing> {
  const listing = emptyListing();
  const sparse = await addRepository(top, folder, '', options, listing);
  if (sparse > 0) {
    const text = `${countOf(sparse, 'file')} outside the sparse checkout ${sparse === 1 ? 'is' : 'are'} not sent.`;
    listing.notes.push({ level: 'notice', title: 'Sparse checkout', text });
  }
  return listing;
}

/** @returns how many files are not there because the checkout is sparse. */
async function addRepository(
  top: string,
  folder: string,
  prefix: string,
  options: GitListingOptions,
  listing: Listing,
): Promise<number> {
  const git = createGit(options.environment, top);
  const nested: string[] = [];
  const paths = new Map<string, ListedFile>();
  let sparse = 0;

  const rules = [`--exclude-from=${options.defaultsFile}`, '--exclude-standard'];
  for (const record of await records(git, folder, '-t', '--stage', '--cached', '--others', ...rules)) {
    const [, tag, mode, trackedPath] = TRACKED.exec(record) ?? [];
    const name = trackedPath ?? record.slice(2);
    if (tag === 'S') sparse += 1;
    else if (mode === '160000' || name.endsWith('/')) nested.push(name.replace(/\/$/, ''));
    else paths.set(name, { path: prefix + name, indexMode: mode as ListedFile['indexMode'] });
  }
  for (const file of paths.values()) listing.kept.push(file);
  if (options.withLeftOut) {
    const names = await records(git, folder, '--others', '--ignored', '--directory', ...rules);
    for (const name of wholeFolders(names)) listing.leftOut.push(prefix + name);
  }

  for (const name of nested) {
    const inner = path.join(folder, name);
    if (existsSync(path.join(inner, '.git'))) {
      sparse += await addRepository(inner, inner, `${prefix}${name}/`, options, listing);
    } else {
      listing.notes.push({
        level: 'warning',
        title: 'Submodule not checked out',
        text: `${safeText(prefix + name)} is a submodule that is not checked out, so nothing of it is sent. Set "submodules: true" on actions/checkout, or exclude it.`,
      });
    }
  }
  return sparse;
}

/** Runs `git ls-files -z` in a folder and returns its records. */
async function records(git: Git, folder: string, ...args: string[]): Promise<string[]> {
  const { exitCode, stdout, stderr } = await git(folder, 'ls-files', '-z', ...args);
  if (exitCode !== 0) throw unreadable(folder, stderr);
  try {
    return decodeName(stdout).split('\0').slice(0, -1);
  } catch {
    const culprit = stdout
      .toString('latin1')
      .split('\0')
      .find((name) => Buffer.from(name, 'latin1').toString('utf8').includes('\ufffd'));
    throw new StepError(
      'invalid-file',
      `The name of a file is not UTF-8, so a zip cannot carry it: ${safeText(culprit ?? '')}. Rename or exclude it.`,
    );
  }
}

/**
 * `--directory` folds a left-out folder into one record, but also prints folders that are not left out themselves and
 * merely hold nothing else; those are followed by their own content, and are dropped here.
 */
function wholeFolders(names: readonly string[]): string[] {
  return names.filter((name, index) => !name.endsWith('/') || (name !== './' && !names[index + 1]?.startsWith(name)));
}

/** The error for a `.git` that git cannot use: never a reason to read the folder in another way. */
export function unreadable(folder: string, stderr: string): StepError {
  const reason = safeText(stderr.trim().split('\n')[0] ?? '');
  return new StepError(
    'invalid-file',
    `git cannot read the repository of ${safeText(folder)}: ${reason || 'no reason given'}. ` +
      'If another user owns it, run "git config --global --add safe.directory <folder>" in an earlier step; ' +
      'if its .git is damaged or incomplete, check the repository out again.',
  );
}
