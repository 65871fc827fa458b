import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createRules, pathsOf } from '../../support/git/collecting.ts';
import { makeRepository } from '../../support/git/folders.ts';

test('a zip that an input names is never sent, whatever the patterns', async () => {
  const root = makeRepository({ 'a.js': '', 'last-good.zip': 'zip', 'kept/app.zip': 'zip', 'other.zip': 'zip' });
  symlinkSync('last-good.zip', path.join(root, 'link.zip'));
  const archives = ['last-good.zip', 'kept/app.zip'].map((name) => path.join(root, name));
  const rules = createRules({ include: ['*.zip'] });
  expect(pathsOf(await collect(root, { rules }))).toEqual([
    'a.js',
    'kept/app.zip',
    'last-good.zip',
    'link.zip',
    'other.zip',
  ]);
  expect(pathsOf(await collect(root, { rules, archives }))).toEqual(['a.js', 'other.zip']);
});

test('the current directory is sent like any other folder below the one to deploy', async () => {
  const root = makeRepository({ 'a.js': '', 'scripts/b.js': '' });
  const before = process.cwd();
  process.chdir(path.join(root, 'scripts'));
  try {
    expect(pathsOf(await collect(root))).toEqual(['a.js', 'scripts/b.js']);
  } finally {
    process.chdir(before);
  }
});
