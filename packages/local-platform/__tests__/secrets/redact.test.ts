import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createRedact } from '../../src/secrets/redact.ts';
import { proxyCredentials } from '../../src/builds/processes/variables.ts';

test.each([
  ['a value', 'key is secret!', ['secret'], 'key is ***!'],
  ['a value that is part of another', 'a long-secret b', ['secret', 'long-secret'], 'a *** b'],
  ['values that overlap', '<abcdefghi>', ['abcdef', 'defghi'], '<***>'],
  ['values side by side', '<abcdef>', ['abc', 'def'], '<***>'],
  ['a value that overlaps itself', '<abababa>', ['aba'], '<***>'],
  ['one line of a value', 'only line-two', ['line-one\nline-two\r\n}'], 'only ***'],
  ['a value over several lines', '<line-one\nline-two>', ['line-one\nline-two'], '<***>'],
  ['a value with colours, which a log has not', 'key is red!', ['\u001b[31mred\u001b[0m'], 'key is ***!'],
  ['a value in a URL', 'postgres://me:p%40ss%20word@host', ['p@ss word'], 'postgres://me:***@host'],
  ['a value in JSON', '{"key":"a\\"b\\\\c"}', ['a"b\\c'], '{"key":"***"}'],
  ['a value in base64', 'Bearer c2VjcmV0Pz8/ c2VjcmV0Pz8_', ['secret???'], 'Bearer *** ***'],
  [
    'a value in base64, behind others',
    `Basic ${Buffer.from('u:secret-value').toString('base64')}`,
    ['secret-value'],
    'Basic dTp***U=',
  ],
  ['a value in a form', 'key=a+b%26c', ['a b&c'], 'key=***'],
  ['a value in a URL, in small letters', 'key=a%2fb', ['a/b'], 'key=***'],
  ['a value in JSON in JSON', '"{\\"key\\":\\"a\\\\\\"b\\"}"', ['a"b'], '"{\\"key\\":\\"***\\"}"'],
  ['a value in HTML', '<b>a&amp;b</b>', ['a&b'], '<b>***</b>'],
  ['a value in a shell', String.raw`KEY='it'\''s'`, ["it's"], "KEY='***'"],
  ['a short value alone on a line', '  ab ', ['ab'], '***'],
  ['a short line of a value alone on a line', '=}', ['{line\n=}'], '***'],
])('%s is taken out', (_, text, values, expected) => {
  expect(createRedact(values)(text)).toBe(expected);
});

test.each([
  ['short values among other text', 'a = ab', ['a', 'ab', '']],
  ['an empty line', '', ['', ' \n ']],
  ['a text, where a value is nothing but a colour', 'red', ['\u001b[31m', '\u001b[0m\n\u001b[0m']],
  ['the beginning of a value, where the line ends', 'my sec', ['secret']],
  ['a hash of a value', createHash('sha256').update('secret').digest('hex'), ['secret']],
  ['a part of a value', 'my secre', ['secret']],
])('%s stays', (_, text, values) => {
  expect(createRedact(values)(text)).toBe(text);
});

test('wherever a text is cut, no part of a value of three characters and more is left', () => {
  const values = ['secret', 'x'.repeat(50)];
  const text = `secret ${values[1]} secret end`;
  const redact = createRedact(values);
  for (let length = 0; length <= text.length; length += 1) {
    expect(redact(text.slice(0, length), true)).not.toMatch(/sec|xxx/u);
  }
  expect(redact('a sec', true)).toBe('a ***');
});

test.each([
  ['http://me:pass@proxy.example:3128', 'http://***@proxy.example:3128 ***'],
  ['me:pass@proxy.example:3128/', '***@proxy.example:3128/ ***'],
  ['socks5://me:pass@proxy.example:1080', 'socks5://***@proxy.example:1080 ***'],
  [' http://me:p%61ss@proxy.example:3128', ' http://***@proxy.example:3128 ***'],
  ['http://me:pass%zz@proxy.example:3128', 'http://***@proxy.example:3128 pass'],
  ['http://proxy.example:3128', 'http://proxy.example:3128 pass'],
  ['', ' pass'],
])('the credentials of the proxy %j are taken out, and its address stays', (proxy, expected) => {
  expect(createRedact(proxyCredentials({ https_proxy: proxy, PATH: '/a:/b@c' }))(`${proxy} pass`)).toBe(expected);
});
