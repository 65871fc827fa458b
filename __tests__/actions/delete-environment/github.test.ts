import { expect, test } from '@jest/globals';
import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { markerOf } from '../../../src/actions/github/comment.ts';
import { gitHubError, gitHubServer, LOGIN, pullRequest, TOKEN } from '../../support/github-server.ts';
import type { GitHubOptions } from '../../support/github-server.ts';
import { textOfHtml } from '../../support/html-tokens.ts';
import { environmentRecord, listReply, previewPlatform } from '../../support/preview-platform.ts';
import type { PreviewScript } from '../../support/preview-platform.ts';
import { deleteEnvironmentInputs, runAction } from '../../support/sibling-actions.ts';
import type { Inputs } from '../../support/sibling-actions.ts';
import { httpReply } from '../../support/socket-server.ts';

const ADDRESS = { account: 'acme', app: 'storefront' };

interface Options extends GitHubOptions {
  readonly script?: PreviewScript;
  readonly inputs?: Inputs;
  /** Whether the deploy left a comment. */
  readonly isCommented?: boolean;
  /** What the deploy called the environment that is deleted. */
  readonly name?: string;
}

const comment = (id: number, marker: string) => ({
  id,
  user: { login: LOGIN },
  body: `${marker}\nDeploy is live`,
});

/** Deletes `shop-pr-7`, with what a deploy left on GitHub: a comment, and Deployments to two environments of this name. */
async function deleteWith({
  script = {},
  inputs = {},
  isCommented = true,
  name = 'shop-pr-7',
  ...options
}: Options = {}) {
  const platform = await previewPlatform(script);
  const github = await gitHubServer({ pullRequests: { 7: pullRequest(7, 'closed') }, ...options });
  const marker = markerOf(new URL(platform.origin), ADDRESS, 'shop-pr-7');
  const left = markerOf(new URL(platform.origin), ADDRESS, name);
  const other = markerOf(new URL(platform.origin), ADDRESS, 'shop-pr-8');
  github.comments.push(comment(1, other), ...(isCommented ? [comment(2, left)] : []));
  const record = { by: 'headless-deploy', origin: platform.origin, ...ADDRESS };
  github.deployments.push(
    { id: 12, sha: 'a', environment: name, payload: { ...record, environment: 'e-7' } },
    { id: 11, sha: 'a', environment: 'shop-pr-7', payload: { ...record, environment: 'e-6' } },
    { id: 10, sha: 'a', environment: 'shop-pr-7', payload: { ...record, app: 'blog' } },
    { id: 9, sha: 'a', environment: 'shop-pr-7', payload: { ...record, environment: 'e-5' } },
    { id: 8, sha: 'a', environment: 'Production', payload: record },
  );
  for (const id of [8, 9, 10, 11, 12]) github.statuses.set(id, [{ state: id === 9 ? 'inactive' : 'success' }]);
  const all = { comment: 'true', deployment: 'true', 'github-token': TOKEN, ...inputs };
  const { variables } = github;
  const run = await runAction(deleteEnvironmentAction, deleteEnvironmentInputs(platform.origin, all), { variables });
  const states = [8, 9, 10, 11, 12].map((id) =>
    github.statuses
      .get(id)
      ?.map(({ state }) => state)
      .join(' '),
  );
  return { ...run, github, states, marker };
}

const ENDED = ['success', 'inactive', 'success', 'success inactive', 'success inactive'];
const AS_BEFORE = ['success', 'inactive', 'success', 'success', 'success'];

test('the comment of the preview says that it was deleted, and its Deployments are inactive', async () => {
  const { github, states, marker, exitCode, log } = await deleteWith();
  expect([exitCode, states]).toEqual([0, ENDED]);
  const bodies = github.comments.map(({ body }) => String(body));
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toContain('Deploy is live');
  expect(bodies[1]?.split('\n')[0]).toBe(marker);
  expect(textOfHtml(bodies[1] ?? '')).toMatch(
    /Preview deleted: acme \/ storefront \/ shop-pr-7\s*2026-01-01 00:0\d UTC, log of this run/,
  );
  expect(log).toContain('Deployments on GitHub set to inactive: 2, environment shop-pr-7');
  expect(log.at(-1)).toBe('Comment on pull request 7: updated');
});

