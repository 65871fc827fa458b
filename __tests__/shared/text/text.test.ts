import { expect, test } from '@jest/globals';
import { decodeText, withoutMark } from '../../../src/shared/text/text.ts';

test.each([
  ['\ufeff{"a":1}', '{"a":1}'],
  ['\ufeff\ufeffx', 'x'],
  ['é\ufeff', 'é\ufeff'],
  ['', ''],
])('%j is read as %j', (text, expected) => {
  expect(withoutMark(text)).toBe(expected);
  expect(decodeText(Buffer.from(text, 'utf8'))).toBe(expected);
});

test('what is not UTF-8 becomes a visible mark', () => {
  expect(decodeText(Buffer.from('ü', 'latin1'))).toBe('\ufffd');
});
