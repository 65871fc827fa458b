import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect } from '@jest/globals';
import { useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { sizeOf } from '../../support/jest/soak-sizes.ts';
import { runCli } from '../../support/processes/run-cli.ts';
import { fill, smallDisk, withSmallDisk } from '../../support/processes/small-disk.ts';

/** An app without dependencies. @param data a file of it */
function appWith(data: Buffer, build = 'node -v'): string {
  const scripts = { build, start: 'node server.js' };
  return plant(makeFolder('app'), {
    'package.json': JSON.stringify({ name: 'app', version: '1.0.0', scripts }),
    'server.js': `require('node:http').createServer((_, r) => r.end('Hello')).listen(process.env.PORT)`,
    'data.bin': data,
    '.npmrc': 'offline=true\nupdate-notifier=false\n',
    'fill.js': `require('node:fs').writeFileSync('fill', Buffer.alloc(2 ** 24))`,
  });
}

/** Rehearses with this folder for temporary files. @returns also what is left there */
async function rehearseOn(disk: string, app: string) {
  useFastNpm();
  const { exitCode, stdout, stderr } = await runCli({ args: ['rehearse'], cwd: app, variables: { TMPDIR: disk } });
  const errors = stderr.split('\n').filter((line) => line.startsWith('error: '));
  return { exitCode, stdout, errors, left: readdirSync(disk) };
}

const MEBIBYTE = 2 ** 20;
const STORED = randomBytes(3 * MEBIBYTE);
const TINY = Buffer.from('x');
const IS_FULL =
  '(?:is full|can hold no more files, as it has no inodes left) \\(ENOSPC\\)\\. Free space there; outside of a runner, TMPDIR may name a folder on another disk';

describe('a disk that becomes full ends a rehearsal with 1, names the disk, and nothing is left (needs root)', () => {
  withSmallDisk.each<[string, { size: string; app: () => string; error: string; code: string }]>([
    [
      'while the zip is packed',
      {
        size: '2m',
        app: () => appWith(STORED),
        error: `Disk is full: The disk of "DISK/.*${IS_FULL}`,
        code: 'invalid-file',
      },
    ],
    // While it comes in: packages/local-platform/__tests__/uploads/receive-full-disk.test.ts.
    [
      'while the upload is stored',
      {
        size: '7m',
        app: () => appWith(STORED),
        error: `Platform error: .* with HTTP 507\\. .* The upload cannot be stored\\. The disk of "DISK/.*${IS_FULL}`,
        code: 'server-error',
      },
    ],
    [
      'while it is unpacked',
      {
        size: '4m',
        app: () => appWith(Buffer.alloc(8 * MEBIBYTE)),
        error: `Build failed: The disk of "DISK/.*${IS_FULL}.* failed at step "unpack"`,
        code: 'build-failed',
      },
    ],
    [
      'by a program of the build',
      {
        size: '4m',
        app: () => appWith(TINY, 'node fill.js'),
        error: `Build failed: .*The disk of "DISK/.*${IS_FULL}.* failed at step "build"`,
        code: 'build-failed',
      },
    ],
  ])('%s', async (_, { size, app, error, code }) => {
    const disk = smallDisk(size);
    expect(await rehearseOn(disk, app())).toEqual({
      exitCode: 1,
      stdout: expect.stringContaining(`error-code: ${code}\n`),
      errors: [expect.stringMatching(new RegExp(`^error: ${error.replace('DISK', disk)}`))],
      left: [],
    });
  });
});

/** From the first to the last. */
const numbers = (first: number, last: number): number[] => {
  const step = sizeOf('diskFilesStep');
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
};

/** How a rehearsal ends that cannot start. */
const failed = (disk: string) => ({
  exitCode: 1,
  stdout: 'status: failed\nerror-code: invalid-file\n',
  errors: [expect.stringMatching(new RegExp(`^error: Disk is full: The disk of "${disk}.*" ${IS_FULL}\\.$`))],
});

describe('a disk that is full from the start: the same', () => {
  withSmallDisk('of bytes', async () => {
    const disk = smallDisk('1m');
    fill(disk);
    expect(await rehearseOn(disk, appWith(TINY))).toEqual({ ...failed(disk), left: ['full'] });
  });

  withSmallDisk.each(numbers(0, 8))('but for %d files', async (files) => {
    const disk = smallDisk('16m', files);
    expect(await rehearseOn(disk, appWith(TINY))).toEqual({ ...failed(disk), left: [] });
  });

  // Whoever meets it: the deploy, the local platform, or a build.
  withSmallDisk.each(numbers(9, 16))('but for %d files, after the start', async (files) => {
    const disk = smallDisk('16m', files);
    expect(await rehearseOn(disk, appWith(TINY))).toEqual({
      exitCode: 1,
      stdout: expect.stringMatching(/^status: failed\nerror-code: (?:invalid-file|server-error|build-failed)\n/),
      errors: [expect.stringMatching(new RegExp(`^error: .*The disk of "${disk}.*" ${IS_FULL}`))],
      left: [],
    });
  });
});
