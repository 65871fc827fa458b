import { context } from '@actions/github';
import { afterEach, expect, test } from '@jest/globals';
import { sendToGitHub } from '../../src/actions/github/calls.ts';
import type { WorkflowRun } from '../../src/runner/github-calls.ts';
import { openGitHub } from '../../src/runner/workflow-run.ts';
import { gitHubServer, HEAD, pullRequestEvent, SHA, TOKEN } from '../support/github-server.ts';

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
  expect(ours).toEqual({ repository, sha, url, pullRequest: undefined });
  expect([repository, sha]).toEqual(['acme/site', SHA]);
});

test('so is a pull request, whose commit is its head', async () => {
  const { variables } = await gitHubServer();
  const { ours, theirs } = readBoth({ ...variables, ...pullRequestEvent() });
  const { number, head } = theirs.payload.pull_request as unknown as { number: number; head: { sha: string } };
  expect([ours?.pullRequest, ours?.sha]).toEqual([number, head.sha]);
  expect([number, head.sha]).toEqual([theirs.issue.number, HEAD]);
});
