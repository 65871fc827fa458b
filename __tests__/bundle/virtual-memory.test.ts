import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/folders.ts';

const BUNDLE = fileURLToPath(new URL('../../dist/deploy/index.js', import.meta.url));
const MANY = Object.fromEntries(Array.from({ length: 1600 }, (_, index) => [`${index}.txt`, `file ${index}\n`]));

/** A dry run with so many KiB of addresses. */
function dryRunWithin(kilobytes: number): { status: number | null; log: string } {
  const env = {
    PATH: process.env['PATH'] ?? '',
    GITHUB_WORKSPACE: plant(makeFolder('workspace'), MANY),
    RUNNER_TEMP: makeFolder('temp'),
  };
  // By `env`, as a shell passes on no variable with a hyphen.
  const command = `ulimit -v ${kilobytes}; exec env INPUT_DRY-RUN=true "$0" "$1"`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command, process.execPath, BUNDLE], {
    env,
    encoding: 'utf8',
  });
  return { status, log: stdout + stderr };
}

test('a limit of virtual memory that is too low for WebAssembly is told as what it is', () => {
  const { status, log } = dryRunWithin(8_000_000);
  const version = spawnSync(process.execPath, ['--version'], { encoding: 'utf8' }).stdout;
  // Before version 24 V8 has no other way than to reserve the addresses.
  if (Number.parseInt(version.slice(1), 10) < 24) {
    expect(log).toMatch(/::error .*::Nothing can be packed: a limit of virtual memory \("ulimit -v"\)/);
    expect(status).toBe(1);
  } else {
    expect(log).toContain('Dry run');
    expect(status).toBe(0);
  }
});

test('where it is enough for one thread, that one packs all', () => {
  const { status, log } = dryRunWithin(14_000_000);
  expect(log).toContain('1600 files');
  expect(log).toContain('Dry run');
  expect(status).toBe(0);
});
