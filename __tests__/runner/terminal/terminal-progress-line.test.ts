import { describe, expect, test } from '@jest/globals';
import { commandTerms } from '../../../src/runner/terminal/hosts.ts';
import { plainDialect } from '../../../src/runner/terminal/dialects.ts';
import { progressLine } from '../../../src/runner/terminal/terminal.ts';
import { showsStatusLine } from '../../../src/runner/terminal/status-line.ts';
import { createTerminal } from '../../../src/runner/terminal/terminal.ts';

test.each([
  [5, 20, 5000, '[#####---------------] text, 1.0 MB/s, 15.0 s left'],
  [19, 20, 100, '[###################-] text, 190.0 MB/s, 0.0 s left'],
  [1, 1000, 1000, '[--------------------] text, 1.0 MB/s, 16 min 39 s left'],
])('%i of %i MB after %i ms', (done, total, elapsed, line) => {
  expect(progressLine({ text: 'text', done: done * 1e6, total: total * 1e6, elapsed })).toBe(line);
});

test.each([
  ['nothing yet', 0, 10, 1000],
  ['all of it', 10, 10, 1000],
  ['no time gone', 5, 10, 0],
])('%s: no pace, and no time left', (_, done, total, elapsed) => {
  expect(progressLine({ text: 'text', done, total, elapsed })).toBe('text');
});

test('the log removes the line before it writes', () => {
  const seen: string[] = [];
  const { runner } = createTerminal({
    variables: {},
    cancelled: new AbortController().signal,
    isDebug: false,
    input: () => '',
    inputAsWritten: () => '',
    terms: commandTerms('plain'),
    dialect: plainDialect(false),
    writeLog: (text) => void seen.push(text),
    statusLine: { show: (text) => void seen.push(`status: ${text}`) },
    onOutputs: () => [],
  });
  runner.progress?.({ text: 'text', done: 0, total: 1, elapsed: 0 });
  runner.info('words');
  runner.progress?.(undefined);
  expect(seen).toEqual(['status: text', 'status: undefined', 'words\n', 'status: undefined']);
});

describe('there is a line', () => {
  test.each([
    ['in a terminal', true, {}, true],
    ['not in a pipe', false, {}, false],
    ['not on a CI host', true, { CI: 'true' }, false],
    ['not in a dumb terminal', true, { TERM: 'dumb' }, false],
  ])('%s', (_, isTerminal, variables, expected) => {
    expect(showsStatusLine(isTerminal, variables)).toBe(expected);
  });
});
