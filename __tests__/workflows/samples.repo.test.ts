import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { blockWorkflow } from '../../scripts/workflows/block-workflow.js';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';

/** What people paste: the workflows of the documents, and those in `examples`. */
interface Job {
  readonly environment?: string | { readonly deployment?: boolean };
  readonly steps?: readonly Step[];
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const names = execFileSync('git', ['ls-files', '-z', '--', '*.md', 'examples/*.yml', '.github/workflows'], {
  encoding: 'utf8',
}).split('\0');
const textOf = (name: string): string => readFileSync(name, 'utf8');
const documents = names.filter((name) => name.endsWith('.md') && !name.startsWith('dist/'));
const examples = names.filter((name) => name.startsWith('examples/') && /^on:/m.test(textOf(name)));

const samples = [
  ...examples.map((file) => ({ where: file, text: textOf(file) })),
  ...documents.flatMap((file) =>
    yamlBlocks(file, textOf(file)).flatMap((block) => {
      const text = blockWorkflow(block);
      return text === undefined ? [] : [{ where: `${file}:${block.line}`, text }];
    }),
  ),
].map(({ where, text }) => ({ where, jobs: Object.values((parse(text) as { jobs: Record<string, Job> }).jobs) }));

const steps = samples.flatMap(({ where, jobs }) =>
  jobs.flatMap((job) => (job.steps ?? []).map((step) => ({ where, step }))),
);
const isOfEnterpriseServer = (where: string): boolean => where.startsWith('examples/enterprise-server-');
const stepsOf = (action: string) =>
  steps.filter(({ where, step }) => step.uses?.startsWith(`actions/${action}@`) && !isOfEnterpriseServer(where));

/** `actions/checkout@v7`, for each action of GitHub that the workflows of this repository pin. */
const pinned = new Set(
  names
    .filter((name) => name.startsWith('.github/workflows/'))
    .flatMap((name) => Array.from(textOf(name).matchAll(/(actions\/[\w-]+)@[\da-f]{40} # (v\d+)\./g)))
    .map(([, action, major]) => `${action}@${major}`),
);

test("samples use the versions of GitHub's actions that the workflows here do, which Dependabot updates", () => {
  const used = steps.flatMap(({ where, step: { uses = '' } }) =>
    uses.startsWith('actions/') ? [{ where, uses }] : [],
  );
  expect(used.length).toBeGreaterThan(25);
  const others = used.filter(({ uses }) => !pinned.has(uses));
  // GitHub Enterprise Server has no artifacts of later versions.
  expect(others.filter(({ where }) => !isOfEnterpriseServer(where))).toEqual([]);
  expect(new Set(others.map(({ uses }) => uses))).toEqual(
    new Set(['actions/upload-artifact@v3.2.2', 'actions/download-artifact@v3.1.0']),
  );
});

const isZip = (value: unknown): boolean => /archive-path|\.zip$/.test(String(value));

test('a zip that is passed on is kept as it is: not in another zip, and not unpacked', () => {
  const uploads = stepsOf('upload-artifact').filter(({ step }) => isZip(step.with?.['path']));
  const downloads = stepsOf('download-artifact').filter(({ step }) => step.with?.['name'] !== undefined);
  expect([uploads.length, downloads.length]).toEqual([3, 4]);
  // The artifact has the name of the file then, and `name` is ignored.
  for (const { step } of uploads) expect(step.with).toMatchObject({ archive: false });
  for (const { step } of uploads) expect(step.with).not.toHaveProperty('name');
  // A type of application/zip is unpacked otherwise, whoever has made the zip.
  for (const { step } of downloads) expect(step.with).toMatchObject({ name: 'app.zip', 'skip-decompress': true });
});

/** Of a fleet's workflow, what has nothing to do with its runner and its artifacts. */
const fleetLines = (file: string): string[] =>
  textOf(file)
    .split('\n')
    .filter((line) => !/^#|runs-on:|-artifact@|name: app\b|archive-path |path: results|rm -rf/.test(line));

test('the fleet of Enterprise Server is the other one, but for its runner and its artifacts', () => {
  const fleet = fleetLines('examples/fleet.yml');
  expect(fleet.length).toBeGreaterThan(45);
  expect(fleetLines('examples/enterprise-server-fleet.yml')).toEqual(fleet);
});

test("no sample has a Deployment of GitHub's own where it would be a second one, or of another commit", () => {
  const jobs = samples.flatMap(({ where, jobs: each }) => each.map((job) => ({ where, job })));
  const own = jobs.filter(({ job: { environment, steps: all = [] } }) => {
    const inputs = all.flatMap((step) => (step.with === undefined ? [] : [step.with]));
    // The commit of an earlier run is not that of this one.
    const isSecond = inputs.some((input) => input['deployment'] === true || input['run-id'] !== undefined);
    return isSecond && environment !== undefined;
  });
  expect(own.map(({ where }) => where.replace(/:.*/, ''))).toEqual([
    'examples/go-back.yml',
    'docs/how-to/github-records.md',
  ]);
  for (const { job } of own) expect(job.environment).toMatchObject({ deployment: false });
});

/** The page of an example is that which its first comment names; a sample of a document is on its own page. */
const pageOf = (where: string): string =>
  where.startsWith('examples/')
    ? (/docs\/how-to\/[\w-]+\.md/.exec(textOf(where))?.[0] ?? where)
    : where.replace(/:.*/, '');

test('the page that an example names leads to it', () => {
  const unlinked = examples.filter((file) => !textOf(pageOf(file)).includes(`](../../${file})`));
  expect([examples.length, unlinked]).toEqual([7, []]);
});

test('each page with a step that runs gh leads to what that needs on other hosts than github.com', () => {
  const pages = steps.flatMap(({ where, step }) => (/\bgh \w/.test(step.run ?? '') ? [pageOf(where)] : []));
  expect([...new Set(pages)].toSorted()).toEqual([
    'docs/how-to/notify.md',
    'docs/how-to/promote.md',
    'docs/how-to/wait-test-roll-back.md',
  ]);
  const link = 'proxies-and-runners.md#what-is-different-there)';
  expect(pages.filter((page) => !textOf(page).includes(link))).toEqual([]);
  expect(textOf('docs/how-to/proxies-and-runners.md')).toMatch(
    /`GH_HOST: .*`GH_ENTERPRISE_TOKEN: \$\{\{ github\.token \}\}`/,
  );
});

test('the value of each variable that a sample reads stands in the set-up, or on its own page', () => {
  const setUp = textOf('README.md');
  const unknown = [...documents, ...examples].flatMap((name) => {
    const page = textOf(name);
    const read = new Set(Array.from(page.matchAll(/\bvars\.(\w+)/g), ([, variable = '']) => variable));
    const prose = page.replaceAll(/\bvars\.\w+/g, '');
    return [...read]
      .filter((one) => !setUp.includes(`gh variable set ${one} `) && !prose.includes(one))
      .map((one) => `${name}: ${one}`);
  });
  expect(unknown).toEqual([]);
});

test('what is to be replaced in the previews stands once, at the top of the workflow', () => {
  const [block] = yamlBlocks('docs/how-to/previews.md', textOf('docs/how-to/previews.md'));
  const { name, on, env, ...rest } = parse(block?.text ?? '') as Record<string, Record<string, string>>;
  expect([name, Object.keys(on ?? {}), Object.keys(env ?? {})]).toEqual([
    'Previews',
    ['pull_request', 'schedule'],
    ['PREFIX', 'INSTALL', 'WORDPRESS_URL'],
  ]);
  const below = JSON.stringify(rest);
  for (const [variable, value] of Object.entries(env ?? {})) {
    expect(below).toContain(`\${{ env.${variable} }}`);
    expect(below).not.toContain(value);
    expect(textOf('docs/how-to/previews.md').split(value)).toHaveLength(2);
  }
});
