import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import type { Lifetime } from '../../src/process/lifetime.ts';
import { limitLifetime } from '../../src/process/lifetime.ts';

/** Limits a lifetime by a clock that is turned by hand. */
function limited(lifetime: Lifetime) {
  const reasons: string[] = [];
  const periods: number[] = [];
  let idle = 0;
  const checks: (() => void)[] = [];
  const repeat = (period: number, given: () => void): void => {
    periods.push(period);
    checks.push(given);
  };
  limitLifetime(
    lifetime,
    () => idle,
    (reason) => reasons.push(reason),
    repeat,
  );
  const checkAt = (milliseconds: number): void => {
    idle = milliseconds;
    for (const check of checks) check();
  };
  return { reasons, periods, checkAt };
}

/** A process of this test that waits until it is killed. */
async function waiting() {
  const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  await once(child, 'spawn');
  return { pid: child.pid ?? 0, kill: async () => void (child.kill('SIGKILL'), await once(child, 'exit')) };
}

describe('idle minutes', () => {
  test('it ends at the limit and not before, and reports that once', () => {
    const { reasons, checkAt } = limited({ idleMinutes: 60 });
    checkAt(60 * 60_000 - 1);
    expect(reasons).toEqual([]);
    checkAt(60 * 60_000);
    checkAt(61 * 60_000);
    expect(reasons).toEqual(['No request came for 60 minutes.']);
  });

  test('0 is never: nothing is even checked', () => {
    expect(limited({ idleMinutes: 0 }).periods).toEqual([]);
  });

  test('a limit below the usual interval is checked as often as it asks for', () => {
    expect([limited({ idleMinutes: 0.001 }).periods, limited({ idleMinutes: 5 }).periods]).toEqual([[60], [1000]]);
  });
});

describe('a watched process', () => {
  test('it ends when the process is gone, however busy it is', async () => {
    const { pid, kill } = await waiting();
    const { reasons, checkAt } = limited({ idleMinutes: 0, watchedPid: pid });
    checkAt(0);
    expect(reasons).toEqual([]);
    await kill();
    checkAt(0);
    expect(reasons).toEqual([`Process ${pid} is gone.`]);
  });

  test('one that was gone from the start counts as gone', () => {
    const { reasons, checkAt } = limited({ idleMinutes: 0, watchedPid: 2 ** 30 });
    checkAt(0);
    expect(reasons).toEqual([`Process ${2 ** 30} is gone.`]);
  });
});
