import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { NamedFile } from '../../src/cli/arguments.ts';
import { readAppVariables, readEnvFile } from '../../src/cli/env-file.ts';
import { makeFolder } from '../support/git/folders.ts';
import { LINK_TARGET, OTHER_FILES } from '../support/git/other-files.ts';

const { 'a link': makeLink, ...UNREAD } = OTHER_FILES;

test.each(Object.entries(UNREAD))('%s is not read, nor through a link', (kind, make) => {
  const folder = makeFolder('other');
  const files = ['.env', 'link.env'].map((name) => path.join(folder, name));
  const [file = '', link = ''] = files;
  make(file);
  symlinkSync(file, link);
  for (const each of files)
    expect(() => readEnvFile({ file: each, by: '--env-from' })).toThrow(
      `--env-from: "${each}" must be a regular file, but is ${kind}.`,
    );
});

test('a link to a file is read: secrets are mounted as such', () => {
  const file = path.join(makeFolder('link'), '.env');
  makeLink?.(file);
  expect(Object.entries(readEnvFile({ file, by: '--env-from' })).map(([name, value]) => `${name}=${value}\n`)).toEqual([
    LINK_TARGET,
  ]);
});

(existsSync('/dev/null') ? test : test.skip)('a device is not read', () => {
  const problem = '"/dev/null" must be a regular file, but is a device or a socket.';
  expect(() => readEnvFile({ file: '/dev/null', by: '--env-from' })).toThrow(`--env-from: ${problem}`);
});

test('bytes that are not UTF-8', () => {
  const file = path.join(makeFolder('env-file'), '.env');
  writeFileSync(file, Buffer.concat([Buffer.from('HEADLESS_PASSWORD='), Buffer.from('pässwörd', 'latin1')]));
  expect(() => readEnvFile({ file, by: '--env-from' })).toThrow(
    `--env-from: "${file}" must be UTF-8 text: save it as UTF-8.`,
  );
});

test('names that an app cannot have are named by their lines, all at once, and without their values', () => {
  const file = path.join(makeFolder('app-variables'), '.env');
  const lines = ['# a-b=', 'GOOD=1', 'a-b="s3cret', 'GOOD=2"', 'export c.d=s3cret', '1E=s3cret', 's3cret', '_F1=2'];
  writeFileSync(file, lines.join('\n'));
  expect(() => readAppVariables({ file, by: '--env-from' })).toThrow(
    new RegExp(
      '^--env-from: every line of ".*" must be NAME=value, but these are not: line 3, line 5, line 6, line 7\\. A name has letters, digits and "_", and does not start with a digit\\. A value of several lines needs quotes\\.$',
    ),
  );
});

test('variables of an app', () => {
  const file = path.join(makeFolder('app-variables'), '.env');
  writeFileSync(file, '# comment\nexport A=1\n  _b2 = "two\nlines"\n');
  expect(readAppVariables({ file, by: '--env-from' })).toEqual({ A: '1', _b2: 'two\nlines' });
});

function fileWith(content: string): NamedFile {
  const file = path.join(makeFolder('env-file'), '.env');
  writeFileSync(file, content);
  return { file, by: '--env-from' };
}

describe('a file', () => {
  // The same on every version of Node that runs this.
  test.each([
    ['a value in quotes', 'HEADLESS_APP="a b # c"', 'a b # c'],
    ['a value with a space, without quotes', 'HEADLESS_APP=a b', 'a b'],
    ['a "#", which ends a value without quotes', 'HEADLESS_APP=a#b', 'a'],
    ['single quotes', "HEADLESS_APP='a\"b'", 'a"b'],
    ['export', 'export HEADLESS_APP=a', 'a'],
    ['a comment', '# HEADLESS_APP=b\nHEADLESS_APP=a # c', 'a'],
    ['CRLF', 'HEADLESS_APP=a\r\nX=b\r\n', 'a'],
    ['a byte order mark', '\uFEFFHEADLESS_APP=a\n', 'a'],
    ['a dollar sign and a backslash', 'HEADLESS_APP=a$b\\c', 'a$b\\c'],
    ['lines in quotes', 'HEADLESS_APP="a\nb"', 'a\nb'],
    ['a line in quotes that has no "="', "X='\nno\n' # no\nHEADLESS_APP=a", 'a'],
    ['spaces around "="', '  HEADLESS_APP = a', 'a'],
    ['a value of spaces before it', 'HEADLESS_ACCOUNT= \t\nHEADLESS_APP=a', 'a'],
    ['tabs', '\tHEADLESS_APP\t=\ta', 'a'],
    ['blanks after export', 'export \t HEADLESS_APP=a', 'a'],
    ['blanks behind a "=" in quotes', 'HEADLESS_APP="a=  \nb"', 'a=  \nb'],
    ['a quote that is not closed', 'X="\nHEADLESS_APP=a', 'a'],
  ])('%s', (_, content, value) => {
    expect(readEnvFile(fileWith(content))['HEADLESS_APP']).toBe(value);
  });

  // On some versions of Node such a line takes the next one with it, or ends the file.
  test.each([
    ['a line without "="', 'HEADLESS_APP=a\ns3cret\n', 'line 2'],
    ['no name', '\n\n=s3cret', 'line 3'],
    ['a name with a space', '# X\r\nHEADLESS_PASSWORD s3cret=\r\n', 'line 2'],
    ['YAML', 'HEADLESS_PASSWORD: s3cret==', 'line 1'],
    ['export alone', 'export s3cret\nX=1', 'line 1'],
    ['the lines of a key without quotes', 'X="a\nb"\nKEY=-----BEGIN\ns3cret/x\ns3+cret==\n', 'line 4, line 5'],
    ['many', 's3cret\n'.repeat(9), 'line 1, line 2, line 3, line 4, line 5 and 4 more'],
  ])('%s is named by its number, and not repeated', (_, content, lines) => {
    const named = fileWith(content);
    const problem = `--env-from: every line of "${named.file}" must be NAME=value, but these are not: ${lines}. A value of several lines needs quotes.`;
    expect(() => readEnvFile(named)).toThrow(new Error(problem));
  });
});
