import { describe, expect, test } from '@jest/globals';
import { checkForBuild } from '../../../src/workspace/build-checks/build-checks.ts';
import { checkBuild as check, GOOD, listBuildFiles } from '../../support/apps/build-notes.ts';

describe('what the build on the platform needs', () => {
  test.each(['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock'])('nothing to say with %s', (lock) => {
    expect(check({ 'package.json': GOOD, [lock]: '' })).toEqual([]);
  });

  test('a byte order mark is no trouble', () => {
    expect(check({ 'package.json': `\ufeff${GOOD}`, 'yarn.lock': '' })).toEqual([]);
  });

  test('without package.json at the root there is nothing to check: "required-files" says whether there must be one', () => {
    expect(check({ 'index.html': '', 'web/package.json': '{}' })).toEqual([]);
  });

  test.each([
    ['broken JSON', '{'],
    ['JSON with a comment', `// the app\n${GOOD}`],
    ['JSON with a comma after the last item', `${GOOD.slice(0, -1)},}`],
    ['an array', '[]'],
    ['null', 'null'],
    ['empty', ''],
    ['far too large', `${GOOD}${' '.repeat(4 * 1024 * 1024)}`],
  ])('package.json that is %s', (_what, text) => {
    expect(check({ 'package.json': text, 'yarn.lock': '' })).toEqual([
      'warning: package.json cannot be read: package.json is not a JSON object, so the build on the platform will fail.',
    ]);
  });

  const conflict = '<<<<<<< HEAD\n  "a": 1,\n=======\n  "a": 2,\n>>>>>>> feature\n';
  test.each(['\n', '\r\n'])('a merge that was committed without being resolved, lines end with %j', (end) => {
    const text = `{\n${conflict}}`.replaceAll('\n', end);
    expect(check({ 'package.json': text, 'yarn.lock': text, 'README.md': text })).toEqual([
      'warning: Merge conflict: package.json has the markers of a merge conflict (line 2), so the build on the platform will fail. Resolve it, and commit the file.',
      'warning: Merge conflict: yarn.lock has the markers of a merge conflict (line 2), so the platform guesses which versions to install, or fails. Run the install on your machine, which resolves it, and commit the file.',
    ]);
  });

  test('package.json that has vanished', () => {
    const { files, folder, workspace } = listBuildFiles({ 'package.json': GOOD, 'yarn.lock': '' });
    const gone = files.map((file) => Object.assign(file, { source: '/nowhere' }));
    expect(checkForBuild(gone, { folder, workspace }).map(({ title }) => title)).toEqual([
      'package.json cannot be read',
    ]);
  });

  test.each([
    ['both', {}, 'no "build" and no "start" script'],
    ['both, as "scripts" is no object', { scripts: 'x' }, 'no "build" and no "start" script'],
    ['both, as they are no strings', { scripts: { build: 1, start: {} } }, 'no "build" and no "start" script'],
    ['build', { scripts: { start: 'x' } }, 'no "build" script'],
    ['start', { scripts: { build: 'x' } }, 'no "start" script'],
  ])('missing scripts: %s', (_what, content, expected) => {
    const notes = check({ 'package.json': JSON.stringify(content), 'yarn.lock': '' });
    expect(notes).toEqual([
      expect.stringContaining(`Missing script: package.json has ${expected}. The platform builds`),
    ]);
  });

  test('no lock file; one below the root does not count', () => {
    expect(check({ 'package.json': GOOD, 'web/yarn.lock': '' })).toEqual([
      expect.stringMatching(/^warning: No lock file: /),
    ]);
  });

  test('several warnings at once', () => {
    expect(check({ 'package.json': '{}' })).toHaveLength(2);
  });
});

function notesOn(platform: NodeJS.Platform, text: string): string[] {
  const { files, folder, workspace } = listBuildFiles({ 'package.json': text, 'yarn.lock': '' });
  return checkForBuild(files, { folder, workspace }, platform).map(({ level, title }) => `${level}: ${title}`);
}

describe('line endings', () => {
  test.each<[string, NodeJS.Platform, string[]]>([
    [GOOD.replace('{', '{\r\n'), 'win32', ['notice: Line endings of Windows']],
    [GOOD.replace('{', '{\n'), 'win32', []],
    [GOOD.replace('{', '{\r\n'), 'linux', []],
    ['\r\n', 'win32', ['warning: package.json cannot be read', 'notice: Line endings of Windows']],
  ])('%j on %s', (text, platform, notes) => {
    expect(notesOn(platform, text)).toEqual(notes);
  });

  test('of a zip that was packed elsewhere nothing is reported', () => {
    const { files } = listBuildFiles({ 'package.json': GOOD.replace('{', '{\r\n'), 'yarn.lock': '' });
    expect(checkForBuild(files, undefined, 'win32')).toEqual([]);
  });
});
