import { cpSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { git, makeFolder, plant } from '../support/folders.ts';
import { gitHubServer, HEAD, pullRequest, TOKEN } from '../support/github-server.ts';
import type { GitHubServer } from '../support/github-server.ts';
import { textOfHtml } from '../support/html-tokens.ts';
import { SITE } from '../support/inputs.ts';
import { startLocalPlatform } from '../support/local-platform.ts';
import { workflowBelow } from '../support/recipes.ts';
import { runAct } from '../support/run-act.ts';
import type { ActRun } from '../support/run-act.ts';

/** With an install that the local platform has. */
const WORKFLOW = workflowBelow('docs/previews.md', '# A preview for every pull request').replaceAll(
  'mysitestaging',
  'acmestage',
);

/** Of another repository with a pull request of the same number. */
const OTHER = 'blog-pr-9';

let live: Readonly<Record<string, string>> = {};
let folder = '';
let actions: Readonly<Record<string, string>> = {};
/** Pull requests 7 and 8 are open, 9 is closed. */
const pullRequests = { 7: pullRequest(7, 'open'), 8: pullRequest(8, 'open'), 9: pullRequest(9, 'closed') };

beforeAll(async () => {
  live = await startLocalPlatform();
  folder = plant(makeFolder('site'), { ...SITE, 'previews.yml': WORKFLOW });
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', 'https://github.com/acme/site');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  const here = makeFolder('actions');
  for (const name of ['action.yml', 'dist', 'create-environment', 'delete-environment'])
    cpSync(name, path.join(here, name), { recursive: true });
  actions = { 'OWNER/headless-deploy@v1': here };
  await createElsewhere(OTHER);
});

/** Makes an environment as another repository does whose app is the same one. */
async function createElsewhere(displayName: string): Promise<void> {
  const { 'headless-url': url, account, app, username, password } = live;
  const { status } = await fetch(`${url}/v1/accounts/${account}/apps/${app}/environments`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ displayName, branch: 'uploadable', wpEnvironment: 'acmestage' }),
  });
  expect(status).toBe(200);
}

async function run(name: string, event: object, github: GitHubServer): Promise<ActRun> {
  const { GITHUB_API_URL = '', GITHUB_GRAPHQL_URL = '' } = github.variables;
  return await runAct('previews.yml', {
    name,
    event: { repository: { full_name: 'acme/site' }, ...event },
    folder,
    variables: {
      HEADLESS_ACCOUNT: live['account'] ?? '',
      HEADLESS_APP: live['app'] ?? '',
      HEADLESS_USERNAME: live['username'] ?? '',
      HEADLESS_URL: live['headless-url'] ?? '',
    },
    secrets: { HEADLESS_PASSWORD: live['password'] ?? '', GITHUB_TOKEN: TOKEN },
    env: { GITHUB_API_URL, GITHUB_GRAPHQL_URL },
    actions,
  });
}

async function onPullRequest(action: string, number: number, github: GitHubServer): Promise<ActRun> {
  const repo = { full_name: 'acme/site' };
  const head = { ref: 'change', sha: HEAD, repo };
  return await run(
    'pull_request',
    { action, number, pull_request: { number, head, base: { ref: 'main', repo } } },
    github,
  );
}

/** Display names of the environments of the app, but for the one of the seed and that of the other repository. */
async function previews(): Promise<string[]> {
  const headers = { Authorization: `Bearer ${live['control-token']}` };
  const state = (await (await fetch(`${live['control-url']}/state`, { headers })).json()) as {
    accounts: { apps: { environments: { displayName: string }[] }[] }[];
  };
  const environments = state.accounts[0]?.apps[0]?.environments ?? [];
  const [, other, ...ours] = environments.map(({ displayName }) => displayName);
  expect(other).toBe(OTHER);
  return ours.toSorted();
}

test('an opened pull request gets a preview and a comment, and closing it deletes them', async () => {
  const github = await gitHubServer({ pullRequests });
  const opened = await onPullRequest('opened', 7, github);
  expect([opened.status, opened.log]).toEqual([0, expect.stringContaining('Live after')]);
  expect(await previews()).toEqual(['shop-pr-7']);
  const again = await onPullRequest('synchronize', 7, github);
  expect([again.status, await previews()]).toEqual([0, ['shop-pr-7']]);
  expect(github.comments).toHaveLength(1);
  expect(textOfHtml(String(github.comments[0]?.['body']))).toContain('Deploy is live: ');
  const closed = await onPullRequest('closed', 7, github);
  expect([closed.status, await previews()]).toEqual([0, []]);
  expect(github.comments).toHaveLength(1);
  expect(textOfHtml(String(github.comments[0]?.['body']))).toContain('deleted');
});

test('three at once, and the sweep deletes those of closed pull requests, and nothing else', async () => {
  const github = await gitHubServer({ pullRequests });
  const runs = await Promise.all([7, 8, 9].map(async (number) => await onPullRequest('reopened', number, github)));
  expect(runs.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(await previews()).toEqual(['shop-pr-7', 'shop-pr-8', 'shop-pr-9']);
  const { status } = await run('schedule', {}, github);
  expect([status, await previews()]).toEqual([0, ['shop-pr-7', 'shop-pr-8']]);
});
