import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { notePlaceholders, placeholderOf } from '../../../src/workspace/notes/placeholders.ts';
import { makeSources, pack } from '../../support/zips/packing.ts';
import { open, prepacked } from '../../support/zips/prepacked.ts';

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';

test.each<[string, boolean, string]>([
  ['a pointer', true, POINTER],
  ['a pointer that git took for text', true, POINTER.replaceAll('\n', '\r\n')],
  ['another version', false, POINTER.replace('v1', 'v10')],
  ['the content', false, 'PNG'],
  ['an empty file', false, ''],
  ['a text about pointers', false, `See: ${POINTER}`],
  ['a large file that starts like one', false, POINTER.padEnd(1024, '\n')],
  ['the longest pointer', true, POINTER.padEnd(1023, '\n')],
])('%s: %p', (_what, expected, text) => {
  const kind = placeholderOf({ path: 'a.png', size: Buffer.byteLength(text) }, Buffer.from(text));
  expect(kind).toBe(expected ? 'Git LFS' : undefined);
});

test('the warning counts them and names three', () => {
  expect(notePlaceholders([])).toEqual([]);
  expect(notePlaceholders([{ path: 'a.png', kind: 'Git LFS' }])[0]?.text).toMatch(
    /^1 file in the zip is a pointer without the content: a\.png\. Fetch it with "git lfs pull", or "lfs: true" on actions\/checkout\.$/,
  );
  expect(
    notePlaceholders(['a', 'b\n', 'c', 'd', 'e'].map((path) => ({ path, kind: 'Git LFS' as const })))[0]?.text,
  ).toContain('5 files in the zip are pointers without the content: a, b\\u000a, c and 2 more.');
});

test.each([
  ['settings.json', '\0GITCRYPT\0abc', 'git-crypt', 'Encrypted files'],
  ['secret.txt', 'U2FsdGVkX18AAAA=\n', 'transcrypt', 'Encrypted files'],
  ['secret.txt.enc', 'U2FsdGVkX18AAAA=\n', 'transcrypt', 'Encrypted files'],
  ['video.mp4', '/annex/objects/SHA256E-s9--0a.mp4\n', 'git-annex', 'git-annex pointers'],
  ['a.txt', 'See /annex/objects/', undefined, undefined],
])('%s that begins with %j: %s', (path, text, kind, title) => {
  const found = placeholderOf({ path, size: text.length }, Buffer.from(text));
  expect(found).toBe(kind);
  const notes = notePlaceholders(found === undefined ? [] : [{ path, kind: found }]);
  expect(notes.map((note) => note.title)).toEqual(title === undefined ? [] : [title]);
});

const SIDES = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n';

test.each([
  ['src/a.ts', `x\n${SIDES}`, true],
  ['pages/b.tsx', SIDES.replaceAll('\n', '\r\n'), true],
  ['apps/web/package.json', `{\n${SIDES}}`, true],
  ['app/latest/c.vue', SIDES, true],
  ['package.json', SIDES, false],
  ['src/a.ts', "const marker = '<<<<<<< ';\n=======\n", false],
  ['docs/merging.md', SIDES, false],
  ['__tests__/a.ts', SIDES, false],
  ['src/fixtures/a.ts', SIDES, false],
  ['src/a.test.ts', SIDES, false],
])('%s with %j was not merged: %p', (path, text, expected) => {
  const found = placeholderOf({ path, size: text.length }, Buffer.from(text));
  expect(found).toBe(expected ? 'merge conflict' : undefined);
});

test('sources that were not merged are a warning', () => {
  expect(notePlaceholders(['a.ts', 'b.ts'].map((path) => ({ path, kind: 'merge conflict' as const })))).toEqual([
    {
      level: 'warning',
      title: 'Merge conflict',
      text: '2 files in the zip have the markers of a merge conflict: a.ts, b.ts. The build will probably fail. Resolve it, and commit again.',
    },
  ]);
});

test('a large file is known by its first block, in a workspace and in a zip', async () => {
  const files = makeSources({
    'big.json': Buffer.concat([Buffer.from('\0GITCRYPT\0'), randomBytes(3_000_000)]),
    small: '',
  });
  const archive = await pack(files);
  const expected = [{ path: 'big.json', kind: 'git-crypt' }];
  expect(archive.placeholders).toEqual(expected);
  expect((await open(prepacked(readFileSync(archive.path)))).placeholders).toEqual(expected);
});
