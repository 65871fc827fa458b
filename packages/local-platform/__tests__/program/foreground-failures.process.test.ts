import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { OptionsError } from '../../src/errors/options-error.ts';
import type { PlatformOptions } from '../../src/platform/options.ts';
import { startPlatform } from '../../src/platform/server.ts';
import type { StartFailure, Terminal } from '../../src/program/foreground.ts';
import { describeStartFailure, runInForeground } from '../../src/program/foreground.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';
import { runSource } from '../../../../__tests__/support/processes/run-source.ts';
import { fill, smallDisk, withSmallDisk } from '../../../../__tests__/support/processes/small-disk.ts';

async function failureOf(options: PlatformOptions): Promise<StartFailure> {
  const thrown: unknown = await startPlatform(options).then(
    (platform) => platform.close().then(() => undefined),
    (error: unknown) => error,
  );
  return describeStartFailure(thrown);
}

function systemError(syscall: string, code: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { syscall, code });
}

describe('a start that fails', () => {
  test('a port that is taken is an option', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      expect(await failureOf({ port })).toEqual({
        exitCode: 2,
        lines: [
          `--port: listen EADDRINUSE: address already in use 127.0.0.1:${port}. Another process uses that port, or it is reserved: choose another, or 0 for any free one.`,
        ],
      });
    } finally {
      server.close();
    }
  });

  test('so is a folder for archives that cannot be made', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'start-failure-'));
    try {
      writeFileSync(path.join(folder, 'file'), '');
      const { exitCode, lines } = await failureOf({ archives: path.join(folder, 'file', 'below') });
      expect([exitCode, lines.length, lines[0]]).toEqual([
        2,
        1,
        expect.stringMatching(/^--archives: ENOTDIR: .* mkdir /),
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each([
    [
      'a seed with mistakes',
      new OptionsError(['seed.x: wrong', 'seed.y: wrong']),
      2,
      ['seed.x: wrong', 'seed.y: wrong'],
    ],
    [
      'a password in place of a port',
      new OptionsError(['--port: must be a number, not "Zk9/vQ2x+Fztn3RYcDrQy_Lw"']),
      2,
      ['--port: must be a number, not "***"'],
    ],
    ['a machine without loopback', systemError('listen', 'EADDRNOTAVAIL'), 1, ['listen EADDRNOTAVAIL']],
    ['a full disk', systemError('mkdir', 'ENOSPC'), 1, [expect.stringMatching(/^The disk is full \(ENOSPC\)\. Free/)]],
    ['anything else', new TypeError('x is not a function'), 1, ['x is not a function']],
  ])('%s', (_, error, exitCode, lines) => {
    expect(describeStartFailure(error)).toEqual({ exitCode, lines });
  });

  test('no temporary folder', async () => {
    const failure = await failureOf({ temporaryFolder: path.join(tmpdir(), 'no', 'such', 'folder') });
    expect([failure.exitCode, failure.lines]).toEqual([1, [expect.stringMatching(/^ENOENT: .* mkdtemp /)]]);
  });
});

// Node reads the variable of the process; that of a test is a copy.
const { env } = runInThisContext('process') as NodeJS.Process;

/** Runs it in this process. */
async function run(temporary: string, args: readonly string[]) {
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({ write: (text: string) => (written[name] += text), on: () => {} });
  const ended: Terminal = {
    argv: [],
    env: {},
    stdout: output('stdout'),
    stderr: output('stderr'),
    on: () => {},
    exit: () => {},
  };
  const before = env['TMPDIR'];
  env['TMPDIR'] = temporary;
  try {
    await runInForeground(ended, args);
  } finally {
    if (before === undefined) delete env['TMPDIR'];
    else env['TMPDIR'] = before;
  }
  return { exitCode: ended.exitCode, ...written };
}

/** Runs it in a process of its own, which ends. */
async function runProcess(temporary: string, args: readonly string[]) {
  const code = `import { runInForeground } from '%PACKAGE%/src/program/foreground.ts'; await runInForeground(process, ${JSON.stringify(args)});`;
  const { exitCode, stdout, stderr } = await runSource(code, { variables: { TMPDIR: temporary } });
  return { exitCode, stdout, stderr };
}
const failed = (disk: string) => ({
  exitCode: 1,
  stdout: '',
  stderr: expect.stringMatching(
    new RegExp(
      `^The local platform cannot start:\\n {2}The disk of "${disk}" (?:is full|can hold no more files, as it has no inodes left) \\(ENOSPC\\)\\. .*\\.\\n$`,
    ),
  ),
});

describe('a start on a full disk ends with one error and 1, and leaves nothing (needs root)', () => {
  withSmallDisk.each([0, 1, 2])('for temporary files, but for %d files', async (files) => {
    const disk = smallDisk('1m', files);
    expect(await run(disk, ['--run-apps'])).toEqual(failed(disk));
    expect(readdirSync(disk)).toEqual([]);
  });

  withSmallDisk('for temporary files, of bytes', async () => {
    const disk = smallDisk('64k');
    fill(disk);
    expect(await runProcess(disk, [])).toEqual(failed(disk));
    expect(readdirSync(disk)).toEqual(['full']);
  });

  // The last one is met once it listens.
  withSmallDisk.each([
    ['--archives', 'folder', run],
    ['--build-logs', 'folder', run],
    ['--write-env', 'local.env', runProcess],
  ] as const)('for %s', async (option, name, start) => {
    const [disk, temporary] = [smallDisk('1m', 0), makeFolder('temp')];
    expect(await start(temporary, ['--run-apps', option, path.join(disk, name)])).toEqual(failed(disk));
    expect([readdirSync(disk), readdirSync(temporary)]).toEqual([[], []]);
  });
});

const FULL = '/dev/full';
(existsSync(FULL) ? test : test.skip)(
  'where its line cannot be written, nobody waits for it: one error, and 1',
  async () => {
    const temporary = makeFolder('temp');
    // As the step of the emulator action starts it, with its output in a file.
    const code = `
    import { openSync } from 'node:fs';
    import { runInForeground } from '%PACKAGE%/src/program/foreground.ts';
    import { WriteStream } from 'node:fs';
    const stdout = new WriteStream('', { fd: openSync('${FULL}', 'w') });
    Object.defineProperty(process, 'stdout', { value: stdout });
    await runInForeground(process, ['--json']);
  `;
    const { exitCode, stderr } = await runSource(code, { variables: { TMPDIR: temporary } });
    expect([exitCode, stderr, readdirSync(temporary)]).toEqual([
      1,
      expect.stringMatching(/^The local platform cannot start:\n {2}The disk is full \(ENOSPC\)\. .*\n$/),
      [],
    ]);
  },
);
