import path from 'node:path';
import { walkAll } from './walk/walk.ts';
import { isUtf8 } from '../paths/file-names.ts';
import { Inspector } from './inspector.ts';
import type { Inspection } from './inspector.ts';
import { listFiles } from './list.ts';
import type { ListOptions } from './list.ts';
import { joinParts } from './listing.ts';
import type { ListedFile, Listing, ListingPart } from './listing.ts';
import type { SelectionRules } from '../rules/selection-rules.ts';

export interface InspectedListing {
  readonly listing: Listing;
  readonly found: Inspection;
  /** How many files were listed. */
  readonly listedCount: number;
  readonly dropped: readonly string[];
}

/**
 * Lists files and inspects those that the rules keep, while git still lists the rest.
 * @throws {StepError} `invalid-file`
 */
export async function inspectListed(options: ListOptions, rules: SelectionRules): Promise<InspectedListing> {
  const inspector = new Inspector(options.folder);
  const parts: ListingPart[] = [];
  const dropped: string[] = [];
  let listedCount = 0;
  const withIgnored = rules.canUnignore || options.withIgnored === true;
  for await (const { kept = [], ...rest } of listFiles({ ...options, withIgnored })) {
    parts.push(rest);
    listedCount += kept.length;
    for (const file of kept) {
      if (rules.keeps(file.path, true)) inspector.inspect(file);
      else dropped.push(file.path);
    }
  }
  const listing = joinParts(parts);
  for (const file of unignoredFiles(options.folder, listing.ignored, rules)) inspector.inspect(file);
  return { listing, found: inspector.found, listedCount, dropped };
}

/** The ignored files that `!` lines of the ignore file or `include` bring back. */
function* unignoredFiles(folder: string, ignored: readonly string[], rules: SelectionRules): Generator<ListedFile> {
  if (!rules.canUnignore) return;
  for (const name of ignored) {
    if (!name.endsWith('/') || !isUtf8(name)) {
      if (rules.keeps(name, false)) yield { path: name };
      continue;
    }
    const below = rules.below(name);
    if (!below.canUnignore) continue;
    for (const inner of walkAll(path.join(folder, name)).kept) {
      if (below.keeps(name + inner.path, false)) yield { path: name + inner.path };
    }
  }
}
