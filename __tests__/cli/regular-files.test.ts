import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { readEnvFile } from '../../src/cli/env-file.ts';
import { tryToWriteOutputFile, writeOutputFile } from '../../src/cli/output-file.ts';
import { readPassword } from '../../src/cli/password.ts';
import { makeFolder, plant } from '../support/folders.ts';

const OUTPUTS = new Map([['status', 'done']]);
const BEFORE = 'HEADLESS_APP=shop\n';

/** Ways to stand in the place of a file, with what they are called. */
const OTHERS: Readonly<Record<string, (file: string) => void>> = {
  'a link': (file) => {
    writeFileSync(`${file}.target`, BEFORE);
    symlinkSync(`${file}.target`, file);
  },
  'a folder': (file) => mkdirSync(file),
  'a named pipe': (file) => void execFileSync('mkfifo', [file]),
};

describe.each(Object.entries(OTHERS))('%s', (kind, make) => {
  const file = path.join(makeFolder('other'), 'deploy.env');
  make(file);

  test('is not written, and not followed', () => {
    const problem = `"${file}" must be a regular file, and is ${kind}`;
    expect(tryToWriteOutputFile(file, OUTPUTS)).toEqual([`--outputs: ${problem}.`]);
    // As it would be if it was exchanged while the step ran.
    expect(() => writeOutputFile(file, OUTPUTS)).toThrow(
      expect.objectContaining({ code: 'invalid-file', message: problem }),
    );
    const target = `${file}.target`;
    expect(existsSync(target) ? readFileSync(target, 'utf8') : BEFORE).toBe(BEFORE);
  });

  test('is not read', () => {
    expect(() => readEnvFile(file)).toThrow(`--env-file: "${file}" must be a regular file, and is ${kind}.`);
  });
});

test('a link that leads nowhere makes no file', () => {
  const folder = makeFolder('link');
  symlinkSync(path.join(folder, 'target'), path.join(folder, 'deploy.env'));
  expect(tryToWriteOutputFile(path.join(folder, 'deploy.env'), OUTPUTS)).toHaveLength(1);
  expect(existsSync(path.join(folder, 'target'))).toBe(false);
});

(existsSync('/dev/null') ? test : test.skip)('a device is neither written nor read', () => {
  const problem = '"/dev/null" must be a regular file, and is a device or a socket.';
  expect(tryToWriteOutputFile('/dev/null', OUTPUTS)).toEqual([`--outputs: ${problem}`]);
  expect(() => readEnvFile('/dev/null')).toThrow(`--env-file: ${problem}`);
});

test('a longer file is replaced whole, also behind a link to its folder', () => {
  const folder = plant(makeFolder('outputs'), { 'real/deploy.env': 'x'.repeat(500) });
  symlinkSync(path.join(folder, 'real'), path.join(folder, 'link'));
  writeOutputFile(path.join(folder, 'link', 'deploy.env'), OUTPUTS);
  expect(readFileSync(path.join(folder, 'real', 'deploy.env'), 'utf8')).toBe('DEPLOY_STATUS=done\n');
});

describe('bytes that are not UTF-8', () => {
  const latin1 = Buffer.from('pässwörd', 'latin1');

  test('on stdin', async () => {
    const problem = '--password-stdin: the input must be UTF-8 text.';
    await expect(readPassword(Readable.from([latin1]))).rejects.toThrow(problem);
    // A character that comes in two pieces is one.
    const bytes = Buffer.from('pä');
    expect(await readPassword(Readable.from([bytes.subarray(0, 2), bytes.subarray(2)]))).toBe('pä');
  });

  test('in --env-file', () => {
    const file = path.join(makeFolder('env-file'), '.env');
    writeFileSync(file, Buffer.concat([Buffer.from('HEADLESS_PASSWORD='), latin1]));
    expect(() => readEnvFile(file)).toThrow(`--env-file: "${file}" must be UTF-8 text: save it as UTF-8.`);
  });
});
