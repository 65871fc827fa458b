import { describe, expect, test } from '@jest/globals';
import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { endTime } from '../../support/recording-runner.ts';
import type { RecordingRunner } from '../../support/recording-runner.ts';
import { environmentRecord, listReply, PREVIEW, previewPlatform } from '../../support/preview-platform.ts';
import type { PreviewScript } from '../../support/preview-platform.ts';
import { cancellation, deleteEnvironmentInputs, runAction } from '../../support/sibling-actions.ts';
import type { ActionOptions, Inputs } from '../../support/sibling-actions.ts';
import { httpReply } from '../../support/socket-server.ts';

async function deleteWith(script: PreviewScript, overrides: Inputs = {}, options: ActionOptions = {}) {
  const server = await previewPlatform(script);
  const run = await runAction(deleteEnvironmentAction, deleteEnvironmentInputs(server.origin, overrides), options);
  return { ...run, kinds: server.kinds() };
}

const ENDED = { 'error-code': '', deleted: [], kept: [] };
const DELETED = { ...ENDED, status: 'accepted', deleted: [{ id: 'e-7', displayName: 'shop-pr-7' }] };
const CUT = undefined;
const GONE = listReply([]);

test('list, record, DELETE, and the list again: in this order', async () => {
  const run = await deleteWith({});
  expect([run.exitCode, run.kinds]).toEqual([0, ['list', 'record', 'delete', 'list']]);
  expect(run.result).toEqual(DELETED);
  expect(run.log.at(-1)).toBe('Deleted: "shop-pr-7" (ID e-7)');
});

const OPERATION = { name: 'accounts/acme/apps/storefront/environments/e-7/operations/o' };
const STILL = listReply([PREVIEW]);

describe('a 2xx is not yet a deletion: the list shows it', () => {
  test.each<[string, unknown]>([
    ['an empty body', ''],
    ['an empty object', {}],
    ['an operation', { ...OPERATION, done: false }],
    ['an operation that is done', { ...OPERATION, done: true, response: {} }],
    ['an operation without an error', { ...OPERATION, done: true, error: {} }],
    ['a success', { success: true, errors: [], error: null }],
    ['good news', { message: 'Deleted.', code: 200 }],
    ['the record', PREVIEW],
  ])('%s: it waits until the list has it no more', async (_, body) => {
    const run = await deleteWith({ list: [STILL, STILL, STILL, STILL, GONE], delete: [httpReply(200, body)] });
    expect([run.exitCode, run.result]).toEqual([0, DELETED]);
    expect(run.kinds).toEqual(['list', 'record', 'delete', 'list', 'list', 'list', 'list']);
    expect(run.pauses).toHaveLength(3);
    const waiting = 'Accepted; waiting until the list no longer has "shop-pr-7" (ID e-7)';
    expect(run.log.filter((line) => line === waiting)).toHaveLength(1);
  });

  test.each(['', '{}', JSON.stringify(OPERATION)])('%j, and still there when the time is up: unknown', async (body) => {
    let reads = 0;
    let runner: RecordingRunner | undefined;
    const list = (): string => {
      reads += 1;
      if (reads === 5) endTime(runner);
      return STILL;
    };
    const onStart = (started: RecordingRunner): void => void (runner = started);
    const run = await deleteWith({ list: [list], delete: [httpReply(200, body)] }, {}, { onStart });
    expect([run.exitCode, run.result]).toEqual([1, { ...ENDED, status: 'unknown', 'error-code': 'timeout' }]);
    expect(run.errors.join()).toContain(
      'accepted the request to delete "shop-pr-7" (ID e-7), but its list of environments does not show that it has gone',
    );
    expect(run.summaries.join()).toContain('Outcome unknown, the environment may have been deleted');
  });

  test('a cancel then leaves it unknown', async () => {
    const { onStart, cancel } = cancellation(143);
    let reads = 0;
    const list = (): string => {
      reads += 1;
      if (reads > 2) cancel();
      return STILL;
    };
    const run = await deleteWith({ list: [list] }, {}, { onStart });
    expect([run.exitCode, run.outputs['status'], run.outputs['error-code']]).toEqual([143, 'unknown', 'cancelled']);
  });

  test.each<[string, string, string]>([
    ['refused', httpReply(403), 'forbidden'],
    ['only a page', listReply([], { nextPageToken: 'x' }), 'bad-reply'],
    ['cut short', listReply([], { truncated: true }), 'bad-reply'],
    ['an error', httpReply(200, { environments: [], error: { code: 14, message: 'shard away' } }), 'bad-reply'],
  ])('a list that is %s shows nothing', async (_, list, code) => {
    for (const lists of [
      [STILL, list],
      [STILL, STILL, list],
    ]) {
      const run = await deleteWith({ list: lists });
      expect([run.exitCode, run.result]).toEqual([1, { ...ENDED, status: 'unknown', 'error-code': code }]);
      expect(run.kinds.filter((kind) => kind === 'delete')).toHaveLength(1);
    }
  });
});

