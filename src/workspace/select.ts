import path from 'node:path';
import { StepError } from '../shared/errors.ts';
import { safeText } from '../shared/safe-text.ts';
import { firstLines } from '../shared/format.ts';
import { walkAll } from './fallback/walk.ts';
import { isUtf8 } from './file-names.ts';
import { Inspector } from './files.ts';
import type { SourceFile } from './files.ts';
import { pathInside } from './inside.ts';
import { resolveLinks } from './links.ts';
import { listFiles, listIgnoredLater } from './list.ts';
import type { ListOptions } from './list.ts';
import type { ListedBy, ListedFile, Listing } from './listing.ts';
import { noteNameClashes } from './name-clashes.ts';
import { createNeverSent } from './never-sent.ts';
import { sortByPath } from './order.ts';
import type { FileRules, Note } from './rules.ts';
import { noteDeleted, noteMissingSubmodules, noteSkipped } from './selection-notes.ts';
import { noteUnmatched } from './unmatched-patterns.ts';
import { UserRules } from './user-rules.ts';

export interface SelectOptions extends ListOptions {
  readonly rules: FileRules;
  /** The runner's temp folder, never sent. Real path. */
  readonly runnerTemp: string;
  /** Zips that inputs name, never sent. Real paths. */
  readonly archives?: readonly string[];
}

/** The plan of the zip: what will be packed, before one byte of it is read. */
export interface FileSelection {
  /** Sorted by the bytes of their UTF-8 paths. */
  readonly files: readonly SourceFile[];
  readonly notes: readonly Note[];
  /** Who decided rules 1 and 2. */
  readonly by: ListedBy;
  /** What those rules keep, and rules 3 to 6 do not. */
  readonly dropped: readonly string[];
}

/**
 * Which files are sent: rules 1 to 6, links resolved.
 * @throws {StepError} `invalid-file` naming every file that cannot be sent; `no-files` when nothing is left.
 */
export async function selectFiles(options: SelectOptions): Promise<FileSelection> {
  const { root, rules } = options;
  const selection = new UserRules(rules);
  const isNeverSent = createNeverSent(options);
  const allowed = (name: string): boolean => !isNeverSent(name);

  const inspector = new Inspector(root);
  const dropped: string[] = [];
  let kept = 0;
  const withIgnored = selection.canUnignore || options.withIgnored === true;
  const listing = await listFiles({ ...options, withIgnored }, (listed) => {
    kept += listed.length;
    for (const file of listed) {
      if (allowed(file.path) && selection.keeps(file.path, true)) inspector.inspect(file);
      else dropped.push(file.path);
    }
  });
  for (const file of unignoredFiles(root, listing, selection)) if (allowed(file.path)) inspector.inspect(file);

  const { files: unsorted, links, linkTexts, deleted, skipped, errors } = inspector.found;
  // What a `git add` at this very moment moved from one of git's two lists to the other is in both.
  const files = sortByPath(unsorted).filter((file, index, sorted) => file.path !== sorted[index - 1]?.path);
  const found = { links: links.sort(), linkTexts };
  const resolved = resolveLinks(root, found, files, (name) => allowed(name) && selection.keeps(name, true));
  throwIfAny([...errors, ...resolved.errors]);
  const all = resolved.files.length === 0 ? files : sortByPath([...files, ...resolved.files]);
  if (all.length === 0) throw nothingToSend(options, kept, deleted.length + skipped.length);

  const missing = listing.missing.filter((folder) => selection.keeps(`${folder}/`, true));
  const notes = [
    ...listing.notes,
    ...resolved.notes,
    ...noteNameClashes(files),
    ...noteMissingSubmodules(missing),
    ...noteDeleted(deleted),
    ...noteSkipped(skipped),
  ];
  if (rules.include.length + rules.exclude.length > 0) {
    const names = [...dropped, ...all.map((file) => file.path)];
    const listIgnored = async (): Promise<readonly string[]> => await listIgnoredLater(options, listing);
    notes.push(...(await noteUnmatched(rules, { root, files: names, listIgnored })));
  }
  return { files: all, notes, by: listing.by, dropped };
}

/** The ignored files that `!` lines of the ignore file or `include` bring back. */
function* unignoredFiles(root: string, listing: Listing, selection: UserRules): Generator<ListedFile> {
  for (const name of listing.ignored) {
    if (!name.endsWith('/') || !isUtf8(name)) {
      if (selection.keeps(name, false)) yield { path: name };
      continue;
    }
    const rules = selection.below(name);
    if (rules === undefined) continue;
    for (const inner of walkAll(path.join(root, name)).kept) {
      if (rules.keeps(name + inner.path, false)) yield { path: name + inner.path };
    }
  }
}

function throwIfAny(errors: readonly string[]): void {
  if (errors.length === 0) return;
  throw new StepError('invalid-file', firstLines(errors, 10).join('\n'));
}

function nothingToSend({ workspace, root }: SelectOptions, kept: number, absent: number): StepError {
  if (kept > absent)
    return new StepError('no-files', 'There is no file to send: "ignore-file" and "exclude" exclude all of them.');
  const folder = safeText(pathInside(workspace, root) || '.');
  return new StepError(
    'no-files',
    `There is no file to send: "path" (${folder}) is empty, or git ignores all that is in it. Check that "path" names the right folder, and that the checkout and the build ran before; "include" brings ignored files back.`,
  );
}
