import { expect, test } from '@jest/globals';
import { collect, createRules, failureOf, notesOf, pathsOf } from '../support/git/collecting.ts';
import { makeFolder, makeRepository, plant } from '../support/git/folders.ts';
import type { Planted } from '../support/git/folders.ts';
import type { FileRules } from '../../src/workspace/rules/rules.ts';
import type { FileSelection } from '../../src/workspace/select.ts';

type Input = 'include' | 'exclude' | 'ignoreLines';

interface Case {
  readonly tracked?: Readonly<Record<string, Planted>>;
  readonly ignored?: Readonly<Record<string, Planted>>;
  readonly input: Input;
  /** What somebody wrote as a line of the input. */
  readonly typed: string;
  /** The lines that the message suggests; none where it only explains. */
  readonly suggested: readonly string[];
  /** What was meant: files that `exclude` leaves out then, or that `include` brings back. */
  readonly meant: readonly string[];
  /** How two names that look alike differ. */
  readonly codes?: string;
}

const ROUTES = { 'app/[slug]/page.tsx': '', 'app/(shop)/[[...all]]/page.tsx': '', 'docs/a.md': '', 'a.map': '' };
const OUT = { tracked: { '.gitignore': '/out/\n', 'a.js': '' }, ignored: { 'out/[id]/a.js': '', 'out/b c.js': '' } };
const NFD = 'public/cafe\u0301.html';

