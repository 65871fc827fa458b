import { describe, expect, test } from '@jest/globals';
import { DELETED, deleteWith, ENDED, GONE } from '../../support/steps/deleting.ts';
import { environmentRecord, listReply, PREVIEW } from '../../support/servers/preview-platform.ts';
import type { PreviewScript } from '../../support/servers/preview-platform.ts';
import { cancellation } from '../../support/steps/sibling-actions.ts';
import { httpReply } from '../../support/servers/socket-server.ts';

const CUT = undefined;

test('list, record, DELETE, and the list again: in this order', async () => {
  const run = await deleteWith({});
  expect([run.exitCode, run.kinds]).toEqual([0, ['list', 'record', 'delete', 'list']]);
  expect(run.result).toEqual(DELETED);
  expect(run.log.at(-1)).toBe('Deleted: "shop-pr-7" (ID e-7)');
});

describe('nothing is deleted without the whole list', () => {
  test.each<[string, string, string]>([
    ['404', httpReply(404), 'not-found'],
    ['403', httpReply(403), 'forbidden'],
    ['405', httpReply(405), 'rejected'],
    ['500', httpReply(500), 'server-error'],
    ['a page of HTML', httpReply(200, '<html></html>'), 'bad-reply'],
    ['an empty object', httpReply(200, {}), 'bad-reply'],
    ['a list in another place', httpReply(200, [PREVIEW]), 'bad-reply'],
    ['no list', httpReply(200, { environments: { 0: PREVIEW } }), 'bad-reply'],
    ['a page, by its token', listReply([PREVIEW], { nextPageToken: 'x' }), 'bad-reply'],
    ['a page, by its link', listReply([PREVIEW], { next: 'https://x.example/?page=2' }), 'bad-reply'],
    ['a page, by the number of all', listReply([PREVIEW], { totalSize: 2 }), 'bad-reply'],
    ['a page, by that number as text', listReply([PREVIEW], { totalSize: '2' }), 'bad-reply'],
    ['a page, by an object about it', listReply([PREVIEW], { pagination: { total: 2 } }), 'bad-reply'],
    ['a page, by its links', listReply([PREVIEW], { _links: { next: '/x' } }), 'bad-reply'],
    ['a page, by its status', httpReply(206, { environments: [PREVIEW] }), 'bad-reply'],
    ...[
      { truncated: true },
      { isTruncated: 'true' },
      { partial: true },
      { partialResults: true },
      { unreachable: ['regions/us'] },
      { incomplete_results: true },
      { complete: false },
      { meta: { truncated: true } },
      { metadata: { continue: '', remainingItemCount: 1 } },
      { error: { code: 14, message: 'a shard is away' } },
      { errors: ['a shard is away'] },
      { success: false },
    ].map((beside): [string, string, string] => [
      `not whole, by ${JSON.stringify(beside)}`,
      listReply([PREVIEW], beside),
      'bad-reply',
    ]),
    ...['rel="next"', 'rel=next', 'rel="last next"', "REL = 'next'"].map((relation): [string, string, string] => [
      `a page, by its header with ${relation}`,
      httpReply(200, { environments: [PREVIEW] }, { Link: `</x>; rel="first", </x?page=2>; ${relation}` }),
      'bad-reply',
    ]),
    ['an ID twice', listReply([PREVIEW, environmentRecord('e-7', 'Production')]), 'bad-reply'],
    ['an entry without a name', listReply([PREVIEW, { displayName: 'shop-pr-8' }]), 'bad-reply'],
    [
      'an entry of another app',
      listReply([environmentRecord('e-7', 'shop-pr-7', 'accounts/acme/apps/x')]),
      'bad-reply',
    ],
    [
      'an entry of another account',
      listReply([environmentRecord('e-7', 'shop-pr-7', 'accounts/x/apps/storefront')]),
      'bad-reply',
    ],
  ])('%s', async (_, list, code) => {
    for (const environment of ['shop-pr-7', 'environments/e-7']) {
      const run = await deleteWith({ list: [list] }, { environment, 'if-missing': 'ignore' });
      expect(run.result).toEqual({ ...ENDED, status: 'failed', 'error-code': code });
      expect(new Set(run.kinds)).toEqual(new Set(['list']));
      expect(run.errors.join()).toContain('Nothing is deleted without the whole list of environments.');
    }
  });

  test('empty fields beside the list are no sign of a page', async () => {
    const empty = { nextPageToken: '', next: null, totalSize: '1', unreachable: [], truncated: false, partial: false };
    const beside = { ...empty, complete: true, error: null, errors: [], success: true, metadata: { truncated: false } };
    expect((await deleteWith({ list: [listReply([PREVIEW], beside), GONE] })).result).toEqual(DELETED);
  });
});

