import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { titles } from '../src/actions/failure.ts';
import { anchorOf } from '../src/troubleshooting.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const PAGE = readFileSync(path.join(PROJECT, 'docs', 'troubleshooting.md'), 'utf8');

/** Our code that speaks to users: all but the runner, which has titles as values, and the local platform. */
const SOURCES = readdirSync(path.join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('emulator/'))
  .map((name) => ({ name, text: readFileSync(path.join(PROJECT, 'src', name), 'utf8') }));

/** Where a title is given: to a runner, in a note that is annotated, and in the one command that is written by hand. */
const PLACES = [
  /\brunner\.(?:error|warning|notice)\(\s*/g,
  /(?<!level: 'info', )\btitle: /g,
  /^\s*warning\(\s*/gm,
  /::(?:error|warning|notice) title=/g,
];
/** A title, or the choice between two. */
const TITLES = /^(?:\w+ \? )?'((?:[^'\\]|\\.)+)'(?: : '((?:[^'\\]|\\.)+)')?/;
/** What may stand there instead: a value that has one. */
const VALUES = /^(?:title\b|titleOf\(|safeText\(|string)/;

interface Place {
  readonly name: string;
  readonly rest: string;
}

const places: Place[] = SOURCES.flatMap(({ name, text }) =>
  PLACES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({ name, rest: text.slice(match.index + match[0].length) })),
  ),
);

function titlesAt({ rest }: Place): string[] {
  const found = TITLES.exec(rest) ?? /^([^:'$,]+)::/.exec(rest) ?? [];
  return found.slice(1).filter((text) => text !== undefined);
}

const annotated = [...new Set([...titles(), ...places.flatMap(titlesAt)])].toSorted();

/** Headings of the third level below one of the second. */
function headingsBelow(part: string): string[] {
  const [, text = ''] = PAGE.split(`\n## ${part}\n`);
  return Array.from((text.split('\n## ')[0] ?? '').matchAll(/^### (.+)$/gm), ([, heading = '']) => heading);
}

describe('docs/troubleshooting.md', () => {
  const sections = [...headingsBelow('Errors'), ...headingsBelow('Warnings and notices')];

  test('has a section for each title of an annotation, and for nothing else', () => {
    expect(annotated.length).toBeGreaterThan(40);
    expect(sections.toSorted()).toEqual(annotated);
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

test('no title is put together where this test cannot see it', () => {
  const unknown = places.filter((place) => titlesAt(place).length === 0 && !VALUES.test(place.rest));
  expect(unknown.map(({ name, rest }) => `${name}: ${rest.slice(0, 40)}`)).toEqual([]);
});
