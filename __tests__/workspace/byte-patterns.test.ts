import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { decodeName, toByteUnits } from '../../src/workspace/file-names.ts';
import { PatternList } from '../../src/workspace/patterns.ts';
import { sentWith, withoutGit } from '../support/collecting.ts';
import { initRepository, makeFolder, makeRepository, plant } from '../support/folders.ts';

/** Names of one to four bytes, one to four characters. */
const NAMES = ['a', 'ab', 'é', 'à', 'aé', 'éa', 'ß', '日', '日本', '😀', 'a😀', 'abcd', 'é\u0301', 'in/é', 'ü/in'];
const root = plant(makeFolder(), Object.fromEntries(NAMES.map((name) => [name, ''])));
initRepository(root);

describe('names beyond ASCII: without git the same files are sent as with git', () => {
  test.each<[string, string[]]>([
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
  ])('%s', async (pattern, expected) => {
    writeFileSync(path.join(root, '.gitignore'), `${pattern}\n`);
    const withGit = await sentWith(root);
    expect(await withoutGit(async () => await sentWith(root))).toEqual(withGit);
    expect(NAMES.filter((name) => !withGit.includes(name))).toEqual(NAMES.filter((name) => expected.includes(name)));
    rmSync(path.join(root, '.gitignore'));
    expect(await sentWith(root, { exclude: [pattern] })).toEqual(withGit.filter((name) => name !== '.gitignore'));
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