describe('a 2xx that refuses is no deletion', () => {
  const REFUSALS: [string, unknown, string][] = [
    ['an error object', { type: 'conflict', code: 'build_running', message: 'A build runs.' }, 'A build runs'],
    ['one with several errors', { message: 'Not now', errors: [{ code: 'busy', message: 'A build runs' }] }, 'busy'],
    ['an error in a field', { error: { code: 9, message: 'A build runs.' } }, 'A build runs (code 9)'],
    ['an error as text', { error: 'A build runs' }, 'A build runs'],
    ['an error without a text', { error: true }, 'an error without a text'],
    ['success: false', { success: false, message: 'A build runs' }, 'A build runs'],
    ['success: false alone', { success: false }, 'an error without a text'],
    ['a status that failed', { status: 'error', message: 'A build runs' }, 'A build runs'],
    ['a number of HTTP', { code: 409, message: 'A build runs' }, 'A build runs'],
    ['an operation that failed', { ...OPERATION, done: true, error: { code: 9, message: 'A build runs' } }, 'A build'],
    ['one that is not done', { ...OPERATION, done: false, error: { code: 9, message: 'A build runs' } }, 'A build'],
  ];

  test.each(REFUSALS)('%s: failed, with what it says', async (_, body, words) => {
    const run = await deleteWith({ list: [STILL], delete: [httpReply(200, body)] }, { 'if-missing': 'ignore' });
    expect([run.exitCode, run.result]).toEqual([1, { ...ENDED, status: 'failed', 'error-code': 'rejected' }]);
    expect(run.kinds).toEqual(['list', 'record', 'delete', 'list']);
    expect(run.errors.join()).toMatch(/with HTTP 200, and refused it: /);
    expect(run.errors.join()).toContain(words);
  });

  test.each(REFUSALS)('%s: unknown where the list cannot be read', async (_, body) => {
    const run = await deleteWith({ list: [STILL, httpReply(403)], delete: [httpReply(200, body)] });
    expect([run.exitCode, run.result]).toEqual([1, { ...ENDED, status: 'unknown', 'error-code': 'rejected' }]);
  });

  test.each(REFUSALS)('%s: someone else has deleted what the list has no more', async (_, body) => {
    const script = { list: [STILL, GONE], delete: [httpReply(200, body)] };
    const run = await deleteWith(script, { 'if-missing': 'ignore' });
    expect([run.exitCode, run.result]).toEqual([0, { ...ENDED, status: 'skipped' }]);
  });

  test.each([{ error: { message: '\u202e\n::error::x' } }, { error: '\u202e\n::error::x' }])(
    'what it says is made fit for the log: %j',
    async (body) => {
      const run = await deleteWith({ list: [STILL], delete: [httpReply(200, body)] });
      expect(run.errors.join()).not.toMatch(/\u202e|\n::error/);
    },
  );
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
    expect(run.errors.join()).toContain(
      'Only one whose display name is "shop-pr-" (the "prefix") and digits is deleted',
    );
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

describe('a refusal', () => {
  test.each([429, 503])('%s with Retry-After is repeated after both reads', async (status) => {
    const run = await deleteWith({ delete: [httpReply(status, '', { 'Retry-After': '2' }), httpReply(200, {})] });
    expect(run.result).toEqual(DELETED);
    expect(run.kinds).toEqual(['list', 'record', 'delete', 'list', 'record', 'delete', 'list']);
    expect(run.pauses).toEqual([expect.any(Number)]);
    expect(run.pauses[0]).toBeGreaterThanOrEqual(2000);
  });

  test.each<[number, string]>([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [409, 'conflict'],
    [400, 'rejected'],
    [405, 'rejected'],
    [302, 'rejected'],
  ])('%s ends the step', async (status, code) => {
    const run = await deleteWith({ delete: [httpReply(status)] });
    expect(run.result).toEqual({ ...ENDED, status: 'failed', 'error-code': code });
    expect(run.kinds).toEqual(['list', 'record', 'delete']);
  });
});
