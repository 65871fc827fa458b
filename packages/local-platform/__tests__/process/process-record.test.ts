import path from 'node:path';
import { expect, test } from '@jest/globals';
import { RECORD, readProcess, recordProcess } from '../../src/process/process-record.ts';
import { identify } from '../../src/process/processes.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';

const folderWith = (record: string): string => plant(makeFolder('platform'), { [RECORD]: record });

test('what was written down about a process is read again', () => {
  const folder = makeFolder('platform');
  recordProcess(folder, identify(process.pid));
  expect(readProcess(folder)).toEqual(identify(process.pid));
});

test.each([
  ['the first number that can be one of ours', '{"pid":2}', { pid: 2 }],
  ['texts beside it', '{"pid":77,"started":"5","boot":"b"}', { pid: 77, started: '5', boot: 'b' }],
  ['what is no text', '{"pid":77,"started":5,"boot":null,"namespace":{}}', { pid: 77 }],
])('%s', (_, record, identity) => {
  expect(readProcess(folderWith(record))).toEqual(identity);
});

test.each([
  ['half a record', '{"pid":'],
  ['no number', '{"started":"5"}'],
  ['a number as a text', '{"pid":"77"}'],
  ['the first process of the machine', '{"pid":1}'],
  ['a process group', '{"pid":-77}'],
  ['part of a number', '{"pid":77.5}'],
  ['a number that is too large', '{"pid":9007199254740993}'],
])('%s names no process', (_, record) => {
  expect(readProcess(folderWith(record))).toBeUndefined();
});

test('a folder without a record names none', () => {
  expect(readProcess(path.join(makeFolder('platform'), 'missing'))).toBeUndefined();
});
