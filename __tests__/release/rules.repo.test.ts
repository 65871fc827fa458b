import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { newestRelease, notesOf } from '../../scripts/release/changelog.js';
import {
  isAccount,
  missingReviewersIn,
  otherMajorsIn,
  placeholdersIn,
  withOwner,
} from '../../scripts/release/placeholders.js';
import { textFiles } from '../../scripts/release/project.js';
import {
  problemsBeforeRelease,
  problemsOfCommit,
  problemsOfRelease,
  readVersion,
} from '../../scripts/release/rules.js';
import type { ReleaseState } from '../../scripts/release/rules.js';

const section = (version: string, body = '- a\n') => `## ${version} (2030-01-31)\n\n${body}`;
const texts = (name: string, text: string) => ({ texts: [{ name, text }] });

/** A project of which nothing is released yet. */
const STATE: ReleaseState = {
  name: '@acme/headless-deploy',
  version: '1.0.0',
  lock: [{ name: '@acme/headless-deploy', version: '1.0.0' }],
  changelog: '# Changelog\n\n## Unreleased\n\n- a\n',
  changes: [],
  tags: [],
  texts: [],
};
const RELEASED: ReleaseState = { ...STATE, changelog: section('1.0.0') };
const textOf = (problems: readonly string[]) => problems.map((problem) => problem.replace('\n  ', ' | '));

test.each<[string, string[]]>([
  ['every commit', problemsOfCommit(STATE)],
  [
    'every commit after a release',
    problemsOfCommit({ ...STATE, changelog: `${STATE.changelog}\n${section('1.0.0')}` }),
  ],
  ['before a release', problemsBeforeRelease(STATE, '1.0.0')],
  ['the commit of a release', problemsOfRelease(RELEASED, '1.0.0')],
])('nothing is wrong: %s', (_, problems) => {
  expect(problems).toEqual([]);
});

