import { parseObject } from '../../platform/json-object.ts';
import type { ShellVariable } from '../../platform/api/wire.ts';

/** A name that a shell can set (POSIX.1-2017, XBD 3.235). */
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * `shell-variables`: lines `KEY=value`, or a JSON object for values with line breaks. Empty lines and lines that begin
 * with `#` are passed over; a value is everything after the first `=`, as it stands.
 * @throws {RangeError} naming lines and keys, never a value
 */
export function parseShellVariables(text: string): ShellVariable[] {
  const variables = text.trimStart().startsWith('{') ? fromJson(text) : fromLines(text);
  const seen = new Set<string>();
  for (const { key } of variables) {
    if (seen.has(key)) throw new RangeError(`must not set ${key} twice`);
    seen.add(key);
  }
  return variables;
}

function fromJson(text: string): ShellVariable[] {
  const object = parseObject(text);
  if (object === undefined) throw new RangeError('begins with "{" and must then be one JSON object');
  const variables = Object.entries(object).map(([key, value], index) => {
    checkKey(key, `member ${index + 1}`);
    if (typeof value !== 'string') throw new RangeError(`must have a string as the value of ${key}`);
    return { key, value };
  });
  // Of two members with one name JSON.parse keeps the last. Here each member is two strings, so any more were dropped.
  const strings = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  if (strings.length !== 2 * variables.length) throw new RangeError('must not have two members of one name');
  return variables;
}

function fromLines(text: string): ShellVariable[] {
  const variables: ShellVariable[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const equals = line.indexOf('=');
    if (equals < 0) throw new RangeError(`must be lines KEY=value, or one JSON object; line ${index + 1} has no "="`);
    const key = line.slice(0, equals).trim();
    checkKey(key, `line ${index + 1}`);
    variables.push({ key, value: line.slice(equals + 1) });
  }
  return variables;
}

/** A bad key is not repeated: a line that is out of place may be part of a value. */
function checkKey(key: string, where: string): void {
  if (!KEY.test(key)) {
    throw new RangeError(
      `must have names of letters, digits and "_" that do not begin with a digit; the one in ${where} is not like that`,
    );
  }
}
