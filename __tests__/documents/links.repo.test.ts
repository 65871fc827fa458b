import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { anchorsIn, linksIn } from '../support/pages/markdown-links.ts';

/** What is wrong with the links of a document to other files and to headings. */
function brokenLinks(file: string, markdown: string, read: (name: string) => string | undefined): string[] {
  return linksIn(markdown).flatMap(({ line, target }) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(target)) return [];
    const [name = '', anchor] = target.split('#');
    const linked = name === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(name));
    const text = name === '' ? markdown : read(linked);
    if (text === undefined) return [`${file}:${line}: there is no ${linked}`];
    if (anchor === undefined || anchorsIn(text).has(anchor)) return [];
    return [`${file}:${line}: ${linked} has no heading for #${anchor}`];
  });
}

/** Text of a document; empty for anything else that is there. */
function readDocument(name: string): string | undefined {
  if (!existsSync(name)) return undefined;
  return /\.(?:md|txt)$/.test(name) ? readFileSync(name, 'utf8') : '';
}

const options = ['-z', '--cached', '--others', '--exclude-standard', '--', '*.md', 'llms.txt'];
const listed = execFileSync('git', ['ls-files', ...options], { encoding: 'utf8' });
const documents = listed.split('\0').filter((name) => name !== '' && !name.startsWith('dist/') && existsSync(name));

test.each(documents)('every link of %s leads somewhere', (file) => {
  expect(brokenLinks(file, readFileSync(file, 'utf8'), readDocument)).toEqual([]);
});

/** Where a reader comes from elsewhere, and never by a link: GitHub shows or opens them. */
const FOUND_ELSEWHERE = /^(?:README\.md|\.github\/|__tests__\/|demo\/site\/)/;

/** The pages that no other document links. */
function orphans(names: readonly string[], read: (name: string) => string): string[] {
  const linked = new Set(
    names.flatMap((file) =>
      linksIn(read(file))
        .map(({ target }) => path.posix.join(path.posix.dirname(file), target.split('#')[0] ?? ''))
        .filter((target) => target !== file),
    ),
  );
  return names.filter((name) => !linked.has(name) && !FOUND_ELSEWHERE.test(name));
}

test('every page is linked from another document', () => {
  expect(documents.filter((name) => name.startsWith('docs/')).length).toBeGreaterThan(30);
  expect(orphans(documents, (name) => readFileSync(name, 'utf8'))).toEqual([]);
});

test('a page that only it itself links is found', () => {
  const pages: Readonly<Record<string, string>> = {
    'README.md': '[a](docs/a.md#x), `[c](docs/c.md)`',
    'docs/a.md': '[up](../README.md)',
    'docs/b.md': '[b](b.md#here), [here](#here)',
    'docs/c.md': '',
  };
  expect(orphans(Object.keys(pages), (name) => pages[name] ?? '')).toEqual(['docs/b.md', 'docs/c.md']);
});

describe('the check itself', () => {
  const OTHER = '# Other page\n\n## `code` & more, twice\n\n## Same\n\n## Same\n\n<a id="by-hand"></a>\n';
  const check = (markdown: string) =>
    brokenLinks('docs/page.md', markdown, (name) => (name === 'docs/other.md' ? OTHER : undefined));

  test.each([
    '[a](other.md)',
    '![a](other.md)',
    '[a](./other.md#other-page)',
    '[a](other.md#code--more-twice "title")',
    '[a](other.md#same) and [b](other.md#same-1)',
    '[a](other.md#by-hand)',
    '[a]: other.md#same',
    '<a href="other.md">a</a>',
    '## Here\n\n[a](#here)',
    '[a](https://example.com/nowhere.md#none)',
    '[a](mailto:a@example.com)',
    '`[a](nowhere.md)`',
    '```md\n[a](nowhere.md)\n```',
    '~~~md\n```\n[a](nowhere.md)\n~~~',
  ])('finds nothing in %j', (markdown) => {
    expect(check(markdown)).toEqual([]);
  });

  test.each([
    ['[a](nowhere.md)', 'docs/page.md:1: there is no docs/nowhere.md'],
    ['\n\n[a](other.md), [b](../other.md)', 'docs/page.md:3: there is no other.md'],
    ['[a](other.md#same-2)', 'docs/page.md:1: docs/other.md has no heading for #same-2'],
    ['[a](#none)', 'docs/page.md:1: docs/page.md has no heading for #none'],
    ['```md\n# None\n```\n[a](#none)', 'docs/page.md:4: docs/page.md has no heading for #none'],
    ['[a]: nowhere.md', 'docs/page.md:1: there is no docs/nowhere.md'],
    ['<img alt="" src="nowhere.png">', 'docs/page.md:1: there is no docs/nowhere.png'],
    ['[![a](other.md)](nowhere.md)', 'docs/page.md:1: there is no docs/nowhere.md'],
  ])('finds the mistake in %j', (markdown, finding) => {
    expect(check(markdown)).toEqual([finding]);
  });
});
