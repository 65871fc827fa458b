import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { read } from './reading.ts';

const PAGE = new URL('../../../../docs/reference/local-platform-seed.md', import.meta.url);
const EXAMPLE = parse(/```yaml seed\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? '') as object;

/** Every field of a value, as the names and indexes that lead to it. */
function fieldsOf(value: unknown, before: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const path = [...before, name];
    const below = fieldsOf(field, path);
    return Array.isArray(value) ? below : [path].concat(below);
  });
}

/** A copy of the example with one field changed: null, or undefined for none at all. */
function changed(path: readonly string[], value: null | undefined): unknown {
  const copy = structuredClone(EXAMPLE);
  let holder = copy as Record<string, unknown>;
  for (const name of path.slice(0, -1)) holder = holder[name] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

/** What that page calls required. Without its installs the account has none that `wpEnvironment` could name. */
const REQUIRED = new Set(['accounts', 'name', 'hostname', 'displayName', 'wpEnvironment', 'key', 'value', 'installs']);

test('the example of the page is a seed', () => {
  expect(read(EXAMPLE).lines).toEqual([]);
});

describe('what may be omitted, in the words of the page', () => {
  const fields = fieldsOf(EXAMPLE).map((path) => [path.join('.'), path] as const);
  test.each(fields)('%s', (_, path) => {
    const without = read(changed(path, undefined)).lines;
    expect(without.length > 0).toBe(REQUIRED.has(path.at(-1) ?? ''));
    // `id:` with nothing after it.
    expect(read(changed(path, null)).lines).toEqual(without);
  });
});

test('a text is no seed', () => {
  expect(read('hello').lines).toEqual([expect.stringMatching(/^seed: must be an object/)]);
});

test('a field that is not known is a problem, empty or not', () => {
  expect(read({ accounts: [{ name: 'a', webhoks: null }] }).lines).toEqual([
    expect.stringMatching(/^seed\.accounts\[0\]\.webhoks: is not a known field/),
  ]);
});

test('a missing space makes a name of a password: the problem is reported, and the name is not', () => {
  const seed = parse(
    'accounts: [{ name: a, password:hidden, apps: [{ name: b, region: MOON, x hidden: 1 }] }]',
  ) as object;
  expect(read(seed).lines).toEqual([
    'seed.accounts[0]: has a field whose name is not a word; is there a space after each ":"?',
    'seed.accounts[0].apps[0]: has a field whose name is not a word; is there a space after each ":"?',
    expect.stringMatching(/^seed\.accounts\[0\]\.apps\[0\]\.region: must be one of/),
  ]);
});

test('an id that is made up is none that the seed gives further down', () => {
  const { lines, seed } = read({
    accounts: [
      { name: 'a', installs: [{ name: 'one' }] },
      { name: 'b', id: 1001, installs: [{ name: 'two', id: 20_001 }] },
    ],
  });
  expect(lines).toEqual([]);
  const ids = seed.accounts.map(({ id, installs }) => [id, [...installs.keys()]]);
  expect(ids).toEqual([
    [1002, [20_002]],
    [1001, [20_001]],
  ]);
});

test('a user has one password, wherever in the seed it stands', () => {
  const { lines, seed } = read({
    accounts: [
      { name: 'a', username: 'u' },
      { name: 'b', username: 'u', password: 'p' },
    ],
  });
  expect([lines, seed.accounts.map(({ password }) => password)]).toEqual([[], ['p', 'p']]);
});