describe('every commit', () => {
  test.each<[string, Partial<ReleaseState>, RegExp]>([
    [
      'a lock file of another version',
      { lock: [{ name: STATE.name, version: '0.9.0' }] },
      /-lock\.json \S+ 0\.9\.0\. \| /,
    ],
    [
      'a lock file of another name',
      { lock: [{ name: 'b', version: '1.0.0' }] },
      /-lock\.json b 1\.0\.0\. \| Run "npm in/,
    ],
    [
      'a heading of no known form',
      { changelog: '# C\n\n## 1.0\n' },
      /^CHANGELOG\.md:3: "## 1\.0" has an unexpected format/,
    ],
    ['a day that is none', { changelog: '## 1.0.0 (2030-02-30)\n\na\n' }, /:1: "## 1\.0\.0 \(2030-02-30\)" has/],
    ['an empty section', { changelog: section('1.0.0', '') }, /:1: "## 1\.0\.0 \(\S+\)" has .* no text,.* \| Sections/],
    [
      'sections in no order',
      { changelog: section('1.0.0') + section('1.1.0') },
      /:4: "## 1\.1\.0 .* not below the one/,
    ],
    ['a section twice', { changelog: section('1.0.0') + section('1.0.0') }, /^CHANGELOG\.md:4: "## 1\.0\.0 /],
    ['"Unreleased" below a release', { changelog: `${section('1.0.0')}## Unreleased\n` }, /:4: "## Unreleased" has/],
    [
      'another version than CHANGELOG.md',
      { changelog: section('0.9.0') },
      /release in CHANGELOG\.md is 0\.9\.0\. \| Leave/,
    ],
  ])('%s', (_, state, problem) => {
    expect(textOf(problemsOfCommit({ ...STATE, ...state }))).toEqual([expect.stringMatching(problem)]);
  });
});

describe('before a release', () => {
  test.each<[string, string, Partial<ReleaseState>, RegExp]>([
    [
      'no section "Unreleased"',
      '1.0.0',
      { changelog: '# C\n' },
      /^CHANGELOG\.md has no section "## Unreleased"\. \| Write/,
    ],
    [
      'an empty one',
      '1.0.0',
      { changelog: '## Unreleased\n\n\n' },
      /^CHANGELOG\.md has nothing below "## Unreleased"\./,
    ],
    ['an older version', '0.9.0', {}, /^0\.9\.0 is not newer than 1\.0\.0\. \| Name a newer version/],
    ['a released version', '1.0.0', { changelog: `${STATE.changelog}${section('1.0.0')}` }, /^1\.0\.0 is not newer/],
    ['its tag', '1.0.0', { tags: ['v1.0.0'] }, /^There is a tag v1\.0\.0 already\. \| Name a newer version\. A tag/],
    [
      'changes',
      '1.0.0',
      { changes: [' M a', '?? b', '?? c', '?? d'] },
      /not clean: M a, \?\? b, \?\? c and 1 more\. \| Commit/,
    ],
    [
      'the placeholder',
      '1.0.0',
      texts('a', 'YOUR_ACCOUNT'),
      /^There are places that name no .*: a:1\. \| .*npm run set-owner -- NAME/,
    ],
    [
      'nobody who reviews',
      '1.0.0',
      texts('.github/CODEOWNERS', '#\n* @YOUR_ACCOUNT'),
      /^Nobody is asked to review: \.github\/CODEOWNERS:2\. \| Write a person or @org\/team/,
    ],
    ['v1 in documents', '2.0.0', texts('a', 'headless-deploy@v1'), /as v2, .*: a:1 \(v1\)\. \| .* to v2/],
  ])('%s', (_, version, state, problem) => {
    const problems = problemsBeforeRelease({ ...STATE, ...state }, version);
    expect(textOf(problems)).toEqual([expect.stringMatching(problem)]);
  });
});

describe('the commit of a tag', () => {
  test.each<[string, string, Partial<ReleaseState>, RegExp]>([
    [
      'another version',
      '1.1.0',
      { changelog: section('1.1.0') },
      /^The tag says 1\.1\.0, and package\.json 1\.0\.0\. \| Cut/,
    ],
    [
      'no section of its own',
      '1.0.0',
      { changelog: STATE.changelog },
      /first section .* "## Unreleased", and not that of 1/,
    ],
    ['changes', '1.0.0', { changes: [' M a'] }, /^The working tree is not clean: M a\. \| Commit/],
    ['the placeholder', '1.0.0', texts('a', 'YOUR_ACCOUNT'), /^There are places that name no account/],
    [
      'nobody who reviews',
      '1.0.0',
      texts('.github/CODEOWNERS', '* @YOUR_ACCOUNT'),
      /^Nobody is asked to review: \.github\/CODEOWNERS:1/,
    ],
    ['v2 in documents', '1.0.0', texts('a', 'headless-deploy/b@v2'), /: a:1 \(v2\)\./],
  ])('%s', (_, version, state, problem) => {
    expect(textOf(problemsOfRelease({ ...RELEASED, ...state }, version))).toEqual([expect.stringMatching(problem)]);
  });
});

describe('the placeholder', () => {
  const TEXT =
    'uses: YOUR_ACCOUNT/headless-deploy@v1\n`YOUR_ACCOUNT`, @YOUR_ACCOUNT, @YOUR_ACCOUNT/a\n/YOUR_ACCOUNT\\/b/, OWNER/NAME, MY_YOUR_ACCOUNT\n';

  test('is found and replaced as a word, in lower case for npm', () => {
    const files = [
      { name: 'a.md', text: TEXT },
      ...['scripts/release/a.js', 'b.md'].map((name) => ({ name, text: '' })),
    ];
    expect(placeholdersIn(files)).toEqual(['a.md:1', 'a.md:2', 'a.md:2', 'a.md:2', 'a.md:3']);
    expect(withOwner(files, 'Acme', [])).toEqual([
      {
        name: 'a.md',
        text: 'uses: Acme/headless-deploy@v1\n`Acme`, @Acme, @acme/a\n/Acme\\/b/, OWNER/NAME, MY_YOUR_ACCOUNT\n',
      },
    ]);
  });

  test('is only before the name of the repository: every sentence is true once it is replaced, and it can be again', () => {
    const sentences = textFiles('.').flatMap(({ name, text }) => {
      const rest = text.replace(/@?\bYOUR_ACCOUNT\\?\/headless-deploy\b|^\* @YOUR_ACCOUNT$/gm, '');
      return placeholdersIn([{ name, text: rest }]);
    });
    expect(sentences).toEqual([]);
  });

  test('is the only account that samples and links name, and that of package.json', () => {
    const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository: { url: string } };
    const own = /github\.com\/([^/]+)\//.exec(repository.url)?.[1] ?? '';
    const named = textFiles('.')
      .filter(({ name }) => !name.startsWith('__tests__/'))
      .flatMap(({ text }) =>
        // The mirror on a server of one's own has the name of one's own group.
        Array.from(
          text.matchAll(
            /(?<!\$CI_SERVER_FQDN\/|[\w@.-])([\w@.-]+)\/headless-deploy\b(?=@v|[/\w-]*@v|\/blob|\/security)/g,
          ),
        ),
      );
    expect(new Set(named.map(([, account]) => account))).toEqual(new Set([own]));
  });

  test('stays where an organization alone would be asked for nothing, and a person has to decide', () => {
    const files = [{ name: '.github/CODEOWNERS', text: '# Who?\n* @YOUR_ACCOUNT\n' }];
    expect([placeholdersIn(files), withOwner(files, 'acme', [])]).toEqual([[], []]);
    expect(missingReviewersIn([...files, { name: 'a.md', text: TEXT }])).toEqual(['.github/CODEOWNERS:2']);
  });

  test('stays where the release scripts speak of it', () => {
    const files = [{ name: 'scripts/release/a.js', text: TEXT }];
    expect([placeholdersIn(files), withOwner(files, 'acme', [])]).toEqual([[], []]);
  });
});

