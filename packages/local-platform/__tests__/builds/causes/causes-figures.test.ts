import { describe, expect, test } from '@jest/globals';
import { quoteOf, remedyOf } from '../corpus/figures.ts';
import { REMEDIES } from '../corpus/remedies.ts';
import type { Said } from '../corpus/figures.ts';
import { CORPORA, samplesIn } from '../corpus/samples.ts';

/** Least shares, in percent: of a right line with every rule switched off, and of the right remedy with rules. */
const GOALS = { quote: 95, remedy: 90 };

const percent = (all: readonly Said[]): number => (100 * all.filter(({ isRight }) => isRight).length) / all.length;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe.each(Object.entries(CORPORA))('%s', (_, folders) => {
  const samples = folders.flatMap(samplesIn);

  test('each is labelled', () => {
    const unlabelled = samples.filter(({ tool, from, remedy, lines, quotes }) => {
      const output = oneLine(lines.join(' '));
      const isQuoted = quotes.some((quote) => output.includes(oneLine(quote.trim())));
      return !/\d/.test(tool) || from === '' || !Object.hasOwn(REMEDIES, remedy) || !isQuoted;
    });
    expect(unlabelled.map(({ name }) => name)).toEqual([]);
  });

  test('a right line is quoted, with every rule switched off', () => {
    expect(percent(samples.map(quoteOf))).toBeGreaterThanOrEqual(GOALS.quote);
  });

  test('the right remedy is said', () => {
    expect(percent(samples.map(remedyOf))).toBeGreaterThanOrEqual(GOALS.remedy);
  });
});

test('there are at least 120 samples, 40 of them held out', () => {
  const [heldOut, ...others] = Object.values(CORPORA).map((folders) => folders.flatMap(samplesIn).length);
  expect(heldOut).toBeGreaterThanOrEqual(40);
  expect(others.reduce((sum, count) => sum + count, heldOut ?? 0)).toBeGreaterThanOrEqual(120);
});
