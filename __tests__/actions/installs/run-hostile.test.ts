import { describe, expect, test } from '@jest/globals';
import { installsAction } from '../../../src/actions/installs/run.ts';
import { installsInputs, runAction } from '../../support/steps/sibling-actions.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';

const PAGE = { count: 9, results: [{ id: 1, name: 'site' }] };
const NONE = { installs: null, count: null, total: null, install: null };

/** Lists installs of a service whose pages have these values of `next`; the last one stays. */
async function listWith(next: readonly ((origin: string) => unknown)[]) {
  const server = await answering((_, number) =>
    httpReply(200, { ...PAGE, next: next[Math.min(number, next.length) - 1]?.(server.origin) }),
  );
  return { server, run: await runAction(installsAction, installsInputs(server.origin)) };
}

describe('a "next" that leads elsewhere is not followed', () => {
  test.each<[string, (origin: string, other: string) => unknown, RegExp]>([
    [
      'another port',
      (_, other) => `${other}/v1/installs?limit=100&offset=100`,
      /leads to http:\/\/127.0.0.1:\d+\/v1\/installs; credentials are not sent there/,
    ],
    [
      'another host',
      (_, other) => other.replace('127.0.0.1', 'localhost') + '/v1/installs?offset=1',
      /leads to http:\/\/localhost:\d+\/v1\/installs;/,
    ],
    [
      'this host by another name',
      (own) => own.replace('127.0.0.1', 'localhost') + '/v1/installs?offset=1',
      /leads to http:\/\/localhost/,
    ],
    ['another scheme', (own) => own.replace('http:', 'https:') + '/v1/installs?offset=1', /leads to https:/],
    ['another path', (own) => `${own}/v1/accounts?offset=1`, /leads to http:\/\/127.0.0.1:\d+\/v1\/accounts;/],
    [
      'a path that goes on',
      (own) => `${own}/v1/installs/../apps?offset=1`,
      /leads to http:\/\/127.0.0.1:\d+\/v1\/apps;/,
    ],
    ['a path with a slash more', (own) => `${own}/v1/installs/?offset=1`, /leads to http:.*\/v1\/installs\/;/],
    [
      'user:pass@ of the same host',
      (own) => own.replace('//', '//a:b@') + '/v1/installs?offset=1',
      /has a user name or a password in it, so it is not followed/,
    ],
    [
      'user@ of another host',
      (own, other) => `${own.replace('http://', 'http://x:y@')}@${new URL(other).host}/v1/installs`,
      /has a user name or a password/,
    ],
    ['a relative URL', () => '/v1/installs?offset=1', /its "next" is not an absolute URL/],
    ['only a query', () => '?offset=1', /its "next" is not an absolute URL/],
    [
      'without a scheme',
      (_, other) => `${other.replace('http:', '')}/v1/installs`,
      /its "next" is not an absolute URL/,
    ],
    ['javascript:', () => 'javascript:alert(1)', /leads to javascript:;/],
    ['file:', () => 'file:///v1/installs', /leads to file:;/],
    ['data:', () => 'data:application/json,{}', /leads to data:;/],
    ['1 MB', (own) => `${own}/v1/installs?x=${'x'.repeat(1_000_000)}`, /its "next" has more than 4096 characters/],
    ['an empty string', () => '', /its "next" is not an absolute URL/],
    ['a number', () => 7, /its "next" is neither a URL nor null/],
    ['false', () => false, /its "next" is neither a URL nor null/],
    ['an object', (own) => ({ href: `${own}/v1/installs?offset=1` }), /its "next" is neither a URL nor null/],
    ['a command for the runner', () => 'x://a\n::set-output name=x::y', /leads to|is not an absolute URL/],
  ])('%s', async (_, next, message) => {
    const other = await always(200, { ...PAGE, next: null });
    const { server, run } = await listWith([(origin) => next(origin, other.origin)]);
    expect([run.exitCode, run.errors.length]).toEqual([1, 1]);
    expect(run.result).toEqual({ status: 'failed', 'error-code': 'bad-reply', ...NONE });
    expect(run.errors[0]).toMatch(message);
    expect(run.errors[0]).toContain(
      `Unexpected answer: ${server.origin} answered the list of installs, but the list cannot be read to its end: page 1: its "next"`,
    );
    // Not even the pages that came first are given out: half a list looks like a whole one.
    expect(run.outputs['installs']).toBe('');
    expect([server.requests.length, other.connections()]).toEqual([1, 0]);
  });
});

function page(offset: number) {
  return (origin: string) => `${origin}/v1/installs?limit=100&offset=${offset}`;
}

