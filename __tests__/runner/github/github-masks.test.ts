import { describe, expect, test } from '@jest/globals';
import { maskValues } from '../../../src/runner/github/github.ts';
import fc from '../../support/jest/properties.ts';
import { leaksOf, RUNNERS } from '../../support/runners/masks.ts';

test.each([
  ['as it is', 'hunter22', ['hunter22']],
  ['with a single percent sign, not encoded', 'p@ss"w%rd', ['p@ss"w%rd']],
  ['around what runners decode', 'first%25second%0Athird%0Dfourth', ['second', 'fourth', 'first', 'third']],
  ['with what no runner decodes', 'a%2Fb%0ac%3Ad', ['a%2Fb%0ac%3Ad']],
  ['around "::", at which act ends the name of the command', 'first::second:::third:x', ['third:x', 'second', 'first']],
  ['without the colon that it begins with', ':hunter22', ['hunter22']],
  ['line by line, trimmed, each once', 'first\r\n  second\n\n\rfirst', ['second', 'first']],
  ['but not where a line hides too much', '{\n  "key": 1\n}', ['"key": 1']],
  ['but not where it is shorter than 4 characters', 'abc', []],
  ['but not where it is empty', ' ', []],
])('a secret is masked %s', (_, secret, values) => {
  expect(maskValues([secret])).toEqual(values);
});

describe.each(Object.keys(RUNNERS))('in the log of %s', (name) => {
  test('no line shows what it masks', () => {
    const parts = fc.constantFrom(
      '%',
      '%25',
      '%0A',
      '%0D',
      '%2525',
      ':',
      '::',
      '\n',
      '\r\n',
      ' ',
      'a',
      'secret',
      '25',
      ']',
    );
    const secret = fc.array(parts, { minLength: 1, maxLength: 9 }).map((chosen) => chosen.join(''));
    const secrets = fc.array(secret, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(secrets, (texts) => {
        const lines = maskValues(texts).map((value) => `::add-mask::${value}`);
        expect(leaksOf(RUNNERS[name], lines)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

test('the runners that the tests act out do show a value that is encoded, or holds "::"', () => {
  expect(leaksOf(RUNNERS['Gitea'], ['::add-mask::pass%25word'])).toEqual(['::add-mask::pass%25word']);
  expect(leaksOf(RUNNERS['act'], ['::add-mask::pass::word'])).toEqual(['::add-mask::pass::word']);
  expect(leaksOf(RUNNERS['Gitea'], ['::add-mask::pass', '::add-mask::password'])).toEqual(['::add-mask::password']);
  expect(leaksOf(RUNNERS['GitHub'], ['::add-mask::pass%25word'])).toEqual([]);
});
