import { expect, test } from '@jest/globals';
import { longestOf, redact, redactedEnd } from '../../../src/emulator/builds/redact.ts';

test.each([
  ['a value', 'key is secret!', ['secret'], 'key is ***!'],
  ['a value that is part of another', 'a long-secret b', ['secret', 'long-secret'], 'a *** b'],
  ['values that overlap', '<abcdefghi>', ['abcdef', 'defghi'], '<***>'],
  ['one line of a value', 'only line-two', ['line-one\nline-two\r\n}'], 'only ***'],
  ['a value over several lines', '<line-one\nline-two>', ['line-one\nline-two'], '<***>'],
  ['nothing short', 'a = ab', ['a', 'ab', ''], 'a = ab'],
])('%s is taken out', (_, text, values, expected) => {
  expect(redact(text, values)).toBe(expected);
});

test('no part of a value is left at the cut, even where other values get shorter', () => {
  const long = 'x'.repeat(50);
  const text = `secret ${long} ${long} end`;
  for (let kept = 0; kept <= text.length; kept += 1) {
    const end = redactedEnd(text.slice(-(kept + longestOf(['secret', long]))), ['secret', long], kept);
    expect(end).not.toMatch(/[crtsx]/u);
  }
  expect(redactedEnd(text, ['secret', long], 10)).toBe('*** end');
});
