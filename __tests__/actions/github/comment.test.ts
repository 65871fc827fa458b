import { describe, expect, test } from '@jest/globals';
import { markerFor } from '../../../src/actions/github/comment-marker.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import {
  gitHubError,
  gitHubServer,
  HEAD,
  LOGIN,
  pullRequest,
  pullRequestEvent,
  TOKEN,
} from '../../support/servers/github-server.ts';
import type { GitHubOptions, GitHubServer } from '../../support/servers/github-server.ts';
import { textOfHtml } from '../../support/pages/html-tokens.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { build, ENVIRONMENT, environmentWith, livePlatform } from '../../support/servers/live-platform.ts';
import type { LiveScript } from '../../support/servers/live-platform.ts';
import { httpReply } from '../../support/servers/socket-server.ts';

const LIVE: LiveScript = { environment: [environmentWith('b-0'), environmentWith('b-1')], build: [build('b-1', true)] };

interface CommentOptions extends GitHubOptions {
  readonly script?: LiveScript;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>>;
  readonly before?: GitHubServer['comments'];
}

async function deployWith({ script = LIVE, inputs = {}, variables, before = [], ...options }: CommentOptions) {
  const github = await gitHubServer(options);
  github.comments.push(...before);
  const platform = await livePlatform(script);
  const all = { comment: 'true', 'github-token': TOKEN, wait: 'true', 'environment-url': 'https://shop.example' };
  const step = {
    inputs: createInputs(platform.origin, { ...all, ...inputs }),
    variables: { ...github.variables, ...(variables ?? pullRequestEvent()), GITHUB_HEAD_REF: 'fix/@all' },
  };
  return { github, step, ending: await runDeploy(step) };
}

const bodyOf = ({ comments }: GitHubServer): string => String(comments.at(-1)?.['body']);

test('the first deploy writes a comment: address, commit, build, time, what happened', async () => {
  const { github, ending } = await deployWith({});
  expect(github.calls().map((call) => call.split(' ')[0])).toEqual(['GET', 'POST', 'GET']);
  const body = bodyOf(github);
  expect(body).toMatch(/^<!-- headless-deploy [0-9a-f]{32} [0-9a-f]{32} -->\n<!-- sent at \d{13} by 42\.1 -->\n<h3>/);
  expect(body).toContain('href="https&#58;//shop.example/"');
  const text = textOfHtml(body);
  expect(text).toContain('Deploy is live: acme / shop / Production\n');
  expect(text).toContain(`From ${HEAD.slice(0, 7)} (fix/@all) in `);
  expect(text).toContain('b-1');
  expect(text).toMatch(/2026-01-01 00:0\d UTC, log of this run/);
  expect(body).not.toContain('@all');
  expect(body).toContain('github.example/acme/site/actions/runs/42/attempts/1');
  expect(ending.log.at(-1)).toBe('Comment on pull request 7: written');
});

test('the next deploy updates it in place', async () => {
  const { github, step } = await deployWith({});
  const first = bodyOf(github);
  const second = await runDeploy(step);
  expect(github.comments).toHaveLength(1);
  expect(bodyOf(github).split('\n')[0]).toBe(first.split('\n')[0]);
  const pattern = /^GET \/issues\/7\/comments,POST \/graphql,GET (\/issues\/comments\/\d+),PATCH \1$/;
  expect(github.calls().slice(3).join()).toMatch(pattern);
  expect(second.log.at(-1)).toBe('Comment on pull request 7: updated');
});

test('another environment has a comment of its own', async () => {
  const { github, step } = await deployWith({ script: {} });
  await runDeploy({ ...step, inputs: { ...step.inputs, environment: 'e-2' } });
  expect(github.comments).toHaveLength(2);
});

/** An environment of the same display name, with another ID. */
function anew(id: string) {
  return environmentWith(id, { name: ENVIRONMENT.replace('e-1', 'e-2') });
}

/** The platform's list of environments, with one of this ID. */
const listWith = (id: string): string =>
  httpReply(200, { environments: [{ name: ENVIRONMENT.replace('e-1', id), displayName: 'Production' }] });

const markerLines = ({ comments }: GitHubServer): string[] =>
  comments.map(({ body }) => String(body).split('\n')[0] ?? '');