test('by its ID and in a sweep, too', async () => {
  const one = await deleteWith({ inputs: { environment: 'environments/e-7' } });
  const all = await deleteWith({ inputs: { environment: '', 'closed-pull-requests': 'true' } });
  for (const { states, github } of [one, all]) {
    expect(states).toEqual(ENDED);
    expect(textOfHtml(String(github.comments[1]?.['body']))).toContain('Preview deleted');
  }
});

test('what a deploy by the ID left that never learned the display name, too', async () => {
  for (const environment of ['shop-pr-7', 'environments/e-7']) {
    const { states, github, marker } = await deleteWith({ name: 'e-7', inputs: { environment } });
    expect(states).toEqual(ENDED);
    expect(String(github.comments[1]?.['body']).split('\n')[0]).toBe(marker);
  }
});

test('one that had gone before is said to have gone: an earlier step may not have reached GitHub', async () => {
  const { states, github } = await deleteWith({
    script: { list: [listReply([])] },
    inputs: { 'if-missing': 'ignore' },
  });
  expect(states).toEqual(ENDED);
  expect(textOfHtml(String(github.comments[1]?.['body']))).toContain('Preview deleted');
});

test('where the deploy left no comment, none is written', async () => {
  const { github } = await deleteWith({ isCommented: false });
  expect(github.comments).toHaveLength(1);
});

test.each<[string, Options]>([
  ['a dry run', { inputs: { 'dry-run': 'true' } }],
  ['a dry run for one that had gone before', { script: { list: [listReply([])] }, inputs: { 'dry-run': 'true' } }],
  ['a refusal', { script: { delete: [httpReply(403)] } }],
  ['an outcome that is unknown', { script: { delete: [undefined] } }],
  ['neither input', { inputs: { comment: 'false', deployment: 'false' } }],
])('%s leaves GitHub as it is', async (_, options) => {
  const { github, states } = await deleteWith(options);
  expect([github.calls(), states]).toEqual([[], AS_BEFORE]);
});

test('what GitHub refuses is a warning, and the step is as good', async () => {
  const run = await deleteWith({ instead: () => gitHubError(403, 'Resource not accessible') });
  expect([run.exitCode, run.outputs['status'], run.states]).toEqual([0, 'accepted', AS_BEFORE]);
  expect(run.warnings).toEqual([
    expect.stringContaining('Add the line "deployments: write"'),
    expect.stringContaining('Add the line "pull-requests: write"'),
  ]);
});

test('in a sweep it is one warning of each kind, and nothing else is tried', async () => {
  const previews = [7, 8, 9].map((number) => environmentRecord(`e-${number}`, `shop-pr-${number}`));
  const run = await deleteWith({
    script: {
      list: [0, 1, 2, 3].map((deleted) => listReply(previews.slice(deleted))),
      record: previews.map((preview) => httpReply(200, preview)),
    },
    inputs: { environment: '', 'closed-pull-requests': 'true' },
    pullRequests: Object.fromEntries([7, 8, 9].map((number) => [number, pullRequest(number, 'closed')])),
    instead: (call) =>
      call.startsWith('GET /pulls/') ? undefined : gitHubError(429, 'Too many', { 'Retry-After': '60' }),
  });
  expect([run.outputs['status'], run.warnings.length]).toEqual(['accepted', 2]);
  const calls = run.github.calls().filter((call) => !call.startsWith('GET /pulls/'));
  expect(calls).toEqual(['GET /deployments', 'GET /issues/7/comments']);
});

test('without a token it is a notice', async () => {
  const run = await deleteWith({ inputs: { 'github-token': '' } });
  expect([run.exitCode, run.outputs['status']]).toEqual([0, 'accepted']);
  expect(run.log.filter((line) => line.startsWith('notice: '))).toHaveLength(1);
});
