import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../../support/git/folders.ts';

const BUNDLE = fileURLToPath(new URL('../../../dist/deploy/index.js', import.meta.url));
// More than one thread would pack them where there is no limit.
const LARGE = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, Buffer.alloc(1_600_000, name)]));

/** Runs node with so many KiB of addresses. */
function runWithin(kilobytes: number, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  // By `env`, as a shell passes on no variable with a hyphen.
  const command = `ulimit -v ${kilobytes}; exec env INPUT_DRY-RUN=true "$0" "$@"`;
  return spawnSync('sh', ['-c', command, process.execPath, ...args], { env, encoding: 'utf8' });
}

/** The lowest of these limits, in KiB, with which an empty Node starts. */
const lowest = [600_000, 800_000, 1_000_000, 1_200_000, 1_600_000, 2_400_000, 4_000_000].find(
  (kilobytes) => runWithin(kilobytes, ['-e', '0']).status === 0,
);

test.each([1.5 * (lowest ?? Number.NaN), 4_000_000, 8_000_000])('packs with %d KiB of addresses', (kilobytes) => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    GITHUB_WORKSPACE: plant(makeFolder('workspace'), LARGE),
    RUNNER_TEMP: makeFolder('temp'),
  };
  const { status, stdout, stderr } = runWithin(kilobytes, [BUNDLE], env);
  expect(stdout + stderr).toContain('4 files');
  expect(stdout + stderr).toContain('Dry run');
  expect(status).toBe(0);
});
