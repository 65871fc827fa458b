import { expect, test } from '@jest/globals';
import { Problems } from '../../src/errors/problems.ts';
import { readFaults } from '../../src/faults/rules.ts';
import { call, start } from '../support.ts';

test.each([1n, ((circle) => Object.assign(circle, { circle }))({}), () => 1])(
  'a body that is no JSON is refused',
  (body) => {
    const problems = new Problems();
    expect(readFaults([{ endpoint: 'upload', body }], 'faults', problems)).toEqual([]);
    expect(problems.list).toHaveLength(1);
  },
);

test('a fault stays as it was given', async () => {
  const platform = await start();
  const headers = { 'retry-after': '1' };
  platform.addFaults({ endpoint: 'status', status: 503, headers });
  headers['retry-after'] = '2';
  expect((await call(platform, '/v1/status')).headers['retry-after']).toBe('1');
});

test.each([
  [{ endpoint: 'uploads' }, 'endpoint: must be one of'],
  [{}, 'endpoint: is required and must be one of'],
  [{ endpoint: 'upload', count: 0 }, 'count: must be a whole number of at least 1'],
  [{ endpoint: 'upload', status: 100 }, 'status: must be a whole number of at least 200 and at most 599'],
  [{ endpoint: 'upload', malformed: 'xml' }, 'malformed: must be one of'],
  [{ endpoint: 'upload', delayMs: -1 }, 'delayMs: must be'],
  [{ endpoint: 'upload', cutAfterRequestBytes: 0.5 }, 'cutAfterRequestBytes: must be'],
  [{ endpoint: 'upload', taken: 'yes' }, 'taken: must be true or false'],
  [{ endpoint: 'upload', headers: { 'a b': 'x' } }, 'headers: must be'],
  [{ endpoint: 'upload', headers: { a: 'x\r\ny' } }, 'headers.a: must be'],
  [{ endpoint: 'installs', failBuild: true }, 'failBuild: works with the endpoint'],
  [{ endpoint: 'upload', afterBody: true, delayMs: 1 }, 'afterBody: needs one of'],
  [{ endpoint: 'upload', cutAfterRequestBytes: 1, taken: true }, 'cutAfterRequestBytes: cannot be combined with'],
  [{ endpoint: 'upload', cutAfterRequestBytes: 1, status: 500 }, 'cannot be combined with status'],
  [{ endpoint: 'upload', cutAfterRequestBytes: 1, malformed: 'html' }, 'cannot be combined with malformed'],
  [
    { endpoint: 'upload', cutAfterRequestBytes: 1, cutAfterResponseBytes: 1 },
    'cannot be combined with cutAfterResponseBytes',
  ],
  [{ endpoint: 'upload', cutAfterRequestBytes: 1, failBuild: true }, 'cannot be combined with failBuild'],
  [{ endpoint: 'upload', cutAfterRequestBytes: 1, headers: { a: 'b' } }, 'cannot be combined with headers'],
  [{ endpoint: 'upload', cutAfterRequestBytes: 1, body: 'x' }, 'cannot be combined with body'],
  [{ endpoint: 'upload', cutAfterRequestBytes: 1, afterBody: true }, 'cannot be combined with afterBody'],
  [{ endpoint: 'upload', malformed: 'html', body: 'x' }, 'malformed: cannot be combined with body'],
  [{ endpoint: 'upload', cutAfterResponseBytes: 0, taken: false }, 'taken: false needs one of'],
  [{ endpoint: 'upload', count: 2, skip: 1, taken: true }, 'endpoint: needs one of status, malformed, body, headers,'],
  [{ endpoint: 'upload', failBuild: false }, 'endpoint: needs one of'],
  [{ endpoint: 'upload', delayMs: 1, taken: false }, 'taken: false needs one of'],
  [
    { endpoint: 'upload', headers: { 'Content-Length': '7' } },
    'headers: cannot set content-length: the platform sets it',
  ],
  [{ endpoint: 'upload', headers: { 'transfer-encoding': 'chunked' } }, 'headers: cannot set transfer-encoding'],
  [{ endpoint: 'upload', headers: { trailer: 'x' } }, 'headers: cannot set trailer'],
  [{ endpoint: 'upload', headers: { connection: 'keep-alive' } }, 'headers: can set connection to "close" only'],
  [
    { endpoint: 'upload', status: 204, headers: { 'content-type': 'a/b' } },
    'headers: cannot set content-type with status 204',
  ],
  [{ endpoint: 'upload', status: 204, body: 'x' }, 'status: 204 cannot be combined with body: it has no body'],
  [{ endpoint: 'upload', status: 304, malformed: 'html' }, 'status: 304 cannot be combined with malformed'],
  [
    { endpoint: 'upload', cutAfterResponseBytes: 0, status: 500, headers: { a: 'b' }, body: 'x' },
    'cutAfterResponseBytes: of 0 cannot be combined with body, headers: nothing would be sent',
  ],
  [{ endpoint: 'upload', failBuild: true, status: 500 }, 'failBuild: needs taken: true'],
  [{ endpoint: 'upload', failBuild: true, body: 'x' }, 'failBuild: needs taken: true'],
  [{ endpoint: 'upload', failBuild: true, headers: { a: 'b' } }, 'failBuild: needs taken: true'],
  [{ endpoint: 'upload', failBuild: true, malformed: 'html', taken: false }, 'failBuild: needs taken: true'],
  [{ endpoint: 'upload', state: 500 }, 'state: is not a known field'],
  ['upload', 'faults: must be an object'],
])('fault %j is refused: %s', (fault, message) => {
  const problems = new Problems();
  expect(readFaults(fault, 'faults', problems)).toEqual([]);
  expect(problems.lines().join('\n')).toContain(message);
});

test('every problem of a list is named, with its place', async () => {
  const faults = [{ endpoint: 'x' }, { endpoint: 'upload' }, { endpoint: 'upload', status: 1 }] as never;
  await expect(start({ faults })).rejects.toThrow(/faults\[0\]\.endpoint: .*\nfaults\[2\]\.status: /s);
});
