import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { linksIn } from '../support/pages/markdown-links.ts';

/** Words that docs/reference/glossary.md has another word for, and that one. */
const RULED_OUT: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\blive (?:host|platform|service)s?\b/gi, 'a real host'],
  [/\bplay(?:ed|s)? (?:a |the )?builds?\b|\bbuilds? (?:is|are|was|were) played\b|\bplayed\b/gi, 'simulated'],
  [/(?<!\bline )\bendings?\b/gi, 'status'],
  [/\bcontrol (?:API|endpoint|route|address)(?:e?s)?\b/gi, 'control path'],
  [/\bpreview (?:app|site|deploy)s?\b/gi, 'preview'],
  [/\bdress rehearsals?\b|\bdry rehearsals?\b/gi, 'rehearsal'],
];

/** As many lines, all empty. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, '');

/** What a page says, at its lines: without code, link targets and comments. */
function proseOf(markdown: string): string[] {
  return markdown
    .replaceAll(/^ *(`{3,}|~{3,})[^]*?^ *\1 *$/gm, blank)
    .replaceAll(/<!--[^]*?-->/g, blank)
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\]\([^)\n]*\)/g, ']')
    .split('\n');
}

/** @returns `file:line: "word": write …` */
function findings(file: string, markdown: string): string[] {
  return proseOf(markdown).flatMap((line, index) =>
    RULED_OUT.flatMap(([pattern, instead]) =>
      Array.from(line.matchAll(pattern), ([word]) => `${file}:${index + 1}: "${word}": write "${instead}"`),
    ),
  );
}

const listed = execFileSync('git', ['ls-files', '-z', '--', '*.md', 'llms.txt'], { encoding: 'utf8' });
const documents = listed
  .split('\0')
  .filter((name) => name !== '' && !/^dist\/|\/fixtures\//.test(name) && existsSync(name));

test('no document has a word that the glossary has another one for', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap((file) => findings(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('the glossary has twelve words, and README and CONTRIBUTING lead to it', () => {
  const rows = readFileSync('docs/reference/glossary.md', 'utf8').match(/^\| [a-z ]+ \| \S/gm);
  expect(rows).toHaveLength(12);
  for (const page of ['README.md', 'CONTRIBUTING.md'])
    expect(linksIn(readFileSync(page, 'utf8')).map(({ target }) => target)).toContain('docs/reference/glossary.md');
});

describe('the check itself', () => {
  test.each([
    ['never run on a live host', '"live host": write "a real host"'],
    ['```sh\nls\n```\nBuilds are played.', '"Builds are played": write "simulated"'],
    ['every `status` and [ending](a.md)', '"ending": write "status"'],
    ['the control endpoint', '"control endpoint": write "control path"'],
  ])('finds the word in %j', (markdown, finding) => {
    const line = markdown.split('\n').length;
    expect(findings('a.md', markdown)).toEqual([`a.md:${line}: ${finding}`]);
  });

  test.each([
    'the build is live',
    'line endings',
    '`src/ending.ts`',
    '<!-- endings -->',
    '[a](ending.md)',
    '```sh\nplayed\n```',
  ])('finds nothing in %j', (markdown) => {
    expect(findings('a.md', markdown)).toEqual([]);
  });
});
