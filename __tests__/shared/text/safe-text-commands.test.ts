import { describe, expect, test } from '@jest/globals';
import { breakCommands, escapeUnsafe, safeText } from '../../../src/shared/text/safe-text.ts';
import { agentCommandsIn } from '../../support/runners/agent-command-parser.ts';
import { CODE_POINT } from '../../support/jest/code-points.ts';
import { sectionsIn } from '../../support/runners/gitlab-section-parser.ts';
import fc from '../../support/jest/properties.ts';
import { commandsIn, linesOfOutput } from '../../support/runners/command-parser.ts';

/** Names of the commands that any of the hosts would find. */
function commandsOfAnyHost(log: string): string[] {
  return [
    ...commandsIn(log),
    ...agentCommandsIn(log).map(({ name }) => name),
    ...sectionsIn(log).map(({ part }) => part),
  ];
}

const PIECES = [
  '::add-mask::',
  '::error file=x::',
  '##[group]',
  '##[',
  '::',
  ':',
  '##[',
  '##vso[task.setvariable variable=x]',
  '##vso[',
  '##\u00advs\ufe0fo[task.complete]',
  'vso',
  'task.debug',
  '__proto__',
  'constructor',
  'section_start:1:a\r\u001b[0K',
  'section_end:',
  '12:b',
  '\r\u001b[0K',
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
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: CODE_POINT, maxLength: 3 })),
    {
      minLength: 2,
      maxLength: 14,
    },
  )
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

describe('the ports of the other hosts find', () => {
  test.each([
    ['##vso[task.setvariable variable=a;isOutput=true]b%0Ac', { name: 'task.setvariable', data: 'b\nc' }],
    ['words ##vso[task.complete]', { name: 'task.complete' }],
    ['##\u00advso[task.complete]', { name: 'task.complete' }],
    ['##[group]x', { name: 'group', data: 'x' }],
  ])('in %j a command of Azure Pipelines', (line, command) => {
    expect(agentCommandsIn(line)).toMatchObject([command]);
  });

  test.each(['##vso[task]x', '##vso[task.complete', '# #vso[task.complete]'])('in %j none', (line) => {
    expect(agentCommandsIn(line)).toEqual([]);
  });

  test('a section of GitLab, anywhere in a line', () => {
    const log =
      'words \u001b[0Ksection_start:17:a\r\u001b[0KHeading\nsection_end:18:a\r\u001b[0K\nsection_end:x:a\r\u001b[0K';
    expect(sectionsIn(log).map(({ part, rest }) => [part, rest])).toEqual([
      ['start', 'Heading'],
      ['end', ''],
    ]);
  });
});

test('the generator does make commands, or the properties below would prove nothing', () => {
  const found = fc.sample(hostile, { numRuns: 5000, seed: 1 });
  for (const find of [commandsIn, agentCommandsIn, sectionsIn]) {
    expect(found.filter((text) => find(text).length > 0).length).toBeGreaterThan(100);
  }
});

test('no text is a command, or more than one line, once it has been through safeText', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const safe = safeText(text);
      const invisible = /[\u0085\u2028\u2029]/.test(safe) || !safe.isWellFormed();
      const commands = [...commandsOfAnyHost(safe), ...commandsOfAnyHost(` ${safe}`)];
      expect([invisible, commands, linesOfOutput(safe).length]).toEqual([false, [], 1]);
    }),
    { numRuns: 2000 },
  );
});

test('no line is a command once it has been through breakCommands', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(commandsOfAnyHost(linesOfOutput(text).map(breakCommands).join('\n'))).toEqual([]);
    }),
    { numRuns: 4000 },
  );
});

test('no text is a section of GitLab once it has been through breakCommands', () => {
  // Not line by line as above: a marker holds a CR, at which the lines are split.
  fc.assert(
    fc.property(hostile, (text) => {
      expect(sectionsIn(breakCommands(text))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('a line of JSON means the same once it has been through breakCommands', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(JSON.parse(breakCommands(escapeUnsafe(JSON.stringify({ [text]: text }))))).toEqual({ [text]: text });
    }),
    { numRuns: 1000 },
  );
});
