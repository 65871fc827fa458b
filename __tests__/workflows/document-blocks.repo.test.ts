import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  BLOCK_ROWS,
  blockFindings,
  documentBlocks,
  notRunList,
  REASONS,
} from '../../scripts/workflows/document-blocks.js';

const listed = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { encoding: 'utf8' });
const documents = listed.split('\0').filter((name) => name !== '' && !name.startsWith('dist/') && existsSync(name));
const read = (name: string): string | undefined => (existsSync(name) ? readFileSync(name, 'utf8') : undefined);

test('each block of YAML or shell in the documents is run by a suite, or listed as not run', () => {
  expect(documents.flatMap((file) => documentBlocks(file, read(file) ?? '')).length).toBeGreaterThan(45);
  expect(blockFindings(documents, BLOCK_ROWS, read)).toEqual([]);
});

test('every reason is used, and its line names each page once', () => {
  const lines = notRunList(BLOCK_ROWS).split('\n');
  expect(lines).toHaveLength(Object.keys(REASONS).length);
  for (const line of lines) expect(line).toMatch(/^- [A-Z].+: \[/);
  const like = lines[0]?.match(/\]\([^)]+\)/g) ?? [];
  expect(new Set(like).size).toBe(like.length);
  expect(like).toEqual(expect.arrayContaining(['](../../CONTRIBUTING.md)', '](../how-to/proxies-and-runners.md)']));
});

describe('the check itself', () => {
  const PAGE =
    '# A page\n\n```sh\nnpm test\n```\n\n## Below\n\n```yaml\na: 1\n```\n\n```js\n1;\n```\n\n```sh\nls\n```\n';
  const FILES: Readonly<Record<string, string>> = {
    'page.md': PAGE,
    'reads.ts': "read('page.md')",
    'same.ts': "run('npm test')",
  };
  const check = (rows: Parameters<typeof blockFindings>[1]): string[] =>
    blockFindings(['page.md'], rows, (file) => FILES[file]);

  test('finds nothing where each block has its row', () => {
    const rows = {
      'A page': [{ suite: 'same.ts', shared: 'npm test' }],
      Below: [{ suite: 'reads.ts' }, 'hand'],
    } as const;
    expect(check({ 'page.md': rows })).toEqual([]);
  });

  test.each([
    ['a new block', { 'A page': ['hand'], Below: ['hand'] }, 'page.md:18: no row for this block'],
    [
      'a row too many',
      { 'A page': ['hand', 'like'], Below: ['hand', 'like'] },
      'page.md: a row without a block below "A page"',
    ],
    [
      'a heading that is gone',
      { 'A page': ['hand'], Below: ['hand', 'hand'], Gone: ['hand'] },
      'page.md: a row without a block below "Gone"',
    ],
    [
      'a suite that does not read the page',
      { 'A page': [{ suite: 'same.ts' }], Below: ['hand', 'hand'] },
      'page.md:4: same.ts does not run this block',
    ],
    [
      'a suite that is gone',
      { 'A page': [{ suite: 'gone.ts' }], Below: ['hand', 'hand'] },
      'page.md:4: gone.ts does not run this block',
    ],
    [
      'another command than that of the suite',
      { 'A page': ['hand'], Below: ['hand', { suite: 'same.ts', shared: 'npm test' }] },
      'page.md:18: same.ts does not run this block',
    ],
  ] as const)('finds %s', (_, rows, finding) => {
    expect(check({ 'page.md': rows })).toEqual([finding]);
  });

  test('finds the rows of a page that is gone', () => {
    const rows = { 'page.md': { 'A page': ['hand'], Below: ['hand', 'hand'] }, 'gone.md': { Here: ['hand'] } } as const;
    expect(check(rows)).toEqual(['gone.md: a row without a block below "Here"']);
  });
});
