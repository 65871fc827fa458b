import { describe, expect, test } from '@jest/globals';
import { parseLocalResult as parseLocalResultOf } from '../../../../src/platform/api/local/result.ts';

const FAILED = { result: 'failed', step: 'build', reason: 'It ended.', log: ['$ npm run build', ''] };
const { log: _, ...WITHOUT_LOG } = FAILED;
const [ONE, TWO] = ['One', 'Two'].map((title) => ({ title, text: `${title}.` }));

const parseLocalResult = (value: unknown, apiRoot = 'http://127.0.0.1:8080') =>
  parseLocalResultOf(value, new URL(apiRoot));

/** As JSON, these are so many bytes longer than nothing. */
const NESTED = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;

test('a failure has a step, a reason, and the log where there is one', () => {
  expect(parseLocalResult(FAILED)).toEqual({ step: 'build', reason: 'It ended.', log: ['$ npm run build', ''] });
  expect(parseLocalResult(WITHOUT_LOG)).toEqual({ step: 'build', reason: 'It ended.', log: [] });
  expect(parseLocalResult({ ...FAILED, more: 1 })).toBeDefined();
});

test('what is still to come is known', () => {
  expect(parseLocalResult({ result: 'running' })).toEqual({ running: undefined });
  const step = { step: 'build', stepNumber: 4, stepCount: 5, stepSeconds: 19 };
  expect(parseLocalResult({ result: 'running', ...step })).toEqual({
    running: { name: 'build', number: 4, count: 5, seconds: 19 },
  });
  for (const odd of [{ step: 4 }, { stepNumber: '4' }, { stepCount: -1 }, { stepSeconds: 1.5 }])
    expect(parseLocalResult({ result: 'running', ...step, ...odd })).toEqual({ running: undefined });
});

test('a build that is live has warnings, notices, or nothing to say', () => {
  const [warnings, notices] = [[ONE, TWO], [TWO]];
  expect(parseLocalResult({ result: 'live', warnings })).toEqual({ warnings, notices: [] });
  expect(parseLocalResult({ result: 'live', notices })).toEqual({ warnings: [], notices });
  expect(parseLocalResult({ result: 'failed', warnings })).toBeUndefined();
  expect(parseLocalResult({ ...FAILED, warnings })).not.toHaveProperty('warnings');
});

test('other fields do not count, however deep they are', () => {
  expect(parseLocalResult({ ...FAILED, more: NESTED })).toHaveProperty('step', 'build');
});

test.each(['https://api.example.com', 'https://127.0.0.1.example.com', 'https://[::2]'])('%s has no say', (apiRoot) => {
  expect(parseLocalResult(FAILED, apiRoot)).toBeUndefined();
  expect(parseLocalResult({ result: 'running' }, apiRoot)).toBeUndefined();
  expect(parseLocalResult({ result: 'live', warnings: [ONE] }, apiRoot)).toBeUndefined();
});

test('64 KiB are read, and no byte more', () => {
  const room = 65_536 - Buffer.byteLength(JSON.stringify({ ...FAILED, log: [''] }));
  expect(parseLocalResult({ ...FAILED, log: ['x'.repeat(room)] })?.valueOf()).toHaveProperty('step', 'build');
  expect(parseLocalResult({ ...FAILED, log: ['x'.repeat(room + 1)] })).toBeUndefined();
  expect(parseLocalResult({ ...FAILED, log: [`${'x'.repeat(room - 1)}é`] })).toBeUndefined();
});

describe('anything else says nothing', () => {
  test.each<[unknown]>([
    [undefined],
    [null],
    [true],
    [1],
    ['failed'],
    [[]],
    [[FAILED]],
    [{}],
    [{ ...FAILED, result: 'live' }],
    [{ ...FAILED, result: 'FAILED' }],
    [{ ...FAILED, result: ['failed'] }],
    [{ ...FAILED, result: { failed: true } }],
    [{ ...FAILED, result: 1 }],
    [{ ...FAILED, step: undefined }],
    [{ ...FAILED, step: 5 }],
    [{ ...FAILED, step: '' }],
    [{ ...FAILED, step: ['build'] }],
    [{ ...FAILED, reason: undefined }],
    [{ ...FAILED, reason: null }],
    [{ ...FAILED, reason: ' \n' }],
    [{ ...FAILED, reason: 1e308 }],
    [{ ...FAILED, reason: { toString: 'x' } }],
    [{ ...FAILED, log: null }],
    [{ ...FAILED, log: 'line' }],
    [{ ...FAILED, log: { 0: 'line', length: 1 } }],
    [{ ...FAILED, log: [1] }],
    [{ ...FAILED, log: ['line', null] }],
    [{ ...FAILED, log: [['line']] }],
    [{ ...FAILED, log: NESTED }],
    [{ result: 'live' }],
    [{ result: 'live', warnings: [] }],
    [{ result: 'live', warnings: ONE }],
    [{ result: 'live', warnings: [ONE], notices: 'Two.' }],
    [{ result: 'live', warnings: ['One.'] }],
    [{ result: 'live', warnings: [ONE, { ...TWO, text: ' ' }] }],
    [{ result: 'live', warnings: [ONE, { ...TWO, title: 2 }] }],
    [{ result: 'live', warnings: [[ONE]] }],
    [{ result: 'live', warnings: Array.from({ length: 11 }, () => ONE) }],
  ])('%#', (value) => {
    expect(parseLocalResult(value)).toBeUndefined();
  });
});
