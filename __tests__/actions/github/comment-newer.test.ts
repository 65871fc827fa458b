import { EventEmitter, once } from 'node:events';
import { expect, test } from '@jest/globals';
import { sendToGitHub, timeForGitHub } from '../../../src/actions/github/calls.ts';
import { writeComment } from '../../../src/actions/github/comment.ts';
import type { Standing } from '../../../src/actions/github/comment-order.ts';
import { createGitHubApi } from '../../../src/runner/github-api/api.ts';
import type { ApiRequest } from '../../../src/runner/github-api/calls.ts';
import { gitHubError, gitHubServer, LOGIN, SHA, TOKEN } from '../../support/servers/github-server.ts';
import type { GitHubServer } from '../../support/servers/github-server.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';

const SUBJECT = {
  apiRoot: new URL('https://api.example.com'),
  app: { account: 'acme', app: 'shop' },
  id: 'e-1',
  name: 'Production',
  nameIs: 'unknown',
} as const;

type Of = Pick<Standing, 'at'> & Partial<Pick<Standing, 'kind'>> & { readonly run: number };

/** Writes a comment of one run. @param before called before each request @returns the end of its log */
async function write(
  github: GitHubServer,
  { at, kind = 'sent', run: id }: Of,
  before: (request: ApiRequest) => Promise<void> | void = () => undefined,
): Promise<string> {
  const run = { repository: 'acme/site', sha: SHA, id, attempt: 1, url: 'https://github.example/run', pullRequest: 7 };
  const api = createGitHubApi({
    token: TOKEN,
    run,
    apiUrl: github.origin,
    clean: (text) => text,
    send: async (request) => {
      await before(request);
      return await sendToGitHub(request);
    },
  });
  const runner = recordingRunner({});
  const comment = { subject: SUBJECT, body: `run ${id}`, standing: { kind, at, run } };
  await writeComment({ github: api, pullRequest: 7, time: timeForGitHub(fakeClock()) }, comment, runner);
  return runner.log.at(-1) ?? '';
}

/** The last line of each comment. */
const textsOf = ({ comments }: GitHubServer) => comments.map(({ body }) => String(body).split('\n').at(-1));
const LEFT = 'Comment on pull request 7: left, as it tells of a newer deploy';

test('an older run that ends later leaves what a newer one has written', async () => {
  const github = await gitHubServer();
  await write(github, { run: 200, at: 20 });
  expect(await write(github, { run: 100, at: 10 })).toBe(LEFT);
  expect(await write(github, { run: 100, at: 30, kind: 'yielding' })).toBe(LEFT);
  expect(await write(github, { run: 100, at: 30, kind: 'unsent' })).toBe(LEFT);
  expect(textsOf(github)).toEqual(['run 200']);
  expect(await write(github, { run: 100, at: 30 })).toBe('Comment on pull request 7: updated');
  expect(textsOf(github)).toEqual(['run 100']);
});

test('what another job has written since the list was read counts', async () => {
  const github = await gitHubServer();
  await write(github, { run: 100, at: 10 });
  const log = await write(github, { run: 200, at: 20 }, async ({ url }) => {
    if (url.pathname.endsWith('/graphql')) await write(github, { run: 300, at: 30 });
  });
  expect([log, textsOf(github)]).toEqual([LEFT, ['run 300']]);
});

/** Two jobs that both find no comment, and write the first at the same time. */
async function writeAtOnce(github: GitHubServer, first: Of, second: Of): Promise<void> {
  const arrived = new EventEmitter();
  const both = once(arrived, 'second');
  const gate = async ({ method, url }: ApiRequest): Promise<void> => {
    if (method !== 'POST' || !url.pathname.endsWith('/comments')) return;
    if (!arrived.emit('first')) arrived.once('first', () => arrived.emit('second'));
    await both;
  };
  await Promise.all([write(github, first, gate), write(github, second, gate)]);
}

test.each([
  [100, 200],
  [200, 100],
])('two jobs at once leave one comment, the first with the newer text: runs %d and %d', async (one, other) => {
  const github = await gitHubServer();
  await writeAtOnce(github, { run: one, at: one }, { run: other, at: other });
  expect(textsOf(github)).toEqual(['run 200']);
  const [id] = github.comments.map((each) => each['id']);
  expect(github.calls().filter((call) => call === `DELETE /issues/comments/${String(id)}`)).toEqual([]);
});

test('one of somebody else with the same marker is none of the two', async () => {
  const github = await gitHubServer();
  await write(github, { run: 100, at: 10 });
  const [own] = github.comments.splice(0);
  await write(github, { run: 200, at: 20 }, ({ method, url }) => {
    if (method !== 'POST' || !url.pathname.endsWith('/comments')) return;
    github.comments.push({ id: 1, user: { login: 'mallory' }, body: own?.['body'] });
  });
  expect(github.comments.map(({ user }) => user)).toEqual([{ login: 'mallory' }, { login: LOGIN, type: 'Bot' }]);
  expect(textsOf(github)).toEqual(['run 100', 'run 200']);
});

test('one that was deleted meanwhile is written anew', async () => {
  const github = await gitHubServer({
    instead: (call) => (call.startsWith('PATCH') ? gitHubError(404, 'Not Found') : undefined),
  });
  await write(github, { run: 100, at: 10 });
  const log = await write(github, { run: 200, at: 20 }, ({ method }) => {
    if (method === 'PATCH') github.comments.length = 0;
  });
  expect([log, textsOf(github)]).toEqual(['Comment on pull request 7: written', ['run 200']]);
});
