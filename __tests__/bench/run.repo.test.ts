import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/git/folders.ts';

const BENCH = path.resolve('bench/run.js');
const CERTIFICATES = '/authorities/of/the/proxy.pem';

/** Records the certificates of the server that takes uploads, and ends it: the benchmark gets no further. */
const STOP_SINK = `
  if (process.argv[1]?.endsWith('sink.js')) {
    require('node:fs').writeFileSync(process.env.RECORD, String(process.env.NODE_EXTRA_CA_CERTS));
    process.exit();
  }`;

/** Runs the benchmark with another program in place of npm. */
function bench(npm: string, ...args: string[]) {
  const folder = makeFolder('bench');
  plant(folder, { npm: { executable: `#!/bin/sh\n${npm}\n` }, 'stop-sink.cjs': STOP_SINK });
  const record = path.join(folder, 'record');
  const { status, stdout, stderr } = spawnSync(process.execPath, [BENCH, '--quick', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      TMPDIR: folder,
      RECORD: record,
      NODE_EXTRA_CA_CERTS: CERTIFICATES,
      NODE_OPTIONS: `--require ${path.join(folder, 'stop-sink.cjs')}`,
    },
  });
  return { status, stdout, stderr, record: existsSync(record) ? readFileSync(record, 'utf8') : undefined };
}

test('measures without them', () => {
  expect(bench('exit 0').record).toBe('undefined');
});

test('installs with the certificates of the environment, shows why that fails, and ends', () => {
  const { status, stderr, record } = bench(
    'printf %s "$NODE_EXTRA_CA_CERTS" > "$RECORD"; echo "npm error code SELF_SIGNED_CERT_IN_CHAIN $@" >&2; exit 7',
  );
  expect([status, record]).toEqual([1, CERTIFICATES]);
  expect(stderr).toContain('npm error code SELF_SIGNED_CERT_IN_CHAIN');
  expect(stderr).toContain('npm could not install the packers to compare with (exit code 7).');
  expect(stderr).not.toContain('    at ');
  // npm itself is asked to report errors.
  expect(stderr).toContain('yazl@');
  expect(stderr).not.toMatch(/--silent|loglevel[= ]silent/);
});

test('--help prints help and does nothing', () => {
  const { status, stdout, record } = bench('touch "$RECORD"', '--help');
  expect([status, record]).toEqual([0, undefined]);
  expect(stdout).toMatch(/^Usage: npm run bench/);
  for (const option of ['--quick', '--tree', '--rounds', '--help']) expect(stdout).toContain(option);
});

test.each([
  [['--fast'], "'--fast'"],
  [['--tree', 'forest'], '--tree: "forest" must be one of '],
  [['--rounds', '0'], '--rounds: "0" must be a whole number from 1'],
  [['--rounds', 'many'], '--rounds: "many" must be a whole number from 1'],
])('refuses %j', (args, message) => {
  const { status, stderr, record } = bench('touch "$RECORD"', ...args);
  expect([status, record]).toEqual([2, undefined]);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
});
