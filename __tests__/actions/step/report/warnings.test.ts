import { describe, expect, test } from '@jest/globals';
import { defineStep } from '../../../../src/actions/step/step.ts';
import type { StepContext } from '../../../../src/actions/step/step.ts';
import { OutcomeError } from '../../../../src/shared/errors.ts';
import type { Status } from '../../../../src/shared/errors.ts';
import { textOfHtml } from '../../../support/pages/html-tokens.ts';
import { fakeClock } from '../../../support/steps/fake-clock.ts';
import { recordingRunner } from '../../../support/runners/recording-runner.ts';

type Run = (context: StepContext<object>) => Promise<Status>;

async function stepWith(run: Run, failOnWarning = false, runner = recordingRunner({})) {
  const step = defineStep<{ timeoutMinutes: number; failOnWarning: boolean }, object>({
    inputs: {},
    read: () => ({ timeoutMinutes: 1, failOnWarning }),
    run: async (_, context) => await run(context),
    report: {
      outputs: () => ({}),
      advice: ({ advice = '' }) => advice,
      summary: (_, { status }) => ({ heading: `It is ${status}` }),
    },
  });
  const exitCode = await step(runner, { clock: fakeClock() });
  const result = JSON.parse(runner.outputs['result'] ?? '') as Record<string, unknown>;
  return { exitCode, result, log: runner.log, summary: runner.summaries.map(textOfHtml).join('\n') };
}

const warnTwice: Run = async ({ runner }) => {
  runner.warning('No lock file', 'The install will fail.\n  package.json');
  runner.warning('Secret found', 'In 2 files.');
  return 'dry-run';
};

test('warnings are counted in the heading of the summary, listed below it, and part of `result`', async () => {
  const { exitCode, result, summary } = await stepWith(warnTwice);
  expect(exitCode).toBe(0);
  expect(summary).toMatch(/^○ ⚠ It is dry-run, 2 warnings/);
  expect(summary).toContain('No lock file. The install will fail.');
  expect(summary).not.toContain('package.json');
  expect(result).toMatchObject({
    status: 'dry-run',
    warnings: [
      { title: 'No lock file', text: 'The install will fail.\n  package.json' },
      { title: 'Secret found', text: 'In 2 files.' },
    ],
  });
});

test('without a warning there is no word about them', async () => {
  const { result, summary } = await stepWith(async () => 'done');
  expect(result['warnings']).toEqual([]);
  expect(summary).not.toMatch(/warning/i);
});

test('a warning that holds a secret is passed on without it', async () => {
  const { result } = await stepWith(async ({ runner }) => {
    runner.mask(['s3cr3t']);
    runner.warning('Superseded', 'By build s3cr3t.');
    return 'done';
  });
  expect(result['warnings']).toEqual([{ title: 'Superseded', text: 'By build ***.' }]);
});

describe('fail-on-warning', () => {
  test('ends a step that sends nothing, with all of them', async () => {
    const { exitCode, result, log, summary } = await stepWith(warnTwice, true);
    expect([exitCode, result['status'], result['error-code']]).toEqual([1, 'failed', 'warning']);
    expect(log).toContain(
      'error: Stopped by a warning: 2 warnings before anything was sent (No lock file, Secret found), and "fail-on-warning" is true.\n  No lock file: The install will fail.\n  Secret found: In 2 files.',
    );
    expect(summary.match(/No lock file/g)).toHaveLength(2);
  });

  test('ends a step before it sends', async () => {
    let isSent = false;
    const { exitCode, result } = await stepWith(async ({ runner, aboutToSend }) => {
      runner.warning('No lock file', 'The install will fail.');
      aboutToSend();
      isSent = true;
      return 'accepted';
    }, true);
    expect([exitCode, result['error-code'], isSent]).toEqual([1, 'warning', false]);
  });

  test('does not count what comes after it has sent', async () => {
    const { exitCode, result } = await stepWith(async ({ runner, aboutToSend }) => {
      aboutToSend();
      runner.warning('Cache not purged', 'HTTP 500.');
      aboutToSend();
      return 'accepted';
    }, true);
    expect([exitCode, result['status'], result['error-code']]).toEqual([0, 'accepted', '']);
  });

  test('does not hide another failure', async () => {
    const { result } = await stepWith(async ({ runner }) => {
      runner.warning('No lock file', 'The install will fail.');
      throw new OutcomeError('build-failed', 'It failed.', 'failed');
    }, true);
    expect(result['error-code']).toBe('build-failed');
  });
});
