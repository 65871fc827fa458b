import { isUtf8, unsafeName } from '../paths/file-names.ts';
import { countCommits, MAX_ANSWER_BYTES, readBlobSizes, readTreeChanges } from './commits.ts';
import type { CommitCount, TreeChange } from './commits.ts';
import { createGit } from '../listing/git/git.ts';
import { pathOfBytes } from './packed-commit.ts';
import { rulesOf } from '../rules/selection-rules.ts';
import type { FileSelection, SelectOptions } from '../select.ts';

/** What a file became between two commits. */
type ChangeKind = 'added' | 'changed' | 'removed';

interface ChangedFile {
  /** POSIX, relative to the folder to deploy. Untrusted text. */
  readonly path: string;
  readonly kind: ChangeKind;
  /** Bytes of the content that is sent, or that was removed; undefined where the clone does not have that. */
  readonly size: number | undefined;
}

/** How the sent files of two commits differ. */
export interface CommitComparison {
  /** Undefined where the history does not go back far enough to count. */
  readonly commits: CommitCount | undefined;
  readonly files: Readonly<Record<ChangeKind, number>>;
  /** The largest of them, largest first. */
  readonly largest: readonly ChangedFile[];
}

/** How many changed files are named. */
const MAX_NAMED = 10;

/**
 * Compares two commits by the files that are sent. A removed file counts where the rules of this selection would keep it.
 * @param from full hash of the older commit, for which git is asked
 * @param to full hash of the commit that the selected files are of
 * @returns undefined where the clone does not have both
 * @throws {StepError} `invalid-file`; the reason of the signal
 */
export async function compareCommits(
  { from, to }: { readonly from: string; readonly to: string },
  selection: FileSelection,
  options: SelectOptions,
): Promise<CommitComparison | undefined> {
  const { folder, variables, signal } = options;
  const top = selection.by.kind === 'git' ? selection.by.repositories[0]?.top : undefined;
  // A hash of the other algorithm is not a commit here, but git would take it for a branch name.
  if (top === undefined || from.length !== to.length) return undefined;
  const git = createGit(variables, top, signal, MAX_ANSWER_BYTES);
  const changes = await readTreeChanges(git, folder, from, to);
  if (changes === undefined) return undefined;
  const { present, removed } = sortChanges(changes, selection, options);
  const [commits, sizes] = await Promise.all([
    countCommits(git, folder, from, to),
    readBlobSizes(
      git,
      folder,
      removed.map(({ entry }) => entry.object),
    ),
  ]);
  const gone = removed.map(({ path }, index) => ({ path, kind: 'removed', size: sizes[index] }) as const);
  const added = present.filter(({ kind }) => kind === 'added').length;
  return {
    commits,
    files: { added, changed: present.length - added, removed: gone.length },
    largest: [...present, ...gone].sort(bySize).slice(0, MAX_NAMED),
  };
}

/** Splits the changes: files that are sent, and files that no longer are. */
function sortChanges(changes: readonly TreeChange[], { files }: FileSelection, options: SelectOptions) {
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const sent = new Set<string>();
  const present: ChangedFile[] = [];
  for (const file of files) {
    sent.add(file.path);
    // A link changes with what it points to.
    const change = byPath.get(file.path) ?? byPath.get(pathOfBytes(options.folder, file));
    if (change === undefined) continue;
    present.push({ path: file.path, kind: change.before === undefined ? 'added' : 'changed', size: file.size });
  }
  const rules = rulesOf(options);
  const removed = changes.flatMap(({ path, before, after }) => {
    if (before === undefined || after?.mode.startsWith('10') === true || sent.has(path)) return [];
    // A name that no zip can carry was not sent before, either.
    const wasSendable = before.mode !== '160000' && isUtf8(path) && unsafeName(path) === undefined;
    return wasSendable && rules.keeps(path, true) ? [{ path, entry: before }] : [];
  });
  return { present, removed };
}

function bySize(one: ChangedFile, other: ChangedFile): number {
  return (other.size ?? -1) - (one.size ?? -1) || (one.path < other.path ? -1 : 1);
}
