import { describe, expect, test } from '@jest/globals';
import { breakCommands, escapeHtml, safeText } from '../../../src/shared/text/safe-text.ts';

describe('safeText', () => {
  test.each([
    ['plain words, ünïcödé and 日本', 'plain words, ünïcödé and 日本'],
    ['family: 👩 and a pair 𝒳', 'family: 👩 and a pair 𝒳'],
    ['a\nb', 'a\\u000ab'],
    ['a\rb', 'a\\u000db'],
    ['a\tb\0c', 'a\\u0009b\\u0000c'],
    ['\u001b[31mred', '\\u001b[31mred'],
    ['next\u0085line', 'next\\u0085line'],
    ['a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['\u202egnp.exe', '\\u202egnp.exe'],
    ['\u2066isolate\u2069', '\\u2066isolate\\u2069'],
    ['zero\u200bwidth\u200d\ufeff', 'zero\\u200bwidth\\u200d\\ufeff'],
    ['soft\u00adhyphen', 'soft\\u00adhyphen'],
    ['old\u206fmark', 'old\\u206fmark'],
    ['tag\u{e0041}', 'tag\\udb40\\udc41'],
    ['half \ud800 pair', 'half \\ud800 pair'],
    ['::add-mask::x', '\\u003a:add-mask::x'],
    ['  ::error::x', '  \\u003a:error::x'],
    ['\u3000::error::x', '\u3000\\u003a:error::x'],
    ['a ::error:: in the middle', 'a ::error:: in the middle'],
    ['##[error]x', '##\\u005berror]x'],
    ['in the middle ##[add-mask]x ##[group]', 'in the middle ##\\u005badd-mask]x ##\\u005bgroup]'],
    ['###[x]', '###\\u005bx]'],
    [': one colon', ': one colon'],
    ['', ''],
  ])('%j becomes %j', (text, safe) => {
    expect(safeText(text)).toBe(safe);
  });

  test('keeps 500 characters, and cuts longer text with an ellipsis', () => {
    expect(safeText('a'.repeat(500))).toBe('a'.repeat(500));
    expect(safeText('a'.repeat(501))).toBe(`${'a'.repeat(499)}…`);
  });

  test('does not leave half a character where it cuts', () => {
    expect(safeText('a'.repeat(498) + '👩'.repeat(9))).toBe(`${'a'.repeat(498)}\\ud83d…`);
  });
});

test('breakCommands takes for white space what .NET trims, U+0085 included', () => {
  expect(breakCommands('\u0085 \u00a0::warning::x')).toBe('\u0085 \u00a0\\u003a:warning::x');
});

test('escapeHtml leaves nothing that HTML, Markdown or GitHub would act on', () => {
  const marks = '&<>"\'`*_~[]\\|@#:$';
  const escaped = escapeHtml(`a${marks}z`);
  expect(escaped).toMatch(/^a(?:&#\d{2,3};)+z$/);
  expect(escaped.match(/&#/g)).toHaveLength(marks.length);
});
