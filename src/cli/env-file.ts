import { isUtf8 } from 'node:buffer';
import { parseEnv } from 'node:util';
import { StepError } from '../shared/errors.ts';
import { readWholeFile } from '../shared/files/regular-file.ts';
import { safeText } from '../shared/text/safe-text.ts';
import { firstOf } from '../shared/text/format.ts';
import type { NamedFile } from './arguments.ts';
import { UsageError } from './usage-error.ts';
import { decodeText } from '../shared/text/text.ts';

/** A comment or a variable, with all lines of a value in quotes. */
const ENTRY = /^[^\S\n]*(?:#|(?:export[^\S\n]+)?[A-Za-z_][\w.-]*[^\S\n]*=[^\S\n]*(?:(["'`])[^]*?\1)?)[^\n]*/gm;

/** One whose name a shell can set (POSIX.1-2017, XBD 3.235): the environment of an app takes no other. */
const APP_VARIABLE = /^[^\S\n]*(?:export[^\S\n]+)?\w+[^\S\n]*=/;

/** The `HEADLESS_…` variables of a file. @throws {UsageError} as `readEntries` */
export function readEnvFile(file: NamedFile): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readEntries(file)).filter(([name]) => name.startsWith('HEADLESS_')));
}

/** All variables of a file, for an app. @throws {UsageError} as `readEntries`, and for names that an app cannot have */
export function readAppVariables(file: NamedFile): Readonly<Record<string, string>> {
  const rule = 'A name has letters, digits and "_", and does not start with a digit.';
  return readEntries(file, rule, (entry) => APP_VARIABLE.test(entry));
}

/**
 * All variables of a file in the syntax of `node --env-file`.
 * @param rule a sentence: what `isAllowed` asks of a variable beside that syntax
 * @throws {UsageError} when it cannot be read, or has other lines than variables and comments: they may hold a secret, so
 * their numbers are named
 */
function readEntries({ file, by }: NamedFile, rule = '', isAllowed: (entry: string) => boolean = () => true) {
  const text = readText(file, by);
  const plain = text.replace(/\r\n?/g, '\n');
  const rest = plain.replace(ENTRY, (entry) => {
    const blank = entry.replace(/[^\n]/g, '');
    // A value has more lines, but its name is on the first.
    return entry.trimStart().startsWith('#') || isAllowed(entry) ? blank : `-${blank}`;
  });
  const bad = rest.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [`line ${index + 1}`]));
  if (bad.length > 0) {
    const problem = `${by}: every line of "${safeText(file)}" must be NAME=value, but these are not: ${firstOf(bad, 5)}.`;
    throw new UsageError([[problem, rule, 'A value of several lines needs quotes.'].filter(Boolean).join(' ')]);
  }
  return parseEnv(plain.replace(ENTRY, withoutBlanks)) as Record<string, string>;
}

/**
 * Node itself opens the file of an option `--env-file`, before anything of ours runs: a pipe is read, and empty, by then.
 * @throws {UsageError}
 */
function readText(file: string, by: string): string {
  let bytes: Buffer;
  try {
    bytes = readWholeFile(file);
  } catch (error) {
    if (error instanceof StepError) throw new UsageError([`${by}: ${error.message}.`]);
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError([`${by}: "${safeText(file)}" cannot be read: ${safeText(String(code))}.`]);
  }
  if (isUtf8(bytes)) return decodeText(bytes);
  throw new UsageError([`${by}: "${safeText(file)}" must be UTF-8 text: save it as UTF-8.`]);
}

/** Node 20 reads tabs as part of the name; with blanks after the "=" Node 24 reads the next line as the value. */
function withoutBlanks(entry: string): string {
  return entry.replace(/^[^\S\n]*(?:export[^\S\n]+)?([\w.-]+)[^\S\n]*=[^\S\n]*/, '$1=');
}