const CASES: Record<string, Case> = {
  'a route in brackets': {
    input: 'exclude',
    typed: 'app/[slug]/page.tsx',
    suggested: [String.raw`app/\[slug\]/page.tsx`],
    meant: ['app/[slug]/page.tsx'],
  },
  'a route with a wildcard': {
    input: 'exclude',
    typed: '/app/[slug]/*.tsx',
    suggested: [String.raw`/app/\[slug\]/*.tsx`],
    meant: ['app/[slug]/page.tsx'],
  },
  'a catch-all route, misspelt': {
    input: 'exclude',
    typed: 'app/(shop)/[[...al]]/page.tsx',
    suggested: [String.raw`app/(shop)/\[\[...all\]\]/page.tsx`],
    meant: ['app/(shop)/[[...all]]/page.tsx'],
  },
  'a route in a misspelt folder': {
    input: 'exclude',
    typed: 'ap/[slug]/*',
    suggested: [String.raw`app/\[slug\]/*`],
    meant: ['app/[slug]/page.tsx'],
  },
  'two patterns on a line': {
    input: 'exclude',
    typed: 'docs/**, *.map',
    suggested: ['docs/**', '*.map'],
    meant: ['docs/a.md', 'a.map'],
  },
  'two patterns with a blank between them': {
    input: 'exclude',
    typed: 'docs/ a.map',
    suggested: ['docs/', 'a.map'],
    meant: ['docs/a.md', 'a.map'],
  },
  'two patterns, one of them misspelt': { input: 'exclude', typed: 'docs/** *.mapp', suggested: [], meant: [] },
  braces: {
    input: 'exclude',
    typed: '*.{md,map}',
    suggested: ['*.md', '*.map'],
    meant: ['docs/a.md', 'a.map'],
  },
  'an item of a list': { input: 'exclude', typed: '- docs/', suggested: ['docs/'], meant: ['docs/a.md'] },
  quotes: { input: 'exclude', typed: '"docs/**"', suggested: ['docs/**'], meant: ['docs/a.md'] },
  'a path of Windows': { input: 'exclude', typed: '.\\docs\\a.md', suggested: ['/docs/a.md'], meant: ['docs/a.md'] },
  'a doubled slash': { input: 'exclude', typed: 'docs//a.md', suggested: ['docs/a.md'], meant: ['docs/a.md'] },
  'a comment behind it': { input: 'exclude', typed: 'docs/ # all', suggested: ['docs/'], meant: ['docs/a.md'] },
  'an item of JSON': { input: 'exclude', typed: '"docs/**",', suggested: ['docs/**'], meant: ['docs/a.md'] },
  'a file as a folder': { input: 'exclude', typed: '/a.map/', suggested: ['/a.map'], meant: ['a.map'] },
  alternatives: {
    input: 'exclude',
    typed: '**/*.@(md|map)',
    suggested: ['**/*.md', '**/*.map'],
    meant: ['docs/a.md', 'a.map'],
  },
  'a path of Windows in the ignore file': {
    input: 'ignoreLines',
    typed: '.\\docs\\a.md',
    suggested: ['/docs/a.md'],
    meant: ['docs/a.md'],
  },
  'a comment in the ignore file': {
    input: 'ignoreLines',
    typed: 'docs/ # x',
    suggested: ['docs/'],
    meant: ['docs/a.md'],
  },
  'a blank that does not break, at the end of a line of the ignore file': {
    input: 'ignoreLines',
    typed: 'docs/\u00a0',
    suggested: ['docs/'],
    meant: ['docs/a.md'],
  },
  'two patterns on a line of the ignore file': {
    input: 'ignoreLines',
    typed: 'docs/**, *.map',
    suggested: ['docs/**', '*.map'],
    meant: ['docs/a.md', 'a.map'],
  },
  'a blank before it': { input: 'ignoreLines', typed: ' docs/', suggested: ['docs/'], meant: ['docs/a.md'] },
  'a regular expression': { input: 'exclude', typed: '^docs/.*$', suggested: ['/docs/*'], meant: ['docs/a.md'] },
  'a "regex:"': { input: 'ignoreLines', typed: 'regex:^docs/.*', suggested: ['/docs/*'], meant: ['docs/a.md'] },
  'a name like it': { input: 'exclude', typed: 'dosc/**', suggested: ['docs/**'], meant: ['docs/a.md'] },
  'a name from the folder above': { input: 'exclude', typed: 'web/docs/', suggested: ['/docs/'], meant: ['docs/a.md'] },
  'nothing like it': { input: 'exclude', typed: 'a/[b]/c', suggested: [], meant: [] },
  'a route in a folder that git ignores': {
    ...OUT,
    input: 'include',
    typed: '/out/[id]/a.js',
    suggested: [String.raw`/out/\[id\]/a.js`],
    meant: ['out/[id]/a.js'],
  },
  'a route with a wildcard in a folder that git ignores': {
    ...OUT,
    input: 'include',
    typed: 'out/[id]/*',
    suggested: [String.raw`out/\[id\]/*`],
    meant: ['out/[id]/a.js'],
  },
  'a misspelt name with a blank in a folder that git ignores': {
    ...OUT,
    input: 'include',
    typed: 'out/b-c.js',
    suggested: [String.raw`out/b\ c.js`],
    meant: ['out/b c.js'],
  },
  'another Unicode form': {
    tracked: { [NFD]: '', a: '' },
    input: 'exclude',
    typed: NFD.normalize('NFC'),
    suggested: [NFD],
    meant: [NFD],
    codes: 'U+0065 U+0301, and not U+00E9',
  },
  'another Unicode form, with a wildcard': {
    tracked: { [NFD]: '', a: '' },
    input: 'exclude',
    typed: 'public/café*',
    suggested: ['public/cafe\u0301*'],
    meant: [NFD],
    codes: 'U+0065 U+0301, and not U+00E9',
  },
  'a blank that does not break': {
    tracked: { 'b c.txt': '', a: '' },
    input: 'exclude',
    typed: 'b\u00a0c.txt',
    suggested: [String.raw`b\ c.txt`],
    meant: ['b c.txt'],
    codes: 'U+0020, and not U+00A0',
  },
};

/** Without the line about git, which is not asked here. */
function warningsOf(selection: FileSelection): string[] {
  return notesOf(selection).filter((note) => !note.startsWith('info: '));
}

