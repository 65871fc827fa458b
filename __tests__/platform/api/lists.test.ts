import { describe, expect, test } from '@jest/globals';
import { MAX_LIST_BYTES, MAX_PAGES, readList } from '../../../src/platform/api/lists.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

const CALL = {
  path: '/v1/things',
  query: { orderBy: 'createTime desc' },
  what: 'the list of things',
  key: 'things',
  parse: (item: unknown): string | undefined => (typeof item === 'string' ? item : undefined),
};

/** Reads things of a host that answers with these pages; the last one stays. */
async function read(
  pages: readonly object[],
  { enough = Infinity, secret = 'no secret', status = 200, maxPages = MAX_PAGES } = {},
) {
  const server = await answering((_, number) =>
    httpReply(number < pages.length ? 200 : status, pages[number - 1] ?? pages.at(-1)),
  );
  const connection = { apiRoot: new URL(server.origin), credentials: { username: 'user', password: 'password' } };
  const context = {
    clock: fakeClock(),
    signal: new AbortController().signal,
    onRetry: () => undefined,
    holdsSecret: (text: string) => text.includes(secret),
  };
  return { server, answer: await readList(connection, { ...CALL, enough: { entries: enough } }, context, maxPages) };
}

const FIRST = 'GET /v1/things?orderBy=createTime%20desc';

test.each([[{}], [{ nextPageToken: '' }], [{ nextPageToken: null }]])('one page: %j', async (more) => {
  const { server, answer } = await read([{ things: ['a'], ...more }]);
  expect(answer).toEqual({ kind: 'value', value: { entries: ['a'], part: undefined } });
  expect(callsTo(server)).toEqual([FIRST]);
});

test('every page is asked for with the parameters of the first, and the token of the one before', async () => {
  const { server, answer } = await read([
    { things: ['a'], nextPageToken: 'p 2/ü&x=y' },
    { things: [], nextPageToken: 'p+3' },
    { things: ['b'] },
  ]);
  expect(answer).toEqual({ kind: 'value', value: { entries: ['a', 'b'], part: undefined } });
  expect(callsTo(server)).toEqual([FIRST, `${FIRST}&pageToken=p%202%2F%C3%BC%26x%3Dy`, `${FIRST}&pageToken=p%2B3`]);
});

test('no more pages than are needed', async () => {
  const pages = ['a', 'b', 'c'].map((name) => ({ things: [name], nextPageToken: `after-${name}` }));
  const { server, answer } = await read(pages, { enough: 2 });
  expect(answer).toEqual({ kind: 'value', value: { entries: ['a', 'b'], part: 'there are more pages' } });
  expect(callsTo(server)).toHaveLength(2);
});

describe('a token that is not followed', () => {
  test.each<[string, unknown, string]>([
    ['a number', 7, 'page 1: its "nextPageToken" is not a string'],
    ['an object', {}, 'page 1: its "nextPageToken" is not a string'],
    ['half a character', '\ud800', 'page 1: its "nextPageToken" is not valid Unicode'],
    ['too long', 'x'.repeat(4097), 'page 1: its "nextPageToken" has more than 4096 characters'],
    ['a secret', 'my-password', 'page 1: its "nextPageToken" holds one of your secrets'],
  ])('%s', async (_name, nextPageToken, reason) => {
    const { server, answer } = await read([{ things: [], nextPageToken }], { secret: 'password' });
    expect(answer).toMatchObject({ kind: 'unusable', reason });
    expect(callsTo(server)).toHaveLength(1);
  });

  test('one that was followed before', async () => {
    const { server, answer } = await read([
      { things: ['a'], nextPageToken: '2' },
      { things: ['b'], nextPageToken: '1' },
      { things: ['c'], nextPageToken: '2' },
    ]);
    expect(answer).toMatchObject({
      kind: 'unusable',
      reason: 'page 3: its "nextPageToken" leads to a page that was already read',
    });
    expect(callsTo(server)).toHaveLength(3);
  });
});

describe('a page that cannot be read is no end of the list', () => {
  test.each([
    [404, 'unusable', 'page 2: HTTP 404'],
    [501, 'unusable', 'page 2: HTTP 501'],
    [403, 'refused', 'page 2: HTTP 403'],
    [400, 'unusable', 'page 2: HTTP 400'],
    [503, 'failed', 'page 2: HTTP 503'],
  ])('HTTP %d', async (status, kind, reason) => {
    const { answer } = await read([{ things: ['a'], nextPageToken: '2' }, {}], { status });
    expect(answer).toMatchObject({ kind, reason });
  });

  test('another format', async () => {
    const { answer } = await read([{ things: ['a'], nextPageToken: '2' }, { things: [1] }]);
    expect(answer).toMatchObject({ kind: 'unusable', reason: 'page 2: unexpected format' });
    expect(answer).toHaveProperty(
      'error.message',
      expect.stringMatching(
        / answered the list of things, but the list cannot be read to its end: page 2: unexpected format\.$/,
      ),
    );
  });
});

describe('a list without an end', () => {
  test('of empty pages', async () => {
    const pages = Array.from({ length: 31 }, (_, index) => ({ things: [], nextPageToken: `${index}` }));
    const { server, answer } = await read(pages, { maxPages: 30 });
    expect(answer).toMatchObject({ kind: 'unusable', reason: 'it has more than 30 pages' });
    expect(callsTo(server)).toHaveLength(30);
    expect(MAX_PAGES).toBe(1000);
  });

  test.each([
    ['full pages', 'x'.repeat(1_000_000)],
    ['characters of several bytes', '\u{1f600}'.repeat(250_000)],
  ])('of %s', async (_name, thing) => {
    const things = [thing];
    const pages = Array.from({ length: 20 }, (_, index) => ({ things, nextPageToken: `${index}` }));
    const { server, answer } = await read(pages);
    expect(answer).toMatchObject({
      kind: 'unusable',
      reason: `its entries take more than ${MAX_LIST_BYTES / 2 ** 20} MiB`,
    });
    expect(callsTo(server)).toHaveLength(Math.ceil(MAX_LIST_BYTES / 1_000_000));
  });

  test.each([
    ['many that are empty', '', 30_000],
    ['escapes', '%'.repeat(400_000), 1],
    ['brackets', '{'.repeat(400_000), 1],
  ])('of more than there is memory, or time to search it, for: %s', async (_name, thing, count) => {
    const things = Array.from({ length: count }, () => thing);
    const pages = Array.from({ length: 20 }, (_, index) => ({ things, nextPageToken: `${index}` }));
    const { server, answer } = await read(pages);
    expect(answer).toMatchObject({ kind: 'unusable' });
    expect(callsTo(server).length).toBeLessThan(6);
  });
});
