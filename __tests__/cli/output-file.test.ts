import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tryToWriteOutputFile, writeOutputFile } from '../../src/cli/output-file.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { LINK_TARGET, OTHER_FILES } from '../support/git/other-files.ts';

const OUTPUTS = new Map([['status', 'done']]);

describe.each(Object.entries(OTHER_FILES))('%s', (kind, make) => {
  const file = path.join(makeFolder('other'), 'deploy.env');
  make(file);

  test('is not written, and not followed', () => {
    const problem = `"${file}" must be a regular file, but is ${kind}`;
    expect(tryToWriteOutputFile(file, OUTPUTS, [])).toEqual([`--outputs: ${problem}.`]);
    // As it would be if it was exchanged while the step ran.
    expect(() => writeOutputFile(file, OUTPUTS, [])).toThrow(
      expect.objectContaining({ code: 'invalid-file', message: problem }),
    );
    const target = `${file}.target`;
    expect(existsSync(target) ? readFileSync(target, 'utf8') : LINK_TARGET).toBe(LINK_TARGET);
  });
});

test('a link that leads nowhere makes no file', () => {
  const folder = makeFolder('link');
  symlinkSync(path.join(folder, 'target'), path.join(folder, 'deploy.env'));
  expect(tryToWriteOutputFile(path.join(folder, 'deploy.env'), OUTPUTS, [])).toHaveLength(1);
  expect(existsSync(path.join(folder, 'target'))).toBe(false);
});

(existsSync('/dev/null') ? test : test.skip)('a device is not written', () => {
  const problem = '"/dev/null" must be a regular file, but is a device or a socket.';
  expect(tryToWriteOutputFile('/dev/null', OUTPUTS, [])).toEqual([`--outputs: ${problem}`]);
});

test('a longer file is replaced whole, also behind a link to its folder', () => {
  const folder = plant(makeFolder('outputs'), { 'real/deploy.env': 'x'.repeat(500) });
  symlinkSync(path.join(folder, 'real'), path.join(folder, 'link'));
  writeOutputFile(path.join(folder, 'link', 'deploy.env'), OUTPUTS, []);
  expect(readFileSync(path.join(folder, 'real', 'deploy.env'), 'utf8')).toBe('DEPLOY_STATUS=done\n');
});

test('a password in place of the file is not shown', () => {
  const problem = '--outputs: "***" cannot be written: ENOENT.';
  expect(tryToWriteOutputFile('Zk9-vQ2xFztn3RYcDrQy_Lw/x', OUTPUTS, [])).toEqual([problem]);
});
