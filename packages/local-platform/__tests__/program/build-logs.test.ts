import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { headingOf, keepBuildLogs, wasLive } from '../../src/program/build-logs.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';
import { fill, smallDisk, withSmallDisk } from '../../../../__tests__/support/processes/small-disk.ts';

test('a build that goes live is a line, and so is each warning of the platform', () => {
  const lines: string[] = [];
  const line = { time: '2026-01-01T10:20:30.456Z', step: 'start', text: 'Notice: The app is loud.' } as const;
  const log = {
    build: 'accounts/acme/apps/web/environments/e-1/builds/b1',
    environment: 'Production',
    state: 'live',
    createTime: '2026-01-01T10:20:00.000Z',
    warnings: [{ title: 'Shy', text: 'The app is shy.' }],
    notices: [{ title: 'Bold', text: 'The app is bold.' }],
    lineCount: 0,
    lines: [{ ...line, source: 'stdout' }],
  } as const;
  keepBuildLogs(undefined, (printed) => void lines.push(...printed)).onBuildLive(log, 'http://127.0.0.1:8');
  expect(lines).toEqual([
    'Production: build b1 went live: http://127.0.0.1:8',
    '  Warning: Production: The app is shy.',
    '  Notice: Production: The app is bold.',
  ]);
});

test('the log of an app that was live is kept in the folder, if there is one', () => {
  const folder = makeFolder('logs');
  const lines: string[] = [];
  const log = {
    build: 'accounts/acme/apps/web/environments/e-1/builds/b1',
    environment: 'Production',
    state: 'live',
    createTime: '2026-01-01T10:20:00.000Z',
    lineCount: 0,
    lines: [],
  } as const;
  for (const place of [undefined, folder])
    keepBuildLogs(place, (printed) => void lines.push(...printed)).onAppStopped(log);
  expect([readdirSync(folder), lines]).toEqual([['b1.json'], []]);
  expect(JSON.parse(readFileSync(path.join(folder, 'b1.json'), 'utf8'))).toEqual(log);
});

test('a build is at its last step also where an earlier one still writes', () => {
  const steps = ['unpack', 'build', 'start', 'build'] as const;
  const lines = steps.map((step) => ({ time: '2026-01-01T10:20:30.456Z', step, source: 'stdout', text: '' }) as const);
  const log = { build: 'b/1', environment: 'E', createTime: '2026-01-01T10:20:00.000Z', lineCount: 4, lines };
  expect(wasLive({ ...log, state: 'superseded' })).toBe(true);
  expect(headingOf({ ...log, state: 'deploying' })).toBe(
    'E: build 1 was cut off at step "start": the local platform ended.',
  );
});

test.each([
  ['a file is', (folder: string) => writeFileSync(folder, '')],
  [
    'a folder of the name of a log is',
    (folder: string) => mkdirSync(path.join(folder, '1.json.new'), { recursive: true }),
  ],
])('where %s in the place of its folder, a log is a line that says so', (_, replace) => {
  const folder = makeFolder('logs');
  const lines: string[] = [];
  const { onBuildFailed } = keepBuildLogs(folder, (printed) => void lines.push(...printed));
  rmSync(folder, { recursive: true });
  replace(folder);
  onBuildFailed({ build: 'b/1', environment: 'E', state: 'failed', createTime: '', lineCount: 0, lines: [] });
  expect(lines).toEqual(['E: build 1 failed.', expect.stringMatching(/^--build-logs: E[A-Z]+: /)]);
});

withSmallDisk('a log that finds no room is a line that names the disk, and leaves no part of it (needs root)', () => {
  const folder = smallDisk('64k');
  const lines: string[] = [];
  const { onBuildFailed } = keepBuildLogs(folder, (printed) => void lines.push(...printed));
  fill(folder);
  onBuildFailed({
    build: 'b/1',
    environment: 'E',
    state: 'failed',
    createTime: '2026-01-01T10:20:00.000Z',
    lineCount: 0,
    lines: [],
  });
  expect(lines).toEqual([
    'E: build 1 failed.',
    expect.stringContaining(`--build-logs: The disk of "${folder}" is full`),
  ]);
  expect(readdirSync(folder)).toEqual(['full']);
});