describe('a "next" in a circle ends', () => {
  test.each<[string, ((origin: string) => string)[], number]>([
    ['to itself', [page(0)], 1],
    ['to itself, with a fragment', [(origin) => `${page(0)(origin)}#again`], 1],
    ['of two', [page(100), page(0)], 2],
    ['to the second', [page(100), page(200), page(100)], 3],
  ])('%s', async (_, next, requests) => {
    const { server, run } = await listWith(next);
    expect([run.outputs['error-code'], server.requests.length]).toEqual(['bad-reply', requests]);
    expect(run.errors[0]).toContain(`page ${requests}: its "next" leads to a page that was already read`);
  });

  test('one that always goes on is ended by max-pages', async () => {
    const server = await answering((_, number) =>
      httpReply(200, { ...PAGE, next: `${server.origin}/v1/installs?offset=${number}` }),
    );
    const run = await runAction(installsAction, installsInputs(server.origin, { 'max-pages': '12' }));
    expect([run.exitCode, server.requests.length, run.warnings.length]).toEqual([0, 12, 1]);
  });
});

test('an install on two pages is one, and what the service counts beside it is missing', async () => {
  const pages = [{ next: 'x' }, { results: [{ id: 7, name: 'other' }, ...PAGE.results], next: null }];
  const server = await answering((_, number) => {
    const { next, ...own } = pages[number - 1] ?? {};
    return httpReply(200, { ...PAGE, count: 3, ...own, next: next && `${server.origin}/v1/installs?offset=100` });
  });
  const { outputs, warnings } = await runAction(installsAction, installsInputs(server.origin));
  const ids = (JSON.parse(outputs['installs'] ?? '') as { id: number }[]).map(({ id }) => id);
  expect(ids).toEqual([...PAGE.results.map(({ id }) => id), 7]);
  expect(warnings).toEqual(['List not complete: The list is not complete: the service counts 3.']);
});

describe('a page of an unexpected format', () => {
  test.each<[string, unknown, number, string]>([
    ['HTML', '<html>Sign in</html>', 5, 'unexpected format: "Sign in".'],
    ['a list', [], 1, 'unexpected format'],
    ['an empty body', '', 5, 'unexpected format'],
    ['{}', {}, 1, 'unexpected format'],
    ['results that are an object', { count: 1, results: { 0: { id: 1, name: 'a' } } }, 1, 'unexpected format'],
    ['null among the results', { count: 1, results: [null] }, 1, 'unexpected format'],
    ['an install without a name', { count: 1, results: [{ id: 1 }] }, 1, 'unexpected format'],
    ['an install whose id is an object', { count: 1, results: [{ id: {}, name: 'a' }] }, 1, 'unexpected format'],
    ['no count', { results: [] }, 1, 'its "count" is not a number'],
    ['a count that is text', { count: '1', results: [] }, 1, 'its "count" is not a number'],
    ['a negative count', { count: -1, results: [] }, 1, 'its "count" is not a number'],
    ['half a count', { count: 1.5, results: [] }, 1, 'its "count" is not a number'],
    ['a count that is null', { count: null, results: [] }, 1, 'its "count" is not a number'],
    ['a count beyond all numbers', '{"count": 1e400, "results": []}', 1, 'its "count" is not a number'],
  ])('%s', async (_, body, requests, message) => {
    const server = await always(200, body);
    const run = await runAction(installsAction, installsInputs(server.origin));
    expect([run.exitCode, server.requests.length]).toEqual([1, requests]);
    expect(run.result).toEqual({ status: 'failed', 'error-code': 'bad-reply', ...NONE });
    expect(run.errors).toEqual([expect.stringContaining(message)]);
  });

  test('a page without "previous" and "next", as in the first example of the specification, is the only one', async () => {
    const server = await always(200, { count: 1, results: PAGE.results });
    const run = await runAction(installsAction, installsInputs(server.origin));
    expect([run.exitCode, run.outputs['count'], callsTo(server).length]).toEqual([0, '1', 1]);
  });
});

describe('what JSON can carry, and JavaScript cannot', () => {
  const ODD = '"id": 9007199254740993, "name": "site", "site": { "id": -12345678901234567890, "share": 1e400 }';

  test.each([
    ['a list', {}, `{ "count": 1, "results": [{ ${ODD} }] }`, 'installs'],
    ['one install', { 'install-id': '9007199254740993' }, `{ ${ODD} }`, 'install'],
  ])('%s keeps the digits of its numbers', async (_, inputs, body, output) => {
    const { origin } = await always(200, body);
    const { outputs, log } = await runAction(installsAction, installsInputs(origin, inputs));
    const [install] = [JSON.parse(outputs[output] ?? '') as unknown].flat();
    const site = { id: '-12345678901234567890', share: '1e400' };
    expect(install).toEqual({ id: '9007199254740993', name: 'site', site });
    expect(log.at(-1)).toBe('  site (9007199254740993)');
  });

  test('a list that is nested without an end is none', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const { origin } = await always(200, `{ "count": 1, "results": [{ "id": 1, "name": "site", "x": ${deep} }] }`);
    const { exitCode, outputs } = await runAction(installsAction, installsInputs(origin));
    expect([exitCode, outputs['error-code']]).toEqual([1, 'bad-reply']);
  });
});
