import { lstatSync, mkdirSync, readdirSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidInputError } from '../../shared/errors.ts';
import { describeFullDisk } from '../../shared/files/full-disk.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { PipelineFile } from './pipelines/pipelines.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';

/**
 * No file is ever overwritten, or written beside one that the host takes for the same file: `Deploy.yaml` would deploy, too.
 * @param top of the repository, a real path
 * @param names POSIX, from there
 * @throws {InvalidInputError} for those that are there already, also as a link that leads nowhere
 */
export function requireNew(top: string, names: readonly string[]): void {
  const there = names.flatMap((name) => thereOf(top, name)).map(safeText);
  if (there.length === 0) return;
  const [exist, it] = there.length === 1 ? ['exists', 'it'] : ['exist', 'them'];
  const problem = `${there.join(' and ')} ${exist} already, and init never overwrites a file. With --dry-run it prints what it would write, for you to put into ${it}. Nothing was written`;
  throw new InvalidInputError([{ input: 'path', problem }]);
}

/**
 * Writes all files, or none: where one cannot be written, those before it and the folders that were made for them are removed.
 * None is written through a link.
 * @param top of the repository, a real path
 * @throws {InvalidInputError}
 */
export function writeNew(top: string, files: readonly PipelineFile[]): void {
  requireNew(
    top,
    files.map((file) => file.path),
  );
  const undo: (() => void)[] = [];
  try {
    for (const file of files) {
      makeFolders(top, path.posix.dirname(file.path), undo);
      const target = path.join(top, file.path);
      // `wx`: never a file, or what a link leads to, that came in between.
      writeFileSync(target, '', { flag: 'wx' });
      undo.push(() => unlinkSync(target));
      writeFileSync(target, file.text);
    }
  } catch (error) {
    for (const act of undo.toReversed()) act();
    if (error instanceof InvalidInputError) throw error;
    const { code = '', path: place } = error as NodeJS.ErrnoException;
    const reason =
      describeFullDisk(error, top) ?? `"${safeText(path.relative(top, place ?? top))}": ${safeText(code)}.`;
    throw new InvalidInputError([{ input: 'path', problem: `cannot be written to: ${reason} Nothing was written` }]);
  }
}

/** What is there under a name, in any case and with either ending of YAML. */
function thereOf(top: string, name: string): string[] {
  const folder = path.posix.dirname(name);
  // Where it is not there, or no folder, the write says so.
  const entries = tryToRead(() => readdirSync(path.join(top, folder))) ?? [];
  const wanted = sameName(path.posix.basename(name));
  return entries.filter((entry) => sameName(entry) === wanted).map((entry) => path.posix.join(folder, entry));
}

function sameName(name: string): string {
  return name.toLowerCase().replace(/\.yaml$/, '.yml');
}

function makeFolders(top: string, folder: string, undo: (() => void)[]): void {
  if (folder === '.') return;
  makeFolders(top, path.posix.dirname(folder), undo);
  const place = path.join(top, folder);
  const stats = lstatSync(place, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) return;
  if (stats !== undefined) {
    const problem = `"${safeText(folder)}" is not a folder, or is a link, which init does not follow. Nothing was written`;
    throw new InvalidInputError([{ input: 'path', problem }]);
  }
  mkdirSync(place);
  undo.push(() => rmdirSync(place));
}