test('two of one display name have a comment each, and each finds its own again', async () => {
  const environment = [environmentWith('b-0'), environmentWith('b-1'), anew('b-0'), anew('b-1')];
  const { github, step } = await deployWith({ script: { ...LIVE, environment: [...environment, ...environment] } });
  const [first] = github.comments.map(({ body }) => body);
  const other = { ...step, inputs: { ...step.inputs, environment: 'environments/e-2' } };
  await runDeploy(other);
  expect(github.comments.map(({ body }) => body)).toEqual([first, expect.stringContaining('headless-deploy')]);
  const markers = markerLines(github);
  expect(new Set(markers).size).toBe(2);
  await runDeploy(step);
  await runDeploy(other);
  expect(markerLines(github)).toEqual(markers);
  expect(github.calls().filter((call) => call.startsWith('PATCH'))).toEqual(
    github.comments.map(({ id }) => `PATCH /issues/comments/${String(id)}`),
  );
});

describe('one that is made anew, with another ID, takes the comment over', () => {
  test('where the step names it by its display name, which no other has', async () => {
    const environment = [environmentWith('b-0'), environmentWith('b-1'), anew('b-0'), anew('b-1')];
    const script = { ...LIVE, environment, list: [listWith('e-1'), listWith('e-2')] };
    const { github, step } = await deployWith({ script, inputs: { environment: 'Production' } });
    const [marker] = markerLines(github);
    await runDeploy(step);
    expect(github.comments).toHaveLength(1);
    expect(markerLines(github)).not.toEqual([marker]);
  });

  test.each(['Preview deleted', 'Deploy is live'])(
    'where its marker has only the name, as after a deletion and of an earlier version: %s',
    async (text) => {
      const { github, step } = await deployWith({ script: { ...LIVE, environment: [anew('b-0'), anew('b-1')] } });
      const [own] = github.comments;
      const apiRoot = new URL(step.inputs['headless-url'] ?? '');
      const app = { account: 'acme', app: 'shop' };
      const subject = { apiRoot, app, name: 'Production', id: undefined, nameIs: 'unknown' } as const;
      const marker = markerFor(subject, false, undefined);
      github.comments.splice(0, 1, { ...own, body: `${marker}\n${text}` });
      await runDeploy({ ...step, inputs: { ...step.inputs, environment: 'environments/e-2' } });
      expect(github.comments).toHaveLength(1);
      expect(markerLines(github)).toEqual([
        expect.stringMatching(new RegExp(`^${marker.slice(0, -4)} [0-9a-f]{32} -->$`)),
      ]);
    },
  );

  test('but not where several have that name', async () => {
    const { github, step } = await deployWith({
      inputs: { environment: 'Production' },
      script: { ...LIVE, list: [listWith('e-1')] },
    });
    const [own] = github.comments;
    const [marker = ''] = markerLines(github);
    const markedWith = (digit: string): string => `${marker.slice(0, -36)}${digit.repeat(32)} -->\nx`;
    const left = [1, 2].map((id) => ({ id, user: own?.['user'], body: markedWith(String(id)) }));
    github.comments.splice(0, 1, ...left);
    await runDeploy(step);
    expect(github.comments.map(({ id }) => id)).toEqual([1, 2, expect.any(Number)]);
  });
});

test('a deploy that fails before it knows the ID leaves that in the comment', async () => {
  const script = { ...LIVE, list: [listWith('e-1')] };
  const { github, step } = await deployWith({ script, inputs: { environment: 'Production' } });
  const markers = markerLines(github);
  await runDeploy({ ...step, inputs: { ...step.inputs, 'required-files': 'none.txt' } });
  expect(textOfHtml(bodyOf(github))).toContain('Required file is missing');
  expect(markerLines(github)).toEqual(markers);
});

describe('a locked conversation', () => {
  test.each([403, 422, 423])('answered with %s is a warning that says so', async (status) => {
    const locked = { ...pullRequest(7, 'open'), locked: true };
    const { ending } = await deployWith({
      pullRequests: { 7: locked },
      instead: (call) => (call === 'POST /issues/7/comments' ? gitHubError(status, 'Unable to comment') : undefined),
    });
    expect([ending.outputs['status'], ending.exitCode]).toEqual(['live', 0]);
    expect(ending.log.filter((line) => line.startsWith('warning: Comment not written: '))).toEqual([
      expect.stringContaining(`The conversation of pull request 7 is locked (HTTP ${status}: Unable to comment`),
    ]);
  });
});

