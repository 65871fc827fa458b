import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { describeReadError } from '../../../src/archive/tasks/read-source.ts';
import { failureOf } from '../../support/git/collecting.ts';
import { asOtherUser, withTwoUsers } from '../../support/processes/other-user.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createRequest, listSources, makeSources, pack, startPacking } from '../../support/zips/packing.ts';

const SMALL = Buffer.alloc(1000, 'a');
const BIG = Buffer.alloc(5 * 1024 * 1024, 'a');
const CHANGED = 'b changed or vanished while it was packed. Let whatever writes to "path" finish first, or exclude it.';

const CHANGES: [string, (file: string) => void][] = [
  ['vanishes', (file) => unlinkSync(file)],
  ['grows', (file) => appendFileSync(file, 'x')],
  ['grows a lot', (file) => appendFileSync(file, BIG)],
  ['is written to', (file) => writeFileSync(file, SMALL)],
  ['is replaced', (file) => (writeFileSync(`${file}2`, SMALL), renameSync(`${file}2`, file))],
  ['shrinks', (file) => truncateSync(file, 999)],
  ['becomes empty', (file) => truncateSync(file, 0)],
  [
    'becomes a link to a copy',
    (file) => (unlinkSync(file), writeFileSync(`${file}2`, SMALL), symlinkSync(`${file}2`, file)),
  ],
  ['becomes a link to nothing', (file) => (unlinkSync(file), symlinkSync('nowhere', file))],
  ['becomes a folder', (file) => (unlinkSync(file), mkdirSync(file))],
  ['becomes a named pipe', (file) => (unlinkSync(file), void execFileSync('mkfifo', [file]))],
];

describe.each([
  ['small', SMALL],
  ['big', BIG],
])('a %s file between listing and packing', (_size, content) => {
  test.each(CHANGES)('%s: an error that names it, never a gap', async (_what, change) => {
    const folder = plant(makeFolder('sources'), { a: 'first', b: content, c: 'last' });
    // Some file systems keep time in steps of milliseconds: what is written in the same step would look untouched.
    utimesSync(path.join(folder, 'b'), 1_600_000_000, 1_600_000_000);
    const files = listSources(folder, ['a', 'b', 'c']);
    change(path.join(folder, 'b'));
    expect(await failureOf(pack(files))).toMatchObject({ code: 'invalid-file', message: CHANGED });
  });

  test('loses its folder', async () => {
    const files = makeSources({ 'd/b': content });
    rmSync(path.dirname(files[0]?.source ?? ''), { recursive: true });
    expect((await failureOf(pack(files))).message).toMatch(/^d\/b changed or vanished/);
  });

  // For root every file is readable, so it has to become somebody else.
  withTwoUsers('becomes unreadable', async () => {
    const files = makeSources({ b: content });
    const folder = makeFolder();
    chmodSync(folder, 0o777);
    chmodSync(path.dirname(files[0]?.source ?? ''), 0o755);
    chmodSync(files[0]?.source ?? '', 0o600);
    const work = asOtherUser(async () => await pack(files, { destination: `${folder}/app.zip` }));
    expect(await failureOf(work)).toMatchObject({
      code: 'invalid-file',
      message: 'b cannot be read: EACCES. Check its permissions, or exclude it.',
    });
  });
});

describe('while it is read', () => {
  test.each<[string, (file: string, size: number) => void]>([
    ['grows', (file) => appendFileSync(file, 'x')],
    ['shrinks', (file, size) => truncateSync(file, size - 1)],
    ['is written to in place', (file) => writeFileSync(file, 'x', { flag: 'r+' })],
  ])('a file that %s is an error', async (_what, change) => {
    const size = 64 * 1024 * 1024;
    const root = plant(makeFolder(), { b: '' });
    const source = path.join(root, 'b');
    truncateSync(source, size);
    const request = createRequest(listSources(root, ['b']), { level: 0 });
    const { ending } = await startPacking(request, 1);
    change(source, size);
    expect(await failureOf(ending)).toMatchObject({ code: 'invalid-file', message: CHANGED });
  });
});

test('a file that Windows does not let us open, as another program has it, is named with what to do', () => {
  const [file] = makeSources({ 'db.sqlite': 'x' });
  if (file === undefined) throw new Error('no file');
  const busy = Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' });
  expect(describeReadError(file, busy)).toMatchObject({
    code: 'invalid-file',
    message: 'db.sqlite is in use by another program (EBUSY). Close it first, or exclude the file.',
  });
  expect(describeReadError(file, new TypeError('a defect'))).toEqual(new TypeError('a defect'));
});