describe('only a display name that is the prefix and digits', () => {
  test.each([
    'Production',
    'shop-pr-',
    'shop-pr-7x',
    'shop-pr-7 ',
    'shop-pr--7',
    'Shop-pr-7',
    'x-shop-pr-7',
    'shop-pr-٧',
  ])('%j stays, also by its ID', async (displayName) => {
    const record = environmentRecord('e-7', displayName);
    const script = { list: [listReply([record])], record: [httpReply(200, record)] };
    const run = await deleteWith(script, { environment: 'environments/e-7', 'if-missing': 'ignore' });
    expect(run.result).toEqual({ ...ENDED, status: 'failed', 'error-code': 'invalid-input' });
    expect(run.kinds).toEqual(['list']);
    expect(run.errors.join()).toContain('Only environments named "shop-pr-" (the "prefix") followed by digits may be');
    expect(run.errors.join()).not.toContain('is the environment');
  });

  test('the preview of another repository with the same number stays', async () => {
    const list = [listReply([environmentRecord('e-1', 'blog-pr-7'), PREVIEW])];
    const run = await deleteWith({ list }, { environment: 'blog-pr-7' });
    expect([run.outputs['error-code'], run.kinds]).toEqual(['invalid-input', ['list']]);
  });

  test('one that is the ID of one environment and the display name of another names neither', async () => {
    const [other, both] = [environmentRecord('shop-pr-7', 'shop-pr-9'), environmentRecord('e-7', 'shop-pr-7')];
    const run = await deleteWith({ list: [listReply([other, both])] });
    expect([run.outputs['error-code'], run.kinds]).toEqual(['invalid-input', ['list']]);
    expect(run.errors.join()).toContain(
      'is the ID of "shop-pr-9" (ID shop-pr-7), and the display name of "shop-pr-7" (ID e-7). Write environments/ and the ID',
    );
    const script = { list: [listReply([other, both]), listReply([other])], record: [httpReply(200, both)] };
    const named = await deleteWith(script, { environment: 'environments/e-7' });
    expect(named.result).toEqual(DELETED);
  });

  test('of two with the same name neither is deleted', async () => {
    const list = [listReply([PREVIEW, environmentRecord('e-8', 'shop-pr-7')])];
    const run = await deleteWith({ list });
    expect([run.outputs['error-code'], run.kinds]).toEqual(['invalid-input', ['list']]);
  });
});

describe('the record decides last', () => {
  test.each<[string, string, string]>([
    ['404', httpReply(404), 'not-found'],
    ['403', httpReply(403), 'forbidden'],
    ['500', httpReply(500), 'server-error'],
    ['a page of HTML', httpReply(200, '<html></html>'), 'bad-reply'],
    ['the record of another one', httpReply(200, environmentRecord('e-8', 'shop-pr-7')), 'bad-reply'],
    ['another app', httpReply(200, environmentRecord('e-7', 'shop-pr-7', 'accounts/acme/apps/x')), 'bad-reply'],
    ['another name since', httpReply(200, environmentRecord('e-7', 'Production')), 'conflict'],
    ['another number since', httpReply(200, environmentRecord('e-7', 'shop-pr-8')), 'conflict'],
    ['no name', httpReply(200, { name: 'accounts/acme/apps/storefront/environments/e-7' }), 'conflict'],
  ])('%s: it was not deleted', async (_, record, code) => {
    const run = await deleteWith({ record: [record] });
    expect(run.result).toEqual({ ...ENDED, status: 'failed', 'error-code': code });
    expect(run.kinds).not.toContain('delete');
    expect(run.errors.join()).toContain('not deleted');
  });
});

