import type { Note, Rule } from './rules.ts';

/** A path below `path`, POSIX, that rules 1 and 2 keep; nothing is known of it yet but what the index holds. */
export interface ListedFile {
  readonly path: string;
  /** Mode in git's index (160000: something else in the place of a submodule); undefined if git does not track it. */
  readonly indexMode?: '100644' | '100755' | '120000' | '160000' | undefined;
  /** Name of the blob in git's index; only of a symbolic link. */
  readonly linkObject?: string;
  /** Marked skip-worktree in the index: the disk need not have it, as outside a sparse checkout. */
  readonly isSkipped?: boolean;
}

/** Called with paths that rules 1 and 2 keep, some at a time. */
export type OnFiles = (files: readonly ListedFile[]) => void;

/** One repository in the folder to deploy, or the one around it. */
export interface Repository {
  /** Its work tree. */
  readonly top: string;
  /** Where it was asked: `top` or a folder in it. */
  readonly folder: string;
  /** Path of `folder` below `path`: empty or ending with `/`. */
  readonly prefix: string;
  /** What rules 1 and 2 ignore there, where that was asked: files, and folders (ending with `/`) as a whole. */
  readonly ignored: readonly string[] | undefined;
}

/** Who decided rules 1 and 2: git, or a walk without it, which may be of a folder for which they are turned off. */
export type ListedBy =
  | { readonly kind: 'git'; readonly repositories: readonly Repository[] }
  | { readonly kind: 'walk'; readonly rules: ReadonlyMap<string, Rule>; readonly neverSent: readonly string[] };

/** The rest of what rules 1 and 2 decide: the same shape from git and from the walk without git. */
export interface Listing {
  /** What those rules ignore, only filled on request: files, and folders (ending with `/`) as a whole. */
  readonly ignored: string[];
  /** Submodules that are not checked out. */
  readonly missing: string[];
  readonly notes: Note[];
  /** Those that git was asked in. */
  readonly repositories: Repository[];
}

/** What the walk without git knows at no cost. */
export interface WalkedListing extends Listing {
  readonly kept: ListedFile[];
  /** The rule for each path in `ignored`. */
  readonly rules: Map<string, Rule>;
  /** Files and folders that rule 6 keeps out, folders ending with `/`. */
  readonly neverSent: string[];
}

export function emptyListing(): Listing {
  return { ignored: [], missing: [], notes: [], repositories: [] };
}

export function emptyWalkedListing(): WalkedListing {
  return { ...emptyListing(), kept: [], rules: new Map(), neverSent: [] };
}
