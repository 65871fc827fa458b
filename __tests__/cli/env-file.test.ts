import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readEnvFile } from '../../src/cli/env-file.ts';
import { makeFolder } from '../support/folders.ts';
import { OTHER_FILES } from '../support/other-files.ts';

test.each(Object.entries(OTHER_FILES))('%s is not read', (kind, make) => {
  const file = path.join(makeFolder('other'), '.env');
  make(file);
  expect(() => readEnvFile(file)).toThrow(`--env-file: "${file}" must be a regular file, and is ${kind}.`);
});

(existsSync('/dev/null') ? test : test.skip)('a device is not read', () => {
  const problem = '"/dev/null" must be a regular file, and is a device or a socket.';
  expect(() => readEnvFile('/dev/null')).toThrow(`--env-file: ${problem}`);
});

test('bytes that are not UTF-8', () => {
  const file = path.join(makeFolder('env-file'), '.env');
  writeFileSync(file, Buffer.concat([Buffer.from('HEADLESS_PASSWORD='), Buffer.from('pässwörd', 'latin1')]));
  expect(() => readEnvFile(file)).toThrow(`--env-file: "${file}" must be UTF-8 text: save it as UTF-8.`);
});
