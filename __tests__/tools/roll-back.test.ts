import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { previewApp } from '../support/apps/preview-apps.ts';
import { git, makeFolder, plant } from '../support/git/folders.ts';
import { artifactActions } from '../support/runners/artifact-actions.ts';
import { runAct } from '../support/runners/run-act.ts';
import type { ActRun } from '../support/runners/run-act.ts';
import { startRunningApps } from '../support/servers/local-platform.ts';

/** Stands for the GitHub CLI: answers from `GH_ANSWER`, and downloads from the artifacts of the run 7. */
const GH = `#!/usr/bin/env bash
case "$*" in
  api*) jq -r "\${@: -1}" "$GH_ANSWER";;
  'run download 7 --name deployed --dir '*) cp -r "$GH_ARTIFACTS/deployed" "\${@: -1}";;
  *) echo "gh $*" >&2; exit 1;;
esac
`;
/** What GitHub says of artifacts with this name: only the last is one of ours that is still there. */
const ARTIFACTS = {
  artifacts: [
    { expired: false, workflow_run: { id: 9, head_branch: 'main', head_repository_id: 2, repository_id: 1 } },
    { expired: false, workflow_run: { id: 8, head_branch: 'other', head_repository_id: 1, repository_id: 1 } },
    { expired: true, workflow_run: { id: 6, head_branch: 'main', head_repository_id: 1, repository_id: 1 } },
    { expired: false, workflow_run: { id: 7, head_branch: 'main', head_repository_id: 1, repository_id: 1 } },
  ],
};

let details: Readonly<Record<string, string>> = {};
let own = '';
beforeAll(async () => {
  ({ details } = await startRunningApps(makeFolder('platform')));
  own = makeFolder('action');
  for (const name of ['action.yml', 'dist']) cpSync(name, path.join(own, name), { recursive: true });
});

interface Job {
  readonly name: string;
  readonly event: object;
  readonly workflow: string;
  /** What `gh api` is asked about. */
  readonly answer: object;
  /** The artifacts of earlier runs. */
  readonly earlier?: string;
  readonly artifacts?: ReturnType<typeof artifactActions>;
  readonly text: string;
}

/** Runs a workflow for an app that answers a text. */
async function run({ name, event, workflow, answer, earlier = '', artifacts = artifactActions(), text }: Job) {
  const folder = plant(makeFolder('site'), { ...previewApp(text), 'deploy.yml': workflow });
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  const tools = plant(makeFolder('tools'), { gh: GH, 'answer.json': JSON.stringify(answer) });
  chmodSync(path.join(tools, 'gh'), 0o755);
  const PATH = `${tools}:${process.env['PATH']}`;
  const done: ActRun = await runAct('deploy.yml', {
    name,
    event,
    folder,
    variables: {
      HEADLESS_ACCOUNT: details['account'] ?? '',
      HEADLESS_APP: details['app'] ?? '',
      HEADLESS_ENVIRONMENT: details['environment'] ?? '',
      HEADLESS_USERNAME: details['username'] ?? '',
      HEADLESS_URL: details['headless-url'] ?? '',
    },
    secrets: { HEADLESS_PASSWORD: details['password'] ?? '', GITHUB_TOKEN: 'ghs_0123' },
    env: { ...artifacts.env, PATH, GH_ANSWER: path.join(tools, 'answer.json'), GH_ARTIFACTS: earlier },
    actions: { ...artifacts.actions, 'YOUR_ACCOUNT/headless-deploy@v1': own },
  });
  return { ...done, kept: artifacts.env['ARTIFACTS'] ?? '', page: await readPage() };
}

/** What the site answers. */
async function readPage(): Promise<string> {
  return await (await fetch(details['site-url'] ?? '')).text();
}

/** The site of the local platform, and less patience. */
const rollBack = (): string =>
  readFileSync('examples/roll-back.yml', 'utf8')
    .replace('https://www.example.com', details['site-url'] ?? '')
    .replace('smoke-test: / 200 Welcome', 'smoke-test: / 200 Welcome\n          smoke-test-minutes: 0.05');

test('examples/roll-back.yml saves what was live, and goes back to it when the next one fails its smoke test', async () => {
  const first = await run({
    name: 'push',
    event: {},
    workflow: rollBack(),
    answer: { artifacts: [] },
    text: 'Welcome 1',
  });
  expect([first.status, first.page]).toEqual([0, expect.stringContaining('Welcome 1')]);
  expect(first.log).toContain('All as expected');

  const job = { name: 'push', event: {}, workflow: rollBack(), earlier: first.kept };
  const second = await run({ ...job, answer: ARTIFACTS, text: 'Closed' });
  expect([second.status, second.page]).toEqual([1, expect.stringContaining('Welcome 1')]);
  expect(second.log).toMatch(/Rolled back: \S+app\.zip is live/);
  expect(existsSync(path.join(second.kept, 'deployed'))).toBe(false);

  const third = await run({ ...job, answer: { artifacts: ARTIFACTS.artifacts.slice(0, 3) }, text: 'Closed' });
  expect([third.status, third.page]).toEqual([1, expect.stringContaining('Closed')]);
  expect(third.log).not.toMatch(/[Rr]olled back/);
}, 120_000);

test('examples/go-back.yml sends the zip of an earlier run, and names its commit', async () => {
  const pack = `
on: push
jobs:
  pack:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - uses: YOUR_ACCOUNT/headless-deploy@v1
        id: pack
        with: { dry-run: true }
      - uses: actions/upload-artifact@v7
        with: { path: '\${{ steps.pack.outputs.archive-path }}', archive: false }
`;
  const artifacts = artifactActions();
  const packed = await run({ name: 'push', event: {}, workflow: pack, answer: {}, artifacts, text: 'Once' });
  expect(packed.status).toBe(0);
  const sha256 = /archive-sha256=([\da-f]{64})/.exec(packed.log)?.[1];
  expect(sha256).toBeDefined();
  // act refuses a job with this line.
  const workflow = readFileSync('examples/go-back.yml', 'utf8').replace(', deployment: false', '');
  const job = { name: 'workflow_dispatch', workflow, artifacts, answer: { id: 7, head_sha: 'c0ffee' }, text: 'Now' };
  const back = await run({ ...job, event: { inputs: { run: '7', sha256 } } });
  expect([back.status, back.log]).toEqual([0, expect.stringContaining('Zip of run 7, commit c0ffee')]);
  expect(back.log).toContain(`sha256 ${sha256}`);
  while (!(await readPage()).includes('Once')) await setTimeout(50);
  const other = await run({ ...job, event: { inputs: { run: '7', sha256: '0'.repeat(64) } } });
  expect([other.status, other.log]).toEqual([1, expect.stringContaining('error-code=invalid-input')]);
}, 120_000);
