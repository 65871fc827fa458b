import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, test } from '@jest/globals';

const mounted: string[] = [];
afterAll(() => {
  for (const folder of mounted.splice(0)) unmount(folder);
});

/**
 * A disk of its own, in memory, and empty. Only root can make one, on Linux.
 * @param size as mount(8) takes it for a tmpfs: `2m`
 * @param files how many files and folders it can hold
 * @param more options of mount(8)
 */
export function smallDisk(size: string, files = 100_000, more = ''): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'headless-deploy-disk-'));
  try {
    // The folder itself is one of them.
    const options = `size=${size},nr_inodes=${files + 1},mode=0700${more === '' ? '' : `,${more}`}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  mounted.push(folder);
  return folder;
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
  rmdirSync(folder);
}

function canMount(): boolean {
  try {
    unmount(smallDisk('64k'));
    mounted.pop();
    return true;
  } catch {
    return false;
  }
}

/** A test that needs such a disk. \`ci:root\` runs all of them. */
export const withSmallDisk = process.env['TESTS_OF_ROOT'] !== undefined || canMount() ? test : test.skip;

/** Writes a file `full` that leaves no byte of a disk. */
export function fill(disk: string): void {
  const file = openSync(path.join(disk, 'full'), 'w');
  try {
    const { bfree, bsize } = statfsSync(disk);
    for (let left = bfree * bsize; left > 0;) left -= writeSync(file, Buffer.alloc(left));
  } finally {
    closeSync(file);
  }
}
