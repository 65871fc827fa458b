import { spawnSync } from 'node:child_process';
import { mkdirSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { StopError } from '../../src/shared/errors.ts';
import type { SourceFile } from '../../src/workspace/files.ts';
import { failureOf } from '../support/git/collecting.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { cpuTimeOf } from '../support/jest/cpu-time.ts';
import { createRequest, listSources, makeSources, pack, startPacking } from '../support/zips/packing.ts';

const STOP = new StopError('cancelled', 'The step was cancelled.', 130);

/** A sparse file of 1 GiB: more than can be packed before anyone looks. */
function makeHuge(): SourceFile[] {
  const root = plant(makeFolder(), { a: 'x', huge: '' });
  truncateSync(path.join(root, 'huge'), 1024 * 1024 * 1024);
  return listSources(root, ['a', 'huge']);
}

describe('an abort ends it with the reason of the signal', () => {
  test('from the start', async () => {
    const time = await cpuTimeOf(async () => {
      expect(await failureOf(pack(makeHuge(), { signal: AbortSignal.abort(STOP) }))).toBe(STOP);
    });
    expect(time).toBeLessThan(2000);
  });

  test('between two files', async () => {
    const controller = new AbortController();
    const [first, second] = makeHuge() as [SourceFile, SourceFile];
    const trap = {
      ...first,
      get path(): string {
        return (controller.abort(STOP), 'a');
      },
    } as SourceFile;
    const packing = async () => expect(await failureOf(pack([trap, second], { signal: controller.signal }))).toBe(STOP);
    expect(await cpuTimeOf(packing)).toBeLessThan(2000);
  });

  test.each([0, 2])('in the middle of a file, with %d threads', async (threads) => {
    const controller = new AbortController();
    const request = createRequest(makeHuge(), { signal: controller.signal, level: 0 });
    const { ending } = await startPacking(request, 1024 * 1024, threads);
    controller.abort(STOP);
    expect(await cpuTimeOf(async () => expect(await failureOf(ending)).toBe(STOP))).toBeLessThan(2000);
  });
});

describe('a destination that cannot be written is reported', () => {
  test.each<[string, (folder: string) => string, string]>([
    ['a missing folder', (folder) => path.join(folder, 'missing', 'app.zip'), 'ENOENT'],
    ['a file that is there', (folder) => (writeFileSync(path.join(folder, 'x'), ''), path.join(folder, 'x')), 'EEXIST'],
    ['a folder', (folder) => (mkdirSync(path.join(folder, 'x')), path.join(folder, 'x')), 'EEXIST'],
  ])('%s', async (_what, destinationIn, code) => {
    const destination = destinationIn(makeFolder());
    expect(await failureOf(pack(makeSources({ a: '1', b: '2' }), { destination }))).toMatchObject({
      code: 'invalid-file',
      message: `The zip cannot be written: ${code}. Check that the folder for temporary files is writable and has space.`,
    });
  });
});

const PROGRAM = fileURLToPath(new URL('../support/zips/pack-in-process.js', import.meta.url));

test('no failure is left behind for the process to trip over', () => {
  const missing = { destination: '/nowhere/x/app.zip' };
  const cases: readonly (readonly [object, string | undefined, RegExp])[] = [
    [{ abort: true }, undefined, /^stopped$/],
    [{ abort: true, threads: 2 }, undefined, /^stopped$/],
    [missing, undefined, /cannot be written: ENOENT/],
    [{ ...missing, threads: 2 }, undefined, /cannot be written: ENOENT/],
    [{}, 'a', /^a changed or vanished/],
    [{}, 'big', /^big changed or vanished/],
    [{ threads: 2 }, 'big', /^big changed or vanished/],
  ];
  const requests = cases.map(([overrides, vanishing]) => {
    const files = makeSources({ a: '1', big: Buffer.alloc(6 * 1024 * 1024), c: '3' });
    for (const { path: name, source } of files) if (name === vanishing) unlinkSync(source);
    return { ...createRequest(files), ...overrides };
  });
  // Node ends a process with code 1 on an unhandled rejection or error, and says so on stderr.
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, JSON.stringify(requests)], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual(cases.map(([, , message]) => ({ error: expect.stringMatching(message) })));
});

test('a disk that is full is reported, with the code', () => {
  const files = makeSources({ big: Buffer.alloc(3 * 1024 * 1024) });
  const requests = JSON.stringify([createRequest(files, { level: 0 })]);
  // A limit on the size of files stands in for the disk: 1000 blocks of 512 or 1024 bytes.
  const limited = spawnSync('sh', ['-c', 'ulimit -f 1000; exec "$0" "$@"', process.execPath, PROGRAM, requests], {
    encoding: 'utf8',
  });
  expect(limited).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(limited.stdout)).toEqual([
    { error: expect.stringMatching(/^The zip cannot be written: EFBIG\. Check/) },
  ]);
});

test.each([0, 2])('progress grows up to all bytes of the files, with %d threads', async (threads) => {
  const files = makeSources({ a: 'x', big: Buffer.alloc(7 * 1024 * 1024, 'words '), empty: '' });
  const seen: number[] = [];
  await pack(
    files,
    { onProgress: (packed, total) => void seen.push(total === 7 * 1024 * 1024 + 1 ? packed : -1) },
    threads,
  );
  expect(seen.length).toBeGreaterThan(7);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen.at(-1)).toBe(7 * 1024 * 1024 + 1);
});
