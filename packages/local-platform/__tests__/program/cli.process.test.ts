import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { announce, readCommand, USAGE } from '../../src/program/cli.ts';
import { start } from '../support.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cli-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

test('without options everything is left to the defaults', () => {
  expect(readCommand([])).toEqual({
    kind: 'start',
    json: false,
    lifetime: { idleMinutes: 0 },
    options: { strict: false },
  });
});

test('all options', () => {
  // As editors of Windows write them.
  const seed = file('seed.yaml', '\ufeffaccounts:\r\n  - name: a\r\n');
  const faults = file('faults.json', '\ufeff[{"endpoint":"upload","status":500}]');
  expect(
    readCommand([
      '--port',
      '8080',
      '--seed',
      seed,
      '--strict',
      '--faults',
      faults,
      '--archives=kept',
      '--build-seconds',
      '0.25',
      '--max-upload',
      '5MB',
      '--idle-minutes',
      '1.5',
      '--watch-pid',
      '4711',
      '--json',
      '--no-portal',
      '--run-apps',
      '--build-logs=logs',
    ]),
  ).toEqual({
    kind: 'start',
    json: true,
    buildLogs: 'logs',
    lifetime: { idleMinutes: 1.5, watchedPid: 4711 },
    options: {
      port: 8080,
      seed: { accounts: [{ name: 'a' }] },
      strict: true,
      faults: [{ endpoint: 'upload', status: 500 }],
      archives: 'kept',
      buildMilliseconds: 250,
      maxUploadBytes: 5_000_000,
      portal: false,
      runApps: true,
    },
  });
});

test('--write-env names a file', () => {
  expect(readCommand(['--write-env', 'local.env'])).toMatchObject({ envFile: 'local.env' });
  expect(() => readCommand(['--env-file=a'])).toThrow(/^--env-file: is not an option$/);
});

test('faults may be JSON on the command line', () => {
  expect(readCommand(['--faults', '{"endpoint":"upload","failBuild":true}'])).toMatchObject({
    options: { faults: [{ failBuild: true }] },
  });
});

test('--help wins, and names every option', () => {
  expect(readCommand(['--help', '--json'])).toEqual({ kind: 'help' });
  for (const option of [
    'port',
    'seed',
    'strict',
    'no-portal',
    'run-apps',
    'build-logs',
    'build-caches',
    'faults',
    'archives',
    'build-seconds',
    'max-upload',
    'idle-minutes',
    'write-env',
    'watch-pid',
    'remove',
    'json',
    'help',
  ]) {
    expect(USAGE).toContain(`--${option}`);
  }
});

test('one message lists everything that is wrong', () => {
  const args = [
    '--port',
    '70000',
    '--build-seconds',
    'x',
    '--max-upload',
    '-1',
    '--nope',
    '--seed',
    path.join(folder, 'none'),
    '--faults',
    '[{"endpoint":"x"}]',
    'stray',
    '--json=yes',
  ];
  let lines: readonly string[] = [];
  try {
    readCommand(args);
  } catch (error) {
    ({ lines } = error as { lines: string[] });
  }
  expect(lines.map((line) => line.split(':')[0]).toSorted()).toEqual(
    [
      'stray',
      '--nope',
      '--json',
      '--port',
      '--build-seconds',
      '--max-upload',
      '--seed',
      '--faults[0].endpoint',
    ].toSorted(),
  );
});

test.each([
  ['--port'],
  ['--port='],
  ['--seed='],
  ['--port', '1.5'],
  ['--port', '-1'],
  ['--port', ''],
  ['-p', '1'],
  ['--build-seconds', '1e3'],
  ['--idle-minutes', '-1'],
  ['--idle-minutes', '7201'],
  ['--idle-minutes', '5m'],
  ['--watch-pid', '0'],
  ['--watch-pid', '4294967296'],
  ['--max-upload', '0'],
  ['--build-logs=', '--run-apps'],
  ['--build-logs', 'logs'],
  ['--max-upload', '5XB'],
])('%s %s is refused', (...args) => {
  expect(() => readCommand(args)).toThrow();
});

test.each([
  ['1', 1],
  ['200MB', 200_000_000],
  ['200MiB', 209_715_200],
  ['2 GiB', 2_147_483_648],
  ['3kb', 3000],
])('--max-upload %s is %i bytes', (text, bytes) => {
  expect(readCommand(['--max-upload', text])).toMatchObject({ options: { maxUploadBytes: bytes } });
});

test('--json is one line with exactly the documented keys', async () => {
  const { details } = await start();
  const line = announce(details, true);
  expect(line.indexOf('\n')).toBe(line.length - 1);
  expect(Object.keys(JSON.parse(line) as object)).toEqual([
    'headless-url',
    'base-url',
    'username',
    'password',
    'account',
    'app',
    'environment',
    'rebuild-webhook',
    'clean-rebuild-webhook',
    'purge-cache-webhook',
    'control-url',
    'control-token',
    'portal-url',
  ]);
  expect(announce(details, false)).toContain(details['headless-url']);
  expect(details['base-url']).toBe(details['headless-url']);
});

test('a port that is taken is an error of the system, and leaves no folder', async () => {
  const first = await start();
  await expect(start({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
