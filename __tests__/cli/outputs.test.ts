import { describe, expect, test } from '@jest/globals';
import { outputVariables, resultText, usageOutputs } from '../../src/cli/outputs.ts';

const outputs = (values: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(values));

describe('outputs', () => {
  const values = outputs({
    status: 'done',
    'archive-path': '/t\n/a',
    installs: '[]',
    install: '{}',
    result: '{"a":1}',
  });

  test('as variables: a line each, and no documents', () => {
    expect(outputVariables(values)).toEqual([
      ['DEPLOY_STATUS', 'done'],
      ['DEPLOY_ARCHIVE_PATH', '/t\\u000a/a'],
    ]);
  });

  test('on stdout: those that have a value, or the result as JSON', () => {
    const shown = outputs({ status: 'done', count: '', 'build-id': 'b', result: '{"status":"done"}' });
    expect(resultText(shown, false)).toBe('status: done\nbuild-id: b');
    expect(resultText(shown, true)).toBe('{"status":"done"}');
  });

  test('of a command that could not begin', () => {
    const refused = { status: 'failed', 'error-code': 'invalid-input', created: false, count: null };
    const texts = { status: 'failed', 'error-code': 'invalid-input', created: 'false', count: '' };
    expect(Object.fromEntries(usageOutputs({ refused }, true))).toEqual({
      ...texts,
      result: JSON.stringify({ ...refused, warnings: [] }),
    });
  });

  test.each([
    [false, 'off'],
    [true, 'skipped'],
  ])('of a deploy that could not begin: with a webhook %s, the purge was %s', (isPurgeWanted, expected) => {
    const ended = usageOutputs({ refused: { 'purge-status': 'off' } }, isPurgeWanted);
    expect(ended.get('purge-status')).toBe(expected);
  });
});
