import { expect, test } from '@jest/globals';
import { excludeFiles } from '../../src/cli/own-files.ts';

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
