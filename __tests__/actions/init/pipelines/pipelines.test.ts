import { describe, expect, test } from '@jest/globals';
import { startLocalPlatform } from '#local-platform';
import { parse } from 'yaml';
import { planDeploy } from '../../../../src/actions/init/deploy-plan.ts';
import { findApps } from '../../../../src/actions/init/detect.ts';
import { parsePrefix } from '../../../../src/actions/inputs/prefix.ts';
import { pipelineFiles } from '../../../../src/actions/init/pipelines/pipelines.ts';
import type { PipelineValues } from '../../../../src/actions/init/pipelines/values.ts';
import {
  ANSWERS,
  LAYOUT_NAMES,
  LAYOUTS,
  REMOTES,
  repositoryAt,
  runInit,
  SAMPLES,
  writtenFor,
} from '../../../support/apps/init-repositories.ts';
import type { LayoutName, RemoteName } from '../../../support/apps/init-repositories.ts';

/** A step of a workflow. */
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | undefined>>;
}

const lines = (value: string | undefined): string[] => (value ?? '').split('\n').filter((line) => line !== '');

/** What a job does for an app, whatever the host: before the deploy, and with which files. */
function deployOf(text: string): object {
  const { jobs } = parse(text) as { jobs: Record<string, { steps: Step[] }> };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const deploy = steps.find(({ uses }) => uses === 'tool-holders/headless-deploy@v1');
  const { path, exclude, 'required-files': required } = deploy?.with ?? {};
  const before = steps
    .slice(0, steps.indexOf(deploy ?? {}))
    .flatMap(({ run }) => (run === undefined ? [] : [run.trim()]));
  return { path: path ?? '.', exclude: lines(exclude), required: lines(required), before };
}

/** Where each layout needs something of its own. */
const OWN: Partial<Record<LayoutName, object>> = {
  'pnpm, one package': { before: ['npm install --package-lock-only'], required: ['package-lock.json'] },
  'Bun, one package': { before: ['npm install --package-lock-only'], required: ['package-lock.json'] },
  'a build that is committed': { exclude: ['/dist/'] },
  'an app in a folder, npm': { path: 'apps/web' },
  'an app in a folder, pnpm': {
    path: 'apps/web',
    before: ['cd apps/web && npm install --package-lock-only'],
    required: ['package-lock.json'],
  },
  'pnpm workspaces': {
    path: 'out',
    before: [
      'npm install --global pnpm@12.22.1',
      expect.stringMatching(
        /^pnpm install --frozen-lockfile\n[^]*pnpm --filter '@acme\/web\^\.\.\.' exec [^]*pnpm --filter @acme\/web exec pnpm pack /,
      ),
    ],
    required: ['package-lock.json'],
  },
};
const expected = (layout: LayoutName): object => ({ path: '.', exclude: [], required: [], before: [], ...OWN[layout] });

describe('GitHub', () => {
  test.each(LAYOUT_NAMES)('%s: the deploy and the previews have what it needs', async (layout) => {
    const texts = await writtenFor('github', layout);
    expect(Object.keys(texts)).toEqual(
      ['deploy', 'previews', 'nightly', 'rehearsal'].map((kind) => `.github/workflows/${kind}.yml`),
    );
    expect(deployOf(texts['.github/workflows/deploy.yml'] ?? '')).toEqual(expected(layout));
    expect(deployOf(texts['.github/workflows/previews.yml'] ?? '')).toEqual(expected(layout));
    expect(Object.values(texts).join('')).not.toContain('YOUR_ACCOUNT/headless-deploy');
  });

  test.each([
    ['npm', ['package-lock.json'], { 'node-version-file': 'package.json' }],
    ['Yarn classic', ['yarn.lock'], { 'node-version-file': 'package.json' }],
    ['no lock file, no Node', [], { 'node-version': 24 }],
    ['a Node in .nvmrc', ['package-lock.json'], { 'node-version-file': '.nvmrc' }],
    ['an app in a folder, npm', ['package-lock.json'], { 'node-version-file': 'apps/web/package.json' }],
    ['pnpm workspaces', ['package-lock.json'], { 'node-version-file': 'apps/web/package.json' }],
  ] as const)(
    '%s: the rehearsal asks for the lock file, and runs on the Node of the app',
    async (layout, required, node) => {
      const text = (await writtenFor('github', layout))['.github/workflows/rehearsal.yml'] ?? '';
      expect(deployOf(text)).toMatchObject({ required });
      const { jobs } = parse(text) as { jobs: Record<string, { steps: Step[] }> };
      const setup = jobs['rehearse']?.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
      expect(setup?.with).toEqual({ ...node, 'package-manager-cache': false });
    },
  );

  test('previews are named after the repository, and give the app the variable that it reads', async () => {
    const ofNext = (await writtenFor('github', 'npm'))['.github/workflows/previews.yml'] ?? '';
    const ofFaust = (await writtenFor('github', 'Faust.js'))['.github/workflows/previews.yml'] ?? '';
    const { env } = parse(ofNext) as { env: object };
    expect(env).toEqual({ PREFIX: 'shop-pr-', INSTALL: 'acmestage', WORDPRESS_URL: 'https://staging.acme.example' });
    expect(ofNext).toContain(' WORDPRESS_URL=${{ env.WORDPRESS_URL }}');
    expect(ofFaust).toContain(
      [
        '          shell-variables: |',
        '            NEXT_PUBLIC_WORDPRESS_URL=${{ env.WORDPRESS_URL }}',
        '            FAUST_SECRET_KEY=${{ secrets.FAUST_SECRET_KEY }}',
        '',
      ].join('\n'),
    );
  });
});