test.each([
  ['examples/a', 'git clone --branch v1 x', ['examples/a:1 (v1)']],
  ['examples/a', 'git fetch --depth 1 https://github.com/acme/headless-deploy v1', ['examples/a:1 (v1)']],
  ['examples/b.yml', 'a:\n  TOOL_REF: v1\nb:\n  default: v1\n', ['examples/b.yml:2 (v1)', 'examples/b.yml:4 (v1)']],
  ['a.md', 'actions/checkout@v1, headless-deploy@v2', []],
  ['a.ts', "'https://github.com/acme/headless-deploy/blob/v1'", ['a.ts:1 (v1)']],
  ['SECURITY.md', 'the tag `v1`\n`@v1` moves\n', ['SECURITY.md:1 (v1)', 'SECURITY.md:2 (v1)']],
  ['b.md', '`/v1` of an API, blob/v2, `v2`, `v1.2.0`', []],
  ['CHANGELOG.md', 'headless-deploy@v1', []],
])('major versions in %s', (name, text, expected) => {
  expect(otherMajorsIn([{ name, text }], 2)).toEqual(expected);
});

test('the notes of a release are its section', () => {
  const text = `# C\n\n${section('1.1.0', '- [new](docs/a.md#b)\n\n### More\n\n- [b](https://b)\n')}\n${section('1.0.0')}`;
  const notes = '- [new](https://x/docs/a.md#b)\n\n### More\n\n- [b](https://b)\n';
  expect(notesOf(text, '1.1.0', 'https://x')).toBe(notes);
  expect(newestRelease(text)).toBe('1.1.0');
  expect(() => notesOf(text, '2.0.0', '')).toThrow('no section "## 2.0.0 (…)"');
});

test.each(['v1.0.0', '1.0', '01.0.0', '1.0.0-rc.1', 'patch', ''])('"%s" is not a version', (text) => {
  expect(() => readVersion(text)).toThrow(`"${text}" is not a version. Write three numbers`);
});

test('names that cannot be an account', () => {
  const names = ['', 'YOUR_ACCOUNT', '-a', 'a-', 'a--b', 'a b', 'a/b', 'ä', 'a'.repeat(40)];
  expect([...names, 'Acme-1'].filter(isAccount)).toEqual(['Acme-1']);
});
