import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { collect, createRules, notesOf, withGitScript, withoutGit } from '../../support/git/collecting.ts';
import { makeFolder, makeRepository, plant } from '../../support/git/folders.ts';
import type { FileRules } from '../../../src/workspace/rules/rules.ts';

const TREE = {
  '.gitignore': 'dist/\n*.log\n',
  'package.json': '{}',
  'test/a.test.ts': '',
  'src/components/Button.tsx': '',
  'packages/web/pages/index.ts': '',
};

const repository = plant(makeRepository(TREE), {
  'dist/a.js': '',
  'packages/web/dist/b.js': '',
  'node_modules/x/i.js': '',
});

async function warningsFor(rules: Partial<FileRules>, root = repository): Promise<string[]> {
  const notes = notesOf(await collect(root, { rules: createRules(rules) }));
  return notes.map((note) => note.replace('warning: Pattern without a match: ', ''));
}

async function warningsWithoutGit(rules: Partial<FileRules>): Promise<string[]> {
  const warnings = await withoutGit(async () => await warningsFor(rules));
  return warnings.filter((note) => !note.startsWith('notice: Files chosen without git: '));
}

/** Rules with the patterns of all of these. */
function together(cases: readonly Partial<FileRules>[]): Partial<FileRules> {
  return {
    include: cases.flatMap(({ include = [] }) => include),
    exclude: cases.flatMap(({ exclude = [] }) => exclude),
  };
}

describe('a pattern that matches nothing is a warning with the nearest name', () => {
  const cases: [Partial<FileRules>, string][] = [
    [{ include: ['/dits/'] }, 'include: "/dits/" matched nothing; did you mean "/dist/"?'],
    [{ include: ['*.mapp.*'] }, 'include: "*.mapp.*" matched nothing.'],
    [{ exclude: ['tests/'] }, 'exclude: "tests/" matched nothing; did you mean "test/"?'],
    [{ exclude: ['/tests/'] }, 'exclude: "/tests/" matched nothing; did you mean "/test/"?'],
    [{ exclude: ['Test/**'] }, 'exclude: "Test/**" matched nothing; did you mean "test/**"?'],
    [{ exclude: ['src/componets/'] }, 'exclude: "src/componets/" matched nothing; did you mean "src/components/"?'],
    [{ exclude: ['apps/shop/test/'] }, 'exclude: "apps/shop/test/" matched nothing; did you mean "/test/"?'],
    [{ exclude: ['page'] }, 'exclude: "page" matched nothing; did you mean "pages"?'],
    [{ exclude: ['./test/'] }, 'exclude: "./test/" matched nothing; did you mean "/test/"?'],
    [
      { exclude: ['no\\such'] },
      'exclude: "no\\such" matched nothing; write "/" between folders, as "\\" quotes what follows it.',
    ],
    [{ exclude: ['src\\components'] }, 'exclude: "src\\components" matched nothing; did you mean "src/components"?'],
    [
      { exclude: ['{src,lib}/**'] },
      'exclude: "{src,lib}/**" matched nothing; write one pattern per line, such as "src/**".',
    ],
    [
      { exclude: ['["test/", "*.tsx"]'] },
      'exclude: "["test/", "*.tsx"]" matched nothing; write one pattern per line: "test/", "*.tsx".',
    ],
    [{ exclude: ['regex:^test/.*'] }, 'exclude: "regex:^test/.*" matched nothing; did you mean "/test/*"?'],
    [
      { exclude: ['^src/components/.*$'] },
      'exclude: "^src/components/.*$" matched nothing; did you mean "/src/components/*"?',
    ],
    [{ exclude: ['\\.test\\.ts$'] }, 'exclude: "\\.test\\.ts$" matched nothing; did you mean "*.test.ts"?'],
    [
      { exclude: ['^.*$'] },
      'exclude: "^.*$" matched nothing; patterns are as in .gitignore, and no regular expressions.',
    ],
    [
      { exclude: ["'^public/' '^log/'"] },
      "exclude: \"'^public/' '^log/'\" matched nothing; patterns are as in .gitignore, and no regular expressions.",
    ],
    [{ exclude: ['test/', 'nothing-like-it'] }, 'exclude: "nothing-like-it" matched nothing.'],
    [{ exclude: ['::add-mask::x'] }, 'exclude: "\\u003a:add-mask::x" matched nothing.'],
  ];

  test.each(cases)('%j', async (rules, expected) => {
    expect(await warningsWithoutGit(rules)).toEqual([expected]);
  });

  test('all of them with git are one warning', async () => {
    const rules = together(cases.map(([each]) => each));
    expect(await warningsFor(rules)).toEqual([cases.map(([, expected]) => expected).join('\n')]);
  });

  test('those of a list with ":", as of a PATH, are told apart', async () => {
    expect(await warningsFor({ exclude: ['src:*.tsx'] })).toEqual([
      'exclude: "src:*.tsx" matched nothing; write one pattern per line: "src", "*.tsx".',
    ]);
    expect(await warningsFor({ exclude: ['C:\\src'] })).toEqual([expect.not.stringContaining('per line')]);
  });

  test('of very many, the first 20 are named', async () => {
    const [warning, ...more] = await warningsFor({
      exclude: Array.from({ length: 23 }, (_, index) => `none-${index}`),
    });
    const lines = warning?.split('\n') ?? [];
    expect([more, lines.length, lines[19], lines[20]]).toEqual([
      [],
      21,
      'exclude: "none-19" matched nothing.',
      'and 3 more',
    ]);
  });

  test('a hostile name in the hint is escaped', async () => {
    const root = makeRepository({ '::group': '', a: '' });
    expect(await warningsFor({ exclude: [':group'] }, root)).toEqual([
      'exclude: ":group" matched nothing; did you mean "\\u003a:group"?',
    ]);
  });
});

