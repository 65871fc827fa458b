import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { OptionsError } from '../../../src/emulator/errors/options-error.ts';
import type { PlatformOptions } from '../../../src/emulator/platform/server.ts';
import { startPlatform } from '../../../src/emulator/platform/server.ts';
import type { StartFailure } from '../../../src/emulator/program/start-failure.ts';
import { describeStartFailure } from '../../../src/emulator/program/start-failure.ts';

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