test('GitHub: a preview of an app that reads no WordPress needs no address of one', async () => {
  const { 'wordpress-url': _url, ...answers } = ANSWERS;
  const folder = repositoryAt(REMOTES.github, LAYOUTS.npm);
  const { exitCode, texts } = await runInit(folder, { ...answers, previews: 'true', rehearsal: 'true' });
  const text = texts['.github/workflows/previews.yml'] ?? '';
  expect([exitCode, text]).toEqual([0, expect.not.stringMatching(/WORDPRESS_URL|shell-variables/)]);
  expect(Object.keys(parse(text) as object)).toContain('env');
  expect(texts['.github/workflows/rehearsal.yml']).not.toContain('seed');
});

test('Faust.js: the rehearsal has its variables, in a seed that the local platform takes', async () => {
  const text = (await writtenFor('github', 'Faust.js'))['.github/workflows/rehearsal.yml'] ?? '';
  const { jobs } = parse(text) as { jobs: Record<string, { steps: Step[] }> };
  const emulator = jobs['rehearse']?.steps.find(({ uses }) => uses?.includes('/emulator@'));
  const content = parse(emulator?.with?.['seed'] ?? '') as unknown;
  const platform = await startLocalPlatform({ seed: content });
  await platform.close();
  const seed = JSON.stringify(content);
  expect(seed).toContain('{"key":"NEXT_PUBLIC_WORDPRESS_URL","value":"https://staging.acme.example"}');
  expect(seed).toContain('{"key":"FAUST_SECRET_KEY","value":""}');
});

describe.each([
  ['gitlab', '.gitlab-ci.yml'],
  ['bitbucket', 'bitbucket-pipelines.yml'],
  ['azure', 'azure-deploy.yml'],
] as const)('%s', (remote, name) => {
  test.each(LAYOUT_NAMES)('%s: the command line has what it needs', (layout) => {
    const texts = filesFor(remote, layout);
    const text = texts[name] ?? '';
    expect(() => parse(text) as unknown).not.toThrow();
    const own = expected(layout) as { path: string; exclude: string[]; required: string[]; before: string[] };
    const [, options = ''] = /cli\/index\.js" deploy(.*?)(?: --outputs deploy\.env)?$/m.exec(text) ?? [];
    const inOptions = remote === 'azure' || own.path === '.' ? [] : [`--path ${own.path}`];
    expect(options.trimStart()).toBe(
      [
        ...inOptions,
        ...own.exclude.map((pattern) => `--exclude ${pattern}`),
        ...own.required.map((file) => `--required-files ${file}`),
      ].join(' '),
    );
    const { jobs = [] } = parse(texts['azure-pipelines.yml'] ?? '{}') as { jobs?: { steps: object[] }[] };
    const inParameters = remote !== 'azure' || own.path === '.' ? [] : [own.path];
    expect(JSON.stringify(jobs).match(/(?<="path":")[^"]*/g) ?? []).toEqual(inParameters);
    expect(text.includes('--package-lock-only')).toBe(own.before.length > 0);
    // A job of Azure is one script, those of the others are lists of commands.
    expect(/^ *- .*--package-lock-only/m.test(text)).toBe(own.before.length === 1 && remote !== 'azure');
  });
});

const REMOTE_NAMES = Object.keys(REMOTES) as RemoteName[];
test.each(REMOTE_NAMES)('%s: an answer is in place of each value of a sample', async (remote) => {
  const text = Object.values(await writtenFor(remote, 'npm')).join('\n');
  expect(text).not.toMatch(/api-user|0{8}-|mysitestaging|copy this|Checked against|Run by a test/);
  if (remote !== 'github' && remote !== 'bitbucket')
    expect(text).toContain(`'${ANSWERS.environment.replace("'", "''")}'`);
});

