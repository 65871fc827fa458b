import path from 'node:path';
import { expect, test } from '@jest/globals';
import { pathInside } from '../../../src/shared/files/paths.ts';

const { posix, win32 } = path;

test.each<[string, typeof posix, string, string, string | undefined]>([
  ['the folder itself', posix, '/w/site', '/w/site', ''],
  ['a file in it', posix, '/w/site', '/w/site/a/b', 'a/b'],
  ['a name that begins with two dots', posix, '/w/site', '/w/site/..rules', '..rules'],
  ['a folder whose name begins with two dots', posix, '/w/site', '/w/site/..a/b', '..a/b'],
  ['a name of three dots', posix, '/w/site', '/w/site/...', '...'],
  ['a backslash in a name', posix, '/w', String.raw`/w/..\a`, String.raw`..\a`],
  ['the folder around it', posix, '/w/site', '/w', undefined],
  ['a neighbour', posix, '/w/site', '/w/other', undefined],
  ['a neighbour whose name goes on', posix, '/w/site', '/w/site-secret/a', undefined],
  ['anything in the root folder', posix, '/', '/a/b', 'a/b'],
  ['Windows: a file in it', win32, String.raw`C:\w`, String.raw`C:\w\a\b`, 'a/b'],
  ['Windows: in other case', win32, String.raw`C:\w`, String.raw`c:\W\a`, 'a'],
  ['Windows: a neighbour', win32, String.raw`C:\w`, String.raw`C:\w2\a`, undefined],
  ['Windows: the folder around it', win32, String.raw`C:\w\x`, String.raw`C:\w`, undefined],
  ['Windows: another drive', win32, String.raw`C:\w`, String.raw`D:\w\a`, undefined],
  ['Windows: another machine', win32, String.raw`C:\w`, String.raw`\\server\share\a`, undefined],
  ['Windows: in a folder of a server', win32, String.raw`\\server\share\w`, String.raw`\\Server\share\w\a`, 'a'],
  ['Windows: a neighbour on a server', win32, String.raw`\\server\share\w`, String.raw`\\server\share\w2`, undefined],
  ['Windows: another share', win32, String.raw`\\server\share\w`, String.raw`\\server\other\w\a`, undefined],
  ['Windows: the form without a limit', win32, String.raw`C:\w`, String.raw`\\?\C:\w\a`, undefined],
  ['Windows: a slash', win32, String.raw`C:\w`, 'c:/w/a/b', 'a/b'],
  ['Windows: anything on a drive', win32, 'D:\\', String.raw`D:\a\b`, 'a/b'],
  ['Windows: a name that begins with two dots', win32, String.raw`C:\w`, String.raw`C:\w\..rules`, '..rules'],
])('%s', (_what, system, folder, place, expected) => {
  expect(pathInside(folder, place, system)).toBe(expected);
});