/** The lines that messages suggest. */
function suggestionsIn(text: string): string[] {
  const [, quoted = ''] = /(?:did you mean|one pattern per line:|write) ((?:"[^"]+"(?:, )?)+)/.exec(text) ?? [];
  return Array.from(quoted.matchAll(/"([^"]+)"/g), ([, line = '']) => line);
}

test.each(Object.entries(CASES))('%s', async (_what, { tracked = ROUTES, ignored = {}, input, typed, ...each }) => {
  const root = plant(makeFolder(), { ...tracked, ...ignored });
  const run = async (lines: readonly string[]) => await collect(root, { rules: createRules({ [input]: lines }) });
  const [first = '', ...others] = warningsOf(await run([typed]));
  expect([first, others]).toEqual([expect.stringMatching(/^warning: Pattern without a match: .*[.?]$/), []]);
  const suggested = suggestionsIn(first);
  expect(suggested).toEqual(each.suggested);
  if (each.suggested.length === 0) return;
  const after = await run(suggested);
  expect(warningsOf(after)).toEqual([]);
  const isSent = (name: string): boolean => pathsOf(after).includes(name);
  expect(each.meant.map(isSent)).toEqual(each.meant.map(() => input === 'include'));
  expect(/in Unicode the name has (.*)\.$/.exec(first)?.[1]).toBe(each.codes);
});

test.each<[keyof FileRules, string, string]>([
  ['exclude', 'app/[slug]/page.tsx', String.raw`app/\[slug\]/page.tsx`],
  ['exclude', '[slug]/', String.raw`\[slug\]/`],
  ['ignoreLines', 'app/[slug]/*', String.raw`app/\[slug\]/*`],
  ['ignoreLines', 'app/[slug]/page.tsx', String.raw`app/\[slug\]/page.tsx`],
])('brackets in %s that match another file: %s', async (input, typed, expected) => {
  const root = plant(makeFolder(), { 'app/[slug]/page.tsx': '', 'app/s/page.tsx': '', a: '' });
  const run = async (line: string) => await collect(root, { rules: createRules({ [input]: [line] }) });
  const before = await run(typed);
  expect(pathsOf(before)).toEqual(['a', 'app/[slug]/page.tsx']);
  const [note = '', ...others] = warningsOf(before);
  expect([note, others]).toEqual([
    expect.stringMatching(/^warning: Pattern with brackets: .* app\/s\/page\.tsx, but not app\/\[slug\]\/page\.tsx:/),
    [],
  ]);
  expect(suggestionsIn(note)).toEqual([expected]);
  const after = await run(expected);
  expect([pathsOf(after), warningsOf(after)]).toEqual([['a', 'app/s/page.tsx'], []]);
});

test.each([
  'no\\such',
  '"no such"',
  'x, y',
  'docs a.map',
  'dosc/**',
  '#docs//',
  String.raw`\#docs`,
  './none',
  'docs/,none',
  'caf\u00e9',
])('a line of the ignore file may match nothing: %s', async (line) => {
  const root = plant(makeFolder(), ROUTES);
  expect(warningsOf(await collect(root, { rules: createRules({ ignoreLines: [line] }) }))).toEqual([]);
});

test('what an allowlist brings back is named also where nothing is left', async () => {
  const root = plant(makeFolder(), ROUTES);
  const run = async (...ignoreLines: string[]) => await collect(root, { rules: createRules({ ignoreLines }) });
  const { message } = await failureOf(run('*', '!./a.map'));
  const suggested = suggestionsIn(message);
  expect(suggested).toEqual(['!/a.map']);
  expect(pathsOf(await run('*', ...suggested))).toEqual(['a.map']);
});

test.each(['.git', '/.git/', '.git/HEAD'])('%s is never sent, whatever "include" says', async (pattern) => {
  const root = makeRepository({ a: '' });
  expect(warningsOf(await collect(root, { rules: createRules({ include: [pattern] }) }))).toEqual([
    `warning: Pattern without a match: include: "${pattern}" has no effect: .git is never sent.`,
  ]);
  expect(warningsOf(await collect(root, { rules: createRules({ exclude: [pattern] }) }))).toEqual([]);
});

// The second would also be overruled as a line of "include", which does not name the folder.
test.each([[['!docs/a.md', 'docs/']], [['docs/', '!*/a.md']]])(
  '%j may be meant as git reads it',
  async (ignoreLines) => {
    const root = plant(makeFolder(), ROUTES);
    expect(warningsOf(await collect(root, { rules: createRules({ ignoreLines }) }))).toEqual([]);
  },
);
