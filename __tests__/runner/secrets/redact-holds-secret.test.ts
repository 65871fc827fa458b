import { describe, expect, jest, test } from '@jest/globals';
import { EscapedText } from '../../../src/runner/secrets/escaped-text.ts';
import { findForm } from '../../../src/runner/secrets/redact.ts';
import { redact, Redactor, secretForms } from '../../../src/runner/secrets/redact.ts';
import { ENCODINGS } from '../../support/secrets/secret-encodings.ts';

const PASSWORD = 'p&ss w"ö<r>d%41+/=?\'';
/** Before and after: every place in base64 that bytes can begin and end at. */
const AROUND = ['', 'x', 'xy', 'xyz'].flatMap((before) =>
  ['', 'z', 'zy', 'zyx'].map((after) => [before, after] as const),
);

function holdsSecret(text: string, secrets: readonly string[], known: readonly string[]): boolean {
  const redactor = new Redactor();
  redactor.mask(secrets);
  return redactor.hasSecretIn(text, known);
}

const encoded = (before: string): string => Buffer.from(`${before}thirteen-long.`).toString('base64url');

describe('a secret is found in what a server names', () => {
  test.each(Object.entries(ENCODINGS))('%s', (_, encode) => {
    const pair = Buffer.from(`api-user:${PASSWORD}`).toString('base64');
    expect(holdsSecret(`op-${encode(PASSWORD, 'api-user')}-1`, [PASSWORD, pair], [])).toBe(true);
  });

  test.each(AROUND)('in base64 between %j and %j, which hides it in the log as well', (before, after) => {
    for (const encoding of ['base64', 'base64url'] as const) {
      const text = Buffer.from(before + PASSWORD + after).toString(encoding);
      expect(holdsSecret(text, [PASSWORD], [])).toBe(true);
      const left = Buffer.from(redact(text, secretForms([PASSWORD])).replaceAll('***', ''), 'base64').toString();
      expect(PASSWORD.split('').filter((_, at) => left.includes(PASSWORD.slice(at, at + 3)))).toEqual([]);
    }
  });

  test('13 characters are enough anywhere in base64', () => {
    expect(['', 'x', 'xy'].map((before) => holdsSecret(encoded(before), ['thirteen-long'], []))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('what is no secret', () => {
  test.each([
    ['11 characters', 'production1', 'production1'],
    ['the base64 of 11 characters', 'production1', Buffer.from('production1').toString('base64url')],
    ['its beginning, where a name has an ellipsis', 'production-shop', 'production-s…'],
    ['other text', 'production-shop', 'production-sh0p'],
    ['any text where nothing is secret', '', 'production-shop'],
  ])('%s', (_, secret, text) => {
    expect(holdsSecret(text, [secret], [])).toBe(false);
  });

  test('what is part of a known name, but no other form of it', () => {
    const secret = 'production-shop';
    const known = ['acme', 'my-production-shop'];
    expect(holdsSecret('production-shop-op-1', [secret], known)).toBe(false);
    expect(holdsSecret(Buffer.from(secret).toString('base64url'), [secret], known)).toBe(true);
    expect(holdsSecret('another-secret-1', [secret, 'another-secret-1'], known)).toBe(true);
  });
});

test('a text of nothing but escapes is not gone through for each form', () => {
  const escaped = new EscapedText('%63&#99;'.repeat(1000));
  const all = jest.spyOn(escaped.escapes as Map<number, unknown>, Symbol.iterator);
  const read = jest.spyOn(escaped, 'readingsAt');
  expect(findForm('secret', escaped, false)).toEqual([]);
  expect([all.mock.calls, read.mock.calls]).toEqual([[], []]);
  // Where it begins with what they mean, so many times for each of them.
  expect(findForm('c-secret', escaped, false)).toEqual([]);
  expect(all).not.toHaveBeenCalled();
  expect(read.mock.calls.length).toBeLessThanOrEqual(3 * escaped.escapes.size);
});

test('the forms of a secret are made once, however many texts a host gives', () => {
  const redactor = new Redactor();
  redactor.mask([PASSWORD]);
  const made = jest.spyOn(Buffer, 'concat');
  for (let count = 0; count < 100; count += 1) redactor.hasSecretIn(`shop-${count}.example`, []);
  expect(made).not.toHaveBeenCalled();
});

test.each(['&', '%', '\\', '+', PASSWORD.slice(0, -1)])(
  'a long row of %j costs a few steps for each character',
  (part) => {
    const text = part.repeat(10_000);
    const redactor = new Redactor();
    redactor.mask([PASSWORD]);
    const read = jest.spyOn(EscapedText.prototype, 'readingsAt');
    expect(redactor.hasSecretIn(text, [])).toBe(false);
    expect(read.mock.calls.length).toBeLessThan(20 * text.length);
  },
);

test('a secret is found wherever it begins in a long text', () => {
  const escaped = encodeURIComponent(PASSWORD);
  const found = Array.from({ length: 40 }, (_, index) => {
    const text = `${'-'.repeat(16_384 - index)}${escaped}${'-'.repeat(60_000)}`;
    return [holdsSecret(text, [PASSWORD], []), redact(text, secretForms([PASSWORD])).replaceAll('-', '')];
  });
  expect(new Set(found.map(String))).toEqual(new Set(['true,***']));
});
