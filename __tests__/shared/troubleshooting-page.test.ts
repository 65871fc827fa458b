import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { titles } from '../../src/actions/step/advice/error-codes.ts';
import { anchorOf } from '../../src/shared/troubleshooting.ts';
import { titlePlaces, titlesOf } from '../support/pages/titles.ts';

const TESTS = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const PAGE = readFileSync(path.join(TESTS, '..', 'docs', 'how-to', 'fix-an-error.md'), 'utf8');

const places = titlePlaces();
const annotated = [...new Set([...titles(), ...places.flatMap(({ expression }) => titlesOf(expression) ?? [])])];

/** Headings of the third level below one of the second. */
function headingsBelow(part: string): string[] {
  const [, text = ''] = PAGE.split(`\n## ${part}\n`);
  return Array.from((text.split('\n## ')[0] ?? '').matchAll(/^### (.+)$/gm), ([, heading = '']) => heading);
}

describe('docs/how-to/fix-an-error.md', () => {
  test('has a section for each title of an annotation, and for nothing else', () => {
    expect(annotated.length).toBeGreaterThan(40);
    const sections = [...headingsBelow('Errors'), ...headingsBelow('Warnings and notices')];
    expect(sections.toSorted()).toEqual(annotated.toSorted());
  });

  test('has each ending among the errors', () => {
    expect(headingsBelow('Errors')).toEqual(expect.arrayContaining([...titles(), 'Node is too old']));
  });

  test('has no two headings with one anchor', () => {
    const anchors = Array.from(PAGE.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));
    expect(anchors.toSorted()).toEqual([...new Set(anchors)].toSorted());
  });

  test('says something in each section', () => {
    expect(PAGE).not.toMatch(/^### .*\n+#/m);
  });
});

/** What other programs write, in the words that they use. */
const FOREIGN = new Set(['Unsupported URL Type', 'bad interpreter', 'not found']);

test('docs/how-to/fix-an-error.md quotes only what a test expects, so that it changes with the message', () => {
  const withoutCode = PAGE.replaceAll(/`[^`]*`/g, '');
  const quotes = Array.from(withoutCode.matchAll(/"([^"\n]+)"/g), ([, words = '']) => words);
  expect(quotes.length).toBeGreaterThan(20);
  const expectations = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(TESTS, name), 'utf8'));
  const unknown = quotes.filter((words) => !FOREIGN.has(words) && !expectations.some((text) => text.includes(words)));
  expect(unknown).toEqual([]);
});

test('no title is put together where this test cannot see it', () => {
  // What has a title that was given elsewhere: in `titles`, or as a literal.
  const values =
    /^(?:title|LIMIT_TITLE|FULL_DISK_TITLE|UNWRITTEN_TITLE|(?:DEPLOYMENT|COMMENT)\.title|titleOf\(.*\)|(?:withoutDoubleColons|safeText)\(.*\)|string)$/;
  const unknown = places.filter(({ expression }) => titlesOf(expression) === undefined && !values.test(expression));
  expect(unknown).toEqual([]);
});
