import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { atSite, describeGaps, variablesOf } from '../../../src/actions/init/app-variables.ts';
import { namesOfBadInputs } from '../../support/runners/recording-runner.ts';
import { ANSWERS, manifest, REMOTES, repositoryAt, runInit } from '../../support/apps/init-repositories.ts';

const SITE = 'https://staging.acme.example';
/** An app of no framework with variables, which reads two, and files that do not count. */
const APP = {
  'package.json': manifest({ next: '16.4.6' }),
  'package-lock.json': '{}',
  '.gitignore': '.env.local\n',
  '.env.example': 'WORDPRESS_API_URL=https://demo.example/graphql\n',
  'lib/wp.ts': 'export const url = process.env.WORDPRESS_API_URL;\nexport const site = process.env.WORDPRESS_URL;\n',
};
const NO_READS = {
  'package.json': APP['package.json'],
  'package-lock.json': '{}',
  'README.md': 'process.env.WORDPRESS_URL',
  '.github/workflows/ci.yml': 'env: { WORDPRESS_URL: x }\nrun: ${{ env.WORDPRESS_URL }}\n',
};

test('GitHub: previews and rehearsals give an app the addresses that it reads', async () => {
  const folder = repositoryAt(REMOTES.github, APP);
  const { texts, log } = await runInit(folder, { ...ANSWERS, deploy: 'true', previews: 'true', rehearsal: 'true' });
  expect(texts['.github/workflows/previews.yml']).toContain(
    [
      '          shell-variables: |',
      '            WORDPRESS_API_URL=${{ env.WORDPRESS_URL }}/graphql',
      '            WORDPRESS_URL=${{ env.WORDPRESS_URL }}',
      '',
    ].join('\n'),
  );
  const rehearsal = texts['.github/workflows/rehearsal.yml'] ?? '';
  expect(() => parse(rehearsal) as unknown).not.toThrow();
  expect(rehearsal).toContain(`- { key: WORDPRESS_API_URL, value: '${SITE}/graphql' }`);
  expect(rehearsal).not.toContain('No secret');
  expect(log).toMatch(
    /Before the first deploy, [^]*WORDPRESS_API_URL: the address of its WordPress site, followed by \/graphql\n +WORDPRESS_URL: the address of its WordPress site\n/,
  );
});

test.each([
  ['gitlab', / {4}HEADLESS_SHELL_VARIABLES: \|\n {6}WORDPRESS_API_URL=https:\/\/staging\.acme\.example\/graphql\n/],
  ['azure', / --env WORDPRESS_API_URL=https:\/\/staging\.acme\.example\/graphql --env WORDPRESS_URL=https:/],
] as const)('%s: the same, where somebody gave the address of GraphQL', async (remote, expected) => {
  const kinds = { rehearsal: 'true', ...(remote === 'gitlab' ? { previews: 'true' } : {}) };
  const folder = repositoryAt(REMOTES[remote], APP);
  const { texts } = await runInit(folder, { ...ANSWERS, 'wordpress-url': `${SITE}/graphql`, ...kinds });
  expect(Object.values(texts).join('\n')).toMatch(expected);
});

test.each([
  ['reads one', APP, ['wordpress-url']],
  ['reads none', NO_READS, []],
])('an app that %s', async (_, files, missing) => {
  const { 'wordpress-url': _url, ...answers } = ANSWERS;
  const { log } = await runInit(repositoryAt(REMOTES.github, files), {
    ...answers,
    previews: 'true',
    rehearsal: 'true',
  });
  const [, problems] = log.split('error: ');
  expect(problems === undefined ? [] : namesOfBadInputs(problems)).toEqual(missing);
});

const read = (file: string, name: string) => ({ file, name, path: '' });

test('files of other apps do not count, those of packages that the app needs do', () => {
  const files = new Map([
    ['apps/web/package.json', manifest({ next: '1', '@acme/wp': '^1' })],
    ['apps/docs/package.json', manifest({ astro: '1' })],
    ['packages/wp/package.json', JSON.stringify({ name: '@acme/wp', version: '1.0.0' })],
  ]);
  const wordPressReads = [read('packages/wp/a.ts', 'WP_URL'), read('apps/docs/a.ts', 'WORDPRESS_URL')];
  const namesOf = (app: string): string[] => variablesOf({ files, wordPressReads }, app).map(({ name }) => name);
  expect(['apps/web', 'apps/docs', ''].map(namesOf)).toEqual([
    ['WP_URL'],
    ['WORDPRESS_URL'],
    ['WP_URL', 'WORDPRESS_URL'],
  ]);
});

test('a variable of the framework stays as it is, and the path that any file names counts', () => {
  const files = new Map([['package.json', manifest({ '@faustwp/core': '3' })]]);
  const wordPressReads = [
    { file: 'a.ts', name: 'NEXT_PUBLIC_WORDPRESS_URL', path: '/x' },
    { file: 'a.ts', name: 'WORDPRESS_API_URL', path: undefined },
    { file: 'b.ts', name: 'WORDPRESS_API_URL', path: '/wp-json' },
    { file: 'b.ts', name: 'WP_API_URL', path: undefined },
  ];
  const variables = variablesOf({ files, wordPressReads }, '');
  expect(variables.map(({ name, path }) => [name, path])).toEqual([
    ['NEXT_PUBLIC_WORDPRESS_URL', undefined],
    ['FAUST_SECRET_KEY', undefined],
    ['WORDPRESS_API_URL', '/wp-json'],
    ['WP_API_URL', undefined],
  ]);
  const unclear =
    'WP_API_URL gets the address of the site: add a path, such as /graphql or /wp-json, if the app needs one.';
  const keyless = expect.stringMatching(/^A rehearsal has no FAUST_SECRET_KEY: .*"Enable Public Introspection"/);
  expect(describeGaps({ variables, wordpressUrl: SITE, kinds: ['previews'] })).toEqual([unclear]);
  expect(describeGaps({ variables, wordpressUrl: SITE, kinds: ['rehearsal'] })).toEqual([unclear, keyless]);
  expect(describeGaps({ variables, wordpressUrl: '', kinds: ['deploy'] })).toEqual([]);
});

test.each([
  ['alone, at the REST API', [['WP_API_URL', undefined]], '/wp-json/wp/v2', '', ['/wp-json/wp/v2']],
  ['alone, at GraphQL', [['WP_API_URL', undefined]], '/graphql', '', ['/graphql']],
  ['alone, below a folder', [['WP_API_URL', undefined]], '/blog', '/blog', [undefined]],
  [
    'beside that of GraphQL',
    [
      ['WP_API_URL', undefined],
      ['WP_GRAPHQL_URL', '/graphql'],
    ],
    '/blog/wp-json',
    '/blog',
    ['/wp-json', '/graphql'],
  ],
  [
    'beside that of GraphQL, at its address',
    [
      ['WP_API_URL', undefined],
      ['WP_GRAPHQL_URL', '/graphql'],
    ],
    '/graphql',
    '',
    [undefined, '/graphql'],
  ],
] as const)('an API of which nothing says where it is, %s', (_name, reads, typed, path, paths) => {
  const wordPressReads = reads.map(([name, its]) => ({ file: 'a.ts', name, path: its }));
  const { site, variables } = atSite(SITE + typed, variablesOf({ files: new Map(), wordPressReads }, ''));
  expect([site, variables.map((each) => each.path)]).toEqual([SITE + path, paths]);
  const gaps = describeGaps({ variables, wordpressUrl: site, kinds: ['previews'] });
  expect(gaps).toHaveLength(paths.filter((its) => its === undefined).length);
});
