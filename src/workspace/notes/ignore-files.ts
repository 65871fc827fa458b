import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { editDistance } from '../../shared/text/similar-names.ts';
import type { Folders } from '../files.ts';
import { findGit } from '../listing/git/find-git.ts';
import { excludeFile, findWorkTree } from '../listing/git/worktrees.ts';
import type { Listing } from '../listing/listing.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';
import { PatternList } from '../rules/patterns.ts';
import type { FileRules, Note } from '../rules/rules.ts';

/**
 * A warning for ignore files with zero bytes, as UTF-16 has them (Windows PowerShell writes it): git finds no pattern in
 * them, and sends what they list. And for links in their place, which git reads as little; itself it reports them.
 * @param names POSIX paths of those below the folder to deploy; what is not there is passed over
 */
export function noteIgnoreFiles(
  { workspace, folder }: Folders,
  names: readonly string[],
  { by, checkouts, isWhole }: Pick<Listing, 'by' | 'checkouts' | 'isWhole'>,
): Note[] {
  if (isWhole) return [];
  const hasGit = findGit() !== undefined;
  const counts = by.kind === 'git' || !hasGit;
  const top = (counts ? findWorkTree(folder) : undefined) ?? workspace;
  const tops = [top, ...by.repositories.map((one) => one.top), ...checkouts.map((name) => path.join(folder, name))];
  const files = [
    ...names.map((name) => path.join(folder, name)),
    ...foldersAbove(top, folder).map((above) => path.join(above, '.gitignore')),
  ];
  const links = hasGit ? [] : files.filter((file) => statOf(file)?.isSymbolicLink());
  const zeros = [...files, ...tops.map((one) => excludeFile(one))].filter(hasZeroByte);
  const shown = (found: readonly string[]): string =>
    firstOf([...new Set(found)], 5, (file) => safeText(path.relative(folder, file).split(path.sep).join('/')));
  const note = (found: readonly string[], what: string): Note[] =>
    found.length === 0
      ? []
      : [{ level: 'warning', title: 'git could not read everything', text: `${shown(found)}: ${what}` }];
  return [
    ...note(zeros, 'zero bytes, as UTF-16 has them, so no pattern in it applies. Save it as UTF-8.'),
    ...note(links, 'a link, which git does not follow, so no pattern in it applies. Put a copy in its place.'),
  ];
}

/**
 * What was probably meant for the ignore file, where there is none: a file with almost its name, or that of the workspace.
 * @param ignoreFile relative to the workspace
 */
export function noteMissedIgnoreFile({ workspace, folder }: Folders, ignoreFile: string): Note[] {
  const file = path.join(workspace, ignoreFile);
  if (existsSync(file)) return [];
  const name = path.basename(file);
  const names = tryToRead(() => readdirSync(path.dirname(file))) ?? [];
  const other = names.find((each) => editDistance(lettersOf(each), lettersOf(name)) <= 1);
  if (other !== undefined) {
    const text = `${safeText(other)} is not read, as the ignore file is ${safeText(name)}. Rename it, or name it in "ignore-file".`;
    return [{ level: 'warning', title: 'Ignore file not read', text }];
  }
  if (folder === workspace || !existsSync(path.join(workspace, name))) return [];
  const text = `${safeText(name)} of the workspace is not read: an ignore file counts in "path" alone. Put a copy there, with patterns relative to it.`;
  return [{ level: 'notice', title: 'Ignore file not read', text }];
}

/**
 * What somebody who comes from another tool takes for granted of the ignore file: that it counts in each folder, as a
 * `.gitignore` does, and that the patterns of a `.dockerignore` hold at the top alone.
 * @param files that are sent, as they are below the folder
 * @param dropped files and folders that rules leave out
 */
export function noteReading(
  { workspace, folder }: Folders,
  { ignoreFile, ignoreLines }: Pick<FileRules, 'ignoreFile' | 'ignoreLines'>,
  files: readonly string[],
  dropped: readonly string[],
): Note[] {
  const name = path.posix.basename(ignoreFile);
  const read = path.relative(folder, path.join(workspace, ignoreFile)).split(path.sep).join('/');
  const nested = files.filter((file) => file.endsWith(`/${name}`) && file !== read);
  const only = read === name ? 'the one at the top of "path"' : safeText(read);
  const notes =
    nested.length === 0 || name === '.gitignore'
      ? []
      : [
          asNotice(
            'Ignore file not read',
            `Not read: ${firstOf(nested, 3, safeText)}. Only ${only} counts. Move its lines there, each with its folder in front.`,
          ),
        ];
  if (name !== '.dockerignore') return notes;
  for (const [index, line] of ignoreLines.entries()) {
    if (/^\s*(?:[#!]|$)|\/\S|^\*\*/.test(line)) continue;
    const [anywhere, atTop] = [new PatternList([line]), new PatternList([`/${line}`])];
    const deeper = dropped.find((each) => anywhere.match(each) === 'ignored' && atTop.match(each) !== 'ignored');
    if (deeper === undefined) continue;
    const text = `${safeText(ignoreFile)}:${index + 1}: "${safeText(line)}" leaves out ${safeText(deeper)}, too: it is read like a .gitignore, where this holds in every folder. For the top alone write "${safeText(`/${line}`)}".`;
    return [...notes, asNotice('Ignore file of Docker', text)];
  }
  return notes;
}

function asNotice(title: string, text: string): Note {
  return { level: 'notice', title, text };
}

/** Of `.DeployIgnore.txt`: `deployignore`. */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.txt$/, '')
    .replace(/[^a-z]/g, '');
}

/** The folders from `top` down to the one that holds `folder`. */
function foldersAbove(top: string, folder: string): string[] {
  const segments = path.relative(top, folder).split(path.sep).filter(Boolean);
  return segments.map((_, index) => path.join(top, ...segments.slice(0, index)));
}

function statOf(file: string) {
  return tryToRead(() => lstatSync(file, { throwIfNoEntry: false }));
}

function hasZeroByte(file: string): boolean {
  return tryToRead(() => statOf(file)?.isFile() === true && readFileSync(file).includes(0)) === true;
}
