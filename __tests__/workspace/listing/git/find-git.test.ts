import { expect, test } from '@jest/globals';
import { findGit } from '../../../../src/workspace/listing/git/find-git.ts';

const everything = (): boolean => true;

test.each<[string, NodeJS.Platform, string, string | undefined]>([
  ['the first folder that has it', 'linux', '/a:/usr/bin:/bin', '/usr/bin/git'],
  ['never the folder at hand', 'linux', '.::bin:./bin:/bin', '/bin/git'],
  ['a folder with a space', 'linux', '/my tools', '/my tools/git'],
  ['Windows', 'win32', String.raw`C:\a;C:\Program Files\Git\cmd`, String.raw`C:\Program Files\Git\cmd\git.exe`],
  ['Windows, never the folder at hand', 'win32', String.raw`.;;bin;D:\bin`, String.raw`D:\bin\git.exe`],
  [
    'Windows, a folder in quotes',
    'win32',
    String.raw`"C:\Program Files\Git\cmd"`,
    String.raw`C:\Program Files\Git\cmd\git.exe`,
  ],
  ['nowhere', 'linux', '/a', undefined],
  ['no absolute folder', 'win32', '.', undefined],
])('git is looked for in PATH: %s', (_what, platform, folders, expected) => {
  expect(findGit(folders, platform, (file) => !file.includes('/a/') && !file.includes(String.raw`C:\a`))).toBe(
    expected,
  );
});

test('an empty PATH has no git', () => {
  expect(findGit('', 'linux', everything)).toBeUndefined();
});
