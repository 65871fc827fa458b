import path from 'node:path';
import { pathInside } from '../shared/files/paths.ts';
import { StepError } from '../shared/errors.ts';
import { asMessage } from '../shared/text/format.ts';
import { safeText } from '../shared/text/safe-text.ts';
import { totalSize } from './files.ts';
import type { SourceFile } from './files.ts';
import { ignoredLinks } from './links/ignored-links.ts';
import { resolveLinks } from './links/links.ts';
import { CHECK_OUT_ALL } from './listing/git/sparse.ts';
import { applyIndexModes, Inspector } from './listing/inspector.ts';
import type { Inspection } from './listing/inspector.ts';
import { findEmptied } from './listing/emptied.ts';
import { listAllIgnored, listFiles } from './listing/list.ts';
import type { ListOptions } from './listing/list.ts';
import { joinParts } from './listing/listing.ts';
import type { ListingSource, ListedFile, ListingPart } from './listing/listing.ts';
import { walkAll } from './listing/walk.ts';
import { isAnnexed, noteAnnexed } from './notes/placeholders.ts';
import { noteBareRepositories, noteCheckouts, noteWorktrees } from './notes/checkouts.ts';
import { noteIgnoreFiles, noteMissedIgnoreFile, noteReading } from './notes/ignore-files.ts';
import { noteLargeUntracked } from './notes/large-untracked.ts';
import { noteOtherHistories, noteOtherIgnoreFiles } from './notes/other-ignore-files.ts';
import {
  noteCaseRenames,
  noteDeleted,
  noteIgnoredOutput,
  noteMissingSubmodules,
  noteNameClashes,
  noteCommittedPackages,
  noteSkipped,
} from './notes/selection-notes.ts';
import { isUtf8 } from './paths/file-names.ts';
import { sortByPath } from './paths/order.ts';
import type { FileRules, Note } from './rules/rules.ts';
import { rulesOf } from './rules/selection-rules.ts';
import type { SelectionRules } from './rules/selection-rules.ts';
import { noteBrackets, noteOverruled, noteUnmatched } from './rules/unmatched-patterns.ts';

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
  /** Who made the listing that the selection is based on. */
  readonly by: ListingSource;
  /** Listed files that the ignore file or `exclude` drops, or that are never sent. */
  readonly dropped: readonly string[];
  /** Listed files that a sparse checkout does not put on the disk. */
  readonly skipped: readonly string[];
  /** Listed files that git tracks, and that are no longer on the disk. */
  readonly deleted: readonly string[];
}

/**
 * Selects the files to send: lists them, applies the rules, inspects each on disk, and resolves links.
 * @throws {StepError} `invalid-file` naming every file that cannot be sent; `no-files` when nothing is left.
 */
export async function selectFiles(options: SelectOptions): Promise<FileSelection> {
  const { folder } = options;
  const rules = rulesOf(options);
  const { listing, found, listedCount, dropped } = await inspectListed(options, rules);
  const regular = withoutRepeats(sortByPath(found.files));
  const ignored = ignoredLinks(folder, found, listing.isWhole, rules);
  const annexed = found.links.filter((link) => isAnnexed(folder, link));
  const links = found.links.filter(
    (link) => !ignored.builtIn.has(link) && !ignored.dropped.includes(link) && !annexed.includes(link),
  );
  const linked = resolveLinks(options, { ...found, links }, regular, rules);
  const errors = [...found.errors, ...linked.errors];
  if (errors.length > 0) throw new StepError('invalid-file', asMessage(errors, 10));
  const files = linked.files.length === 0 ? regular : sortByPath([...regular, ...linked.files]);
  const paths = files.map((file) => file.path);
  const isDecided = (name: string): boolean => rules.leavesOut(name) || rules.below(name).keeps(name, false);
  const worktreeNotes = noteWorktrees(listing.by.worktrees.filter((name) => !isDecided(name)));
  const missing = listing.missing.filter((submodule) => rules.keeps(`${submodule.path}/`, true));
  const known = {
    folder,
    // What could not be listed has names that nobody knows.
    files: [...dropped, ...listing.leftOut.map((name) => `${name}?`), ...paths],
    listIgnored: async () => await listAllIgnored(listing.by),
    bringsBack: async (pattern: string) => await bringsBack(options, listing.by, pattern),
  };
  const patternNotes = [
    ...(await noteUnmatched(options.rules, known)),
    ...noteBrackets(options.rules, known),
    ...noteOverruled(options.rules, dropped, rules),
  ];
  if (files.length === 0) throw nothingToSend(options, listedCount, found, [...worktreeNotes, ...patternNotes]);
  // Only a build makes what git does not track.
  const ignoredNames = listing.isWhole || found.untracked.length === 0 ? [] : await listAllIgnored(listing.by);
  const ignoreFiles = [...known.files, ...found.links].filter((name) => /(?:^|\/)\.gitignore$/.test(name));
  const modules = ignoredNames.filter((name) => name.endsWith('/node_modules/') && !isDecided(name));
  const notes = [
    ...listing.notes,
    ...linked.notes,
    ...noteAnnexed(annexed),
    ...noteIgnoreFiles(options, ignoreFiles, listing),
    ...noteMissedIgnoreFile(options, options.rules.ignoreFile),
    ...noteReading(options, options.rules, paths, dropped),
    ...noteOtherIgnoreFiles(options, options.rules, paths),
    ...noteOtherHistories(options, listing.by),
    ...(listing.isWhole ? [] : noteCommittedPackages(files)),
    ...noteIgnoredOutput(folder, modules),
    ...noteNameClashes(regular),
    ...noteBareRepositories(folder, regular),
    ...noteMissingSubmodules(missing),
    ...worktreeNotes,
    ...noteCheckouts(listing.checkouts, files),
    ...noteDeleted(found.deleted),
    ...(await noteCaseRenames(folder, found.deleted, known.files, listing.by.repositories)),
    ...noteSkipped(found.skipped),
    // Without git nobody knows what is tracked.
    ...(listing.by.kind === 'git' ? noteLargeUntracked(found.untracked, totalSize(files)) : []),
    ...patternNotes,
  ];
  const by = { ...listing.by, rules: new Map([...listing.by.rules, ...ignored.builtIn]) };
  return { files, notes, by, dropped, skipped: found.skipped, deleted: found.deleted };
}

