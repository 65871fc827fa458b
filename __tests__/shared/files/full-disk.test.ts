import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { StepError } from '../../../src/shared/errors.ts';
import { asFullDisk, describeFullDisk, isDiskFull, saysFullDisk } from '../../../src/shared/files/full-disk.ts';
import { smallDisk, withSmallDisk } from '../../support/processes/small-disk.ts';

const errorOf = (code: string): Error => Object.assign(new Error(`${code}: x`), { code, syscall: 'write' });

test.each([
  ['ENOSPC', /^The disk of "\/tmp\/\\u001bx" is full \(ENOSPC\)\. Free space there; outside of a runner, \w+ may name/],
  ['EDQUOT', /^The disk of "\/tmp\/\\u001bx" has no room left for this user \(EDQUOT\)\. Free space there;/],
])('%s names the disk, and what to do', (code, text) => {
  const described = describeFullDisk(errorOf(code), '/tmp/\u001bx') ?? '';
  expect([described, describeFullDisk(errorOf(code), undefined)]).toEqual([
    expect.stringMatching(text),
    described.replace(/ of ".*?"/, ''),
  ]);
  expect([isDiskFull(errorOf(code)), saysFullDisk(`  ${described}`)]).toEqual([true, true]);
  expect(asFullDisk(errorOf(code), '/tmp')).toMatchObject({
    code: 'invalid-file',
    title: 'Disk is full',
    status: 'failed',
  });
});

test.each([errorOf('EACCES'), new Error('ENOSPC'), 'ENOSPC', null, undefined, new StepError('internal', 'x')])(
  '%p is something else',
  (error) => {
    expect([isDiskFull(error), describeFullDisk(error, '/tmp'), asFullDisk(error, '/tmp')]).toEqual([
      false,
      undefined,
      error,
    ]);
  },
);

test('what others say of a full disk is not ours', () => {
  expect(saysFullDisk('npm error ENOSPC: no space left on device, write')).toBe(false);
});

withSmallDisk('a disk without inodes is named as such, from a file that is not there, too', () => {
  const disk = smallDisk('1m', 1);
  mkdirSync(path.join(disk, 'x'));
  const described = describeFullDisk(errorOf('ENOSPC'), path.join(disk, 'x', 'none', 'file')) ?? '';
  expect(described).toMatch(
    /^The disk of "\S+\/file" can hold no more files, as it has no inodes left \(ENOSPC\)\. Free/,
  );
  expect(saysFullDisk(described)).toBe(true);
});
