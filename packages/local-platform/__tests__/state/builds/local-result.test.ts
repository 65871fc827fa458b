import { describe, expect, test } from '@jest/globals';
import type { LogLine } from '../../../src/schemas/control/build-log.ts';
import { localResult } from '../../../src/state/builds/local-result.ts';
import type { Build, Environment } from '../../../src/state/model.ts';

const MAX_BYTES = 65_536;

function buildWith(more: Partial<Build>): Build {
  const environment = { live: undefined } as unknown as Environment;
  return {
    id: 'b-1',
    operationId: 'op-1',
    environment,
    cause: 'upload',
    archive: { sha256: '', bytes: 1, entryCount: 1, entries: [], sizes: [] },
    commit: undefined,
    createTime: 0,
    builtTime: Number.POSITIVE_INFINITY,
    deployedTime: Number.POSITIVE_INFINITY,
    willFail: false,
    ended: undefined,
    onEnd: undefined,
    failure: undefined,
    log: undefined,
    ...more,
  };
}

const WARNINGS = ['One', 'Two'].map((title) => ({ title, text: `${title}.` }));

function failedWith(message: string, texts: readonly string[]): ReturnType<typeof localResult> {
  const lines = texts.map((text): LogLine => ({ time: '', step: 'build', source: 'stderr', text }));
  const log = { lines: () => lines, warnings: WARNINGS, notices: [], count: 0, step: () => undefined };
  const ended = { result: 'failed', time: 5 } as const;
  return localResult(buildWith({ ended, failure: { step: 'build', message }, log }));
}

test.each([
  ['being built', {}, 'running'],
  ['being started', { builtTime: 3 }, 'running'],
  ['cancelled', { ended: { result: 'cancelled', time: 5 } }, 'cancelled'],
  ['superseded', { ended: { result: 'superseded', time: 5 } }, 'superseded'],
  ['superseded after it was live', { ended: { result: 'live', time: 5 } }, 'live'],
  ['failed on the control path', { ended: { result: 'failed', time: 5 } }, 'failed'],
] as const)('of a build that is %s there is the result alone', (_name, more, result) => {
  expect(localResult(buildWith(more))).toEqual({ result });
});

test('of a build that runs there is its step, too', () => {
  const log = {
    lines: () => [],
    warnings: [],
    notices: [],
    count: 0,
    step: () => ({ name: 'build', seconds: 19 }) as const,
  };
  expect(localResult(buildWith({ log }))).toEqual({
    result: 'running',
    step: 'build',
    stepNumber: 4,
    stepCount: 5,
    stepSeconds: 19,
  });
});

test('of a build that is live there are its warnings and notices, too', () => {
  const ended = { result: 'live', time: 5 } as const;
  const log = { lines: () => [], warnings: WARNINGS, notices: [], count: 0, step: () => undefined };
  expect(localResult(buildWith({ ended, log }))).toEqual({
    result: 'live',
    warnings: WARNINGS,
  });
  const quiet = { ...log, warnings: [] };
  expect(localResult(buildWith({ ended, log: { ...quiet, notices: WARNINGS } }))).toEqual({
    result: 'live',
    notices: WARNINGS,
  });
  expect(localResult(buildWith({ ended, log: quiet }))).toEqual({ result: 'live' });
  expect(localResult(buildWith({ log }))).toEqual({ result: 'running' });
});

describe('of a build that failed', () => {
  test('there are the step, the reason on one line, and the log without empty lines', () => {
    expect(failedWith('It ended.\nquoted\nquoted', ['$ npm run build', '', ' ', 'oh'])).toEqual({
      result: 'failed',
      step: 'build',
      reason: 'It ended.',
      log: ['$ npm run build', 'oh'],
    });
  });

  test.each([
    ['lines', Array.from({ length: 5000 }, (_, index) => `line ${index} "é" \\`)],
    ['one long line', ['first', 'x'.repeat(MAX_BYTES)]],
    ['a long line before the last', ['first', '😀'.repeat(MAX_BYTES), 'last']],
  ])('all of it is at most 64 KiB, and the end of the log stays: %s', (_name, texts) => {
    const result = failedWith('r'.repeat(100_000), texts);
    const { log = [] } = result;
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(MAX_BYTES);
    expect(log).toEqual(texts.slice(texts.length - log.length));
    // Not one more would have had room.
    const more = { ...result, log: [texts.at(-log.length - 1), ...log] };
    expect(Buffer.byteLength(JSON.stringify(more))).toBeGreaterThan(MAX_BYTES);
  });
});
