import { describe, expect, test } from '@jest/globals';
import { SecretPatterns } from '../../../src/workspace/secrets.ts';

function find(path: string, text: string, password?: string): unknown[] {
  const bytes = Buffer.from(text);
  return new SecretPatterns(password).find(path, bytes, 0, bytes.length);
}

const BODY = 'MIIEowIBAAKCAQEAabcdabcdabcdabcdabcdabcdabcdabcd';
const BEGIN = '-----BEGIN RSA PRIVATE KEY-----';

describe('private keys', () => {
  test.each([
    ['PEM', `${BEGIN}\n${BODY}\n`],
    ['PEM with CRLF', `${BEGIN}\r\n${BODY}\r\n`],
    ['PEM with headers', `${BEGIN}\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\n${BODY}\n`],
    ['a JSON string', `{"key": "${BEGIN}\\n${BODY}\\n"}`],
    ['a JSON string with headers', `{"key": "${BEGIN}\\nProc-Type: 4,ENCRYPTED\\n\\n${BODY}\\n"}`],
  ])('%s is one', (_name, text) => {
    expect(find('key', text)).toEqual([{ kind: 'private key', offset: text.indexOf('PRIVATE KEY-----') }]);
  });

  test('the mention of one is none', () => {
    expect(find('a.js', `if (text.startsWith("${BEGIN}")) parse(text);`)).toEqual([]);
  });

  // Each took exponential time with a pattern whose repetitions could share characters.
  test.each([
    ['what looks like headers on one line', '" foo: bar, baz: qux; '],
    ['headers with escaped line breaks', 'a: b\\n c: d\\n '],
    ['line breaks', '\\n\n\\r '],
    ['headers', 'a: b\n'],
  ])('%s in any number end the search soon', (_name, piece) => {
    const start = process.hrtime.bigint();
    for (const times of [10, 20, 40, 80]) expect(find('notes.md', `${BEGIN}${piece.repeat(times)}!`)).toEqual([]);
    expect(Number(process.hrtime.bigint() - start) / 1e9).toBeLessThan(5);
  });
});

test('a file full of findings gives ten of each kind', () => {
  const keys = Array.from({ length: 500 }, () => 'AKIAIOSFODNN7ABCDEFG').join('\n');
  expect(find('keys.txt', keys)).toHaveLength(10);
});

test('an .npmrc of empty lines is read in no time', () => {
  expect(find('.npmrc', '\n'.repeat(200_000))).toEqual([]);
});
