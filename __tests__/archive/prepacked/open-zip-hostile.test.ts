import { describe, expect, test } from '@jest/globals';
import { craftZip, unicodePath } from '../../support/zips/crafted-zip.ts';
import type { CraftedEntry } from '../../support/zips/crafted-zip.ts';
import { open, prepacked, refusalOf } from '../../support/zips/prepacked.ts';

const GOOD: CraftedEntry = { name: 'package.json', data: '{}' };

const REMEDY = / Pack (?:the zip again(?: without it)?|it again with Deflate, and no password)\.$/m;

const SENT = 'archive: "app.zip" cannot be sent: ';

describe('an entry that no file of a workspace could be', () => {
  test.each<[string, CraftedEntry, string]>([
    ['leads up', { name: '../x' }, '../x escapes the archive root'],
    ['leads up on the way', { name: 'a/../../x' }, 'a/../../x escapes the archive root'],
    ['is absolute', { name: '/etc/passwd' }, '/etc/passwd escapes the archive root'],
    ['has an empty part', { name: 'a//b' }, 'a//b has an empty or "." segment in its path'],
    ['has no name', { name: '' }, '"" has an empty or "." segment in its path'],
    ['is the root', { name: '/' }, '/ has an empty or "." segment in its path'],
    ['starts with a drive letter', { name: 'C:x' }, 'C:x starts with a drive letter'],
    ['has a control character', { name: 'a\nb' }, 'a\\u000ab has a control character in its name'],
    ['has a zero byte', { name: 'a\0.txt' }, 'a\\u0000.txt has a control character in its name'],
    ['has a name in Latin-1', { name: Buffer.from('caf\xe9', 'latin1') }, 'caf\\udce9 has a name that is not UTF-8'],
    ['has a second name', { name: 'safe', extra: unicodePath('safe', '../x') }, 'safe has a second, different name'],
    ['is a symbolic link', { name: 'a', data: '/etc', mode: 0o120777 }, 'a is a symbolic link'],
    ['is a link, made on DOS', { name: 'a', data: '/etc', mode: 0o120777, host: 0 }, 'a is a symbolic link'],
    ['is a named pipe', { name: 'a', mode: 0o010644 }, 'a is not a regular file'],
    ['is a folder without a slash', { name: 'a', mode: 0o040755 }, 'a is not a regular file'],
    ['is a folder with content', { name: 'a/', data: 'x', mode: 0o040755 }, 'a/ is a folder with content'],
    ['is encrypted', { name: 'a', data: 'x', flags: 0x801 }, 'a is encrypted'],
    ['is of another method', { name: 'a', data: 'x', method: 12 }, 'a is compressed with method 12, and not deflated'],
    ['has two sizes', { name: 'a', data: 'x', size: 2 }, 'a is stored, but has two different sizes'],
    ['is there twice', GOOD, 'package.json is in the zip twice'],
    ['is there as a folder', { name: 'package.json/' }, 'package.json/ is in the zip twice'],
    ['is below a file', { name: 'package.json/a/b' }, 'package.json is both a file and a folder'],
    [
      'is version control data',
      { name: 'a/.GIT/config' },
      'a/.GIT/config is version control data or a key file, which is never sent',
    ],
    [
      'is a key file',
      { name: 'gha-creds-1.json' },
      'gha-creds-1.json is version control data or a key file, which is never sent',
    ],
    ['has another local name', { name: 'a', local: { name: 'b' } }, 'a has conflicting headers (name)'],
    ['has a longer local name', { name: 'a', local: { name: 'a/../../b' } }, 'a has conflicting headers (name)'],
    [
      'has another local size',
      { name: 'a', data: 'x', method: 8, local: { size: 9 } },
      'a has conflicting headers (size)',
    ],
    ['has another local CRC', { name: 'a', data: 'x', local: { crc: 9 } }, 'a has conflicting headers (CRC)'],
    [
      'is encrypted by its local header',
      { name: 'a', data: 'x', local: { flags: 1 } },
      'a has conflicting headers (flags)',
    ],
    ['has another local method', { name: 'a', data: 'x', local: { method: 8 } }, 'a has conflicting headers (method)'],
    ['shares its data', { name: 'package.json', sameAs: 0 }, 'package.json is in the zip twice'],
    ['is damaged', { name: 'a', data: 'x', crc: 1 }, 'a is damaged (CRC mismatch)'],
    ['inflates to less', { name: 'a', data: 'x', method: 8, size: 2 }, 'a does not have the size that the zip states'],
    [
      'inflates to more',
      { name: 'a', data: 'x'.repeat(100), method: 8, size: 2 },
      'a is damaged (ERR_BUFFER_TOO_LARGE)',
    ],
  ])('%s', async (_, entry, problem) => {
    const message = await refusalOf(craftZip([GOOD, entry]));
    expect(message).toMatch(REMEDY);
    expect(message.replace(REMEDY, '')).toBe(`${SENT}${problem}.`);
  });

  test('overlaps another one under a name of its own', async () => {
    const zip = craftZip([
      { name: 'a', data: 'x' },
      { name: 'b', data: 'x', sameAs: 0 },
    ]);
    expect(await refusalOf(zip)).toBe(`${SENT}b overlaps another file. Pack the zip again.`);
  });

  test('of which there are many: ten are named', async () => {
    const lines = (
      await refusalOf(craftZip(Array.from({ length: 12 }, (_, index) => ({ name: `../${index}` }))))
    ).split('\n');
    const first = [0, 1, 2].map((index) => `${SENT}../${index} escapes the archive root.`).join(' ');
    expect(lines).toHaveLength(9);
    expect(lines[0]).toBe(`${first} And 9 more. Pack the zip again without it.`);
    expect(lines[7]).toBe(`  ${SENT}../9 escapes the archive root.`);
    expect(lines[8]).toBe('  and 2 more');
  });

  test('what all entries have is a setting of the packer', async () => {
    const [one, other] = [
      { name: 'a', data: 'x', flags: 0x801 },
      { name: 'b', data: 'x', method: 9 },
    ];
    expect(await refusalOf(craftZip([one, other]))).toMatch(/ Pack it again with Deflate, and no password\.$/);
    expect(await refusalOf(craftZip([one, { name: '../a' }]))).toMatch(/ Pack the zip again without it\.$/);
  });

  test('one of Windows is to be packed with other separators', async () => {
    const backslash = `${SENT}..\\a.js has a backslash in its name.`;
    const remedy = 'Pack it again with 7-Zip, or with "dry-run" of this action: both write names as in "src/a.js".';
    expect(await refusalOf(craftZip([GOOD, { name: '..\\a.js' }]))).toBe(`${backslash} ${remedy}`);
    expect(await refusalOf(craftZip([GOOD, { name: './a b.js' }]))).toBe(
      `${SENT}./a b.js has an empty or "." segment in its path. ${remedy}`,
    );
    expect(await refusalOf(craftZip([GOOD, { name: '..\\a.js' }, { name: '.git/a' }]))).toBe(
      `${backslash} ${SENT}.git/a is version control data or a key file, which is never sent. ${remedy} Leave out what has another problem.`,
    );
  });

  test('a large file that inflates to more than it should is not read to its end', async () => {
    const data = Buffer.alloc(40 * 2 ** 20);
    const zip = craftZip([GOOD, { name: 'a', data, method: 8, size: 3 * 2 ** 20 }]);
    expect(await refusalOf(zip)).toBe(`${SENT}a does not have the size that the zip states. Pack the zip again.`);
  });

  test('deflated data that are damaged', async () => {
    const [small, large] = ['x'.repeat(5000), Buffer.alloc(3 * 2 ** 20, 'large ')];
    for (const data of [small, large]) {
      const zip = craftZip([{ name: 'a', data, method: 8 }]);
      // The first byte of the data: a block of a type that there is not.
      zip[31] = 0xff;
      expect(await refusalOf(zip)).toBe(`${SENT}a is damaged (Z_DATA_ERROR). Pack the zip again.`);
    }
  });
});