describe('missing', () => {
  test('is an error that names what is there', async () => {
    const run = await deleteWith({ list: [listReply([environmentRecord('e-1', 'Production')])] });
    expect(run.result).toEqual({ ...ENDED, status: 'failed', 'error-code': 'not-found' });
    expect(run.errors.join()).toContain('The app has "Production" (ID e-1).');
  });

  test('is none with "if-missing: ignore", where the list was read', async () => {
    const run = await deleteWith({ list: [GONE] }, { 'if-missing': 'ignore' });
    expect([run.exitCode, run.kinds]).toEqual([0, ['list']]);
    expect(run.result).toEqual({ ...ENDED, status: 'skipped' });
  });

  test('deleted by someone else meanwhile: the list confirms it', async () => {
    const script = { list: [listReply([PREVIEW]), GONE], record: [httpReply(404)] };
    const run = await deleteWith(script, { 'if-missing': 'ignore' });
    expect([run.result, run.kinds]).toEqual([{ ...ENDED, status: 'skipped' }, ['list', 'record', 'list']]);
    const other = await deleteWith({ list: [listReply([PREVIEW]), GONE], delete: [httpReply(404)] });
    expect([other.outputs['error-code'], other.kinds]).toEqual(['not-found', ['list', 'record', 'delete', 'list']]);
  });

  test('a host that does not know the call: 404, and it is still there', async () => {
    const run = await deleteWith({ delete: [httpReply(404)] }, { 'if-missing': 'ignore' });
    expect(run.result).toEqual({ ...ENDED, status: 'failed', 'error-code': 'not-found' });
    expect(run.kinds).toEqual(['list', 'record', 'delete', 'list']);
  });
});

describe('after a lost answer it reads before it repeats', () => {
  const LOST: [string, string | undefined][] = [
    ['no answer', CUT],
    ['502', httpReply(502)],
    ['a page of HTML', httpReply(200, '<html></html>')],
  ];

  test.each(LOST)('%s: gone by the list is deleted', async (_, lost) => {
    const run = await deleteWith({ list: [listReply([PREVIEW]), GONE], delete: [lost] });
    expect([run.result, run.kinds]).toEqual([DELETED, ['list', 'record', 'delete', 'list']]);
  });

  test.each(LOST)('%s: still there is deleted again, after both reads', async (_, lost) => {
    const run = await deleteWith({ delete: [lost, httpReply(200, {})] });
    const again = ['list', 'record', 'delete'];
    expect([run.result, run.kinds]).toEqual([DELETED, [...again, ...again, 'list']]);
  });

  test('404 to the second request: the first one was carried out', async () => {
    const run = await deleteWith({
      list: [listReply([PREVIEW]), listReply([PREVIEW]), GONE],
      delete: [CUT, httpReply(404)],
    });
    expect(run.result).toEqual(DELETED);
  });

  test.each<[string, PreviewScript]>([
    ['the list cannot be read any more', { list: [listReply([PREVIEW]), httpReply(403)], delete: [CUT] }],
    ['the list is a page', { list: [listReply([PREVIEW]), listReply([], { nextPageToken: 'x' })], delete: [CUT] }],
    [
      'it has another name',
      { record: [httpReply(200, PREVIEW), httpReply(200, { ...PREVIEW, displayName: 'x' })], delete: [CUT] },
    ],
    ['the second one is refused', { delete: [CUT, httpReply(403)] }],
    ['three answers were lost', { delete: [CUT] }],
  ])('%s: the outcome is unknown', async (_, script) => {
    const run = await deleteWith(script);
    expect([run.exitCode, run.result]).toEqual([1, { ...ENDED, status: 'unknown', 'error-code': 'ambiguous' }]);
    expect(run.errors.join()).toContain('the environment may have been deleted');
    expect(run.kinds.filter((kind) => kind === 'delete').length).toBeLessThanOrEqual(3);
  });

  test('a cancel then leaves it unknown', async () => {
    const { onStart, cancel } = cancellation(130);
    let reads = 0;
    const list = (): string => {
      reads += 1;
      if (reads > 1) cancel();
      return listReply([PREVIEW]);
    };
    const run = await deleteWith({ list: [list], delete: [CUT] }, {}, { onStart });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([130, 'unknown', 'cancelled']);
  });
});
