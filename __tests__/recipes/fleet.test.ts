import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPlatform } from '../../src/emulator/server.ts';
import { makeFolder, plant } from '../support/folders.ts';
import { SITE } from '../support/inputs.ts';
import { jobsIn, textOf } from '../support/recipes.ts';
import type { Step } from '../support/recipes.ts';
import { runBundle } from '../support/run-bundle.ts';

/**
 * The steps of the fleet workflow of the README, one after the other, against the local platform. A copy of the file
 * stands for the artifact: there is no GitHub here to keep one.
 */
const jobs = jobsIn('README.md', '### Many environments');

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
  const step = jobs[job]?.find(({ uses }) => uses === 'OWNER/headless-deploy@v1');
  return fill(textOf(step?.with ?? {}), values);
}

function runStep({ run = '', env = {} }: Step, folder: string, values: Values, summary = ''): void {
  const environment = { ...process.env, ...fill(env, values), GITHUB_STEP_SUMMARY: summary };
  execFileSync('bash', ['-e', '-c', run], { cwd: folder, env: environment, stdio: 'pipe' });
}

let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  platform = await startPlatform({ port: 0 });
});
afterAll(async () => {
  await platform.close();
});

test('one zip reaches every environment, and the table has a line for each', async () => {
  const { details } = platform;
  const workspace = plant(makeFolder('workspace'), SITE);
  const pack = await runBundle('deploy', { workspace, inputs: deployInputs('pack', {}) });
  expect(pack.outputs).toMatchObject({ status: 'dry-run', 'file-count': String(Object.keys(SITE).length) });

  const results = makeFolder('results');
  const targets = [
    { app: details.app, environment: details.environment },
    { app: 'nowhere', environment: 'none' },
  ];
  const builds: string[] = [];
  for (const [index, { app, environment }] of targets.entries()) {
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
    const folder = path.join(results, `result-${index}`);
    mkdirSync(folder);
    const keep = jobs['deploy']?.find(({ run }) => run !== undefined) ?? {};
    runStep(keep, folder, { ...values, 'steps.deploy.outputs.result': outputs['result'] ?? '' });
  }
  const summary = path.join(makeFolder('summary'), 'summary.md');
  runStep(jobs['table']?.find(({ run }) => run !== undefined) ?? {}, results, {}, summary);
  expect(readFileSync(summary, 'utf8').split('\n')).toEqual([
    '| App | Status | Why not | Build |',
    '| - | - | - | - |',
    `| ${details.app} | accepted |  | ${builds[0]} |`,
    '| nowhere | failed | not-found |  |',
    '',
  ]);
  expect(builds[0]).not.toBe('');
});
