import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readAppVariables, readEnvFile } from '../../src/cli/env-file.ts';
import { makeFolder } from '../support/folders.ts';
import { LINK_TARGET, OTHER_FILES } from '../support/other-files.ts';

const { 'a link': makeLink, ...UNREAD } = OTHER_FILES;

test.each(Object.entries(UNREAD))('%s is not read, nor through a link', (kind, make) => {
  const folder = makeFolder('other');
  const files = ['.env', 'link.env'].map((name) => path.join(folder, name));
  const [file = '', link = ''] = files;
  make(file);
  symlinkSync(file, link);
  for (const each of files)
    expect(() => readEnvFile(each)).toThrow(`--env-file: "${each}" must be a regular file, and is ${kind}.`);
});

test('a link to a file is read: secrets are mounted as such', () => {
  const file = path.join(makeFolder('link'), '.env');
  makeLink?.(file);
  expect(Object.entries(readEnvFile(file)).map(([name, value]) => `${name}=${value}\n`)).toEqual([LINK_TARGET]);
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

test('names that an app cannot have are named by their lines, all at once, and without their values', () => {
  const file = path.join(makeFolder('app-variables'), '.env');
  const lines = ['# a-b=', 'GOOD=1', 'a-b="s3cret', 'GOOD=2"', 'export c.d=s3cret', '1E=s3cret', 's3cret', '_F1=2'];
  writeFileSync(file, lines.join('\n'));
  expect(() => readAppVariables(file)).toThrow(
    new RegExp(
      '^--env-file: every line of ".*" must be NAME=value, but these are not: line 3, line 5, line 6, line 7\\. A name has letters, digits and "_", and does not start with a digit\\. A value of several lines needs quotes\\.$',
    ),
  );
});

test('variables of an app', () => {
  const file = path.join(makeFolder('app-variables'), '.env');
  writeFileSync(file, '# comment\nexport A=1\n  _b2 = "two\nlines"\n');
  expect(readAppVariables(file)).toEqual({ A: '1', _b2: 'two\nlines' });
});
