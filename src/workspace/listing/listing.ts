import type { Note, Rule } from '../rules/rules.ts';
import type { MissingSubmodule } from './git/missing-submodules.ts';
import type { Repository } from './git/repository.ts';

/** A POSIX path below `path` that git and the built-in defaults keep, with what git's index says about it. */
export interface ListedFile {
  readonly path: string;
  /** Mode in git's index (160000: something else in place of a submodule); undefined if git does not track it. */
  readonly indexMode?: '100644' | '100755' | '120000' | '160000' | undefined;
  /** Name of the blob in git's index; only of a symbolic link. */
  readonly linkObject?: string;
  /** Marked skip-worktree in the index: the disk need not have it, as outside a sparse checkout. */
  readonly isSkipped?: boolean;
}

/** What the walk without git learns about ignored files at no cost. */
export interface WalkedRules {
  /** The rule for each ignored path; a folder, ending with `/`, as a whole. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** Version control data and key files, folders ending with `/`. */
  readonly neverSent: readonly string[];
}

/** Who made the listing: git, or a walk without it, which may be of a folder that is sent whole. */
export interface ListingSource extends WalkedRules {
  readonly kind: 'git' | 'walk';
  /** Those that git was asked in, each before those inside it. A walk leaves them to git where that is installed. */
  readonly repositories: readonly Repository[];
  /** Linked worktrees that are left out, ending with `/`. */
  readonly worktrees: readonly string[];
  /** A repository above does not count, and its commit is none of what is sent. */
  readonly isForeign: boolean;
}

/**
 * A part of a listing. Parts come as git answers, so that tracked files can be inspected while git still searches for
 * the rest.
 */
export interface ListingPart {
  readonly kept?: readonly ListedFile[];
  /** Submodules that are not checked out. */
  readonly missing?: readonly MissingSubmodule[];
  /** Linked worktrees that are left out, ending with `/`. */
  readonly worktrees?: readonly string[];
  /** Other checkouts inside, ending with `/`: no submodules. */
  readonly checkouts?: readonly string[];
  /** Folders, ending with `/`, that could not be listed, and that the rules leave out. */
  readonly leftOut?: readonly string[];
  readonly notes?: readonly Note[];
  /** Of a build output, in which no rule of git or built-in one holds. */
  readonly isWhole?: boolean;
  /** The repository that git was asked in. */
  readonly repository?: Repository;
  /** A repository above does not count. */
  readonly isForeign?: boolean;
  /** Only from the walk without git. */
  readonly walked?: WalkedRules;
}

/** What a listing holds beside the kept files. */
export interface Listing extends Required<
  Pick<ListingPart, 'missing' | 'checkouts' | 'leftOut' | 'notes' | 'isWhole'>
> {
  readonly by: ListingSource;
}

/** All parts of one listing in one, without the kept files. */
export function joinParts(parts: readonly ListingPart[]): Listing {
  const walked = parts.find((part) => part.walked !== undefined)?.walked;
  return {
    missing: parts.flatMap((part) => part.missing ?? []),
    checkouts: parts.flatMap((part) => part.checkouts ?? []),
    leftOut: parts.flatMap((part) => part.leftOut ?? []),
    notes: parts.flatMap((part) => part.notes ?? []),
    isWhole: parts.some((part) => part.isWhole === true),
    by: {
      kind: walked === undefined ? 'git' : 'walk',
      rules: walked?.rules ?? new Map<string, Rule>(),
      neverSent: walked?.neverSent ?? [],
      repositories: parts.flatMap((part) => part.repository ?? []),
      worktrees: parts.flatMap((part) => part.worktrees ?? []),
      isForeign: parts.some((part) => part.isForeign === true),
    },
  };
}
