import { expect, test } from '@jest/globals';
import { FAULT_KINDS, faultLabel, readFaultForm } from '../../src/portal/fault-form.ts';

const NAMES = FAULT_KINDS.flatMap(({ kinds }) => kinds.map(({ name }) => name));

function read(fields: Readonly<Record<string, string>>): ReturnType<typeof readFaultForm> {
  return readFaultForm(new URLSearchParams({ endpoint: 'upload', kind: '500', ...fields }));
}

test('kinds have names of their own', () => expect(new Set(NAMES).size).toBe(NAMES.length));

test.each(NAMES)('%s can be chosen, with a delay, too', (kind) => {
  const { faults, problems } = read({ kind, delay: '1.5' });
  expect(problems).toEqual([]);
  expect(faults).toEqual([expect.objectContaining({ endpoint: 'upload', delayMs: 1500 })]);
});

test.each([
  [{}, { endpoint: 'upload', status: 500 }],
  [
    { endpoint: '*', count: ' 3 ', skip: '0', delay: '0' },
    { endpoint: '*', status: 500, count: 3, skip: 0 },
  ],
  [{ kind: 'no-answer' }, { endpoint: 'upload', cutAfterResponseBytes: 0 }],
  [{ kind: 'html' }, { endpoint: 'upload', malformed: 'html' }],
  [
    { kind: 'delay', delay: '600' },
    { endpoint: 'upload', delayMs: 600_000 },
  ],
])('%j', (fields, fault) => expect(read(fields)).toEqual({ faults: [fault], problems: [] }));

test.each([
  [{ endpoint: 'nowhere' }, 'Endpoint: must be one of "create-app", '],
  [{ kind: '418' }, 'What happens: must be one of those in the list'],
  [{ kind: 'fail-build', endpoint: 'installs' }, 'What happens: works with the endpoint "upload" only'],
  [{ kind: 'delay' }, 'Delay in seconds: is required if nothing else happens'],
  [{ delay: '600.001' }, 'Delay in seconds: must be a number from 0 to 600'],
  [{ delay: '-1' }, 'Delay in seconds: must be a number from 0 to 600, such as 1.5'],
  [{ delay: '1,5' }, 'Delay in seconds: must be a number from 0 to 600, such as 1.5'],
  [{ count: '0' }, 'Requests to affect: must be a whole number of at least 1'],
  [{ count: 'all' }, 'Requests to affect: must be a whole number of at least 1'],
  [{ skip: '1e9' }, 'Requests to skip first: must be a whole number of at least 0'],
])('%j is refused', (fields, message) => {
  const { faults, problems } = read(fields);
  expect(faults).toEqual([]);
  expect(problems.map((problem) => `${problem.label}: ${problem.message}`)).toEqual([expect.stringContaining(message)]);
});

test('all that is wrong is said at once, in the order of the fields', () => {
  const { problems } = read({ delay: 'x', skip: 'x', count: '', kind: 'fail-build', endpoint: 'installs' });
  expect(problems.map(({ field }) => field)).toEqual(['kind', 'skip', 'delay']);
  const all = read({ delay: 'x', skip: 'x', count: 'x', kind: 'x', endpoint: 'x' }).problems;
  expect(all.map(({ field }) => field)).toEqual(['endpoint', 'kind', 'count', 'skip', 'delay']);
});

test.each([
  [{ status: 503, headers: { 'retry-after': '1' } }, '503 Service Unavailable, Retry-After: 1'],
  [{ cutAfterResponseBytes: 0, delayMs: 1500 }, 'No answer: the connection is reset, delayed by 1.5 s'],
  [{ delayMs: 90_000 }, 'delayed by 1 min 30 s'],
  // Not of the list.
  [{ status: 503 }, 'status: 503'],
  [{ status: 418, taken: true, delayMs: 1000 }, 'status: 418, taken, delayed by 1.0 s'],
])('%j is called %j', (fault, label) => {
  expect(faultLabel({ endpoint: 'upload', count: 2, skip: 1, ...fault })).toBe(label);
});
