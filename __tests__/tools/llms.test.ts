import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { previewApp } from '../support/apps/preview-apps.ts';
import { git, makeFolder, plant } from '../support/git/folders.ts';
import { artifactActions } from '../support/runners/artifact-actions.ts';
import { FORK_EVENT, runAct } from '../support/runners/run-act.ts';
import type { ActRun } from '../support/runners/run-act.ts';
import { gitHubServer, HEAD, pullRequest, TOKEN } from '../support/servers/github-server.ts';
import { startRunningApps } from '../support/servers/local-platform.ts';

/*
 * Workflows that were written with nothing but llms.txt at hand. The linters check them, too: what one of them does
 * wrong is missing in that file.
 */
const WORKFLOWS = '__tests__/fixtures/llms';
const SET_UP_NODE =
  'inputs: { node-version-file: {}, package-manager-cache: {} }\nruns: { using: composite, steps: [{ shell: bash, run: ":" }] }\n';
const APP = {
  ...previewApp('Hello'),
  'package-lock.json': JSON.stringify({
    name: 'preview',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'preview', version: '1.0.0' } },
  }),
};

/** The repository `acme/site` with an app, and a platform that runs it. */
async function repository() {
  const { details } = await startRunningApps(makeFolder('platform'));
  const { account = '', app = '', environment = '', username = '', password = '' } = details;
  const github = await gitHubServer({ pullRequests: { 7: pullRequest(7, 'open') } });
  const { GITHUB_API_URL = '', GITHUB_GRAPHQL_URL = '' } = github.variables;
  const deploy = makeFolder('actions');
  for (const name of ['action.yml', 'dist', 'create-environment', 'delete-environment', 'webhook', 'emulator'])
    cpSync(name, path.join(deploy, name), { recursive: true });
  const artifacts = artifactActions();
  // act would have to fetch it, and the apps run on the Node of this process.
  const setUpNode = plant(makeFolder('node'), { 'action.yml': SET_UP_NODE });
  const run = async (name: string, event: string, payload: object = {}): Promise<ActRun> => {
    const inApps = Object.fromEntries(Object.entries(APP).map(([file, text]) => [`apps/web/${file}`, text]));
    const workflow = readFileSync(path.join(WORKFLOWS, `${name}.yml`), 'utf8');
    const folder = plant(makeFolder('site'), { ...APP, ...inApps, 'workflow.yml': workflow });
    git(folder, 'init', '--quiet', '--initial-branch=main');
    git(folder, 'remote', 'add', 'origin', 'https://github.com/acme/site');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message=first');
    return await runAct('workflow.yml', {
      name: event,
      event: { repository: { full_name: 'acme/site' }, ...payload },
      folder,
      variables: {
        HEADLESS_ACCOUNT: account,
        HEADLESS_APP: app,
        HEADLESS_ENVIRONMENT: environment,
        HEADLESS_USERNAME: username,
        HEADLESS_URL: details['headless-url'] ?? '',
        FLEET: JSON.stringify([{ app, environment }]),
      },
      secrets: {
        HEADLESS_PASSWORD: password,
        HEADLESS_WEBHOOK_URL: details['rebuild-webhook'] ?? '',
        GITHUB_TOKEN: TOKEN,
      },
      env: { ...artifacts.env, GITHUB_API_URL, GITHUB_GRAPHQL_URL },
      actions: {
        ...artifacts.actions,
        'YOUR_ACCOUNT/headless-deploy@v1': deploy,
        'actions/setup-node@v7': setUpNode,
      },
    });
  };
  return { run };
}

function pull(action: string): object {
  const repo = { full_name: 'acme/site' };
  const pullRequestOf = { number: 7, head: { ref: 'change', sha: HEAD, repo }, base: { ref: 'main', repo } };
  return { action, number: 7, pull_request: pullRequestOf };
}

test('a deploy, nightly, a monorepo, promotion, and a roll back to its zip', async () => {
  const { run } = await repository();
  const deployed = await run('deploy', 'push');
  expect([deployed.status, deployed.log]).toEqual([0, expect.stringMatching(/Ended as live/)]);
  const steps = [
    ['nightly', 'schedule', 'Webhook'],
    ['monorepo', 'push', 'Accepted'],
    ['promote', 'push', 'Live after'],
    // With the artifact of the run before, as artifacts stay.
    ['roll-back', 'workflow_dispatch', 'Live after'],
  ] as const;
  for (const [name, event, line] of steps) {
    const { status, log } = await run(name, event);
    expect([name, status, log]).toEqual([name, 0, expect.stringContaining(line)]);
  }
}, 300_000);

test('a fleet', async () => {
  const { run } = await repository();
  const { status, log } = await run('fleet', 'workflow_dispatch');
  expect([status, log]).toEqual([0, expect.stringContaining('Accepted')]);
});

test('a preview comes, and goes', async () => {
  const { run } = await repository();
  for (const [action, line] of [
    ['opened', 'Live after'],
    ['closed', 'Deleted'],
  ] as const) {
    const { status, log } = await run('previews', 'pull_request', pull(action));
    expect([action, status, log]).toEqual([action, 0, expect.stringContaining(line)]);
  }
}, 120_000);

test('a rehearsal of a pull request from a fork', async () => {
  const { run } = await repository();
  const { status, log } = await run('rehearsal', 'pull_request', FORK_EVENT);
  expect([status, log]).toEqual([0, expect.stringContaining('All as expected')]);
}, 120_000);
