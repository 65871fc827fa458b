import type { Note } from './rules.ts';

/** A path below `path`, POSIX, that rules 1 and 2 keep; nothing is known of it yet but what the index holds. */
export interface ListedFile {
  readonly path: string;
  /** Mode in git's index (160000: something else in the place of a submodule); undefined if git does not track it. */
  readonly indexMode?: '100644' | '100755' | '120000' | '160000' | undefined;
  /** Marked skip-worktree in the index: the disk need not have it, as outside a sparse checkout. */
  readonly isSkipped?: boolean;
}

/** Called with paths that rules 1 and 2 keep, some at a time. */
export type OnFiles = (files: readonly ListedFile[]) => void;

/** The rest of what rules 1 and 2 decide: the same shape from git and from the walk without git. */
export interface Listing {
  /** What those rules ignore, only filled on request: files, and folders (ending with `/`) as a whole. */
  readonly ignored: string[];
  /** Submodules that are not checked out. */
  readonly missing: string[];
  readonly notes: Note[];
}

export function emptyListing(): Listing {
  return { ignored: [], missing: [], notes: [] };
}
