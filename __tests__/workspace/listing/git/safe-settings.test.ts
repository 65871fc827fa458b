import { expect, test } from '@jest/globals';
import { safeSettings } from '../../../../src/workspace/listing/git/safe-settings.ts';

test.each<[NodeJS.Platform, string, string, string]>([
  ['linux', '/w', '/w', '/dev/null'],
  ['linux', String.raw`/w/a\b`, String.raw`/w/a\b`, '/dev/null'],
  ['win32', String.raw`D:\a\repo`, 'D:/a/repo', 'NUL'],
  ['win32', String.raw`\\server\share\repo`, '%(prefix)///server/share/repo', 'NUL'],
])('on %s git trusts %s as it writes the path itself', (platform, repository, safe, hooks) => {
  expect(safeSettings(repository, platform)).toEqual(
    expect.arrayContaining([`safe.directory=${safe}`, `core.hooksPath=${hooks}`]),
  );
});