/** A file that a concurrent `git add` moved from one of git's two lists to the other is in both. */
function withoutRepeats(sorted: readonly SourceFile[]): SourceFile[] {
  return sorted.filter((file, index) => file.path !== sorted[index - 1]?.path);
}

const APPLIED_LAST =
  '"exclude" is applied last: to bring back some with "include", write its patterns into the "ignore-file".';

/**
 * @param listed how many files were listed
 * @param found which of them the disk does not have
 * @param notes about what else is not sent
 */
function nothingToSend(
  { workspace, folder, rules }: SelectOptions,
  listed: number,
  { deleted, skipped }: Pick<Inspection, 'deleted' | 'skipped'>,
  notes: readonly Note[],
): StepError {
  const shown = safeText(pathInside(workspace, folder) || '.');
  const what = 'There is no file to send:';
  const excluded = '"ignore-file" and "exclude" exclude all';
  const isExcluded = listed > deleted.length + skipped.length;
  const text =
    skipped.length > 0
      ? `${what} "path" (${shown}) is outside the sparse checkout${isExcluded ? `, and ${excluded} the rest` : ''}. ${CHECK_OUT_ALL}`
      : isExcluded
        ? `${what} ${excluded} of them.${rules.include.length > 0 ? ` ${APPLIED_LAST}` : ''}`
        : `${what} "path" (${shown}) is empty, or git ignores everything in it. Check that "path" names the right folder, and that the checkout and the build ran before; "include" brings ignored files back.`;
  return new StepError('no-files', [text, ...notes.map((note) => note.text)].join(' '));
}

/**
 * Lists files and inspects those that the rules keep, while git still lists the rest.
 * @throws {StepError} `invalid-file`
 */
async function inspectListed(options: ListOptions, rules: SelectionRules) {
  const inspector = new Inspector(options.folder);
  const withIgnored = rules.canUnignore || options.withIgnored === true;
  const listed = await listKept({ ...options, withIgnored }, rules, (file) => inspector.inspect(file));
  if (rules.canUnignore) for (const file of await findUnignored(options, listed.by, rules)) inspector.inspect(file);
  await applyIndexModes(inspector.found, listed.by.repositories);
  return { ...listed, found: inspector.found };
}

/**
 * Lists files, and sorts out those that the rules drop.
 * @param onKept called with each of the others, while git still lists the rest
 * @returns the listing, how many files were listed, and what is dropped
 * @throws {StepError} `invalid-file`
 */
export async function listKept(options: ListOptions, rules: SelectionRules, onKept?: (file: ListedFile) => void) {
  const parts: ListingPart[] = [];
  const dropped: string[] = [];
  let listedCount = 0;
  const leavesOut = (name: string): boolean => rules.leavesOut(name);
  for await (const { kept = [], ...rest } of listFiles({ ...options, leavesOut })) {
    parts.push(rest);
    listedCount += kept.length;
    for (const file of kept) {
      if (rules.keeps(file.path, true)) onKept?.(file);
      else dropped.push(file.path);
    }
  }
  const listing = joinParts(parts);
  dropped.push(...listing.leftOut);
  return { listing, by: listing.by, listedCount, dropped };
}

/** The ignored files that `!` lines of the ignore file or `include` bring back. */
async function findUnignored(
  folders: Pick<SelectOptions, 'workspace' | 'folder'>,
  by: ListingSource,
  rules: SelectionRules,
): Promise<Generator<ListedFile>> {
  const ignored = await listAllIgnored(by);
  return unignoredFiles(folders.folder, ignored, rules, await findEmptied(folders, by, ignored, rules));
}

function* unignoredFiles(
  folder: string,
  ignored: readonly string[],
  rules: SelectionRules,
  emptied: ReadonlySet<string>,
): Generator<ListedFile> {
  for (const name of ignored) {
    if (!name.endsWith('/') || !isUtf8(name)) {
      if (rules.keeps(name, false) || rules.keeps(`${name}/`, false)) yield { path: name };
      continue;
    }
    const below = rules.below(name, emptied);
    if (!below.canUnignore) continue;
    const leavesOut = (inner: string): boolean => below.leavesOut(name + inner);
    for (const inner of walkAll(path.join(folder, name), { leavesOut }).kept) {
      if (below.keeps(name + inner.path, false)) yield { path: name + inner.path };
    }
  }
}

/** Whether a pattern of `include` would bring back anything that is ignored, were it the only one. */
async function bringsBack(options: SelectOptions, by: ListingSource, pattern: string): Promise<boolean> {
  const rules = rulesOf({ ...options, rules: { ...options.rules, ignoreLines: [], include: [pattern], exclude: [] } });
  const files = await findUnignored(options, by, rules);
  try {
    return files.next().done !== true;
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return false;
  }
}