const VALUES: PipelineValues = {
  ciHost: 'github',
  kinds: ['deploy'],
  account: 'a',
  app: 'b',
  environment: 'c',
  userId: 'd',
  headlessUrl: undefined,
  branch: 'main',
  isOnServer: false,
  isBranchFound: true,
  owner: undefined,
  mirror: undefined,
  node: undefined,
  nodeFile: undefined,
  repository: 'shop',
  install: 'i',
  wordpressUrl: 'https://a.example',
  variables: [],
  folder: '',
  plan: { path: '.', prepare: [], exclude: [], requiredFiles: [], lockFile: undefined, notes: [] },
};

/** What `init` writes for a deploy, without a start of git. */
function filesFor(ciHost: PipelineValues['ciHost'], layout: LayoutName): Readonly<Record<string, string>> {
  const files = new Map(Object.entries(LAYOUTS[layout]));
  const [folder = ''] = findApps({ files, folder: '' });
  const plan = planDeploy({ files }, folder, SAMPLES) as PipelineValues['plan'];
  const { exclude } = expected(layout) as PipelineValues['plan'];
  const written = pipelineFiles(SAMPLES, { ...VALUES, ciHost, folder, plan: { ...plan, exclude } });
  return Object.fromEntries(written.map((file) => [file.path, file.text]));
}

test('a sample in which a line is not there once is a defect, not a wrong pipeline', () => {
  const text = SAMPLES.files['github-deploy'];
  for (const changed of [text.replace('branches: [main]', 'branches: [trunk]'), `${text}#  branches: [main]\n`]) {
    const samples = { files: { ...SAMPLES.files, 'github-deploy': changed } };
    expect(() => pipelineFiles(samples, VALUES)).toThrow(/is in a sample [02] times/);
  }
});

test.each([
  ['github', 'branches: [release/2]'],
  ['azure', 'include: [release/2]'],
  ['bitbucket', '    release/2:'],
  ['gitlab', '- if: $CI_COMMIT_BRANCH == "release/2"'],
] as const)('%s: another branch', (ciHost, line) => {
  const [file] = pipelineFiles(SAMPLES, { ...VALUES, ciHost, branch: 'release/2', isBranchFound: false });
  expect(file?.text).toContain(line);
  expect(file?.text).not.toContain('CI_DEFAULT_BRANCH');
});

test('a branch that git has named is the default one of GitLab', () => {
  const [file] = pipelineFiles(SAMPLES, { ...VALUES, ciHost: 'gitlab' });
  expect(file?.text.match(/== \$CI_DEFAULT_BRANCH$/gm)).toHaveLength(1);
});

test('another root of the API, and another Node', () => {
  const values = { ...VALUES, headlessUrl: 'https://api.example/v2', node: '22' };
  const [gitlab] = pipelineFiles(SAMPLES, { ...values, ciHost: 'gitlab' });
  const [, template] = pipelineFiles(SAMPLES, { ...values, ciHost: 'azure' });
  const [rehearsal] = pipelineFiles(SAMPLES, { ...values, kinds: ['rehearsal'] });
  const parsed = parse(gitlab?.text ?? '') as Record<string, Record<string, unknown>>;
  expect([parsed['variables']?.['HEADLESS_URL'], parsed['.headless-deploy']?.['image']]).toEqual([
    'https://api.example/v2',
    'node:22',
  ]);
  expect(template?.text).toMatch(/displayName: Node 22\n {4}inputs:\n {6}version: 22\.x\n/);
  expect(rehearsal?.text).toContain('node-version: 22\n');
});

test('an app below a scope is YAML in every file, and a long name of a repository a prefix that others take', () => {
  const plan = { ...VALUES.plan, path: '@acme/web', requiredFiles: ['@acme/web/package.json'] };
  const values = { ...VALUES, plan, nodeFile: '@acme/web/package.json', node: undefined, repository: 'x'.repeat(95) };
  const files = pipelineFiles(SAMPLES, { ...values, kinds: ['deploy', 'rehearsal', 'previews'] });
  const [deploy, rehearsal, previews] = files.map(({ text }) => JSON.stringify(parse(text)));
  expect(deploy).toContain('"path":"@acme/web","required-files":"@acme/web/package.json"');
  expect(rehearsal).toContain('"node-version-file":"@acme/web/package.json"');
  const prefix = /"PREFIX":"(.*?)"/.exec(previews ?? '')?.[1] ?? '';
  expect(parsePrefix(prefix)).toBe(`${'x'.repeat(86)}-pr-`);
});
