import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../git/folders.ts';

/**
 * A module for `NODE_OPTIONS=--import=…` that makes a process write its largest resident size as the last line of stderr.
 * From /proc where there is one: what getrusage says begins with the size of the process that started this one.
 */
export function measuring(): string {
  const file = path.join(makeFolder('measure'), 'measure.mjs');
  writeFileSync(
    file,
    `import { existsSync, readFileSync, writeSync } from 'node:fs';
const status = '/proc/self/status';
const largest = () => existsSync(status) ? /VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))[1] : process.resourceUsage().maxRSS;
process.on('exit', () => writeSync(2, 'kB ' + largest() + '\\n'));`,
  );
  return file;
}

/** The size in kB that a process with that module wrote. */
export function kilobytesIn(stderr: string): number {
  return Number(/kB (\d+)\n$/.exec(stderr)?.[1]);
}
