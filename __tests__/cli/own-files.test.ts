import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { excludeFiles } from '../../src/cli/own-files.ts';
import { makeFolder } from '../support/folders.ts';

test.each([
  ['in the workspace', '.', ['deploy.env', undefined], '/deploy.env'],
  ['below a folder', '.', ['build/out.env'], '/build/out.env'],
  ['both, after the patterns of the user', '.', ['a', '/w/b'], '/a\n/b'],
  ['relative to the folder that is sent', 'site', ['site/a'], '/a'],
  ['outside of it', 'site', ['a', '../b', '/x'], ''],
  ['a name with signs of patterns', '.', ['a [1]*?\\b'], '/a\\ \\[1\\]\\*\\?\\\\b'],
  ['a name that begins with dots', '.', ['..a'], '/..a'],
])('%s', (_, folder, files, patterns) => {
  expect(excludeFiles('', folder, files, '/w')).toBe(patterns);
  expect(excludeFiles('*.map', folder, files, '/w')).toBe(patterns === '' ? '*.map' : `*.map\n${patterns}`);
});

test('links in the way to a file or to the folder, and a file that is a link, with what it leads to', () => {
  const top = makeFolder('own-files');
  mkdirSync(path.join(top, 'sub'));
  writeFileSync(path.join(top, 'sub', 'prod.env'), '');
  symlinkSync('sub', path.join(top, 'alias'));
  symlinkSync('prod.env', path.join(top, 'sub', 'link.env'));
  expect(excludeFiles('', '.', ['alias/prod.env', 'alias/new.env'], top)).toBe('/sub/prod.env\n/sub/new.env');
  expect(excludeFiles('', 'alias', ['sub/prod.env'], top)).toBe('/prod.env');
  expect(excludeFiles('', 'sub', ['sub/link.env'], top)).toBe('/link.env\n/prod.env');
});
