import { describe, expect, test } from '@jest/globals';
import { LineReader } from '../../src/builds/processes/lines.ts';
import type { Bound } from '../../src/builds/log-writer.ts';
import { BOUNDS, LogWriter } from '../../src/builds/log-writer.ts';
import { createRedact } from '../../src/secrets/redact.ts';
import { Clock } from '../../src/state/clock.ts';

function writer(values: readonly string[] = [], bounds: { first: Bound; last: Bound } = BOUNDS) {
  const clock = new Clock(() => Date.parse('2026-01-01T00:00:00Z'));
  const log = new LogWriter(clock, createRedact(values), undefined, bounds);
  const reader = (source: 'stdout' | 'stderr'): LineReader => new LineReader((line) => log.add('build', source, line));
  const texts = (): string[] => log.lines().map(({ text }) => text);
  return { clock, log, out: reader('stdout'), err: reader('stderr'), texts };
}

describe('lines', () => {
  test('have the time at which they ended, in UTC, their step and their stream', () => {
    const { clock, log, out, err } = writer();
    out.add('one, tw');
    err.add('three\n');
    clock.advance(1500);
    log.note('build', '$ npm run build');
    out.add('o\n');
    expect(log.lines()).toEqual([
      { time: '2026-01-01T00:00:00.000Z', step: 'build', source: 'stderr', text: 'three' },
      { time: '2026-01-01T00:00:01.500Z', step: 'build', source: 'platform', text: '$ npm run build' },
      { time: '2026-01-01T00:00:01.500Z', step: 'build', source: 'stdout', text: 'one, two' },
    ]);
  });

  test.each([
    [['a\nb\r\nc\rd\n'], ['a', 'b', 'c', 'd']],
    [
      ['a\r', '\nb\r', 'c\n'],
      ['a', 'b', 'c'],
    ],
    [['a\n\nb'], ['a', '', 'b']],
    [['a\r'], ['a']],
    [['', '\n'], ['']],
    [['a\n', ''], ['a']],
  ])('%j are %j', (chunks, lines) => {
    const { out, texts } = writer();
    for (const chunk of chunks) out.add(chunk);
    out.flush();
    expect(texts()).toEqual(lines);
  });

  test.each([
    ['colours', '\u001b[31mred\u001b[0m', 'red'],
    ['what moves the cursor', '\u001b[2K\u001b[1Gnext', 'next'],
    ['other control characters', 'a\u0007b\u0000c\u009bd', 'a\\u0007b\\u0000c\\u009bd'],
    ['marks that change the order of text', 'a\u202eb', 'a\\u202eb'],
    ['tabs', '\tat x', '    at x'],
  ])('%s are made safe', (_, text, expected) => {
    const { out, texts } = writer();
    out.add(`${text}\n`);
    expect(texts()).toEqual([expected]);
  });
});

describe('values of shell variables', () => {
  test('are hidden where one is split over two chunks of a stream, with the other stream between them', () => {
    const { out, err, texts } = writer(['very-secret']);
    out.add('key is very-');
    err.add('warning\n');
    out.add('secret!\n');
    expect(texts()).toEqual(['warning', 'key is ***!']);
  });

  test('are hidden line by line', () => {
    const { out, texts } = writer(['-----BEGIN-----\nabcdef\n=\n-----END-----\n']);
    out.add('key -----BEGIN-----\nabcdef\n=\n-----END----- end\n');
    expect(texts()).toEqual(['key ***', '***', '***', '*** end']);
  });

  test('are hidden behind colours', () => {
    const { out, texts } = writer(['very-secret']);
    out.add('very-\u001b[31msecret\u001b[0m\n');
    expect(texts()).toEqual(['***']);
  });

  test('are hidden where a line is cut or ends early', () => {
    const { out, texts } = writer(['very-secret']);
    out.add(`${'.'.repeat(1995)}very-secret, and more\n`);
    out.add('very-sec');
    out.flush();
    expect(texts()).toEqual([`${'.'.repeat(1995)}*** … (16 more characters)`, '***']);
  });

  test('never change the time, the step or the stream', () => {
    const { log } = writer(['start', 'stdout', '2026']);
    log.note('start', 'restart');
    expect(log.lines()).toEqual([
      { time: '2026-01-01T00:00:00.000Z', step: 'start', source: 'platform', text: 're***' },
    ]);
  });
});

