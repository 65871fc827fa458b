import { EventEmitter, once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { sendToGitHub } from '../../../src/actions/github/calls.ts';
import { createGitHubApi } from '../../../src/runner/github-api/api.ts';
import type { GitHubCalls } from '../../../src/runner/github-api/calls.ts';
import { SHA, TOKEN } from '../../support/servers/github-server.ts';
import { targetOf } from '../../support/servers/requests.ts';
import { answering, httpReply, socketServer } from '../../support/servers/socket-server.ts';
import type { SocketServer } from '../../support/servers/socket-server.ts';

const run = {
  repository: 'acme/site',
  sha: SHA,
  id: 42,
  attempt: 1,
  url: 'https://github.example/run',
  pullRequest: 7,
};
const { signal } = new AbortController();
const MEBIBYTE = 1024 * 1024;

const apiOf = ({ origin }: SocketServer): GitHubCalls =>
  createGitHubApi({ token: TOKEN, run, apiUrl: origin, clean: (text) => text, send: sendToGitHub });

const DEPLOYMENT = { ref: SHA, environment: 'E', description: 'D', isTransient: false, payload: {} };
const TOO_LARGE = expect.stringContaining('larger than 1 MiB');

describe('an answer of more than 1 MiB is not read to its end', () => {
  test('that has no end', async () => {
    let sent = 0;
    const connection = new EventEmitter();
    const closed = once(connection, 'close');
    const server = await socketServer({
      onBody: (socket) => {
        const block = Buffer.from('["x"],'.repeat(10_000));
        const more = (): void => {
          while (!socket.destroyed && socket.write(block)) sent += block.length;
        };
        socket.on('drain', more);
        socket.on('close', () => connection.emit('close'));
        socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n[');
        more();
      },
    });
    const { reason } = (await apiOf(server).createDeployment(DEPLOYMENT).attempt(signal)) as { reason?: string };
    expect(reason).toEqual(TOO_LARGE);
    await closed;
    // What is under way in buffers of two sockets comes on top.
    expect(sent).toBeLessThan(32 * MEBIBYTE);
  });

  test.each([
    ['of a call', 200],
    ['of a refusal', 422],
  ])('%s', async (_, status) => {
    const server = await answering(() => httpReply(status, [{ state: 'x'.repeat(MEBIBYTE) }]));
    expect(await apiOf(server).createDeployment(DEPLOYMENT).attempt(signal)).toMatchObject({ reason: TOO_LARGE });
  });

  test('that is small on its way', async () => {
    const packed = gzipSync(JSON.stringify([{ state: 'x'.repeat(20 * MEBIBYTE) }]));
    const server = await socketServer({
      onBody: (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`);
        socket.end(packed);
      },
    });
    expect(await apiOf(server).createDeployment(DEPLOYMENT).attempt(signal)).toMatchObject({ reason: TOO_LARGE });
  });
});

/** A list of that many entries, by pages. */
const page = async (entry: object, count: number) =>
  await answering((request) => {
    const query = new URL(targetOf(request), 'http://a').searchParams;
    const [size, number] = [Number(query.get('per_page')), Number(query.get('page') ?? 1)];
    const left = Math.max(0, Math.min(size, count - size * (number - 1)));
    const link = size * number < count ? { Link: '<http://a>; rel="next"' } : {};
    return httpReply(
      200,
      Array.from({ length: left }, (_, id) => ({ ...entry, id })),
      link,
    );
  });
const sizesOf = ({ requests }: SocketServer) =>
  requests.map((request) => Number(new URL(targetOf(request), 'http://a').searchParams.get('per_page')));

describe('a page that is too long is asked for again, with fewer entries', () => {
  const COMMENT = { user: { login: 'bot' }, created_at: '', updated_at: '' };

  test('comments of the longest, in a script of three bytes a character', async () => {
    const server = await page({ ...COMMENT, body: '日'.repeat(65_536) }, 12);
    const call = apiOf(server).listComments(7, '日');
    for (const expected of ['failed', 'failed', 'value']) expect((await call.attempt(signal)).kind).toBe(expected);
    expect(sizesOf(server)).toEqual([30, 10, 5, 5, 5]);
  });

  test('shorter pages reach as far into a list', async () => {
    const server = await answering((request) => {
      const query = new URL(targetOf(request), 'http://a').searchParams;
      const isLast = Number(query.get('per_page')) * Number(query.get('page')) === 1500;
      if (query.get('per_page') !== '5') return undefined;
      return httpReply(200, isLast ? [{ ...COMMENT, id: 1, body: 'ours' }] : [], { Link: '<http://a>; rel="next"' });
    });
    const call = apiOf(server).listComments(7, 'ours');
    for (let attempt = 0; attempt < 2; attempt += 1) await call.attempt(signal);
    expect(await call.attempt(signal)).toMatchObject({ kind: 'value', value: { length: 1 } });
  });

  test('Deployments with long payloads: the newest', async () => {
    const server = await page({ sha: SHA, payload: { x: 'x'.repeat(12_000) } }, 100);
    const call = apiOf(server).listDeployments('E');
    await call.attempt(signal);
    expect(await call.attempt(signal)).toMatchObject({ kind: 'value', value: { length: 30 } });
  });

  test('not after a refusal', async () => {
    const server = await answering(() => httpReply(429, { message: 'slow down' }));
    const call = apiOf(server).listComments(7, 'x');
    for (let attempt = 0; attempt < 2; attempt += 1) await call.attempt(signal);
    expect(sizesOf(server)).toEqual([30, 30]);
  });
});

test('an answer that ends too early is none', async () => {
  const server = await answering(() => httpReply(200, '[]', { 'Content-Length': '100' }));
  expect(await apiOf(server).listDeployments('E').attempt(signal)).toMatchObject({ kind: 'failed' });
});

describe.each([301, 302, 303, 307, 308])('a redirect of status %d', (status) => {
  test.each<[string, (api: GitHubCalls) => Promise<unknown>]>([
    ['POST', async (api) => await api.createDeployment(DEPLOYMENT).attempt(signal)],
    ['DELETE', async (api) => await api.deleteComment(1).attempt(signal)],
    ['PATCH', async (api) => await api.updateComment(1, 'text').attempt(signal)],
    ['GET', async (api) => await api.latestStatus(1).attempt(signal)],
    ['GraphQL', async (api) => await api.viewer().attempt(signal)],
  ])('is not followed from %s, nor is what it brings believed', async (_, call) => {
    const foreign = { id: 7, data: { viewer: { login: 'somebody' } } };
    const other = await answering(() => httpReply(200, foreign));
    const server = await answering(() => httpReply(status, foreign, { Location: `${other.origin}/repos/acme/site` }));
    const answer = await call(apiOf(server));
    const reason = `HTTP ${status}: a redirect, which is not followed`;
    expect(answer).toMatchObject({ kind: 'unusable', reason });
    expect([server.connections(), other.connections()]).toEqual([1, 0]);
  });
});

test.each([
  [500, 'null', 'failed'],
  [429, '1', 'busy'],
])('HTTP %d with %s as its body is what its status says', async (status, body, kind) => {
  const server = await answering(() => httpReply(status, body, { 'Content-Type': 'application/json' }));
  const answer = await apiOf(server).latestStatus(1).attempt(signal);
  expect(answer).toMatchObject({ kind, reason: expect.stringContaining(`HTTP ${status}`) });
});

test.each<[string, (api: GitHubCalls) => Promise<unknown>]>([
  ['comments', async (api) => await api.listComments(7, 'mark').attempt(signal)],
  ['Deployments', async (api) => await api.listAllDeployments('E').attempt(signal)],
])('no more than 50 pages of %s are read, all of them from the same host', async (_, list) => {
  const other = await answering(() => httpReply(200, []));
  const link = { Link: `<${other.origin}/list?page=2>; rel="next"` };
  const server = await answering(() => httpReply(200, [], link));
  expect(await list(apiOf(server))).toEqual({ kind: 'value', value: [] });
  expect([server.connections(), other.connections()]).toEqual([50, 0]);
});

describe('an answer that is slow to take apart costs no more than another', () => {
  test.each([
    ['quotes without an end', `"${'\\"'.repeat(500_000)}`],
    ['deep lists without an end', '['.repeat(1_000_000)],
    ['deep lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['many numbers', `[${'9'.repeat(1_000_000)}]`],
    ['a type without an end', '[]', `application/json${';'.repeat(10_000)}`],
  ])('%s', async (_, body, type = 'application/json') => {
    const server = await answering(() => httpReply(200, body, { 'Content-Type': type }));
    const start = performance.now();
    await apiOf(server).latestStatus(1).attempt(signal);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
