import { expect, test } from '@jest/globals';
import { isLfsPointer, noteLfsPointers } from '../../../src/workspace/notes/lfs-pointers.ts';

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';

test.each<[string, boolean, string]>([
  ['a pointer', true, POINTER],
  ['the content', false, 'PNG'],
  ['an empty file', false, ''],
  ['a text about pointers', false, `See: ${POINTER}`],
  ['a large file that starts like one', false, POINTER.padEnd(1024, '\n')],
  ['the longest pointer', true, POINTER.padEnd(1023, '\n')],
])('%s: %p', (_what, expected, text) => {
  expect(isLfsPointer({ size: Buffer.byteLength(text) }, Buffer.from(text))).toBe(expected);
});

test('the warning counts them and names three', () => {
  expect(noteLfsPointers([])).toEqual([]);
  expect(noteLfsPointers(['a.png'])[0]?.text).toMatch(
    /^1 file in the zip is a pointer without the content: a\.png\. Fetch it with "git lfs pull", or "lfs: true" on actions\/checkout\.$/,
  );
  expect(noteLfsPointers(['a', 'b\n', 'c', 'd', 'e'])[0]?.text).toContain(
    '5 files in the zip are pointers without the content: a, b\\u000a, c and 2 more.',
  );
});
