import { expect, test } from '@jest/globals';
import { problemWith } from '../../../../src/actions/deploy/smoke-test/expectation.ts';

/** What is wrong with a page of this body. */
function problemOf(body: string, text: string, status = 200, headers = {}): string | undefined {
  const bytes = Buffer.from(body);
  const page = { status, headers, text: body, bytes, complete: true, isCut: false };
  return problemWith(page, undefined, { status: undefined, text }, new URL('https://shop.example.com/'));
}

test.each([
  ['React divides it', '<p>v<!-- -->2 of the shop</p>'],
  ['Vue divides it', '<p><!--[-->v2<!--]--> of the shop</p>'],
  ['characters are references', '<p>v2 of&nbsp;the&#32;sho&#x70;</p>'],
  ['lines are broken', '<p>v2\n   of the\tshop</p>'],
  ['no HTML', '{"v": "v2 of the shop"}'],
])('text counts as it is read: %s', (_name, body) => {
  expect(problemOf(body, 'v2 of the shop')).toBeUndefined();
});

test.each([
  ['as it is written', '&lt;b&gt; &amp; v2', '<i>&lt;b&gt;\n&amp; v2</i>'],
  ['as it is read', '<b> & v2', '<i>&lt;b&gt;\n&amp; v2</i>'],
  ['in many spaces', 'v2  of\u00A0it', 'v2 of it'],
])('text that is expected %s', (_name, text, body) => {
  expect(problemOf(body, text)).toBeUndefined();
});

test('text that is expected with references is not what they stand for', () => {
  expect(problemOf('<script>', '&lt;script&gt;')).toMatch(/does not contain "&lt;script&gt;"$/);
  expect(problemOf('v2', 'v<!-- -->2')).toMatch(/does not contain/);
});

test.each([
  ['words in a comment divide it', '<p>v<!-- and -->2</p>'],
  ['elements divide it', '<b>v</b>2'],
  ['a reference to no character', 'v&#x110000;2'],
  ['a reference to a reference', 'v&amp;#50;'],
])('text that is not there: %s', (_name, body) => {
  expect(problemOf(body, 'v2')).toMatch(/does not contain "v2"$/);
});

test.each(['"Welcome"', "'welcome'", 'WELCOME'])('text that is there but for quotes or case: %s', (text) => {
  expect(problemOf('<h1>Welcome</h1>', text)).toMatch(
    /does not contain ".+", only in another case or without the quotes$/,
  );
});

test('a status without an address redirects nowhere', () => {
  expect(problemOf('', '', 304)).toBe('GET https://shop.example.com/ answered HTTP 304, expected 2xx');
  expect(problemOf('', '', 302, { location: '/login?a' })).toMatch(
    /: it redirects to https:\/\/shop.example.com\/login, /,
  );
});