describe('bounds', () => {
  test('a line of any length is held by its beginning, in chunks of any size', () => {
    const { out, texts } = writer();
    for (let count = 0; count < 1000; count += 1) out.add('0123456789'.repeat(100));
    out.add('\nnext\n');
    expect(texts()).toEqual([`${'0123456789'.repeat(200)} … (998000 more characters)`, 'next']);
  });

  test('the first lines and the last are kept, and one between says how much was dropped', () => {
    const { clock, log, texts } = writer([], { first: { lines: 2, bytes: 100 }, last: { lines: 2, bytes: 100 } });
    for (let count = 0; count < 5; count += 1) {
      log.note('start', `line ${count}`);
      clock.advance(1000);
    }
    expect(texts()).toEqual([
      'line 0',
      'line 1',
      '1 line (6 B) dropped here: the log is too long.',
      'line 3',
      'line 4',
    ]);
    log.note('start', 'line 5');
    expect(log.lines()[2]).toEqual({
      time: '2026-01-01T00:00:03.000Z',
      step: 'start',
      source: 'platform',
      text: '2 lines (12 B) dropped here: the log is too long.',
    });
  });

  test('of what is dropped, lines stay that may be the reason, with those that follow', () => {
    const { log, texts } = writer([], { first: { lines: 1, bytes: 100 }, last: { lines: 1, bytes: 100 } });
    for (const text of ['begin', 'a', 'Error: no menu', 'at menu.js:1', '2', '3', '4', 'b', 'c', 'end'])
      log.note('build', text);
    const kept = ['Error: no menu', 'at menu.js:1', '2', '3', '4'];
    expect(texts()).toEqual(['begin', '3 lines (3 B) dropped here: the log is too long.', ...kept, 'end']);
  });

  test('errors without end do not make a log longer', () => {
    const { log, texts } = writer();
    for (let count = 0; count < 10_000; count += 1) log.note('build', `error ${count} ${'x'.repeat(500)}`);
    expect(texts().join('').length).toBeLessThan(BOUNDS.first.bytes + BOUNDS.last.bytes + 70_000);
    expect(texts().at(-1)).toContain('error 9999 ');
  });

  test('bytes count as well, and what is short does not fill what long lines left free', () => {
    const { log, texts } = writer([], { first: { lines: 9, bytes: 4 }, last: { lines: 9, bytes: 8 } });
    for (const text of ['aa', 'éé', 'b', 'ccc', 'dd']) log.note('build', text);
    expect(texts()).toEqual(['aa', '1 line (4 B) dropped here: the log is too long.', 'b', 'ccc', 'dd']);
  });

  test('a log holds no more than half a megabyte, whatever is written', () => {
    const { out, log } = writer();
    for (let count = 0; count < 3000; count += 1) out.add(`\u0001${'x'.repeat(100 * (count % 30))}\n`);
    const lines = log.lines();
    const bytes = lines.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    expect(lines.length).toBeLessThanOrEqual(BOUNDS.first.lines + BOUNDS.last.lines + 1);
    expect(bytes).toBeLessThan(BOUNDS.first.bytes + BOUNDS.last.bytes + 100);
    expect(bytes).toBeGreaterThan(300_000);
  });
});

test('tells the step that was heard of last, and how long it runs', () => {
  const { clock, log } = writer();
  expect(log.step()).toBeUndefined();
  log.note('install', '$ npm ci');
  clock.advance(2500);
  expect(log.step()).toEqual({ name: 'install', seconds: 2 });
  log.note('build', '$ npm run build');
  // What a program of an earlier step still writes does not turn it back.
  log.note('install', 'late');
  clock.advance(1000);
  expect(log.step()).toEqual({ name: 'build', seconds: 1 });
});

test('whoever has read some of the lines gets those that came since, wherever the log was cut', () => {
  const { log, out } = writer([], { first: { lines: 2, bytes: 1000 }, last: { lines: 3, bytes: 1000 } });
  const textsAfter = (after: number): string[] => log.lines(after).map(({ text }) => text);
  out.add('1\n2\n3\n');
  expect([log.count, textsAfter(1), textsAfter(3)]).toEqual([3, ['2', '3'], []]);
  out.add('4\n5\nerror\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n');
  expect([log.count, textsAfter(16), textsAfter(15)]).toEqual([16, [], ['16']]);
  expect(textsAfter(13)).toEqual(['14', '15', '16']);
  const cut = expect.stringMatching(/^\d+ lines \(\d+ B\) dropped here/);
  expect(textsAfter(1)).toEqual([
    '2',
    cut,
    'error',
    ...textsAfter(13).slice(0, 0),
    '7',
    '8',
    '9',
    '10',
    '14',
    '15',
    '16',
  ]);
});

test('whoever reads again and again gets no line twice, and the number of those that were missed', () => {
  const { log, out } = writer([], { first: { lines: 1, bytes: 1000 }, last: { lines: 2, bytes: 1000 } });
  const textsAfter = (after: number): string[] => log.lines(after).map(({ text }) => text);
  out.add('1\n2 error\n3\n4\n');
  expect([textsAfter(0), textsAfter(2)]).toEqual([
    ['1', '2 error', '3', '4'],
    ['3', '4'],
  ]);
  out.add('5\n6\n7\n8\n9\n10\n');
  const before = log.count;
  expect(textsAfter(7)).toEqual(['1 line dropped here: the log is too long.', '9', '10']);
  expect(textsAfter(4)).toEqual(['2 lines dropped here: the log is too long.', '5', '6', '9', '10']);
  out.add('11\n12\n13\n14 failed\n15\n16\n17\n');
  expect(textsAfter(before)).toEqual(['3 lines dropped here: the log is too long.', '14 failed', '15', '16', '17']);
});

test('the first 500 and the last 1,500 lines are kept, and of those between up to 300 that may name an error', () => {
  const { out, texts } = writer();
  for (let index = 0; index < 5000; index += 1) out.add(`${index < 3500 && index >= 500 ? 'Error: ' : ''}${index}\n`);
  const kept = texts();
  expect([kept.slice(0, 500), kept.slice(-1500)]).toEqual([
    Array.from({ length: 500 }, (_, index) => `${index}`),
    Array.from({ length: 1500 }, (_, index) => `${3500 + index}`),
  ]);
  expect(kept.filter((text) => text.startsWith('Error: '))).toHaveLength(300);
});
