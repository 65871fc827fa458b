import { describe, expect, test } from '@jest/globals';
import { redact, secretForms } from '../../../src/runner/secrets/redact.ts';
import { escapeHtml, safeText } from '../../../src/shared/text/safe-text.ts';
import { decodedForms, ENCODINGS } from '../../support/secrets/secret-encodings.ts';

const USERNAME = 'api-user';
/** With every mark that an encoder treats in its own way. */
const PASSWORDS = [`p&ss w"ö<r>d%41+/=?'`, `"\\a\\\\b;#&amp;%25'!()*[x]\\`, 'hunter22~日本🚀/x'];
const WRITERS: Readonly<Record<string, (text: string) => string>> = {
  'as it comes': (text) => text,
  'in the log': safeText,
  'in the summary': (text) => escapeHtml(safeText(text)),
};
/** What is looked for where this password is known. */
function formsOf(password: string): string[] {
  const pair = Buffer.from(`${USERNAME}:${password}`);
  return secretForms([password, pair.toString('base64'), pair.toString('base64url')]);
}

/** Latin-1 has not every character. */
const cases = PASSWORDS.flatMap((password) =>
  Object.entries(ENCODINGS)
    .filter(([name]) => !/Latin-1|\\x/.test(name) || /^[\0-ÿ]*$/.test(password))
    .map(([name, encode]) => [name, password, encode(password, USERNAME)] as const),
);

test.each(cases)('%s is a way to write the password %s', (_, password, encoded) => {
  // The other passwords are made to mean something else once they are decoded.
  if (password === PASSWORDS[0]) expect(decodedForms(encoded).some((form) => form.includes(password))).toBe(true);
  expect(encoded).not.toBe('');
});

describe.each(PASSWORDS)('the password %s', (password) => {
  const ofPassword = cases.filter(([, its]) => its === password);

  test.each(Object.keys(WRITERS))('is taken out in every encoding: %s', (place) => {
    const clean = ofPassword.map(([name, , encoded]) => [
      name,
      redact(WRITERS[place]?.(`got (${encoded}) back`) ?? '', formsOf(password)),
    ]);
    expect(clean).toEqual(
      ofPassword.map(([name]) => [name, expect.stringMatching(/^got \(\*\*\*(?:=|%3D|&#61;)*\) back$/)]),
    );
  });
});

describe.each(['in the log', 'in the summary'])('%s', (place) => {
  test.each(cases)('the beginning of it, too, where the text was cut off: %s, %s', (name, password, encoded) => {
    const forms = formsOf(password);
    // Base64 of a few characters is read from its own beginning.
    const start = (name.includes('base64') ? encoded : password).slice(0, 5);
    const left: string[] = [];
    for (let shown = 1; shown < encoded.length; shown += 1) {
      const written = WRITERS[place]?.(`${'-'.repeat(499 - shown)}${encoded}${' '.repeat(500)}`) ?? '';
      const clean = redact(written, forms).replace(/^-+/, '');
      if (!written.endsWith('…') || decodedForms(clean).some((form) => form.includes(start))) left.push(clean);
    }
    expect(left).toEqual([]);
  });
});

test('no text takes long, however much of it looks like the secret', () => {
  const secrets = [
    '\\a'.repeat(10),
    '&amp;'.repeat(20),
    '&;'.repeat(20),
    '%25'.repeat(20),
    '+ '.repeat(20),
    '&'.repeat(20),
  ];
  const parts = [...secrets, '\\', '%25', '&amp;', '&#38;', '\\u0026', 'amp;', '25', 'u005c', '+', '&#0', '…', '\\u{'];
  const forms = secretForms(secrets.map((secret) => `${secret}x`));
  const start = performance.now();
  for (const part of parts) redact(part.repeat(Math.ceil(2000 / part.length)), forms);
  // Exponential time would be years.
  expect(performance.now() - start).toBeLessThan(20_000);
});