describe('a file that is no sound zip', () => {
  const good = craftZip([GOOD]);
  const changed = (change: (zip: Buffer) => void): Buffer => {
    const zip = Buffer.from(good);
    change(zip);
    return zip;
  };

  test.each<[string, Buffer, RegExp]>([
    [
      'empty',
      Buffer.alloc(0),
      /^archive: "app\.zip" is not a zip: it does not start with a zip header\. Check how it was packed or downloaded\.$/,
    ],
    [
      'text',
      Buffer.from('<html>'.repeat(10)),
      /is not a zip: it does not start with a zip header\. Check how it was packed or downloaded\.$/,
    ],
    [
      'a tar.gz',
      Buffer.from('1f8b0800'.padEnd(80, '0'), 'hex'),
      /is not a zip: it does not start with a zip header\. Check how it was packed or downloaded\.$/,
    ],
    [
      'bytes before it',
      craftZip([GOOD], { prefix: Buffer.from('#!/bin/sh\n') }),
      /does not start with a zip header\. Check how it was packed or downloaded\.$/,
    ],
    ['cut off', good.subarray(0, -1), /cannot be read as a zip: End of central directory record signature not found/],
    ['bytes behind it', Buffer.concat([good, Buffer.from('x')]), /cannot be read as a zip: Invalid comment length/],
    [
      'filled up with zeros, as bsdtar does in a pipe',
      Buffer.concat([good, Buffer.alloc(10_240 - good.length)]),
      /cannot be read as a zip: Invalid comment length/,
    ],
    [
      'a directory elsewhere',
      changed((zip) => zip.writeUInt32LE(1, zip.length - 6)),
      /its end records conflict \(size of the directory\)\. Pack the zip again\.$/,
    ],
    [
      'a directory beyond its end',
      changed((zip) => zip.writeUInt32LE(1e9, zip.length - 6)),
      /its end records conflict \(size of the directory\)\. Pack the zip again\.$/,
    ],
    [
      'more entries than it has',
      changed((zip) => zip.fill(9, zip.length - 14, zip.length - 10)),
      /cannot be read as a zip: /,
    ],
    [
      'data beyond its end',
      changed((zip) => {
        const directory = zip.readUInt32LE(zip.length - 6);
        for (const at of [18, 22, directory + 20, directory + 24]) zip.writeUInt32LE(1000, at);
      }),
      /cannot be sent: package\.json overlaps the directory of the zip\. Pack/,
    ],
    [
      'an entry that is not where it says',
      changed((zip) => zip.writeUInt32LE(1, zip.readUInt32LE(zip.length - 6) + 42)),
      /cannot be sent: package\.json is not where the zip says\. Pack/,
    ],
  ])('%s', async (_, bytes, message) => {
    expect(await refusalOf(bytes)).toMatch(message);
  });

  test('without files', async () => {
    for (const entries of [[], [{ name: 'folder/', mode: 0o040755 }]]) {
      await expect(open(prepacked(craftZip(entries)))).rejects.toMatchObject({
        code: 'no-files',
        message: 'archive: "app.zip" holds no files.',
      });
    }
  });

  test('that would unpack to more than a hundred times its size, and more than 1 GiB', async () => {
    // Only claimed: nothing of it is inflated.
    const zip = craftZip([GOOD, { name: 'a', data: 'x', method: 8, size: 1.1 * 2 ** 30 }]);
    expect(await refusalOf(zip)).toBe(
      'archive: "app.zip" would unpack to 1.2 GB, which is more than 100 times its size and more than 1.1 GB. Pack the zip again without what the build does not need.',
    );
  });
});
