import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { FILES } from '../../../packages/local-platform/__tests__/for-root-tests.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { jobFolder, stop } from '../../support/processes/stopping.ts';

const lineOf = (text: string) => ({ time: '2026-01-01T10:20:30.456Z', step: 'build', source: 'stderr', text });
const logOf = (id: string, lines: readonly string[], more: object = {}) => ({
  build: `accounts/acme/apps/storefront/environments/production-1/builds/${id}`,
  environment: 'Production',
  state: 'failed',
  createTime: '2026-01-01T10:20:00.000Z',
  failure: { step: 'build', message: 'It failed.' },
  lines: lines.map(lineOf),
  ...more,
});

/** The folder of a platform that has ended, with these files beside its log. */
const folderWith = (files: Readonly<Record<string, unknown>>): string => {
  const named = Object.entries(files).map(([name, value]) => [
    `${FILES.buildLogs}/${name}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return plant(jobFolder('the last words\n'), Object.fromEntries(named) as Record<string, string>);
};

async function unwritable(): Promise<void> {
  throw new Error("EACCES: permission denied, open '/x'");
}

test('what the platform says of a live app is a warning or a notice, and not what the app says', async () => {
  const live = { state: 'live', failure: undefined };
  const warnings = [{ title: 'Shy', text: 'The app is shy.' }];
  const notices = [{ title: 'Quiet', text: 'The app is quiet.' }];
  const lines = ['Warning: The app is bold.', 'Notice: It is loud.'].map(lineOf);
  const log = logOf('b1', [], { ...live, warnings, notices, lines });
  const ended = await stop({ folder: folderWith({ 'b1.json': log }) });
  expect(ended.log.filter((line) => /^(?:warning|notice): /.test(line))).toEqual([
    'warning: Shy: Production: The app is shy.',
    'notice: Quiet: Production: The app is quiet.',
  ]);
});

describe('builds that failed', () => {
  test('are a group each with the end of the log, oldest first, and are in the summary', async () => {
    const long = Array.from({ length: 120 }, (_, index) => `line ${index}`);
    const cutOff = { state: 'building', failure: undefined, createTime: '2026-01-01T10:21:00.000Z' };
    const folder = folderWith({
      'a.json': logOf('b2', ['half'], cutOff),
      'b.json': logOf('b1', [...long, '', '::error::x', '<b>'], {
        failure: { step: 'build', message: 'It failed.\n<b>' },
      }),
    });
    const { exitCode, log, summary } = await stop({ pid: String(2 ** 30), folder });
    expect([exitCode, existsSync(folder), log.length]).toEqual([0, false, 107]);
    expect([...log.slice(0, 5), ...log.slice(-5)]).toEqual([
      'The local platform had already ended.',
      'the last words',
      'group: Production: build b1 failed at step "build".',
      '… 22 earlier lines',
      '10:20:30.456Z build stderr: line 22',
      '10:20:30.456Z build stderr: ::error::x',
      '10:20:30.456Z build stderr: <b>',
      'warning: Build failed on the local platform: Production: build b1 failed at step "build". It failed.',
      'group: Production: build b2 was cut off at step "build": the local platform ended.',
      '10:20:30.456Z build stderr: half',
    ]);
    expect(summary).toContain(
      '<summary><code>Production&#58; build b1 failed at step &#34;build&#34;.</code></summary>',
    );
    expect(summary).toContain('<ul><li><code>It failed.</code></li><li><code>&#60;b&#62;</code></li></ul>');
    expect(summary).toContain('stderr&#58; half</code></li>');
  });

  test('are printed where the summary cannot be written, and the files are removed', async () => {
    const folder = folderWith({ 'b1.json': logOf('b1', ['why']) });
    const { exitCode, log } = await stop({ folder, summary: unwritable });
    expect([exitCode, log.includes('10:20:30.456Z build stderr: why'), existsSync(folder)]).toEqual([0, true, false]);
    expect(log.at(-1)).toMatch(/^Could not show all output of the local platform: EACCES: /);
  });

  test('of many the last five are shown', async () => {
    const times = Array.from({ length: 7 }, (_, index) => `2026-01-01T10:2${index}:00.000Z`);
    const files = times.map((createTime, index) => [`${index}.json`, logOf(`b${index}`, [], { createTime })]);
    const { log } = await stop({ folder: folderWith(Object.fromEntries(files) as Record<string, object>) });
    expect(log.slice(1)).toEqual([
      '7 builds failed; these are the last 5.',
      ...[2, 3, 4, 5, 6].flatMap((index) => [
        `group: Production: build b${index} failed at step "build".`,
        `warning: Build failed on the local platform: Production: build b${index} failed at step "build". It failed.`,
      ]),
    ]);
  });

  test('of apps that were live the last five are shown, too', async () => {
    const times = Array.from({ length: 7 }, (_, index) => `2026-01-01T10:2${index}:00.000Z`);
    const logs = times.map((createTime, index) =>
      logOf(`b${index}`, [], { createTime, state: 'live', failure: undefined }),
    );
    const folder = folderWith(Object.fromEntries(logs.map((log, index) => [`${index}.json`, log])));
    const shown = [2, 3, 4, 5, 6].map((index) => `group: Production: what the app of build b${index} wrote`);
    expect((await stop({ folder })).log.slice(1)).toEqual(shown);
  });

  test.each([
    ['half a file', '{"build":'],
    ['no object', '[]'],
    ['a field of another kind', logOf('b1', [], { lines: [{ ...lineOf('x'), text: 1 }] })],
    ['no lines', logOf('b1', [], { lines: undefined })],
    ['a failure of another kind', logOf('b1', [], { failure: 'x' })],
    ['a file of 9 MiB', `${JSON.stringify(logOf('b1', []))}${' '.repeat(9 * 2 ** 20)}`],
  ])('%s in their folder is passed over', async (_, content) => {
    const { exitCode, log, summary } = await stop({ folder: folderWith({ 'b1.json': content }) });
    expect([exitCode, log, summary]).toEqual([0, ['the last words'], '']);
  });
});

const makePipe = (file: string): void => void execFileSync('mkfifo', [file]);
const linkToZero = (file: string): void => symlinkSync('/dev/zero', file);
const linkToLog = (file: string): void => {
  const target = path.join(makeFolder('elsewhere'), 'log.json');
  writeFileSync(target, JSON.stringify(logOf('b1', [])));
  symlinkSync(target, file);
};

// The uploaded code runs as the same user: it may put anything in the place of these files.
const onPosix = process.platform === 'win32' ? describe.skip : describe;
onPosix('what could be read for ever', () => {
  test.each([
    ['a named pipe', makePipe],
    ['a link to a device', linkToZero],
    ['a link to a log', linkToLog],
  ])('%s among the logs of builds is passed over', async (_, make) => {
    const folder = folderWith({ 'b2.json': logOf('b2', []) });
    make(path.join(folder, FILES.buildLogs, 'b1.json'));
    const { log } = await stop({ folder });
    expect(log.slice(0, 2)).toEqual(['the last words', 'group: Production: build b2 failed at step "build".']);
    expect([log.join().includes('build b1'), existsSync(folder)]).toEqual([false, false]);
  });

  test.each([FILES.log, FILES.details, FILES.process])('named pipe instead of %s', async (name) => {
    const folder = jobFolder('');
    rmSync(path.join(folder, name), { force: true });
    makePipe(path.join(folder, name));
    const { exitCode } = await stop({ pid: String(2 ** 30), folder });
    expect([exitCode, existsSync(folder)]).toEqual([0, false]);
  });
});
