import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { decodeName, toByteUnits } from '../../../src/workspace/paths/file-names.ts';
import { PatternList } from '../../../src/workspace/rules/patterns.ts';
import { sentWith, withoutGit } from '../../support/git/collecting.ts';
import { initRepository, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

/** Names of one to four bytes, one to four characters. */
const NAMES = ['a', 'ab', 'é', 'à', 'aé', 'éa', 'ß', '日', '日本', '😀', 'a😀', 'abcd', 'é\u0301', 'in/é', 'ü/in'];

/** Patterns, and the names that each ignores. */
const PATTERNS: readonly [string, string[]][] = [
  ['?', ['a']],
  ['??', ['ab', 'é', 'à', 'ß', 'in/é', 'ü/in']],
  ['???', ['aé', 'éa', '日']],
  ['????', ['😀', 'abcd', 'é\u0301']],
  ['?é', ['aé']],
  ['[é]?', ['é', 'à', 'ß', 'in/é', 'ü/in']],
  ['[é][é]', ['é', 'in/é']],
  ['[!a]', []],
  ['[!a][!a]', ['é', 'à', 'ß', 'in/é', 'ü/in']],
  ['[!é]', ['a']],
  ['[a-é]', ['a']],
  ['[é-日][€-¿]', ['ü/in']],
  ['é', ['é', 'in/é']],
  ['\\é', ['é', 'in/é']],
  ['à', ['à']],
  ['à ', ['à']],
  ['日*', ['日', '日本']],
  ['*本', ['日本']],
  ['😀', ['😀']],
  ['[😀]', []],
  ['?😀', ['a😀']],
  ['ü/', ['ü/in']],
  ['**/é', ['é', 'in/é']],
  ['/ü/?n', ['ü/in']],
  ['[[:alpha:]]', ['a']],
  ['É', []],
];

describe('names beyond ASCII', () => {
  test('without git the same files are sent as with git', async () => {
    // A folder for each pattern, as git is slow to start.
    const tree = PATTERNS.flatMap(([pattern], index) => [
      [`p${index}/.gitignore`, `${pattern}\n`],
      ...NAMES.map((name) => [`p${index}/${name}`, '']),
    ]);
    const root = initRepository(plant(makeFolder(), Object.fromEntries(tree) as Record<string, string>));
    const ignoredIn = (sent: string[]): [string, string[]][] =>
      PATTERNS.map(([pattern], index) => [pattern, NAMES.filter((name) => !sent.includes(`p${index}/${name}`))]);
    const expected = PATTERNS.map(([pattern, ignored]) => [pattern, NAMES.filter((name) => ignored.includes(name))]);
    expect(ignoredIn(await sentWith(root))).toEqual(expected);
    expect(ignoredIn(await withoutGit(async () => await sentWith(root)))).toEqual(expected);
  });

  const folder = plant(makeFolder(), Object.fromEntries(NAMES.map((name) => [name, ''])));

  test.each(PATTERNS)('exclude %s', async (pattern, excluded) => {
    const sent = await sentWith(folder, { exclude: [pattern] });
    expect(NAMES.filter((name) => !sent.includes(name))).toEqual(NAMES.filter((name) => excluded.includes(name)));
  });
});

test('an ignore file and a name that are not UTF-8 still meet', async () => {
  const folder = makeRepository({ a: '' });
  writeFileSync(path.join(folder, '.gitignore'), Buffer.from('caf\xe9\n?\n', 'latin1'));
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9])]), '');
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff])]), '');
  expect(await sentWith(folder)).toEqual(['.gitignore', 'a']);
  expect(await withoutGit(async () => await sentWith(folder))).toEqual(['.gitignore']);
});

test('bytes and patterns of bytes', () => {
  expect(toByteUnits('aé')).toBe('a\udcc3\udca9');
  expect(toByteUnits(decodeName(Buffer.from([0x61, 0xe9])))).toBe('a\udce9');
  expect(toByteUnits('plain/ascii')).toBe('plain/ascii');
  expect(new PatternList(['[é-日]?']).match('é')).toBe('ignored');
});
