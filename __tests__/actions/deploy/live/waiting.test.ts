import { expect, test } from '@jest/globals';
import { showWaiting, WaitLog } from '../../../../src/actions/deploy/live/waiting.ts';
import { fakeClock } from '../../../support/steps/fake-clock.ts';

const BUILDING = { text: 'Build b-1 is running', still: 'Still building' };
const DEPLOYING = { text: 'It is being deployed', still: 'Still being deployed' };

/** Writes the same again and again, each ten seconds, and then something else. */
function writeFor(seconds: number, isShownInPlace: boolean | undefined): string[] {
  const clock = fakeClock();
  const lines: string[] = [];
  const waitLog = new WaitLog(
    (line) => void lines.push(line),
    () => clock.now(),
    isShownInPlace,
  );
  for (let second = 0; second < seconds; second += 10) {
    clock.advance(10_000);
    waitLog.write(BUILDING);
  }
  clock.advance(10_000);
  waitLog.write(DEPLOYING);
  expect(waitLog.latest).toBe(DEPLOYING.text);
  return lines;
}

test('each change is a line, and each minute without one', () => {
  expect(writeFor(200, undefined)).toEqual([
    'Build b-1 is running (10.0 s)',
    'Still building (1 min 10 s)',
    'Still building (2 min 10 s)',
    'Still building (3 min 10 s)',
    'It is being deployed (3 min 30 s)',
  ]);
});

test('less than a minute is not worth a second line', () => {
  expect(writeFor(60, undefined)).toEqual(['Build b-1 is running (10.0 s)', 'It is being deployed (1 min 10 s)']);
});

test('where people see in place how long it waits, only a change is a line', () => {
  expect(writeFor(200, true)).toEqual(['Build b-1 is running (10.0 s)', 'It is being deployed (3 min 30 s)']);
});

test('where people watch a terminal they see that it waits, until it ends in any way', async () => {
  const shown: (string | undefined)[] = [];
  const runner = { progress: (state: { readonly text: string } | undefined) => void shown.push(state?.text) };
  const fails = showWaiting(
    runner,
    () => 0,
    async (showDoing) => {
      showDoing('build, step 4 of 5, 19 s');
      return await Promise.reject(new Error('failed'));
    },
  );
  await expect(fails).rejects.toThrow('failed');
  const waiting = 'Waiting until it is live (0.0 s)';
  expect(shown).toEqual([waiting, `${waiting}: build, step 4 of 5, 19 s`, undefined]);
});

test('any other runner has the lines of the work alone', async () => {
  const result = showWaiting(
    {},
    () => 0,
    async () => await Promise.resolve(7),
  );
  expect(await result).toBe(7);
});
