import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startLocalPlatform } from '#local-platform';
import { makeFolder, plant } from '../support/git/folders.ts';
import { SITE } from '../support/steps/inputs.ts';
import { jobsIn, textOf } from '../support/apps/recipes.ts';
import type { Step } from '../support/apps/recipes.ts';
import { runBundle } from '../support/processes/run-bundle.ts';

/**
 * The steps of the workflow of examples/fleet.yml, one after the other, against the local platform. A copy of the file
 * stands for the artifact: there is no GitHub here to keep one.
 */
const jobs = jobsIn('examples/fleet.yml');

type Values = Readonly<Record<string, string>>;

/** Replaces the expressions of a workflow. @throws {Error} for one that has no value */
function fill(fields: Values, values: Values): Record<string, string> {
  const filled = Object.entries(fields).map(([name, text]) => [
    name,
    text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_, expression: string) => {
      const value = values[expression];
      if (value === undefined) throw new Error(`The test has no value for ${expression}.`);
      return value;
    }),
  ]);
  return Object.fromEntries(filled) as Record<string, string>;
}

function deployInputs(job: string, values: Values): Record<string, string> {
  const step = jobs[job]?.find(({ uses }) => uses === 'YOUR_ACCOUNT/headless-deploy@v1');
  return fill(textOf(step?.with ?? {}), values);
}

const stepOf = (job: string, isWanted: (step: Step) => boolean): Step => jobs[job]?.find(isWanted) ?? {};

function runStep({ run = '', env = {} }: Step, folder: string, values: Values, summary = ''): void {
  const variables = { ...process.env, ...fill(env, values), GITHUB_STEP_SUMMARY: summary };
  execFileSync('bash', ['-e', '-c', run], { cwd: folder, env: variables, stdio: 'pipe' });
}

/** The steps after the deploy, in a folder of their own. @returns the artifact that they keep */
function keepResult(values: Values): Artifact {
  const folder = makeFolder('job');
  runStep(
    stepOf('deploy', ({ run }) => run !== undefined),
    folder,
    values,
  );
  const upload = stepOf('deploy', ({ uses }) => uses?.startsWith('actions/upload-artifact@') ?? false);
  const { name = '', path: file = '' } = fill(textOf(upload.with ?? {}), values);
  return { name, file: path.join(folder, file) };
}

interface Artifact {
  readonly name: string;
  readonly file: string;
}

/** The job `table` with these artifacts, which actions/download-artifact has put where it does. @returns the summary */
function tableOf(artifacts: readonly Artifact[]): string[] {
  const download = stepOf('table', ({ uses }) => uses !== undefined);
  const { path: destination = '' } = textOf(download.with ?? {});
  const workspace = makeFolder('table');
  for (const { name, file } of artifacts) {
    // A folder for each, but for a single one.
    const folder = artifacts.length === 1 ? destination : path.join(destination, name);
    cpSync(file, path.join(workspace, folder, path.basename(file)), { recursive: true });
  }
  const summary = path.join(makeFolder('summary'), 'summary.md');
  runStep(
    stepOf('table', ({ run }) => run !== undefined),
    workspace,
    {},
    summary,
  );
  return readFileSync(summary, 'utf8').split('\n');
}

const HEAD = ['| Site | Status | Why not | Build |', '| - | - | - | - |'];
const RESULT = "steps.deploy.outputs.result || '{}'";

let platform: Awaited<ReturnType<typeof startLocalPlatform>>;

beforeAll(async () => {
  platform = await startLocalPlatform({ port: 0 });
});
afterAll(async () => {
  await platform.close();
});

test('one zip reaches every environment, and the table has a line for each', async () => {
  const { details } = platform;
  const workspace = plant(makeFolder('workspace'), SITE);
  const pack = await runBundle('deploy', { workspace, inputs: deployInputs('pack', {}) });
  expect(pack.outputs).toMatchObject({ status: 'dry-run', 'file-count': String(Object.keys(SITE).length) });

  const targets = [
    { app: details.app, environment: details.environment },
    { app: 'nowhere', environment: 'none' },
  ];
  const builds: string[] = [];
  const artifacts: Artifact[] = [];
  for (const { app, environment } of targets) {
    const job = makeFolder('job');
    copyFileSync(pack.outputs['archive-path'] ?? '', path.join(job, 'app.zip'));
    const values = {
      'vars.HEADLESS_ACCOUNT': details.account,
      'vars.HEADLESS_USERNAME': details.username,
      'secrets.HEADLESS_PASSWORD': details.password,
      'vars.HEADLESS_URL': details['headless-url'],
      'matrix.target.app': app,
      'matrix.target.environment': environment,
      'needs.pack.outputs.sha256': pack.outputs['archive-sha256'] ?? '',
    };
    const inputs = deployInputs('deploy', values);
    const { outputs } = await runBundle('deploy', { workspace: job, inputs });
    builds.push(outputs['build-id'] ?? '');
    artifacts.push(keepResult({ ...values, [RESULT]: outputs['result'] ?? '' }));
  }
  expect(tableOf(artifacts)).toEqual([
    ...HEAD,
    `| ${details.account} / nowhere / none | failed | not-found |  |`,
    `| ${details.account} / ${details.app} / ${details.environment} | live |  | ${builds[0]} |`,
    '',
  ]);
  expect(builds[0]).not.toBe('');
});

/** What a job leaves that did not get as far as the deploy: the steps after it run with `always()`. */
const unreached = (app: string, environment: string): Artifact =>
  keepResult({
    'vars.HEADLESS_ACCOUNT': 'acme',
    'matrix.target.app': app,
    'matrix.target.environment': environment,
    [RESULT]: '{}',
  });

test('environments of one app are a line each, on runners without strategy.job-index, too', () => {
  const artifacts = [unreached('shop', 'uk-live'), unreached('shop', 'us-live'), unreached('shop-uk', 'live')];
  expect(new Set(artifacts.map(({ name }) => name)).size).toBe(3);
  expect(tableOf(artifacts)).toEqual([
    ...HEAD,
    '| acme / shop / uk-live | not reached |  |  |',
    '| acme / shop / us-live | not reached |  |  |',
    '| acme / shop-uk / live | not reached |  |  |',
    '',
  ]);
});

test('a fleet of one has its line, although its artifact gets no folder of its own', () => {
  expect(tableOf([unreached('shop', 'live')])).toEqual([...HEAD, '| acme / shop / live | not reached |  |  |', '']);
});

test('the table says that no job left a result', () => {
  expect(tableOf([])).toEqual([...HEAD, '| No job left a result. | | | |', '']);
});
