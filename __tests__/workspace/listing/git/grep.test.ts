import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { grepFiles } from '../../../../src/workspace/listing/git/grep.ts';
import { makeFolder, makeRepository, plant } from '../../../support/git/folders.ts';

const variables = { PATH: process.env['PATH'] };
const { signal } = new AbortController();

test('lines of files that are tracked or new, whatever the settings of git, and of no others', async () => {
  const folder = makeRepository({ '.gitignore': 'ignored.js\n', 'a b/x.js': 'one\nWORD 1\n', 'x.md': 'WORD\n' });
  plant(folder, { 'new.js': 'WORD 2\r\n', 'ignored.js': 'WORD', 'node_modules/a/x.js': 'WORD', 'b.js': '\0WORD' });
  appendFileSync(
    path.join(folder, '.git', 'config'),
    '[grep]\n\tlineNumber = true\n\tcolumn = true\n\tpatternType = fixed\n[color]\n\tui = always\n',
  );
  expect(await grepFiles({ folder, variables, signal }, 'WO(RD|XX)', ['*.js'])).toEqual([
    { file: 'a b/x.js', text: 'WORD 1' },
    { file: 'new.js', text: 'WORD 2\r' },
  ]);
  expect(await grepFiles({ folder, variables, signal }, 'nothing', ['*.js'])).toEqual([]);
});

test('none where git fails or is ended', async () => {
  expect(await grepFiles({ folder: makeFolder('plain'), variables, signal }, 'x', ['*'])).toEqual([]);
  const folder = makeRepository({ 'x.js': 'x' });
  expect(await grepFiles({ folder, variables, signal: AbortSignal.abort() }, 'x', ['*'])).toEqual([]);
});
