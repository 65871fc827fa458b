import { describe, expect, test } from '@jest/globals';
import { expectResultToFit } from '../support/steps/result-schema.ts';
import { outputVariables, resultLines, resultText, usageOutputs } from '../../src/cli/outputs.ts';

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
    expect(outputVariables(values, ['installs', 'install'])).toEqual([
      ['DEPLOY_STATUS', 'done'],
      ['DEPLOY_ARCHIVE_PATH', '/t\\u000a/a'],
    ]);
  });

  test('on stdout: those that have a value, or the result as JSON', () => {
    const shown = outputs({ status: 'done', count: '', 'build-id': 'b', result: '{"status":"done"}' });
    expect(resultText(shown, false)).toBe('status: done\nbuild-id: b');
    expect(resultText(shown, true)).toBe('{"status":"done"}');
  });

  test('on stdout after a wrong use: that alone, as nothing was done', () => {
    const ended = { status: 'failed', 'error-code': 'invalid-input', attempts: '0', 'purge-status': 'off' };
    expect(resultText(outputs(ended), false)).toBe('status: failed\nerror-code: invalid-input');
  });

  test.each([
    [[], false, false, ['status: done']],
    [[], false, true, undefined],
    [[], true, true, ['{"status":"done"}']],
    [['a table'], false, true, ['a table']],
    [['a table'], true, true, ['{"status":"done"}']],
  ])('after %j, with --json %s, where log and result are in one terminal %s', (shown, json, isWatched, expected) => {
    const ended = outputs({ status: 'done', result: '{"status":"done"}' });
    const terminal = { shown, outputs: ended, clean: (text: string) => text.split('\n') };
    expect(resultLines(terminal, { json, isWatched })).toEqual(expected);
  });

  const why = { problems: ['--port is not an option.', '--app is repeated.'], advice: '--help lists the options.' };

  const job = { repository: 'acme/site', commit: 'c'.repeat(40), run: 'https://git.example/acme/site/-/jobs/7' };
  const jobOf = { ...job, branch: 'main' };

  test('of a command that could not begin, with the reason', () => {
    const refused = { status: 'failed', 'error-code': 'invalid-input', created: false, count: null };
    const texts = { status: 'failed', 'error-code': 'invalid-input', created: 'false', count: '' };
    const result = { ...refused, warnings: [], error: null };
    const error = {
      title: 'Invalid input',
      message: '--port is not an option. --app is repeated.',
      advice: '--help lists the options.',
      more: 'docs/how-to/fix-an-error.md#invalid-input in the repository of headless-deploy',
      step: '',
      lines: [],
    };
    expect(Object.fromEntries(usageOutputs({ refused, result }, why, true, jobOf))).toEqual({
      ...texts,
      result: JSON.stringify({ ...result, ...job, error }),
    });
  });

  test.each([
    [false, 'off'],
    [true, 'skipped'],
  ])('of a deploy that could not begin: with a webhook %s, the purge was %s', (isPurgeWanted, expected) => {
    const refused = { 'purge-status': 'off' };
    const ended = usageOutputs({ refused, result: refused }, why, isPurgeWanted, jobOf);
    expect(ended.get('purge-status')).toBe(expected);
    expect(JSON.parse(ended.get('result') ?? '')).toMatchObject({ 'purge-status': expected });
  });

  test('of a status that could not begin: its commit is that of the live build, not of the job', () => {
    const ended = usageOutputs({ refused: { commit: '' }, result: { commit: '' } }, why, false, jobOf);
    expect(JSON.parse(ended.get('result') ?? '')).toMatchObject({ ...job, commit: '' });
  });

  test('of a command that is not there', () => {
    expectResultToFit(usageOutputs(undefined, why, false, jobOf).get('result'), 'unknown-command');
  });
});
