import { describe, expect, test } from '@jest/globals';
import { defineStep } from '../../../src/actions/step/step.ts';
import type { Action, StepInputs } from '../../../src/actions/step/step.ts';
import type { Services } from '../../../src/actions/step/call-context.ts';
import type { Report } from '../../../src/actions/step/report/report.ts';
import { InvalidInputError, OutcomeError, StepError, StopError } from '../../../src/shared/errors.ts';
import { PlatformError } from '../../../src/platform/retry/platform-error.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { textOfHtml } from '../../support/pages/html-tokens.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';

type Inputs = StepInputs;

interface Facts {
  readonly name: string;
}

type Parts = Partial<Pick<Action<Inputs, Facts, Services>, 'read' | 'run' | 'report'>>;

const REPORT: Report<Inputs, Facts> = {
  outputs: ({ name = '' }) => ({ name }),
  advice: () => 'Do this.\nDetail of the advice.',
  summary: ({ name }, { status }) => ({ heading: `It is ${status}`, subject: name }),
};

/** Runs an action in the frame. */
async function runStep(parts: Parts, runner: RecordingRunner = recordingRunner({}), clock = fakeClock()) {
  const step = defineStep<Inputs, Facts>({
    inputs: {},
    read: () => ({ timeoutMinutes: 1, failOnWarning: false }),
    run: async () => 'done',
    report: REPORT,
    ...parts,
  });
  const exitCode = await step(runner, { clock });
  const { outputs, log, summaries } = runner;
  return { exitCode, outputs, log, summary: summaries.map(textOfHtml).join('\n') };
}

test('annotations name the site once the inputs are read, without what was refused of it later', async () => {
  const runner = recordingRunner({ account: 'acme', app: 'shop', environment: 'Production' });
  await runStep(
    {
      run: async () => {
        throw new InvalidInputError([{ input: 'environment', problem: 'is the name of two' }]);
      },
    },
    runner,
  );
  expect(runner.abouts).toEqual([' (acme / shop / Production)', ' (acme / shop)']);
});

/** An error as the file system throws it. */
function systemError(code: string, path?: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'write', ...(path === undefined ? {} : { path }) });
}

test('what was recorded before a failure is reported', async () => {
  const { exitCode, outputs, log } = await runStep({
    run: async (_inputs, { record }) => {
      record({ name: 'known' });
      throw new StepError('conflict', 'It is there.\nDetail of the message.');
    },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'conflict', name: 'known' });
  expect(log).toEqual([
    'error: Conflict: It is there.\nDetail of the message.\nDo this.\nDetail of the advice.',
    'More: docs/how-to/fix-an-error.md#conflict',
  ]);
});

test('the summary shows for which commit it ran, and how long', async () => {
  const clock = fakeClock();
  const run = async (): Promise<'done'> => {
    clock.advance(12_345);
    return 'done';
  };
  const { summary } = await runStep({ run }, recordingRunner({}, { GITHUB_SHA: 'a'.repeat(40) }), clock);
  expect(summary).toBe('✔ It is done\nAt commit aaaaaaa in 12.3 s');
});

test('a summary that cannot be written changes nothing else', async () => {
  const runner = recordingRunner({});
  runner.summary = async () => {
    throw systemError('ENOSPC', '/github/summary');
  };
  const { exitCode, log } = await runStep({}, runner);
  expect(exitCode).toBe(0);
  expect(log.at(-1)).toMatch(/^warning: No job summary: .*ENOSPC/);
});

test('a failure after the platform has accepted leaves the status accepted', async () => {
  const { exitCode, outputs } = await runStep({
    run: async (_inputs, { record }) => {
      record({ accepted: true });
      throw new StopError('cancelled', 'The step was cancelled.', 143);
    },
  });
  expect(exitCode).toBe(143);
  expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cancelled' });
});

test.each(['failed', 'unknown', 'live'] as const)('what became of it since is known better: %s', async (status) => {
  const { exitCode, outputs } = await runStep({
    run: async (_inputs, { record }) => {
      record({ accepted: true });
      throw new OutcomeError('build-failed', 'It is not live.', status);
    },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status, 'error-code': 'build-failed' });
});

