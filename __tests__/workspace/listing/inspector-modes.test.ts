import { chmodSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, withoutGit } from '../../support/git/collecting.ts';
import { git, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

async function modesOf(root: string): Promise<Record<string, string>> {
  const { files } = await collect(root);
  return Object.fromEntries(files.map(({ path: name, mode }) => [name, mode.toString(8)]));
}

test('the executable bit of a tracked file comes from the index, whatever the disk has', async () => {
  const root = makeRepository({ plain: '', run: { executable: '' }, staged: '' });
  git(root, 'config', 'core.fileMode', 'false');
  git(root, 'update-index', '--chmod=+x', 'staged');
  chmodSync(path.join(root, 'plain'), 0o755);
  chmodSync(path.join(root, 'run'), 0o644);
  expect(await modesOf(root)).toEqual({ plain: '644', run: '755', staged: '755' });
});

test('of others it comes from the disk', async () => {
  const tree = { plain: '', run: { executable: '' }, group: '', secret: '' };
  for (const root of [plant(makeRepository({}), tree), plant(makeFolder(), tree)]) {
    chmodSync(path.join(root, 'group'), 0o615);
    chmodSync(path.join(root, 'secret'), 0o400);
    const expected = { group: '644', plain: '644', run: '755', secret: '644' };
    expect(await modesOf(root)).toEqual(expected);
    expect(await withoutGit(async () => await modesOf(root))).toEqual(expected);
  }
});

test('a link has the mode of the file', async () => {
  const root = makeRepository({ run: { executable: '' }, l: { link: 'run' }, 'd/m': { link: '../l' } });
  expect(await modesOf(root)).toEqual({ 'd/m': '755', l: '755', run: '755' });
});