test('a comment is kept of one whose display name an earlier deploy did not know', async () => {
  const { github, step } = await deployWith({ inputs: { wait: 'false' } });
  const [marker] = bodyOf(github).split('\n');
  await runDeploy({ ...step, inputs: { ...step.inputs, wait: 'true' } });
  expect(github.comments).toHaveLength(1);
  expect(textOfHtml(bodyOf(github))).toContain('Deploy is live');
  expect(bodyOf(github).split('\n')[0]).not.toBe(marker);
});

describe('a comment of somebody else with the same marker', () => {
  test.each([
    ['is left alone', false],
    ['is left alone on a host that does not say who the token is', true],
  ])('%s, also behind a page of others', async (_, isUnknown) => {
    const { github, step } = await deployWith({
      pageSize: 2,
      instead: (call) => (isUnknown && call === 'POST /graphql' ? gitHubError(404, 'Not Found') : undefined),
    });
    const [own] = github.comments.splice(0);
    const others = [1, 2, 3].map((id) => ({ id, user: { login: 'mallory' }, body: String(own?.['body']) }));
    github.comments.push(...others, { ...own, user: { login: LOGIN } });
    await runDeploy(step);
    expect(github.comments).toHaveLength(4);
    expect(github.calls().at(-1)).toBe(`PATCH /issues/comments/${String(own?.['id'])}`);
  });
});

test('a comment without a text, and one whose author has gone, are passed over', async () => {
  const { github, step } = await deployWith({});
  const body = bodyOf(github);
  github.comments.unshift({ id: 1, user: null, body }, { id: 2, user: { login: LOGIN }, body: null });
  const { log } = await runDeploy(step);
  expect(github.comments.map(({ id }) => id)).toEqual([1, 2, expect.any(Number)]);
  expect(log.at(-1)).toBe('Comment on pull request 7: updated');
});

describe('every ending that was a try to deploy is a comment', () => {
  test.each<[string, CommentOptions, string]>([
    ['refused', { script: { upload: [httpReply(401)] } }, 'Deploy failed'],
    ['no files to send', { inputs: { 'required-files': 'none.txt' } }, 'Required file is missing'],
    ['not followed', { inputs: { wait: 'false' } }, 'Deploy accepted'],
  ])('%s', async (_, options, expected) => {
    const { github } = await deployWith(options);
    expect(textOfHtml(bodyOf(github))).toContain(expected);
  });
});

test.each<[string, CommentOptions, string]>([
  [
    'without the permission',
    { instead: (call) => (call.startsWith('POST') ? gitHubError(403, 'Resource not accessible') : undefined) },
    'Add the line "pull-requests: write" beside "contents: read" under "permissions:" of the job.',
  ],
  [
    'for a fork',
    { variables: pullRequestEvent('someone/site'), instead: () => gitHubError(403, 'Resource not accessible') },
    'for a pull request from a fork it can only read.',
  ],
])('%s the deploy is as good', async (_, options, expected) => {
  const { ending } = await deployWith(options);
  expect([ending.outputs['status'], ending.exitCode]).toEqual(['live', 0]);
  const said = ending.log.filter((line) => line.startsWith('warning: Comment not written: '));
  expect(said).toEqual([expect.stringContaining(expected)]);
});

const list = [listWith('e-1')];
test.each<[string, CommentOptions, string]>([
  ['for a push', { variables: {} }, 'live'],
  ['in a dry run', { inputs: { 'dry-run': 'true' } }, 'dry-run'],
  ['by a check', { script: { list }, inputs: { check: 'true' } }, 'checked'],
  ['by a check that fails', { script: { list }, inputs: { check: 'true', environment: 'No' } }, 'failed'],
  ['with wrong inputs', { inputs: { 'max-size': 'large' } }, 'failed'],
])('there is none %s, and nothing is requested', async (_, options, status) => {
  const { github, ending } = await deployWith(options);
  expect([ending.outputs['status'], github.calls()]).toEqual([status, []]);
  expect(ending.log.includes('No comment: this run is not for a pull request.')).toBe(options.variables !== undefined);
  expect(ending.log.filter((line) => /^(?:warning|notice): /.test(line))).toEqual([]);
});
