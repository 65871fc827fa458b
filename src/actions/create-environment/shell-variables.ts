import { parseObject } from '../../shared/json-object.ts';
import type { ShellVariable } from '../../platform/api/wire.ts';
import { firstOf } from '../../shared/text/format.ts';
import type { Runner } from '../../runner/runner.ts';
import { whyUnevaluated } from '../inputs/odd-values.ts';

/** Bad lines or members that an error names; a key pasted with line breaks has dozens. */
const MAX_PLACES = 5;

/** A name that a shell can set (POSIX.1-2017, XBD 3.235). */
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * `shell-variables`: lines `KEY=value`, or a JSON object for values with line breaks. Empty lines and lines that begin
 * with `#` are passed over; a value is everything after the first `=`, as it stands.
 * @throws {RangeError} naming lines and keys, never a value
 */
export function parseShellVariables(text: string): ShellVariable[] {
  const variables = isJson(text) ? fromJson(text) : fromLines(text);
  const seen = new Set<string>();
  for (const { key } of variables) {
    if (seen.has(key)) throw new RangeError(`must not set ${key} twice`);
    seen.add(key);
  }
  return variables;
}

function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

function fromJson(text: string): ShellVariable[] {
  const object = parseObject(text);
  if (object === undefined) throw new RangeError('starts with "{", so it must be one JSON object');
  const badKeys = Object.keys(object).flatMap((key, index) => (KEY.test(key) ? [] : `member ${index + 1}`));
  if (badKeys.length > 0) throw new RangeError(badKeyProblem(badKeys));
  const variables = Object.entries(object).map(([key, value]) => {
    if (typeof value !== 'string') throw new RangeError(`must have a string as the value of ${key}`);
    return { key, value };
  });
  // Of two members with one name JSON.parse keeps the last. Here each member is two strings, so any more were dropped.
  const strings = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  if (strings.length !== 2 * variables.length) throw new RangeError('must not have two members with the same name');
  return variables;
}

function fromLines(text: string): ShellVariable[] {
  const variables = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    if (/^(?:#|$)/.test(line.trim())) return [];
    const equals = line.indexOf('=');
    return { key: line.slice(0, equals).trim(), value: line.slice(equals + 1), equals, where: `line ${index + 1}` };
  });
  const noEquals = variables.filter(({ equals }) => equals < 0).map(({ where }) => where);
  const badKeys = variables.filter(({ key, equals }) => equals >= 0 && !KEY.test(key)).map(({ where }) => where);
  const form = `must be lines KEY=value, or one JSON object; there is no "=" in ${firstOf(noEquals, MAX_PLACES)}`;
  const problems = [noEquals.length > 0 && form, badKeys.length > 0 && badKeyProblem(badKeys)].filter(Boolean);
  if (problems.length > 0) throw new RangeError(problems.join('; it '));
  return variables.map(({ key, value }) => ({ key, value }));
}

/** A bad key is not repeated: a line that is out of place may be part of a value. */
function badKeyProblem(places: readonly string[]): string {
  return `has an invalid name in ${firstOf(places, MAX_PLACES)} (allowed: letters, digits and "_", not starting with a digit)`;
}

/** What is odd about a value that is sent as it stands. */
const ODDITIES: readonly (readonly [pattern: RegExp, oddity: string])[] = [
  [/^\s*$/, 'is empty: the secret or variable that it comes from may not reach this job'],
  [/^(["'`]).*\1$/s, 'has quotes around it, which are part of the value: leave them out, unless the app needs them'],
  [/^ /, 'starts with a space: leave out those around "="'],
];

/**
 * The value of the only variable, where others follow on its line: behind a comma, or two or more behind spaces, into which
 * YAML's ">" turns line breaks. Behind another "=" they are part of a list, as in `a=1,ENV=prod`, behind other words of a
 * command; a short name may be one of LDAP.
 */
const OTHERS_BEHIND = /^(?:[^=\s]*,\s*[A-Z][A-Z0-9_]{2,}=|(?!\w+=)\S+(?:\s+[A-Z][A-Z0-9_]+=\S*){2,}\s*$)/;

/** References that apps and the programs that start them look up themselves. */
const OF_APP = /^(?:arn:|op:\/\/)/i;

/**
 * A sentence about each value that is probably not meant. An environment keeps its variables, and nobody sees why the app fails.
 * @param runner with the variables of the step, which `$NAME` may name
 * @returns sentences that show no value
 */
export function describeOddVariables(
  shellVariables: readonly ShellVariable[],
  { variables, input }: Pick<Runner, 'variables' | 'input'>,
): string[] {
  const isOneLine = shellVariables.length === 1 && !isJson(input('shell-variables'));
  return shellVariables.flatMap(({ key, value }) => {
    const unevaluated = OF_APP.test(value) ? undefined : whyUnevaluated(value, variables);
    const others =
      isOneLine && OTHERS_BEHIND.test(value) ? 'has another variable in its value: write one per line' : undefined;
    const oddity = ODDITIES.find(([pattern]) => pattern.test(value))?.[1] ?? others ?? unevaluated;
    return oddity === undefined ? [] : [`${key} ${oddity}.`];
  });
}
