import { describe, expect, test } from '@jest/globals';
import { Progress } from '../../../src/actions/deploy/progress.ts';
import type { WorkState } from '../../../src/runner/runner.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';

const MB = 1_000_000;

/** A progress whose clock the test moves, and what it has logged. */
function createProgress(verb: 'packed' | 'sent' = 'sent') {
  const clock = fakeClock();
  const lines: string[] = [];
  const progress = new Progress(verb, () => clock.now(), { info: (line) => void lines.push(line) });
  progress.stop();
  return { clock, lines, progress };
}

test('what is done within three seconds needs no word', () => {
  const { clock, lines, progress } = createProgress();
  for (let part = 1; part <= 20; part += 1) {
    clock.advance(149);
    progress.update(part * MB, 20 * MB);
  }
  expect(lines).toEqual([]);
});

test('what takes longer is logged after three seconds, and every ten from then on', () => {
  const { clock, lines, progress } = createProgress();
  for (let part = 1; part <= 300; part += 1) {
    clock.advance(100);
    progress.update(part * MB, 300 * MB);
  }
  expect(lines).toEqual([
    '10 % sent: 30.0 MB of 300.0 MB (3.0 s)',
    '43 % sent: 130.0 MB of 300.0 MB (13.0 s)',
    '76 % sent: 230.0 MB of 300.0 MB (23.0 s)',
  ]);
});

test('a jump over most of it is one line', () => {
  const { clock, lines, progress } = createProgress();
  clock.advance(4000);
  progress.update(1 * MB, 8 * MB);
  for (let part = 2; part <= 7; part += 1) progress.update(part * MB, 8 * MB);
  expect(lines).toEqual(['12 % sent: 1.0 MB of 8.0 MB (4.0 s)']);
});

test('one that stands still is logged in the same time', () => {
  const { clock, lines, progress } = createProgress();
  progress.update(MB, 8 * MB);
  for (let second = 1; second <= 25; second += 1) {
    clock.advance(1000);
    progress.tick();
  }
  expect(lines.map((line) => line.replace('12 % sent: 1.0 MB of 8.0 MB ', ''))).toEqual([
    '(3.0 s)',
    '(13.0 s)',
    '(23.0 s)',
  ]);
});

test('after the last byte it logs what it waits for', () => {
  const { clock, lines, progress } = createProgress();
  progress.update(8 * MB, 8 * MB);
  clock.advance(65_000);
  progress.tick();
  expect(lines).toEqual(['All of it sent, waiting for the answer (1 min 5 s)']);
});

test('before the first byte there is a word as well', () => {
  const { clock, lines, progress } = createProgress();
  clock.advance(3000);
  progress.tick();
  expect(lines).toEqual(['Nothing sent yet (3.0 s)']);
});

test('another attempt begins with nothing', () => {
  const { clock, lines, progress } = createProgress();
  progress.update(4 * MB, 8 * MB);
  progress.restart();
  clock.advance(3000);
  progress.tick();
  clock.advance(10_000);
  progress.update(2 * MB, 8 * MB);
  expect(lines).toEqual(['Nothing sent yet (3.0 s)', '25 % sent: 2.0 MB of 8.0 MB (13.0 s)']);
});

test('packing has its own words', () => {
  const { clock, lines, progress } = createProgress('packed');
  clock.advance(3000);
  progress.update(5 * MB, 8 * MB);
  progress.update(8 * MB, 8 * MB);
  clock.advance(10_000);
  progress.tick();
  expect(lines).toEqual(['62 % packed: 5.0 MB of 8.0 MB (3.0 s)', 'All of it packed, finishing the zip (13.0 s)']);
});

describe('the pace', () => {
  test('is that from the first bytes to the last, not the waits around them', () => {
    const { clock, progress } = createProgress();
    clock.advance(5000);
    progress.update(1 * MB, 21 * MB);
    clock.advance(2000);
    progress.update(21 * MB, 21 * MB);
    clock.advance(30_000);
    progress.tick();
    expect(progress.pace()).toBe('21.0 MB at 10.0 MB/s');
  });

  test('is that of the last attempt', () => {
    const { clock, progress } = createProgress();
    for (const seconds of [100, 1]) {
      progress.update(1 * MB, 5 * MB);
      clock.advance(seconds * 1000);
      progress.update(5 * MB, 5 * MB);
    }
    expect(progress.pace()).toBe('5.0 MB at 4.0 MB/s');
  });

  test.each([
    ['a small body', 999_999, 1000],
    ['no time at all', 5 * MB, 0],
  ])('has no value for %s', (_name, bytes, milliseconds) => {
    const { clock, progress } = createProgress();
    progress.update(1, bytes);
    clock.advance(milliseconds);
    progress.update(bytes, bytes);
    expect(progress.pace()).toBeUndefined();
  });
});

test('where people watch a terminal it is shown in place, and the log has no line', () => {
  const clock = fakeClock();
  const shown: (WorkState | undefined)[] = [];
  const lines: string[] = [];
  const progress = new Progress('sent', () => clock.now(), {
    info: (line) => void lines.push(line),
    progress: (state) => void shown.push(state),
  });
  clock.advance(5000);
  progress.update(5 * MB, 20 * MB);
  clock.advance(20_000);
  progress.update(20 * MB, 20 * MB);
  progress.stop();
  expect([lines, shown]).toEqual([
    [],
    [
      { text: '25 % sent: 5.0 MB of 20.0 MB (5.0 s)', done: 5 * MB, total: 20 * MB, elapsed: 5000 },
      { text: 'All of it sent, waiting for the answer (25.0 s)', done: 20 * MB, total: 20 * MB, elapsed: 25_000 },
      undefined,
    ],
  ]);
});
