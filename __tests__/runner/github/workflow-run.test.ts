import { context } from '@actions/github';
import { afterEach, expect, test } from '@jest/globals';
import { sendToGitHub } from '../../../src/actions/github/calls.ts';
import type { WorkflowRun } from '../../../src/runner/github-api/calls.ts';
import { openGitHub } from '../../../src/runner/github/workflow-run.ts';
import { gitHubServer, HEAD, pullRequestEvent, SHA, TOKEN } from '../../support/servers/github-server.ts';

const before = { ...process.env };
afterEach(() => void (process.env = { ...before }));

type Context = typeof context;

/** The run of a step with these variables, as we read it and as `@actions/github` does. */
function readBoth(variables: Readonly<Record<string, string>>): { ours: WorkflowRun | undefined; theirs: Context } {
  process.env = { ...variables };
  const ours = openGitHub(variables, TOKEN, (text) => text, sendToGitHub)?.run;
  return { ours, theirs: new (context.constructor as new () => Context)() };
}

test('a run is read as @actions/github reads it', async () => {
  const { variables } = await gitHubServer();
  const { ours, theirs } = readBoth(variables);
  const { repo, sha, runId, serverUrl, runAttempt } = theirs;
  const repository = `${repo.owner}/${repo.repo}`;
  const url = `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
  expect(ours).toEqual({ repository, sha, id: runId, attempt: runAttempt, url, pullRequest: undefined });
  expect([repository, sha]).toEqual(['acme/site', SHA]);
});

test.each([
  ['Gitea', { GITEA_ACTIONS: 'true' }],
  ['Forgejo', { GITEA_ACTIONS: 'true', FORGEJO_ACTIONS: 'true' }],
])('the page of a run has its number on %s, and not its ID', async (_, host) => {
  const { variables } = await gitHubServer();
  const { ours } = readBoth({
    ...variables,
    ...host,
    GITHUB_SERVER_URL: 'https://git.example.com/',
    GITHUB_RUN_NUMBER: '5',
  });
  expect(ours?.url).toBe('https://git.example.com/acme/site/actions/runs/5?by_index=1');
});

test.each(['http://git.example.com/api/v1', 'http://10.0.0.1'])('no token is sent to %s', async (apiUrl) => {
  const { variables } = await gitHubServer();
  const sent: string[] = [];
  const github = openGitHub(
    { ...variables, GITHUB_API_URL: apiUrl },
    TOKEN,
    (text) => text,
    async ({ url }) => {
      sent.push(url.href);
      return { status: 200, headers: {}, text: '[]' };
    },
  );
  expect(await github?.listDeployments('Production').attempt(new AbortController().signal)).toEqual({
    kind: 'unusable',
    reason: `no token is sent to ${new URL(apiUrl).origin}: GITHUB_API_URL must start with https:// (http:// only for this machine)`,
  });
  expect(sent).toEqual([]);
});

test('so is a pull request, whose commit is its head', async () => {
  const { variables } = await gitHubServer();
  const { ours, theirs } = readBoth({ ...variables, ...pullRequestEvent() });
  const { number, head } = theirs.payload.pull_request as unknown as { number: number; head: { sha: string } };
  expect([ours?.pullRequest, ours?.sha]).toEqual([number, head.sha]);
  expect([number, head.sha]).toEqual([theirs.issue.number, HEAD]);
});
