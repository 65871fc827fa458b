import { isIncomplete } from '../listing/git/failures.ts';
import type { RepositoryGit } from '../listing/git/git.ts';
import { recordsOf } from '../listing/git/records.ts';

/** A file, a link or a submodule of a commit. */
export interface TreeEntry {
  /** `100644`, `100755`, `120000` (a link) or `160000` (a submodule). */
  readonly mode: string;
  /** Name of its blob. */
  readonly object: string;
}

/** A path that is not the same in two commits; undefined where it is not there. */
export interface TreeChange {
  readonly path: string;
  readonly before: TreeEntry | undefined;
  readonly after: TreeEntry | undefined;
}

/** The most that is read of one answer: the tree of some 300,000 files. */
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** A full hash: SHA-1 or SHA-256. No other name that a server gives a commit is passed to git. */
export function isCommitHash(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}

/** The files of a commit in a folder, by paths relative to it. @returns undefined where git cannot read all of it */
export async function readTree(
  git: RepositoryGit,
  folder: string,
  commit: string,
): Promise<Map<string, TreeEntry> | undefined> {
  const answer = await git.list(folder, 'ls-tree', '-r', '-z', commit);
  if (isIncomplete(answer)) return undefined;
  // Mode, type, object, TAB, path.
  return new Map(
    recordsOf(answer).map((record) => {
      const [mode = '', , object = ''] = record.slice(0, record.indexOf('\t')).split(' ');
      return [record.slice(record.indexOf('\t') + 1), { mode, object }];
    }),
  );
}

/**
 * The differences between two commits in a folder, by paths relative to it, without submodules. No content is read.
 * @returns undefined where git cannot read one of them, as in a shallow clone
 */
export async function readTreeChanges(
  git: RepositoryGit,
  folder: string,
  from: string,
  to: string,
): Promise<TreeChange[] | undefined> {
  const plain = ['--no-renames', '--no-abbrev', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all'];
  const answer = await git.list(folder, 'diff-tree', '-r', '-z', '--raw', '--relative', ...plain, from, to);
  if (isIncomplete(answer)) return undefined;
  const records = recordsOf(answer);
  const changes: TreeChange[] = [];
  // Two records for each: ":mode mode object object status", and the path.
  for (let index = 0; index + 1 < records.length; index += 2) {
    const [before = '', after = '', objectBefore = '', objectAfter = ''] = records[index]?.slice(1).split(' ') ?? [];
    changes.push({
      path: records[index + 1] ?? '',
      before: entryOf(before, objectBefore),
      after: entryOf(after, objectAfter),
    });
  }
  return changes;
}

function entryOf(mode: string, object: string): TreeEntry | undefined {
  return mode === '000000' ? undefined : { mode, object };
}

/** How far apart two commits are. */
export interface CommitCount {
  /** Commits that only the newer one has. */
  readonly gained: number;
  /** Commits that only the older one has: more than none after a step back, or where a branch was rewritten. */
  readonly lost: number;
}

/** @returns undefined where the history does not go back far enough to count, as in a shallow clone */
export async function countCommits(
  git: RepositoryGit,
  folder: string,
  from: string,
  to: string,
): Promise<CommitCount | undefined> {
  const range = `${from}...${to}`;
  const [counted, ends] = await Promise.all([
    git.list(folder, 'rev-list', '--count', '--left-right', range),
    // Where a shallow clone ends, a commit seems to have no parent.
    git.list(folder, 'rev-list', '--count', '--max-parents=0', range),
  ]);
  const [, lost, gained] = /^(\d+)\t(\d+)\n$/.exec(counted.stdout.toString('latin1')) ?? [];
  if (isIncomplete(counted) || isIncomplete(ends) || ends.stdout.toString('latin1') !== '0\n') return undefined;
  return lost === undefined || gained === undefined ? undefined : { gained: Number(gained), lost: Number(lost) };
}

/** Sizes of blobs in bytes, in order; undefined for each that the clone does not have. */
export async function readBlobSizes(
  git: RepositoryGit,
  folder: string,
  objects: readonly string[],
): Promise<(number | undefined)[]> {
  if (objects.length === 0) return [];
  const input = Buffer.from(objects.map((object) => `${object}\n`).join(''));
  const { stdout } = await git.feed(folder, input, 'cat-file', '--buffer', '--batch-check=%(objectsize)');
  const lines = stdout.toString('latin1').split('\n');
  return objects.map((_, index) => (/^\d+$/.test(lines[index] ?? '') ? Number(lines[index]) : undefined));
}
