import { expect, test } from '@jest/globals';
import { changesRow, changesSection, describeChanges } from '../../../../src/actions/deploy/report/changes.ts';
import type { Changes } from '../../../../src/actions/deploy/facts.ts';
import type { CommitComparison } from '../../../../src/workspace/commits/compare-commits.ts';
import { textOfHtml } from '../../../support/pages/html-tokens.ts';

const FROM = 'a'.repeat(40);
const TO = 'b'.repeat(40);

function createChanges(comparison: Partial<CommitComparison> | undefined, to = TO): Changes {
  const url = new URL(`https://github.example/acme/site/compare/${FROM}...${to}`);
  const none = { commits: { gained: 0, lost: 0 }, files: { added: 0, changed: 0, removed: 0 }, largest: [] };
  return { from: FROM, to, url, comparison: comparison && { ...none, ...comparison } };
}

test.each<[string, Changes, string]>([
  [
    'all kinds of files',
    createChanges({ commits: { gained: 3, lost: 0 }, files: { added: 2, changed: 1, removed: 1 } }),
    '2 files added, 1 changed, 1 removed since aaaaaaa (3 commits)',
  ],
  [
    'one kind',
    createChanges({ commits: { gained: 1, lost: 0 }, files: { added: 0, changed: 1, removed: 0 } }),
    '1 file changed since aaaaaaa (1 commit)',
  ],
  ['none', createChanges({ commits: { gained: 2, lost: 0 } }), 'No sent file changed since aaaaaaa (2 commits)'],
  [
    'a step back',
    createChanges({ commits: { gained: 0, lost: 2 } }),
    'No sent file changed since aaaaaaa (2 commits back)',
  ],
  [
    'two branches',
    createChanges({ commits: { gained: 1, lost: 2 } }),
    'No sent file changed since aaaaaaa (1 commit, and 2 back)',
  ],
  ['a history that is cut', createChanges({ commits: undefined }), 'No sent file changed since aaaaaaa'],
  ['the same commit', createChanges({}, FROM), 'No sent file changed since aaaaaaa, the same commit'],
])('%s', (_, changes, expected) => {
  expect(describeChanges(changes)).toBe(`${expected}.`);
  const row = changesRow(changes) ?? '';
  expect(textOfHtml(row)).toBe(expected);
  expect(row.includes('<a href=')).toBe(changes.from !== changes.to);
});

test('what was not counted is the link alone, or nothing', () => {
  const changes = createChanges(undefined);
  expect(changesRow(changes)).toContain('<a href=');
  expect(textOfHtml(changesRow(changes) ?? '')).toBe('since aaaaaaa');
  expect(changesRow({ ...changes, url: undefined })).toBeUndefined();
  expect(changesRow(undefined)).toBeUndefined();
  expect(changesSection(changes)).toEqual([]);
});

test('names of files are escaped, and a size that is not known is left out', () => {
  const hostile = '\u001b[31m<script>`::error::x`\u202e';
  const largest = [
    { path: hostile, kind: 'removed', size: 2000 },
    { path: 'a.txt', kind: 'removed', size: undefined },
  ] as const;
  const [section] = changesSection(createChanges({ files: { added: 0, changed: 0, removed: 12 }, largest }));
  expect(section?.heading).toBe('Changed files: the largest 2 of 12');
  const html = section?.body.join('') ?? '';
  expect(html).toContain('2.0\u00a0kB');
  expect(html).toContain('<code>&#92;u001b&#91;31m&#60;script&#62;');
  expect(html).not.toMatch(/[\u001b\u202e]|<script|::error/);
  expect(html).toContain('<td align="right"></td>');
});
