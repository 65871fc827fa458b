import { expect, test } from '@jest/globals';
import { sendToGitHub } from '../../../src/actions/github/calls.ts';
import { createGitHubApi } from '../../../src/runner/github-api/api.ts';
import type { GitHubCalls } from '../../../src/runner/github-api/calls.ts';
import { gitHubServer, HEAD, pullRequest, SHA, TOKEN } from '../../support/servers/github-server.ts';
import type { GitHubServer } from '../../support/servers/github-server.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

const run = {
  repository: 'acme/site',
  sha: SHA,
  id: 42,
  attempt: 1,
  url: 'https://github.example/run',
  pullRequest: undefined,
};
const { signal } = new AbortController();

const apiOf = ({ origin }: Pick<GitHubServer, 'origin'>, token = TOKEN): GitHubCalls =>
  createGitHubApi({
    token,
    run,
    apiUrl: origin,
    clean: (text) => text.replaceAll('s3cret', '***'),
    send: sendToGitHub,
  });

const status = (description: string) => ({ state: 'success', description, environmentUrl: undefined }) as const;

test('no text with a secret is sent', async () => {
  const github = await gitHubServer();
  const api = apiOf(github);
  const payload = { account: 's3cret', number: 1 };
  const created = await api
    .createDeployment({ ref: SHA, environment: 'E s3cret', description: 'D s3cret', isTransient: false, payload })
    .attempt(signal);
  const id = created.kind === 'value' ? created.value : 0;
  await api
    .setDeploymentStatus(id, { ...status('s3cret'), environmentUrl: 'https://a.example/s3cret' })
    .attempt(signal);
  await api.listDeployments('E s3cret').attempt(signal);
  await api.createComment(7, 'C s3cret').attempt(signal);
  await api.updateComment(Number(github.comments[0]?.['id']), 'U s3cret').attempt(signal);
  expect(github.requests).toHaveLength(5);
  expect(github.requests.map(({ head, body }) => head + String(body)).join('\n')).not.toContain('s3cret');
  expect(github.deployments).toEqual([expect.objectContaining({ payload: { account: '***', number: 1 } })]);
});

test('a description is cut to 140 characters, and never through the middle of one', async () => {
  const github = await gitHubServer();
  await apiOf(github)
    .setDeploymentStatus(1, status('😀'.repeat(141)))
    .attempt(signal);
  const [sent] = github.statuses.get(1) ?? [];
  expect(sent?.['description']).toBe(`${'😀'.repeat(139)}…`);
});

test('what an error of the host repeats of a secret is not in the reason', async () => {
  const server = await answering(() => httpReply(422, { message: 's3cret is no ref' }));
  const answer = await apiOf(server).latestStatus(1).attempt(signal);
  expect(answer).toMatchObject({ kind: 'unusable', reason: 'HTTP 422: *** is no ref' });
});

test('a call ends with its signal', async () => {
  const server = await answering(() => null);
  const controller = new AbortController();
  const reading = apiOf(server).latestStatus(1).attempt(controller.signal);
  controller.abort(new Error('cancelled'));
  expect(await reading).toMatchObject({ kind: 'failed', reason: expect.stringContaining('cancelled') });
});

test("a limit without retry-after is read from the other headers, by the host's own clock", async () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const headers = {
    Date: new Date(now).toUTCString(),
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(now / 1000 + 20),
  };
  const server = await answering(() => httpReply(403, { message: 'API rate limit exceeded' }, headers));
  const answer = await apiOf(server).latestStatus(1).attempt(signal);
  expect(answer).toMatchObject({ kind: 'busy', retryAfter: 20_000 });
});

test('comments are read over all pages, and only those that begin as asked', async () => {
  const github = await gitHubServer({ pageSize: 2 });
  for (let id = 1; id <= 5; id += 1)
    github.comments.push({ id, user: { login: 'someone' }, body: id % 2 === 1 ? `mark ${id}` : `no mark ${HEAD}` });
  const answer = await apiOf(github).listComments(7, 'mark').attempt(signal);
  const expected = [1, 3, 5].map((id) => ({ id, author: 'someone', body: `mark ${id}` }));
  expect(answer).toEqual({ kind: 'value', value: expected });
  expect(github.calls()).toEqual(Array.from({ length: 3 }, () => 'GET /issues/7/comments'));
});

test('Deployments are read from the first page, or from all of them', async () => {
  const github = await gitHubServer();
  for (let id = 120; id > 0; id -= 1)
    github.deployments.push({ id, sha: SHA, environment: id > 1 ? 'E' : 'F', payload: {} });
  const api = apiOf(github);
  const [newest, all] = [
    await api.listDeployments('E').attempt(signal),
    await api.listAllDeployments('E').attempt(signal),
  ];
  expect([newest, all]).toMatchObject([{ value: { length: 100 } }, { value: { length: 119 } }]);
  const each = { id: 120, sha: SHA, environment: 'E', payload: {} };
  expect(all).toMatchObject({ value: expect.arrayContaining([each]) });
  expect(github.calls()).toHaveLength(1 + 4);
});

test.each([{ locked: true }, { is_locked: true }, { locked: false }, { locked: 'yes' }, {}])(
  'of a pull request it is known whether its conversation is locked: %j',
  async (lock) => {
    const github = await gitHubServer({ pullRequests: { 7: { ...pullRequest(7, 'closed'), ...lock } } });
    const isLocked = Object.values(lock).includes(true);
    expect(await apiOf(github).readPullRequest(7).attempt(signal)).toMatchObject({
      value: { isLocked, state: 'closed' },
    });
  },
);
