import path from 'node:path';
import { expect, test } from '@jest/globals';
import { checkArchive } from '../../src/uploads/archive-check.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';
import { environmentState, errorOf, sharedPlatform, start, upload } from '../support.ts';
import { appZip, zipOf } from '../zip.ts';

const shared = sharedPlatform();

test.each<[string, Buffer, string]>([
  ['an empty file', Buffer.alloc(0), 'unreadable_archive'],
  ['text', Buffer.from('hello'), 'unreadable_archive'],
  ['random bytes', Buffer.alloc(100_000, 0xa5), 'unreadable_archive'],
  ['a zip without its end', appZip().subarray(0, -10), 'unreadable_archive'],
  ['a zip without its beginning', appZip().subarray(40), 'unreadable_archive'],
  ['a zip with bytes behind it', Buffer.concat([appZip(), Buffer.from('x')]), 'unreadable_archive'],
  ['a zip without entries', zipOf([]), 'empty_archive'],
  ['../ at the start', zipOf([{ name: '../evil' }]), 'unsafe_entry'],
  ['../ in the middle', zipOf([{ name: 'a/../../evil' }]), 'unsafe_entry'],
  ['.. at the end', zipOf([{ name: 'a/..' }]), 'unsafe_entry'],
  ['an absolute name', zipOf([{ name: '/etc/passwd' }]), 'unsafe_entry'],
  ['a drive', zipOf([{ name: 'C:/evil' }]), 'unsafe_entry'],
  ['a backslash', zipOf([{ name: 'a\\b' }]), 'unsafe_entry'],
  ['..\\ ', zipOf([{ name: '..\\evil' }]), 'unsafe_entry'],
  ['a NUL', zipOf([{ name: 'a\u0000b' }]), 'unsafe_entry'],
  ['an empty name', zipOf([{ name: '' }]), 'unsafe_entry'],
  ['the same name twice', zipOf([{ name: 'a' }, { name: 'a' }]), 'duplicate_entry'],
  ['a file and a folder of one name', zipOf([{ name: 'a' }, { name: 'a/' }]), 'duplicate_entry'],
  ['a file below a file', zipOf([{ name: 'a' }, { name: 'a/b/c' }]), 'duplicate_entry'],
  ['a file above a file', zipOf([{ name: 'a/b/c' }, { name: 'a/b' }]), 'duplicate_entry'],
  ['one file in two spellings', zipOf([{ name: 'a//b' }, { name: './a/b' }]), 'duplicate_entry'],
  ['an encrypted entry', zipOf([{ name: 'package.json' }, { name: 'a', flags: 0x801 }]), 'encrypted_entry'],
  ['an entry with strong encryption', zipOf([{ name: 'a', flags: 0x841 }]), 'unreadable_archive'],
])('%s is 400, and no build starts', async (_name, zip, code) => {
  const platform = shared();
  expect(errorOf(await upload(platform, zip))).toBe(`400 invalid_value ${code}`);
  expect(environmentState(platform).builds).toEqual([]);
  expect(platform.state().defects).toEqual([]);
});

test('more entries than are read are 400, by the number that the archive gives', async () => {
  const zip = zipOf([{ name: 'a' }]);
  const [entries, end] = [zip.subarray(0, -22), Buffer.from(zip.subarray(-22))];
  // In zip64, as the number needs more than two bytes.
  const zip64 = Buffer.alloc(76);
  zip64.write('PK\u0006\u0006', 0, 'latin1');
  zip64.writeUInt32LE(44, 4);
  zip64.writeUInt32LE(200_001, 24);
  zip64.writeUInt32LE(200_001, 32);
  end.copy(zip64, 40, 12, 16);
  end.copy(zip64, 48, 16, 20);
  zip64.write('PK\u0006\u0007', 56, 'latin1');
  zip64.writeUInt32LE(entries.length, 64);
  zip64.writeUInt32LE(1, 72);
  end.fill(0xff, 8, 20);
  const answer = await upload(shared(), Buffer.concat([entries, zip64, end]));
  expect(errorOf(answer)).toBe('400 invalid_value too_many_entries');
  zip64.writeUInt32LE(1, 24);
  zip64.writeUInt32LE(1, 32);
  expect((await upload(await start(), Buffer.concat([entries, zip64, end]))).status).toBe(200);
});

test('what is in an entry is not looked at', async () => {
  const zip = zipOf([{ name: 'a', data: 'some text' }]);
  zip.write('X', zip.indexOf('some'));
  expect((await upload(await start(), zip)).status).toBe(200);
});

test.each<[string, string[]]>([
  ['names that only look dangerous', ['..a', 'a..', 'a...b/c', '.env', 'a b', 'C', '-rf']],
  ['names that differ in case', ['a', 'A']],
  ['folders', ['a/', 'a/b/', 'a/b/c']],
])('%s are fine', async (_name, names) => {
  const platform = await start();
  expect((await upload(platform, zipOf(names.map((name) => ({ name }))))).status).toBe(200);
});

test('entries beyond those whose names and sizes are kept are counted', async () => {
  const zip = zipOf(['a', 'b', 'c'].map((name) => ({ name, data: name.repeat(name.codePointAt(0) ?? 0) })));
  const file = path.join(plant(makeFolder('archive'), { 'app.zip': zip }), 'app.zip');
  expect(await checkArchive(file, 2)).toEqual({ entryCount: 3, entries: ['a', 'b'], sizes: [97, 98] });
});
