import { describe, expect, test } from '@jest/globals';
import { redact, secretForms } from '../../../src/runner/secrets/redact.ts';
import { escapeHtml, safeText } from '../../../src/shared/text/safe-text.ts';
import { CODE_POINT } from '../../support/jest/code-points.ts';
import fc from '../../support/jest/properties.ts';

/** What stays of a text when these secrets are known. */
function clean(text: string, ...secrets: string[]): string {
  return redact(text, secretForms(secrets));
}

test.each([
  ['as it is', 'hunter22', 'my hunter22!', 'my ***!'],
  ['more than once', 'hunter22', 'hunter22hunter22', '******'],
  ['URL-encoded', 'a b&c/d', '?password=a%20b%26c%2Fd', '?password=***'],
  ['in JSON', 'say "x"\\', '{"p":"say \\"x\\"\\\\"}', '{"p":"***"}'],
  ['in the summary', 'p@ss_w*rd', `<pre>${escapeHtml('p@ss_w*rd')}</pre>`, '<pre>***</pre>'],
  ['line by line', 'first\nsecond', 'only second here', 'only *** here'],
  ['as safeText writes it', 'pass\u200bword', `"${safeText('pass\u200bword')}"`, '"***"'],
  ['as part of a word', 'ss', 'password', 'pa***word'],
  ['with characters that mean something in a pattern', 'a$&(b|c)*', 'x a$&(b|c)* y', 'x *** y'],
])('a secret is taken out %s', (_, secret, text, expected) => {
  expect(clean(text, secret)).toBe(expected);
});

test('the longest form goes first, so that no tail stays behind', () => {
  expect(clean('token is abcdef', 'abc', 'abcdef')).toBe('token is ***');
});

describe('where a text was cut', () => {
  test('the beginning of a secret goes, too', () => {
    const text = safeText(`${'x'.repeat(490)} sup3rs3cr3t-password`);
    expect(text).toContain('sup3rs3c…');
    expect(clean(text, 'sup3rs3cr3t-password')).toBe(`${'x'.repeat(490)} ***…`);
  });

  test.each([
    'x=hunter2=26pass=253…',
    'x=hunter2=5Cu00…',
    'x=hunter2=26am…',
    'x=hunter2=26pass=3…',
    'x=hunter2%26am…',
    'x=hunter2=26pass=25253…',
    'x=hunter2=2…',
  ])('an escape of an escape goes, too: %s', (text) => {
    expect(clean(text, 'hunter2&pass=word"x%y')).toBe('x=***…');
  });

  test.each([
    ['it went on…', 'super-secret'],
    ['GET /?path=abc…', 'path-to-heaven-1'],
  ])('what only looks like one stays: %s', (text, secret) => {
    expect(clean(text, secret)).toBe(text);
  });
});

test.each(['abc', 'it is abc', 'abc\\', 'abc%', 'abc&'])(
  'the end of a text is no character of a secret: %s',
  (text) => {
    expect(clean(text, 'abc!')).toBe(text);
  },
);

test('empty secrets and empty lines of secrets hide nothing', () => {
  expect(secretForms(['', ' ', '\n'])).toEqual([]);
  expect(clean('a b', '', ' ')).toBe('a b');
});

test('no secret is left in a text that holds it in any form', () => {
  const secret = fc.string({ unit: CODE_POINT, minLength: 4, maxLength: 30 }).filter((text) => text.trim().length >= 4);
  const form = fc.constantFrom<(text: string) => string>(
    (text) => text,
    safeText,
    (text) => escapeHtml(safeText(text)),
    (text) => encodeURIComponent(text.toWellFormed()),
    (text) => JSON.stringify(text),
  );
  fc.assert(
    fc.property(secret, form, fc.string(), (text, write, before) => {
      const written = write(text);
      expect(clean(`${before.replaceAll(written, '')}[${written}]`, text)).not.toContain(`[${written}]`);
    }),
    { numRuns: 1000 },
  );
});
