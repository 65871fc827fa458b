import { lstatSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { asFullDisk, isDiskFull } from '../../../../src/shared/files/full-disk.ts';
import { readRegularFile } from '../../../../src/shared/files/regular-file.ts';
import { safeText } from '../../../../src/shared/text/safe-text.ts';
import type { Details } from '../program-door.ts';
import { OptionsError } from '../errors/options-error.ts';
import { asThrown } from '../errors/thrown.ts';
import { writeWholeFile } from './whole-file.ts';

/** How a file begins that may be replaced: it is one of an earlier start, which was killed. */
const HEADER = '# Written by the local platform, and removed when it ends.';
/** What names the file, for messages. */
const OPTION = '--write-env';
/** Larger than any such file. */
const MAX_BYTES = 65_536;

/** Variables of the command line, and the details that they hold. */
const VARIABLES = [
  ['HEADLESS_URL', 'headless-url'],
  ['HEADLESS_BASE_URL', 'base-url'],
  ['HEADLESS_USERNAME', 'username'],
  ['HEADLESS_PASSWORD', 'password'],
  ['HEADLESS_ACCOUNT', 'account'],
  ['HEADLESS_APP', 'app'],
  ['HEADLESS_ENVIRONMENT', 'environment'],
] as const satisfies readonly (readonly [string, keyof Details])[];

/**
 * Writes what a deploy to this local platform needs, for `headless-deploy deploy --env-from FILE`: mode 0600, never through a
 * link, and never in place of a file of somebody else; an empty one is nobody's.
 * @returns removes it again, unless another start has replaced it
 * @throws OptionsError
 */
export function writeEnvFile(file: string, details: Details): () => void {
  const lines = VARIABLES.map(([name, key]) => `${name}=${quoted(name, details[key])}`);
  const text = [HEADER, ...lines, ''].join('\n');
  const name = `${OPTION}: ${safeText(JSON.stringify(file))}`;
  const temporary = `${file}.${process.pid}.new`;
  try {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats !== undefined && !(stats.isFile() && (stats.size === 0 || readFileSync(file, 'utf8').startsWith(HEADER))))
      throw new OptionsError([
        `${name} was not written by the local platform, so it is not replaced. Remove it, or choose another name.`,
      ]);
    // The new file has its own mode, and what is there now may be a link by then.
    writeWholeFile(file, temporary, text, 'wx');
  } catch (error) {
    if (error instanceof OptionsError) throw error;
    const { code, message } = asThrown(error);
    if (code === 'EEXIST')
      throw new OptionsError([`${OPTION}: ${safeText(JSON.stringify(temporary))} already exists: remove it.`]);
    if (isDiskFull(error)) throw asFullDisk(error, path.dirname(path.resolve(file)));
    throw new OptionsError([`${name} cannot be written: ${safeText(code ?? message)}.`]);
  }
  return () => {
    if (readRegularFile(file, MAX_BYTES) === text) rmSync(file, { force: true });
  };
}

/** A value as `node --env-file` reads it, which knows no escapes but a line break in double quotes. @throws OptionsError */
function quoted(name: string, value: string): string {
  if (/^[\w.:/@+=-]*$/.test(value)) return value;
  const quote = ["'", '`', '"'].find((mark) => !value.includes(mark) && !(mark === '"' && value.includes('\\n')));
  if (quote !== undefined) return `${quote}${value}${quote}`;
  throw new OptionsError([`${OPTION}: the file cannot hold the value of ${name}, which contains every kind of quote.`]);
}
