import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { artifactActions } from '../support/runners/artifact-actions.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { startLocalPlatform } from '../support/servers/local-platform.ts';
import { cafe } from '../support/apps/rehearsal.ts';
import type { Changes } from '../support/apps/rehearsal.ts';
import { runAct } from '../support/runners/run-act.ts';
import type { ActRun } from '../support/runners/run-act.ts';

const WORKFLOW = readFileSync('examples/failed-build.yml', 'utf8');

/** Stands for the real one, which would have to be fetched: the Node on the PATH stays, but the file must be there. */
const SETUP_NODE = `
name: Set up Node
description: Reads package.json.
inputs: { node-version-file: {}, package-manager-cache: {} }
runs:
  using: composite
  steps:
    - shell: bash
      env: { FILE: '\${{ inputs.node-version-file }}' }
      run: jq -e .engines.node "$FILE"
`;

/** The action and its local platform; a deploy does not take the minute of grace that a failed build gets. */
function actions(): string {
  const folder = makeFolder('actions');
  for (const name of ['action.yml', 'dist', 'emulator']) cpSync(name, path.join(folder, name), { recursive: true });
  const launcher = path.join(folder, 'dist', 'deploy', 'index.js');
  const fastClock = fileURLToPath(new URL('../support/processes/fast-clock.js', import.meta.url));
  writeFileSync(launcher, `import ${JSON.stringify(fastClock)};\n${readFileSync(launcher, 'utf8')}`);
  return folder;
}

let live: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  // Its builds are only simulated, so it does not say why one fails.
  live = await startLocalPlatform();
});

/** The next build fails. */
async function failBuild(): Promise<void> {
  const { ok } = await fetch(`${live['control-url']}/faults`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${live['control-token']}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint: 'upload', failBuild: true }),
  });
  expect(ok).toBe(true);
}

interface Deploy {
  readonly changes?: Changes;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs examples/failed-build.yml for the good app with these changes. */
async function deploy({ changes = {}, variables = {} }: Deploy): Promise<ActRun> {
  const folder = plant(cafe(changes), { 'deploy.yml': WORKFLOW });
  const artifacts = artifactActions();
  return await runAct('deploy.yml', {
    name: 'push',
    event: {},
    folder,
    variables: {
      HEADLESS_ACCOUNT: live['account'] ?? '',
      HEADLESS_APP: live['app'] ?? '',
      HEADLESS_ENVIRONMENT: live['environment'] ?? '',
      HEADLESS_USERNAME: live['username'] ?? '',
      HEADLESS_URL: live['headless-url'] ?? '',
      ...variables,
    },
    secrets: { HEADLESS_PASSWORD: live['password'] ?? '' },
    env: artifacts.env,
    actions: {
      'YOUR_ACCOUNT/headless-deploy@v1': actions(),
      'actions/setup-node@v7': plant(makeFolder('setup-node'), { 'action.yml': SETUP_NODE }),
      ...artifacts.actions,
    },
  });
}

/** The lines that a job wrote. */
const linesOf = (job: string, log: string): string =>
  log
    .split('\n')
    .filter((line) => line.startsWith(`[Deploy/${job}]`))
    .join('\n');

const STORED = 'Run Main actions/upload-artifact@';

const hashesIn = (lines: string): string[] => lines.match(/(?<=sha256 )[\da-f]{64}/g) ?? [];

test('a failed build is rehearsed with the same zip, and the second job names what it lacks, then the reason', async () => {
  await failBuild();
  const { status, log } = await deploy({ changes: { 'build.js': (text) => `require('colour');\n${text}` } });
  const [first, second] = [linesOf('deploy', log), linesOf('rehearse', log)];
  expect([status, first]).toEqual([1, expect.stringContaining('error title=Build failed')]);
  expect(first).toContain(STORED);
  expect(first).not.toContain('colour');
  expect(second).toMatch(
    /of the environment: any that SHELL_VARIABLES does not list\..*error title=Build failed[^:]*::(?=.* Build \S+ failed at step "build"\.).*The package of "colour" is not installed/s,
  );
  expect([hashesIn(first).length, hashesIn(second)]).toEqual([1, hashesIn(first)]);
});

test('the rehearsal has the variables with a value, names the others, and says where to look when the zip is good', async () => {
  await failBuild();
  const SHELL_VARIABLES = JSON.stringify({ API_URL: 'https://api.example', API_TOKEN: null, DB: null });
  const { status, log } = await deploy({ variables: { SHELL_VARIABLES } });
  // server.js of the app ends without API_URL.
  expect([status, linesOf('rehearse', log)]).toEqual([1, expect.stringContaining('Live after')]);
  expect(linesOf('rehearse', log)).toMatch(
    /of the environment: API_TOKEN, DB, and any that SHELL_VARIABLES does not list\..*This zip builds and starts on the runner/s,
  );
});

test('a deploy that fails for another reason is not rehearsed, and its zip not stored', async () => {
  const { status, log } = await deploy({ variables: { HEADLESS_ENVIRONMENT: 'nowhere' } });
  expect([status, linesOf('deploy', log)]).toEqual([1, expect.stringContaining('error-code=not-found')]);
  expect(log).not.toContain(STORED);
  expect(linesOf('rehearse', log)).not.toContain('Run Main');
});

test('the job that runs the code of the app has no secret and no permission', () => {
  const { permissions, jobs } = parse(WORKFLOW) as { permissions: object; jobs: Record<string, object> };
  expect([permissions, jobs['rehearse']]).toEqual([
    {},
    expect.not.objectContaining({ permissions: expect.anything() }),
  ]);
  expect(JSON.stringify(jobs['deploy'])).toContain('secrets.');
  expect(JSON.stringify(jobs['rehearse'])).not.toMatch(/secrets|github\.token/);
});
