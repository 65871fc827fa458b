import { existsSync, lstatSync, readdirSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import path from 'node:path';
import { escapePattern } from '../../shared/files/paths.ts';
import { countOf, firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { SourceFile } from '../files.ts';
import { describeMissing } from '../listing/git/missing-submodules.ts';
import type { MissingSubmodule } from '../listing/git/missing-submodules.ts';
import type { Repository } from '../listing/git/repository.ts';
import { foldNames, isSameFile } from '../paths/disk.ts';
import { someFilesIn } from '../paths/read-disk.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';
import type { Note } from '../rules/rules.ts';

/** A warning for each submodule without a `.git`. */
export function noteMissingSubmodules(submodules: readonly MissingSubmodule[]): Note[] {
  return submodules.map((submodule) => ({
    level: 'warning',
    title: 'Submodule not checked out',
    text: describeMissing(submodule, submodule.path),
  }));
}

/** A note about tracked files that are no longer on the disk; empty when there are none. */
export function noteDeleted(names: readonly string[]): Note[] {
  if (names.length === 0) return [];
  const text = `${countOf(names.length, 'tracked file')} deleted from the workspace, so not sent: ${firstOf(names, 3, safeText)}.`;
  return [{ level: 'info', title: 'Deleted files', text }];
}

/**
 * A warning for files that git takes for tracked ones whose names differ only in case (`core.ignoreCase`), although this disk
 * does not: it lists neither. Empty when there are none.
 * @param known the files that were listed
 * @param repositories each before those inside it
 */
export async function noteCaseRenames(
  folder: string,
  deleted: readonly string[],
  known: readonly string[],
  repositories: readonly Pick<Repository, 'prefix' | 'ignoresCase'>[],
): Promise<Note[]> {
  const listed = new Set(deleted.length === 0 ? [] : known);
  const folders = new Map<string, ReadonlyMap<string, string>>();
  const found = deleted.flatMap((name) => {
    let other = '';
    for (const segment of name.split('/')) {
      const names = folders.get(other) ?? namesIn(path.join(folder, other));
      folders.set(other, names);
      const inAnyCase = names.get(segment.toLowerCase());
      if (inAnyCase === undefined) return [];
      other = path.posix.join(other, inAnyCase);
    }
    return other === name || listed.has(other) ? [] : [{ name, other }];
  });
  // All are in one repository, as a rule.
  const repository = repositories.findLast(({ prefix }) => found[0]?.name.startsWith(prefix));
  if ((await repository?.ignoresCase()) !== true) return [];
  const names = firstOf(found, 3, ({ name, other }) => `${safeText(other)} (tracked as ${safeText(name)})`);
  const text = `${countOf(found.length, 'file')} not sent, as git ignores case here, and tracks the old name: ${names}. Run "git config core.ignoreCase false" in that repository.`;
  return [{ level: 'warning', title: 'Names that differ only in case', text }];
}

/** The names in a folder, each by its lower-case form. */
function namesIn(folder: string): ReadonlyMap<string, string> {
  const names = tryToRead(() => readdirSync(folder)) ?? [];
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}

/** A note about tracked files that a sparse checkout does not put on the disk; empty when there are none. */
export function noteSkipped({ length }: readonly string[]): Note[] {
  if (length === 0) return [];
  const text = `${countOf(length, 'file')} outside the sparse checkout ${length === 1 ? 'is' : 'are'} not sent.`;
  return [{ level: 'info', title: 'Sparse checkout', text }];
}

/** A notice of packages that are sent as files: git tracks them, or a rule brings them back. The platform installs its own. */
export function noteCommittedPackages(files: readonly Pick<SourceFile, 'path'>[]): Note[] {
  const count = files.filter((file) => file.path.startsWith('node_modules/')).length;
  if (count === 0) return [];
  const text = `${countOf(count, 'file')} of node_modules ${count === 1 ? 'is' : 'are'} sent, although the platform installs packages anew, for its own system. Add "/node_modules/" to "exclude", or remove it from git ("git rm -r --cached node_modules").`;
  return [{ level: 'notice', title: 'Packages in the zip', text }];
}

/** Enough to come upon the manifest of a package, as those nearest to the top come first. */
const MAX_TRIED = 1000;
/** A manifest, or what package managers and caches keep. Of packages of pnpm, Expo writes fonts to `.pnpm/`. */
const OF_PACKAGES = /(?:^|\/)package\.(?:json5?|yaml)$|^\.(?!pnpm\/.*\/)/;
/** What pages load. */
const ASSET = /\.(?:[cm]?js|css|map|wasm|ttf|otf|eot|woff2?|svg|png|jpe?g|gif|webp|avif|ico|mp[34]|webm)$/i;

/**
 * A warning for each `node_modules/` that holds what pages load, and no package: bundlers name folders of a build so (Expo
 * those of fonts, Rollup with `preserveModules`), and the site needs them.
 * @param ignored paths of such folders, ending with `/`
 */
export function noteIgnoredOutput(folder: string, ignored: readonly string[]): Note[] {
  return ignored.flatMap((name) => {
    if (existsSync(path.join(folder, name, '../package.json'))) return [];
    const files = someFilesIn(path.join(folder, name), MAX_TRIED);
    const isFile = (file: string) => lstatOf(path.join(folder, name, file))?.isFile() === true;
    const isOutput = files.every((file) => !OF_PACKAGES.test(file) && isFile(file));
    if (!isOutput || !files.some((file) => ASSET.test(file))) return [];
    const text = `${safeText(name)} is left out, as installed packages are, but looks like part of a build. If the site needs it, add "${safeText(`/${escapePattern(name)}`)}" to "include", else to "exclude".`;
    return [{ level: 'warning', title: 'Folder left out', text } as const];
  });
}

type Lstat = (file: string) => Pick<BigIntStats, 'dev' | 'ino'> | undefined;

/**
 * A warning for files that git tracks under names which are one name on this disk, as it ignores case: git checks them
 * out over each other, so one content is sent under all of the names. A disk that respects case costs one lookup.
 * @param files regular files, without those that links stand for
 */
export function noteNameClashes(files: readonly SourceFile[], lstat: Lstat = lstatOf): Note[] {
  const probe = files.find(({ source }) => otherCase(source) !== source);
  if (probe === undefined || !isOne(probe.source, otherCase(probe.source), lstat)) return [];
  const foldName = foldNames('win32');
  const clashes: string[] = [];
  const first = new Map<string, SourceFile>();
  for (const file of files) {
    const name = foldName(file.path);
    const other = first.get(name);
    if (other === undefined) first.set(name, file);
    else if (isOne(other.source, file.source, lstat))
      clashes.push(`${safeText(other.path)} and ${safeText(file.path)}`);
  }
  if (clashes.length === 0) return [];
  const shown = clashes.slice(0, 3).join('; ');
  const rest = clashes.length > 3 ? `; and ${countOf(clashes.length - 3, 'more pair')}` : '';
  const text = `This disk ignores case, and git tracks files whose names differ only in case: ${shown}${rest}. They are one file here, so the same content is sent under both names. Deploy from Linux, or rename one of them.`;
  return [{ level: 'warning', title: 'Names that differ only in case', text }];
}

/** A path with its last name in another case. */
function otherCase(source: string): string {
  const name = source.replace(/^.*[/\\]/s, '');
  const upper = name.toUpperCase();
  return source.slice(0, source.length - name.length) + (upper === name ? name.toLowerCase() : upper);
}

function isOne(one: string, other: string, lstat: Lstat): boolean {
  const [first, second] = [lstat(one), lstat(other)];
  return first !== undefined && second !== undefined && isSameFile(first, second);
}

/** A name in another case may be too long for the disk (ENAMETOOLONG): then there is no such file. */
function lstatOf(file: string): BigIntStats | undefined {
  return tryToRead(() => lstatSync(file, { bigint: true, throwIfNoEntry: false }));
}
