import { expect, test } from '@jest/globals';
import { pairsIn } from '../../support/runners/files.ts';

// The parser with which all other tests read outputs and state. On Windows a line also ends with CRLF.
test.each<[string, string, [string, string][]]>([
  ['name=value', 'a=b\n', [['a', 'b']]],
  [
    'a value that holds more',
    'a=b=c<<d\n\nb=\n',
    [
      ['a', 'b=c<<d'],
      ['b', ''],
    ],
  ],
  [
    'lines up to a delimiter',
    'a<<E\n1\n=2\n\nE\nb<<F\n3\nF',
    [
      ['a', '1\n=2\n'],
      ['b', '3'],
    ],
  ],
  ['no lines', 'a<<E\nE\n', [['a', '']]],
  ['one empty line', 'a<<E\n\nE\n', [['a', '']]],
  ['CR, which is part of the value', 'a<<E\n1\r\n2\r\nE\n', [['a', '1\r\n2\r']]],
  [
    'an earlier value of the name',
    'a=1\na=2\n',
    [
      ['a', '1'],
      ['a', '2'],
    ],
  ],
  ['nothing', '', []],
])('%s is read as a runner reads it', (_, text, pairs) => {
  expect(pairsIn(text)).toEqual(pairs);
});

test.each([
  ['a line of neither form', 'a\n'],
  ['no name before <<', '<<E\nE\n'],
  ['no delimiter', 'a<<\n\n'],
  ['no end', 'a<<E\nb\n E\n'],
])('%s fails, as it fails the step', (_, text) => {
  expect(() => pairsIn(text)).toThrow();
});
