import { existsSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PLACES } from '../../scripts/where/places.js';
import { where } from '../../scripts/where/where.js';

test.each(PLACES.map(({ goal, open }) => [goal, open] as const))('%s: every path is there', (_, open) => {
  expect(open.length).toBeGreaterThan(0);
  for (const [name] of open) expect([name, existsSync(name)]).toEqual([name, true]);
  // A folder is recognized by its slash.
  for (const [name] of open) expect([name, statSync(name).isDirectory()]).toEqual([name, name.endsWith('/')]);
});

test('each goal is there once', () => {
  const goals = PLACES.map(({ goal }) => goal);
  expect(new Set(goals).size).toBe(goals.length);
});

test('goals with all of the words are shown, in any case, with their files', () => {
  expect(where(['SENT', 'again'])).toBe(
    [
      'change when a request is sent again (retries)',
      '  src/platform/retry/classify.ts  the table',
      '  src/platform/retry/attempts.ts  the loop',
      '',
    ].join('\n'),
  );
});

test('a word in a path counts, and what to do next is said', () => {
  expect(where(['report/summary'])).toMatch(/^change the job summary\n[^]*\n {2}then: npm run look\n$/);
});

test('without a word all goals are shown', () => {
  const text = where([]);
  for (const { goal } of PLACES) expect(text).toContain(`${goal}\n`);
});

test('what no goal has is looked up in the source', () => {
  expect(where(['max_kept_names'])).toBe('No goal has that. Files that do:\n  src/emulator/uploads/archive-check.ts\n');
  expect(where(['function'])).toMatch(/\n {2}… and \d+ more\n$/);
});

test('a file of the source has all of several words, on any line', () => {
  expect(where(['MAX_KEPT_NAMES', 'asThrown'])).toContain('archive-check.ts');
  expect(where(['MAX_KEPT_NAMES', ['no', 'such', 'word'].join('-')])).toBe('');
});

test('what nothing has is nothing', () => {
  expect(where([['no', 'such', 'word'].join('-')])).toBe('');
});
