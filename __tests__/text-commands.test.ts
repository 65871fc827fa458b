import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breakCommands, safeText } from '../src/text.ts';
import { commandsIn, linesOfOutput } from './support/runner-command-parser.ts';

const PIECES = [
  '::add-mask::',
  '::error file=x::',
  '##[group]',
  '##[',
  '::',
  ':',
  '##[',
  '#',
  '[',
  ']',
  '\r',
  '\n',
  '\r\n',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u000b',
  '\u000c',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u180e',
  '\u200b',
  ' ',
  'add-mask',
  'set-output name=x',
  'stop-commands',
  'x',
  '%0A',
  '\\u003a',
  '…',
  '\ud800',
  '\udc00',
  '👩',
];

const hostile = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary', maxLength: 3 })), {
    minLength: 2,
    maxLength: 14,
  })
  .map((pieces) => pieces.join(''));

describe('the port of the runner finds', () => {
  test.each([
    ['::add-mask::x', ['add-mask']],
    [' \u0085\u3000::error file=a::x', ['error']],
    ['harmless\r::add-mask::x', ['add-mask']],
    ['harmless\r\n::add-mask::x\n', ['add-mask']],
    ['in the middle ##[group]x', ['group']],
    ['words ::add-mask::x', []],
    ['::no end', []],
    ['##[no end', []],
  ])('in %j the commands %j', (output, commands) => {
    expect(commandsIn(output)).toEqual(commands);
  });
});

test('the generator does make commands, or the properties below would prove nothing', () => {
  const found = fc.sample(hostile, { numRuns: 5000, seed: 1 }).filter((text) => commandsIn(text).length > 0);
  expect(found.length).toBeGreaterThan(250);
});

test('no text is a command, or more than one line, once it has been through safeText', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const safe = safeText(text);
      const invisible = /[\u0085\u2028\u2029]/.test(safe) || !safe.isWellFormed();
      const commands = [...commandsIn(safe), ...commandsIn(` ${safe}`)];
      expect([invisible, commands, linesOfOutput(safe).length]).toEqual([false, [], 1]);
    }),
    { numRuns: 10_000 },
  );
});

test('no line is a command once it has been through breakCommands', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(commandsIn(linesOfOutput(text).map(breakCommands).join('\n'))).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
