import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StepError } from '../errors.ts';
import { countOf, safeText } from '../text.ts';
import { createGit, unreadable } from './git.ts';
import type { GitAnswer } from './git.ts';
import { decodeName, emptyListing, isUtf8 } from './listing.ts';
import type { ListedFile, Listing } from './listing.ts';
import { requireRepository, WHERE } from './repository.ts';

export interface GitListingOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** File with the built-in defaults: `--exclude-from` ranks below every rule of git's own, `--exclude` above. */
  readonly defaultsFile: string;
  /** Whether to list what is left out, too. */
  readonly withLeftOut: boolean;
}

/** One record of `git ls-files -t --stage`: tag, mode, object, stage, TAB, path. Others are `? path`, of any form. */
const TRACKED = /^([^?]) (\d{6}) [0-9a-f]+ \d\t(.+)$/s;

/**
 * Rules 1 and 2 as git applies them in `folder` and in every repository below it.
 * @param top work tree that `folder` lies in
 * @throws {StepError} `invalid-file`: git cannot read a repository, or a folder of it.
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
  const all = await git(folder, 'ls-files', '-z', '-t', '--stage', '--cached', '--others', ...rules);
  for (const record of recordsOf(all, folder)) {
    const [, tag, mode, trackedPath] = TRACKED.exec(record) ?? [];
    const name = trackedPath ?? record.slice(2);
    if (tag === 'S') sparse += 1;
    else if (mode === '160000' || name.endsWith('/')) nested.push(name.replace(/\/$/, ''));
    else paths.set(name, { path: prefix + name, indexMode: mode as ListedFile['indexMode'] });
  }
  noteWarnings(all, folder, listing);
  for (const file of paths.values()) listing.kept.push(file);
  if (options.withLeftOut) {
    const leftOut = await git(folder, 'ls-files', '-z', '--others', '--ignored', '--directory', ...rules);
    for (const name of wholeFolders(recordsOf(leftOut, folder))) listing.leftOut.push(prefix + name);
  }

  for (const name of nested) {
    const inner = path.join(folder, name);
    if (inner === folder) throw notCheckedOut(folder);
    if (isReplaced(inner)) listing.kept.push({ path: prefix + name, indexMode: '160000' });
    else if (!existsSync(path.join(inner, '.git'))) listing.missing.push(prefix + name);
    else {
      requireRepository(await createGit(options.environment, inner)(inner, ...WHERE), inner, inner);
      sparse += await addRepository(inner, inner, `${prefix}${name}/`, options, listing);
    }
  }
  return sparse;
}

function recordsOf({ exitCode, stdout, stderr }: GitAnswer, folder: string): string[] {
  if (exitCode !== 0) throw unreadable(folder, stderr);
  const text = decodeName(stdout);
  if (isUtf8(text)) return text.split('\0').slice(0, -1);
  const records = stdout.toString('latin1').split('\0').slice(0, -1);
  return records.map((record) => decodeName(Buffer.from(record, 'latin1')));
}

/**
 * git succeeds without what it cannot read. A folder would be a gap in the zip; an ignore file changes what is sent.
 * @throws {StepError} `invalid-file`
 */
function noteWarnings({ stderr }: GitAnswer, folder: string, listing: Listing): void {
  const warnings = stderr.split('\n').filter((line) => line.startsWith('warning: '));
  if (warnings.length === 0) return;
  const text = `git says of ${safeText(folder)}: ${warnings.slice(0, 10).map(safeText).join('; ')}.`;
  // git has no exit code for it. Should its words change one day, the warning is still there to see.
  if (warnings.some((line) => line.includes('could not open directory'))) {
    throw new StepError('invalid-file', `${text} Make the folder readable for the user of the runner, or ignore it.`);
  }
  listing.notes.push({ level: 'warning', title: 'git could not read everything', text });
}

function notCheckedOut(folder: string): StepError {
  const text = `"path" (${safeText(folder)}) is a submodule that is not checked out. Set "submodules: true" on actions/checkout.`;
  return new StepError('invalid-file', text);
}

/** git lists a submodule also where a file or a link has taken the place of its folder. */
function isReplaced(folder: string): boolean {
  try {
    return realpathSync(folder) !== folder || !statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/**
 * `--directory` folds a left-out folder into one record, but also prints folders that are not left out themselves and
 * merely hold nothing else; those are followed by their own content, and are dropped here.
 */
function wholeFolders(names: readonly string[]): string[] {
  return names.filter((name, index) => !name.endsWith('/') || (name !== './' && !names[index + 1]?.startsWith(name)));
}
