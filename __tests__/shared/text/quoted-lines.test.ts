import { expect, test } from '@jest/globals';
import { joinSentences, messageLines, messageOnOneLine } from '../../../src/shared/text/quoted-lines.ts';

test.each([
  ['One.', ['One.'], [], 'One.'],
  ['One.\n  a\n  b', ['One.'], ['  a', '  b'], 'One.'],
  ['The log says:\n  a\n  b', ['The log says:', '  a', '  b'], [], 'The log says: a | b.'],
  [
    'It failed. The log says:\n  a\n  b!\nDo it.\n  more',
    ['It failed. The log says:', '  a', '  b!', 'Do it.'],
    ['  more'],
    'It failed. The log says: a | b! Do it.',
  ],
])('%j', (text, message, details, onOneLine) => {
  expect(messageLines(text)).toEqual({ message, details });
  expect(messageOnOneLine(text)).toBe(onOneLine);
});

test('what follows from quoted lines is on a line of its own', () => {
  expect(joinSentences(['A.', 'The log says:\n  b', 'C.', 'D.'])).toBe('A. The log says:\n  b\nC. D.');
});
