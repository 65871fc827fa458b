import { execFileSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/git/folders.ts';
import { listSources, makeSources, pack } from '../support/zips/packing.ts';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });
const PYTHON = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    print(len(archive.infolist()), sum(e.file_size for e in archive.infolist()))
`;

describe.each([0, 2])('Zip64, packed with %d threads', (threads) => {
  test('70,000 files: more than the classic count of entries can hold', async () => {
    const [file] = makeSources({ x: 'one file under many names' });
    if (file === undefined) throw new Error('no file');
    const files = Array.from({ length: 70_000 }, (_, index) => {
      const name = `d${String(Math.floor(index / 1000)).padStart(2, '0')}/f${String(index).padStart(6, '0')}`;
      return Object.assign({}, file, { path: name });
    });
    const archive = await pack(files, { level: 1 }, threads);
    expect(archive.fileCount).toBe(70_000);
    expect(run('python3', '-c', PYTHON, archive.path).trim()).toBe(`70000 ${70_000 * file.size}`);
    expect(run('unzip', '-t', '-qq', archive.path)).toBe('');
    expect(run('7z', 't', '-bd', archive.path)).toMatch(/Files: 70000\n/);
    expect(run('bsdtar', '-t', '-f', archive.path).trim().split('\n')).toHaveLength(70_000);
  }, 600_000);

  // 4 GiB and more take minutes; the longer run has them.
  const testIfLong = process.env['LARGE'] === 'true' ? test : test.skip;
  testIfLong(
    'one file over 4 GiB, and others behind it',
    async () => {
      const size = 4 * 1024 ** 3 + 5;
      const root = plant(makeFolder('huge'), { a: 'first', huge: '', z: 'last' });
      truncateSync(path.join(root, 'huge'), size);
      for (const level of [0, 1]) {
        const archive = await pack(listSources(root, ['a', 'huge', 'z']), { level }, threads && cpus().length);
        expect(run('python3', '-c', PYTHON, archive.path).trim()).toBe(`3 ${size + 9}`);
        expect(run('unzip', '-t', '-qq', archive.path)).toBe('');
        expect(run('7z', 't', '-bd', archive.path)).toContain(`Size:       ${size + 9}`);
        expect(run('bsdtar', '-x', '-O', '-f', archive.path, 'z')).toBe('last');
      }
    },
    3_600_000,
  );
});
