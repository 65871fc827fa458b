import { expect, test } from '@jest/globals';
import { causeOf } from '../../../src/emulator/builds/failed-output.ts';
import { APPS } from './failed-samples/apps.ts';
import { FRAMEWORKS } from './failed-samples/frameworks.ts';
import { IMPORTS } from './failed-samples/imports.ts';
import { MACHINE } from './failed-samples/machine.ts';
import { PACKAGES } from './failed-samples/packages.ts';
import { ROLLDOWN } from './failed-samples/rolldown.ts';
import { VARIABLES } from './failed-samples/variables.ts';

const SAMPLES = { ...APPS, ...FRAMEWORKS, ...IMPORTS, ...MACHINE, ...PACKAGES, ...ROLLDOWN, ...VARIABLES };

test.each(Object.entries(SAMPLES))('%s', (_, { output, reason, step = 'build', variables = {} }) => {
  expect(causeOf(output.split('\n'), { folder: '/srv/cafe', variables, step })).toBe(reason);
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
  'Missing env ',
  'API_KEY is ',
  '"',
  "'",
  '[Aa',
  '[A_',
  '│  ',
  '╭─[ ',
  '[plugin a] ',
  '[UNLOADABLE_DEPENDENCY] Could not load ',
  '@/',
  'node_modules/',
  'Error',
  '1:1 ',
  '   1:11:11',
  'undefined/',
  'sh: 1: ',
  'npm error ',
])('no output takes long to read: %j', (text) => {
  const start = process.cpuUsage();
  causeOf(lines(text), { folder: '/srv/cafe', variables: {}, step: 'install' });
  // Some tens of milliseconds of this process, whatever else the machine does.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});
