import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { craftZip } from '../../support/zips/crafted-zip.ts';
import type { Planted } from '../../support/git/folders.ts';
import { makeSources, pack } from '../../support/zips/packing.ts';
import { open, prepacked } from '../../support/zips/prepacked.ts';

const MiB = 2 ** 20;
const SCAN = { password: 'correct horse battery', now: 0 };
const TOKEN = `ghp_${'ABCDEFG2345ABCDEFG7'.repeat(2).slice(0, 36)}`;

/** A file of this size in lines of 64 bytes, with a text in it. */
function fileWith(size: number, at: number, text: string): Buffer {
  const bytes = Buffer.alloc(size, `${'.'.repeat(63)}\n`);
  bytes.write(` ${text} `, at);
  return bytes;
}

describe('what the content shows is what packing it shows', () => {
  test.each<[string, Readonly<Record<string, Planted>>]>([
    ['in small files', { a: `one\n${SCAN.password}`, 'b/.env': 'A=b', '.npmrc': `//x/:_authToken=${TOKEN}\n` }],
    ['at the end of a file', { a: fileWith(5000, 4940, TOKEN) }],
    ['in a file that is just not cut into blocks', { a: fileWith(2 * MiB, 2 * MiB - 100, SCAN.password) }],
    ['in the first block of a large file', { a: fileWith(3 * MiB, 1000, TOKEN) }],
    ['across two blocks', { a: fileWith(3 * MiB, MiB - 20, TOKEN) }],
    ['in the last block', { a: fileWith(3 * MiB + 100, 3 * MiB + 10, SCAN.password) }],
    ['in many places', { a: fileWith(3 * MiB, 2 * MiB - 3, TOKEN), b: `\n\n${TOKEN}\n${TOKEN}` }],
    ['Git LFS pointers', { a: 'version https://git-lfs.github.com/spec/v1\noid x\n', b: 'version' }],
  ])('%s', async (_, tree) => {
    for (const level of [0, 6]) {
      const packed = await pack(makeSources(tree), { level, secretScan: SCAN });
      const opened = await open(prepacked(readFileSync(packed.path)), { secretScan: SCAN });
      expect(packed.secrets.length + packed.placeholders.length).toBeGreaterThan(0);
      expect({ secrets: opened.secrets, placeholders: opened.placeholders }).toEqual({
        secrets: expect.arrayContaining([...packed.secrets]),
        placeholders: packed.placeholders,
      });
      expect(opened.secrets).toHaveLength(packed.secrets.length);
    }
  });

  test('the password of the step comes first, in the order of the files', async () => {
    const tree = {
      'a.js': TOKEN,
      'b.js': SCAN.password,
      'c.js': `\n${SCAN.password}`,
      large: fileWith(3 * MiB, 2 * MiB, SCAN.password),
    };
    const packed = await pack(makeSources(tree), { secretScan: SCAN });
    const opened = await open(prepacked(readFileSync(packed.path)), { secretScan: SCAN });
    const expected = ['b.js:1', 'c.js:2', 'large:32769', 'a.js:1'];
    for (const { secrets } of [packed, opened])
      expect(secrets.map(({ path, line }) => `${path}:${line}`)).toEqual(expected);
  });

  test('nothing is looked for when the scan is off', async () => {
    const { secrets } = await open(prepacked(craftZip([{ name: '.env', data: TOKEN }])));
    expect(secrets).toEqual([]);
  });
});

describe('a step that is stopped', () => {
  const names = Array.from({ length: 600 }, (_, index) => ({ name: `f/${index}`, data: 'x' }));
  const large = [{ name: 'large', data: Buffer.alloc(8 * MiB), method: 8 }];

  test.each<[string, Buffer, number]>([
    ['before it is hashed', craftZip(names), 0],
    ['while it is hashed', craftZip([{ name: 'a', data: Buffer.alloc(MiB) }]), 1],
    ['while its names are read', craftZip(names), 2],
    ['while its files are checked', craftZip(names), 4],
    ['in the middle of a large file', craftZip(large), 4],
  ])('%s', async (_, zip, looks) => {
    // Aborted at the given look at it, so that no clock decides.
    const reason = new Error('stopped');
    let looked = 0;
    const controller = new AbortController();
    const signal = new Proxy(controller.signal, {
      get: (target, name) => {
        if (name === 'throwIfAborted') {
          looked += 1;
          if (looked > looks) controller.abort(reason);
          return () => target.throwIfAborted();
        }
        return Reflect.get(target, name, target) as unknown;
      },
    });
    await expect(open(prepacked(zip), { signal })).rejects.toBe(reason);
    expect(looked).toBe(looks + 1);
  });
});

test('progress reaches the total, in steps', async () => {
  const seen: [number, number][] = [];
  const zip = craftZip([
    { name: 'a', data: Buffer.alloc(5 * MiB), method: 8 },
    { name: 'b', data: Buffer.alloc(5 * MiB) },
  ]);
  await open(prepacked(zip), { onProgress: (done, total) => void seen.push([done, total]) });
  expect(seen.length).toBeGreaterThanOrEqual(10);
  expect(seen.map(([done]) => done)).toEqual(seen.map(([done]) => done).toSorted((a, b) => a - b));
  expect(seen.at(-1)).toEqual([10 * MiB, 10 * MiB]);
});
