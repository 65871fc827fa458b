import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { nothingSentOf } from '../../../src/workspace/notes/nothing-sent.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';

const sent = ['a', 'src/b'].map((name) => ({ path: name }));

test('names of which nothing is sent, folders first, without those that are never sent', () => {
  const root = plant(makeFolder(), {
    a: '',
    'src/b': '',
    'src/ignored/c': '',
    '.env.local': '',
    'z/x': '',
    'node_modules/x': '',
    '.git/HEAD': '',
    'gha-creds-1.json': '',
    link: { link: 'src' },
  });
  expect(nothingSentOf(root, sent)).toEqual(['node_modules/', 'z/', '.env.local', 'link']);
});

test('an empty folder has nothing to send; one with an empty folder in it is named, as only this one is read', () => {
  const root = plant(makeFolder(), { a: '' });
  for (const name of ['public', 'x/y']) mkdirSync(path.join(root, name), { recursive: true });
  expect(nothingSentOf(root, sent)).toEqual(['x/']);
});

test('a name that is not UTF-8', () => {
  const root = plant(makeFolder(), { a: '' });
  execFileSync('sh', ['-c', 'touch "$(printf "b\\351")"'], { cwd: root });
  expect(nothingSentOf(root, sent)).toEqual(['b\udce9']);
});

test('a folder that is gone', () => {
  expect(nothingSentOf(`${makeFolder()}/gone`, sent)).toEqual([]);
});
