import type { Note } from './rules.ts';

/** A path below `path`, POSIX, that rules 1 and 2 keep; nothing is known of it yet but what the index says. */
export interface ListedFile {
  readonly path: string;
  /** Mode in git's index; undefined for a file that git does not track. */
  readonly indexMode?: '100644' | '100755' | '120000' | undefined;
}

/** Rules 1 and 2 applied: the same shape from git and from the walk without git. */
export interface Listing {
  readonly kept: ListedFile[];
  /** What those rules leave out, only filled on request: files, and folders (ending with `/`) as a whole. */
  readonly leftOut: string[];
  readonly notes: Note[];
}

export function emptyListing(): Listing {
  return { kept: [], leftOut: [], notes: [] };
}

/** A name from the file system as text. @throws {TypeError} when it is not UTF-8. */
export function decodeName(name: Buffer): string {
  return UTF8.decode(name);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
