import { describe, expect, test } from '@jest/globals';
import { CAUSES, TABLES } from '../../../src/builds/causes/causes.ts';
import { causeOf } from '../../../src/builds/failed-output.ts';
import { ruleOf, say, sourcesOfRules } from '../corpus/figures.ts';
import type { Sample } from '../corpus/samples.ts';
import { samplesIn } from '../corpus/samples.ts';

const SAMPLES = samplesIn('causes');
/** Of what no row knows. */
const QUOTE = 'quote';
/** `disk` of `disk: npm that names a file`. */
const rowOf = ({ name }: Sample): string => name.replace(/: .*/, '');

describe('the table', () => {
  test('has each row under a name of its own', () => {
    const names = CAUSES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(Object.entries(TABLES))('%s is in the order of its weights', (_, rows) => {
    const weights = rows.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  });

  test.each(CAUSES.map(({ name }) => [name] as const))('%s has a sample, of a tool and its version', (name) => {
    const tools = SAMPLES.flatMap((sample) => (rowOf(sample) === name ? [sample.tool] : []));
    expect(tools).toContainEqual(expect.stringMatching(/\d/));
  });
});

test.each([...sourcesOfRules()])('%s has two sources beside the samples made for it', (_, sources) => {
  expect(sources.size).toBeGreaterThanOrEqual(2);
});

test.each(SAMPLES.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
  // Of what no row knows all of it; otherwise what follows from the quote.
  const said = say(sample);
  expect(rowOf(sample) === QUOTE ? said : said.slice(-(sample.says?.length ?? 0))).toBe(sample.says);
  expect(ruleOf(sample)?.name ?? QUOTE).toBe(rowOf(sample));
});

/** As much as a log holds, in lines as long as it keeps them. */
const lines = (text: string): string[] => Array.from({ length: 260 }, () => text.repeat(2000).slice(0, 2000));

test.each([
  ' ',
  'a',
  'A',
  'A_',
  'a:',
  '(',
  '/',
  'E',
  '@a/',
  'Missing env ',
  'API_KEY is ',
  '"',
  "'",
  '[Aa',
  '[A_',
  '│  ',
  '║ ',
  '╭─[ ',
  '[plugin a] ',
  '[UNLOADABLE_DEPENDENCY] Could not load ',
  '@/',
  'node_modules/',
  'Error',
  'error ',
  'not found ',
  '1:1 ',
  '   1:11:11',
  'undefined/',
  'sh: 1: ',
  'npm error ',
  'npm error 404 ',
  'ERR_PNPM_A',
  'gyp ERR! ',
  'https://a/',
  'error https://a: ',
  'npm error request to https://a ',
  'Failed to fetch a ',
  'Unsupported platform for ',
  'connect ',
  'at a (a:1:1) ',
  'ERROR in a.ts:1:1 - error TS1: ',
  'Having trouble rendering template ',
  'ERR! "code": ',
])('no output takes long to read: %j', (text) => {
  const start = process.cpuUsage();
  causeOf(lines(text), { folder: '/srv/cafe', variables: {}, step: 'install' });
  // Some tens of milliseconds of this process, whatever else the machine does.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});
