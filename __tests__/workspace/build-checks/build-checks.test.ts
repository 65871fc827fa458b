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
      'warning: Merge conflict: yarn.lock has the markers of a merge conflict (line 2), so the platform guesses which versions to install, or fails. Run "yarn install" on your machine, which tries to resolve it, and commit the file once the markers are gone.',
    ]);
  });

  test.each<[string, string, string[]]>([
    ['npm-shrinkwrap.json', '{}', ['package-lock.json', 'yarn.lock']],
    ['package-lock.json', '{}', ['yarn.lock', 'pnpm-lock.yaml']],
    ['yarn.lock', '', ['pnpm-lock.yaml']],
  ])('with a sound %s, the platform reads no other', (lock, text, others) => {
    const unread = Object.fromEntries(others.map((name) => [name, conflict]));
    expect(check({ 'package.json': GOOD, [lock]: text, ...unread })).toEqual([]);
  });

  test.each([
    ['npm-shrinkwrap.json', 'npm install'],
    ['package-lock.json', 'npm install'],
    ['yarn.lock', 'yarn install'],
  ])('a merge in %s is resolved by its own program', (lock, install) => {
    expect(check({ 'package.json': GOOD, [lock]: conflict })).toEqual([expect.stringContaining(`Run "${install}"`)]);
  });

  test('a lock file that the platform does not read anyway has one warning', () => {
    for (const [lock, text] of [
      ['pnpm-lock.yaml', conflict],
      ['yarn.lock', `__metadata:\n${conflict}`],
    ] as const) {
      expect(check({ 'package.json': GOOD, [lock]: text })).toEqual([expect.stringContaining('Lock file not read')]);
    }
  });

  test.each<[string, string, string[]]>([
    ['after one that does not end', `<<<<<<< a\n=======\n${conflict}`, ['(line 3)']],
    ['without its first line', conflict.replace('<', ''), []],
    ['without its line in the middle', conflict.replace('=', ''), []],
    ['with its lines in another order', '=======\n<<<<<<< a\n>>>>>>> b\n', []],
    ['of many that do not end', '<<<<<<< HEAD\n=======\n'.repeat(3000), []],
  ])('a merge %s', (_what, text, lines) => {
    expect(check({ 'package.json': GOOD, 'yarn.lock': text })).toEqual(
      lines.map((line) => expect.stringContaining(line)),
    );
  });

  test('a merge in a lock file of which only the end is read has no line', () => {
    const notes = check({ 'package.json': GOOD, 'yarn.lock': `${'\n'.repeat(2 ** 24)}${conflict}` });
    expect(notes).toEqual([expect.stringContaining('has the markers of a merge conflict, so the platform')]);
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
