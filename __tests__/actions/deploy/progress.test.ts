import { expect, test } from '@jest/globals';
import { Progress } from '../../../src/actions/deploy/progress.ts';
import { fakeClock } from '../../support/fake-clock.ts';

const MB = 1_000_000;

/** A progress whose clock the test moves, and what it has said. */
function createProgress(verb: 'packed' | 'sent' = 'sent') {
  const clock = fakeClock();
  const lines: string[] = [];
  const progress = new Progress(
    verb,
    () => clock.now(),
    (line) => lines.push(line),
  );
  progress.stop();
  return { clock, lines, progress };
}

test('an upload that is through within two seconds needs no word', () => {
  const { clock, lines, progress } = createProgress();
  for (let part = 1; part <= 20; part += 1) {
    clock.advance(99);
    progress.update(part * MB, 20 * MB);
  }
  expect(lines).toEqual([]);
});

test('a longer one is told at a quarter, a half and three quarters', () => {
  const { clock, lines, progress } = createProgress();
  for (let part = 1; part <= 20; part += 1) {
    clock.advance(400);
    progress.update(part * 10 * MB, 200 * MB);
  }
  expect(lines).toEqual([
    '25 % sent: 50.0 MB of 200.0 MB (2.0 s)',
    '50 % sent: 100.0 MB of 200.0 MB (4.0 s)',
    '75 % sent: 150.0 MB of 200.0 MB (6.0 s)',
  ]);
});

test('one that stands still says so every ten seconds', () => {
  const { clock, lines, progress } = createProgress();
  progress.update(MB, 8 * MB);
  for (let second = 1; second <= 25; second += 1) {
    clock.advance(1000);
    progress.tick();
  }
  expect(lines).toEqual(['12 % sent: 1.0 MB of 8.0 MB (10.0 s)', '12 % sent: 1.0 MB of 8.0 MB (20.0 s)']);
});

test('after the last byte it says what it waits for', () => {
  const { clock, lines, progress } = createProgress();
  progress.update(8 * MB, 8 * MB);
  clock.advance(65_000);
  progress.tick();
  expect(lines).toEqual(['All 8.0 MB sent, waiting for the answer (1 min 5 s)']);
});

test('another try starts from the beginning', () => {
  const { clock, lines, progress } = createProgress();
  clock.advance(3000);
  progress.update(5 * MB, 8 * MB);
  progress.update(1 * MB, 8 * MB);
  progress.update(5 * MB, 8 * MB);
  expect(lines).toEqual(Array.from({ length: 2 }, () => '62 % sent: 5.0 MB of 8.0 MB (3.0 s)'));
});

test('before the first byte there is a word as well', () => {
  const { clock, lines, progress } = createProgress();
  clock.advance(10_000);
  progress.tick();
  expect(lines).toEqual(['Nothing sent yet (10.0 s)']);
});

test('packing has its own words', () => {
  const { clock, lines, progress } = createProgress('packed');
  clock.advance(3000);
  progress.update(5 * MB, 8 * MB);
  progress.update(8 * MB, 8 * MB);
  clock.advance(10_000);
  progress.tick();
  expect(lines).toEqual(['62 % packed: 5.0 MB of 8.0 MB (3.0 s)', 'All 8.0 MB packed, finishing the zip (13.0 s)']);
});
