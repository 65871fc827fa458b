import { expect, test } from '@jest/globals';
import { defineStep } from '../../../src/actions/step/step.ts';
import type { StepInputs } from '../../../src/actions/step/step.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';

/** Runs a step that sends something, while the outputs can only be written until then, or never. */
async function runStep(isWritable: (sent: boolean) => boolean) {
  const runner = recordingRunner({});
  let sent = false;
  runner.output = (name, value) => {
    if (!isWritable(sent)) throw new Error('Missing file at path: /github/output');
    runner.outputs[name] = value;
  };
  const step = defineStep<StepInputs, object>({
    inputs: {},
    read: () => ({ timeoutMinutes: 1, failOnWarning: false }),
    run: async (_inputs, { record, aboutToSend }) => {
      aboutToSend();
      sent = true;
      record({ accepted: true });
      aboutToSend();
      return 'done';
    },
    report: {
      outputs: () => ({}),
      advice: (error) => error.advice ?? '',
      summary: (_facts, { status }) => ({ heading: status, subject: undefined }),
    },
  });
  const exitCode = await step(runner, { clock: fakeClock() });
  return { exitCode, sent, log: runner.log.filter((line) => !line.startsWith('debug: ')) };
}

test('they end the step before anything is sent, with one error', async () => {
  const { exitCode, sent, log } = await runStep(() => false);
  expect([exitCode, sent]).toEqual([1, false]);
  expect(log).toEqual([
    expect.stringMatching(
      /^error: Outputs not written: The outputs cannot be written, so nothing was sent: .*Missing file.*\.\nThe runner names their file in GITHUB_OUTPUT: /,
    ),
    'More: docs/how-to/fix-an-error.md#outputs-not-written',
  ]);
});

test('once something is sent, they are reported with how the step ended', async () => {
  const { exitCode, sent, log } = await runStep((isSent) => !isSent);
  expect([exitCode, sent]).toEqual([1, true]);
  expect(log[0]).toMatch(/^error: Outputs not written: .*Missing file.*has the status "done"/);
});