describe('no warning for a pattern that matches', () => {
  const cases: [string, Partial<FileRules>][] = [
    ['what is sent', { exclude: ['*.tsx'] }],
    ['what a later pattern matches as well', { exclude: ['*.ts', 'a.test.*', '/test/'] }],
    ['what git ignores at the top', { exclude: ['node_modules/', '/dist/'] }],
    ['what git ignores elsewhere', { exclude: ['dist/', 'packages/web/dist/', 'packages/**/dist'] }],
    ['what is there and never sent', { exclude: ['.git/'] }],
    ['what is brought back', { include: ['dist/'] }],
    ['what is sent without it', { include: ['/test/'] }],
    ['what is brought back and excluded again', { include: ['/dist/'], exclude: ['/dist/'] }],
    ['bytes that git takes one by one', { exclude: ['[p]ackage.json', 'tes?/'] }],
    ['an empty line', { exclude: ['  '] }],
    ['a line of the ignore file that matches nothing', { ignoreLines: ['nothing-like-it'] }],
  ];

  test.each(cases)('%s', async (_what, rules) => {
    expect(await warningsWithoutGit(rules)).toEqual([]);
  });

  test('all of them with git', async () => {
    const bringing = cases.filter(([, { include }]) => include !== undefined).map(([, rules]) => rules);
    const others = cases.filter(([, { include }]) => include === undefined).map(([, rules]) => rules);
    expect(await warningsFor(together(bringing))).toEqual([]);
    expect(await warningsFor({ ...together(others), ignoreLines: ['nothing-like-it'] })).toEqual([]);
  });
});

test('patterns for what is left out in any case need not match: people take them along from tool to tool', async () => {
  const names = ['.git', '.git/', '.git/**', '**/.git*', '**/.git*/**', '*.svn*', 'node_modules', '*/node_modules/*'];
  const others = ['**/node_modules/**', '.next/', '**/.DS_Store', '.env*', '.env.local', '.cache/**'];
  const root = makeRepository({ a: '' });
  expect(await warningsFor({ exclude: [...names, ...others] }, root)).toEqual([]);
  const wrong = ['Node_modules/', 'node_modules/left-pad/', '*.env', 'git'];
  expect((await warningsFor({ exclude: wrong }, root)).join('\n').match(/matched nothing/g)).toHaveLength(4);
  expect(await warningsFor({ include: ['node_modules/'] }, root)).toHaveLength(1);
});

test('a dot is near to no name', async () => {
  expect(await warningsFor({ exclude: ['.'] }, makeRepository({ a: '' }))).toEqual(['exclude: "." matched nothing.']);
});

test('a regular expression in the ignore file', async () => {
  expect(
    await warningsFor({ ignoreFile: '.deployignore', ignoreLines: ['^public/.*$', '.*', '$RECYCLE.BIN/'] }),
  ).toEqual([
    '.deployignore:1: "^public/.*$" matched nothing; patterns are as in .gitignore, and no regular expressions.',
  ]);
});

test.each([
  '*~$',
  'foo\\$',
  'lib/\\$',
  '.*.*.s,v',
  '".*.*.swp"',
  '*.*.*.map',
  'page.+server.ts',
  'src/routes/.+layout',
])('a pattern of git that is like a regular expression: %s', async (pattern) => {
  expect(await warningsFor({ ignoreFile: '.deployignore', ignoreLines: [pattern] })).toEqual([]);
  expect(await warningsFor({ exclude: [pattern] })).toEqual([`exclude: "${pattern}" matched nothing.`]);
});

test.each(['b.*.*', 'p.*', '^p.*$', '^.*a.*$', '^package\\.json$', '^.*\\.json$'])(
  'nothing is suggested that could take package.json along: %s',
  async (pattern) => {
    expect(await warningsFor({ exclude: [pattern] })).toEqual([expect.not.stringContaining('did you mean')]);
  },
);

test('git is asked once more only where a pattern matches no file', async () => {
  const log = `${makeFolder()}/log`;
  const asked = async (exclude: string[]): Promise<number> => {
    const script = `echo "$@" >> ${log}; exec "$GIT" "$@"`;
    await withGitScript(script, async () => await warningsFor({ exclude }));
    const lines = readFileSync(log, 'utf8').split('\n');
    return lines.filter((line) => line.includes('ls-files') && line.includes('--ignored')).length;
  };
  expect(await asked(['test/', '*.tsx', '/dist/'])).toBe(0);
  expect(await asked(['tests/'])).toBe(1);
});
