import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readEnvFile } from '../../../../src/cli/env-file.ts';
import type { Details } from '../../src/program-door.ts';
import { writeEnvFile } from '../../src/program/env-file.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';

const detailsWith = (password: string): Details =>
  ({
    'headless-url': 'http://127.0.0.1:1234',
    'base-url': 'http://127.0.0.1:1234',
    username: 'api user',
    password,
    account: 'acme',
    app: 'shop',
    environment: 'e-1',
  }) as Details;

const newFile = (): string => path.join(makeFolder('env-file'), 'local.env');

describe('the command line reads what was written', () => {
  test.each(['k3y/+=', 'a b#c', `it's`, 'say "hi"', `'"`, "`'", String.raw`a\nb`, `$HOME`])('%s', (password) => {
    const file = newFile();
    writeEnvFile(file, detailsWith(password));
    expect(readEnvFile({ file, by: '--env-from' })).toEqual({
      HEADLESS_URL: 'http://127.0.0.1:1234',
      HEADLESS_BASE_URL: 'http://127.0.0.1:1234',
      HEADLESS_USERNAME: 'api user',
      HEADLESS_PASSWORD: password,
      HEADLESS_ACCOUNT: 'acme',
      HEADLESS_APP: 'shop',
      HEADLESS_ENVIRONMENT: 'e-1',
    });
  });

  test('but no file can hold some values', () => {
    const file = newFile();
    expect(() => writeEnvFile(file, detailsWith('\'"`'))).toThrow(/^--write-env: .* the value of HEADLESS_PASSWORD/);
    expect(existsSync(file)).toBe(false);
  });
});

test('it is private, whatever the file before was, and removed at the end', () => {
  const file = newFile();
  writeFileSync(file, '', { mode: 0o644 });
  const remove = writeEnvFile(file, detailsWith('p'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  remove();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('one of a start that was killed is replaced, and that of another start stays', () => {
  const file = newFile();
  const remove = writeEnvFile(file, detailsWith('one'));
  writeEnvFile(file, detailsWith('two'));
  remove();
  expect(readEnvFile({ file, by: '--env-from' })['HEADLESS_PASSWORD']).toBe('two');
});

describe('refused, and left alone', () => {
  test('a file of somebody else', () => {
    const file = newFile();
    writeFileSync(file, 'HEADLESS_PASSWORD=real\n');
    expect(() => writeEnvFile(file, detailsWith('p'))).toThrow(
      / was not written by the local platform, so it is not replaced\. /,
    );
    expect(readFileSync(file, 'utf8')).toBe('HEADLESS_PASSWORD=real\n');
  });

  test('a link, wherever it leads', () => {
    const folder = plant(makeFolder('env-file'), { target: '' });
    for (const target of ['target', 'none']) {
      const file = path.join(folder, `${target}.env`);
      symlinkSync(target, file);
      expect(() => writeEnvFile(file, detailsWith('p'))).toThrow('was not written by the local platform');
    }
    expect([readFileSync(path.join(folder, 'target'), 'utf8'), existsSync(path.join(folder, 'none'))]).toEqual([
      '',
      false,
    ]);
  });

  test('one beside it of the name that it is written under', () => {
    const file = newFile();
    const other = `${file}.${process.pid}.new`;
    writeFileSync(other, 'of somebody else');
    expect(() => writeEnvFile(file, detailsWith('p'))).toThrow(
      `--write-env: ${JSON.stringify(other)} already exists: remove it.`,
    );
    expect([readFileSync(other, 'utf8'), existsSync(file)]).toEqual(['of somebody else', false]);
  });

  test.each([
    ['in a folder that is not there', 'none/local.env'],
    ['in what is no folder', 'file/local.env'],
    ['of a name that is too long', 'n'.repeat(300)],
  ])('a file %s', (_, name) => {
    const file = path.join(plant(makeFolder('env-file'), { file: '' }), name);
    expect(() => writeEnvFile(file, detailsWith('p'))).toThrow(/^--write-env: ".*" cannot be written: E[A-Z]+\.$/);
  });
});