test('out of time after refusals: the advice is that of the last one', async () => {
  const refused = new PlatformError('network', 'It was not reached.', 'failed', { reason: 'ECONNREFUSED' });
  const { outputs, log } = await runStep({
    run: async () => {
      throw new StopError('timeout', 'It was not reached. The time is up.', 1, 'failed', { cause: refused });
    },
    report: { ...REPORT, advice: ({ code }) => `What to do about ${code}.` },
  });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'timeout' });
  expect(log.slice(-2)).toEqual([
    'error: Timed out: It was not reached. The time is up.\nWhat to do about network.',
    'More: docs/how-to/fix-an-error.md#timed-out',
  ]);
});

test('several bad inputs are one line, with a number each', async () => {
  const { log } = await runStep({
    read: () => {
      throw new InvalidInputError([
        { input: 'a', problem: 'is required' },
        { input: 'b', value: 'x', problem: 'must be y' },
      ]);
    },
  });
  expect(log[0]).toMatch(/^error: Invalid input: 2 problems: \(1\) a: is required\. \(2\) b: "x" must be y\.\n/);
});

/** What the outputs say while a step sends, or right after the platform has accepted. */
async function outputsWhile(accepted: boolean): Promise<Record<string, string>> {
  const runner = recordingRunner({});
  let seen: Record<string, string> = {};
  await runStep(
    {
      run: async (_inputs, { record, aboutToSend }) => {
        expect(runner.outputs).toEqual({});
        record({ name: 'known' });
        aboutToSend();
        if (accepted) record({ accepted: true });
        seen = { ...runner.outputs };
        return 'done';
      },
    },
    runner,
  );
  expect(runner.outputs).toMatchObject({ status: 'done', 'error-code': '' });
  return seen;
}

describe('a step that is killed while it sends', () => {
  test('leaves the outputs of an unknown outcome', async () => {
    expect(await outputsWhile(false)).toMatchObject({ status: 'unknown', 'error-code': 'cancelled', name: 'known' });
  });

  test('leaves accepted where the platform had answered', async () => {
    expect(await outputsWhile(true)).toMatchObject({ status: 'accepted', 'error-code': 'cancelled', name: 'known' });
  });
});

describe('reporting that fails itself', () => {
  const failing: Parts = {
    run: async (_inputs, { onEnd }) => {
      onEnd(() => {
        throw systemError('EBUSY', '/temp/x');
      });
      throw new StepError('conflict', 'It is there.');
    },
  };

  test('a clean-up that throws loses neither the outputs nor the error', async () => {
    const { exitCode, outputs, log } = await runStep(failing);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'conflict' });
    expect(log).toEqual([
      expect.stringMatching(/^error: Conflict: It is there\./),
      'More: docs/how-to/fix-an-error.md#conflict',
      'warning: Not cleaned up: A temporary file could not be removed: /temp/x cannot be used: EBUSY. Check its permissions.',
    ]);
  });

  test('a clean-up that throws does not turn a good step red', async () => {
    const { exitCode, outputs } = await runStep({
      run: async (_inputs, { onEnd }) => {
        onEnd(() => {
          throw systemError('EPERM', '/temp/x');
        });
        return 'done';
      },
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'done', 'error-code': '' });
  });

  test('outputs that cannot be written do not hide why the step failed', async () => {
    const runner = recordingRunner({});
    runner.output = () => {
      throw systemError('ENOSPC', '/github/output');
    };
    const { exitCode, log } = await runStep(failing, runner);
    expect(exitCode).toBe(1);
    expect(log.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'error: Conflict',
      'More: docs/how-to/fix-an-error.md#conflict',
      'error: Outputs not written',
      'More: docs/how-to/fix-an-error.md#outputs-not-written',
      'warning: Not cleaned up',
    ]);
    expect(log[2]).toContain('The disk of "/github/output" is full (ENOSPC). Free space');
    expect(log[2]).toContain('The step itself has the status "failed".');
  });

  test('outputs that cannot be written turn a good step red', async () => {
    const runner = recordingRunner({});
    runner.output = () => {
      throw systemError('EACCES', '/github/output');
    };
    const { exitCode, log } = await runStep({}, runner);
    expect(exitCode).toBe(1);
    expect(log).toEqual([
      expect.stringMatching(
        /^error: Outputs not written: .*EACCES.*"done"\.\nThe runner names their file in GITHUB_OUTPUT: /,
      ),
      'More: docs/how-to/fix-an-error.md#outputs-not-written',
    ]);
  });
});
