import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { readRegularFile } from '../../../../../src/shared/files/regular-file.ts';
import { tryToRead } from '../../../../../src/shared/files/try-to-read.ts';

/** Not of the app itself, and full of files. */
const SKIPPED = /^(?:node_modules|\..*)$/u;
const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u;
/** Files of an app that are read for one failure, and the longest of them, in bytes. */
const MAX_FILES = 400;
const MAX_BYTES = 2 ** 18;
/** What a bundler makes has longer lines than people write. */
const MAX_LINE_LENGTH = 400;

/** Paths of the files of a folder, from `folder` on, below a path that ends in a slash. */
export function filesIn(folder: string, below: string): string[] {
  try {
    return readdirSync(`${folder}/${below}`, { withFileTypes: true }).flatMap((entry) => {
      const name = `${below}${entry.name}`;
      if (!entry.isDirectory()) return [name];
      return SKIPPED.test(entry.name) ? [] : filesIn(folder, `${name}/`);
    });
  } catch {
    return [];
  }
}

/** A file of code, line by line. */
export interface SourceText {
  /** Its path in the app. */
  readonly file: string;
  readonly lines: readonly string[];
}

/** The code that people wrote in a folder, as far as it is read. @param folder of an app, or of a package */
export function sourcesIn(folder: string): SourceText[] {
  const files = filesIn(folder, '').filter((file) => CODE.test(file) && !file.endsWith('.d.ts'));
  return files.slice(0, MAX_FILES).flatMap((file) => sourceAt(folder, file) ?? []);
}

/** One of them; undefined where it is not there, or made by a bundler. */
export function sourceAt(folder: string, file: string): SourceText | undefined {
  const text = readRegularFile(path.join(folder, file), MAX_BYTES);
  const lines = text?.split('\n').map((line) => line.replace(/\r$/, ''));
  return lines === undefined || lines.some(({ length }) => length > MAX_LINE_LENGTH) ? undefined : { file, lines };
}

/** Whether a file is the app's own, or of a package that is linked into it. @param file its path in the app */
export function isOwn(folder: string, file: string): boolean {
  const real = tryToRead(() => path.relative(realpathSync(folder), realpathSync(path.join(folder, file))));
  return real !== undefined && !real.startsWith('..') && !/(?:^|\/)(?:node_modules|\.[\w-]+)\//.test(real);
}
