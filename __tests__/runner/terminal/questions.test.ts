import { expect, test } from '@jest/globals';
import { createQuestions } from '../../../src/runner/terminal/questions.ts';

test.each([
  ['in a terminal', true, true, {}, true],
  ['not where the input is a pipe', false, true, {}, false],
  ['not where nobody sees the question', true, false, {}, false],
  ['not on a CI host, whose log may look like a terminal', true, true, { CI: 'true' }, false],
])('somebody can be asked %s', (_, isInput, isShown, env, expected) => {
  const streams = { stdin: { isTTY: isInput }, stderr: { isTTY: isShown }, env };
  expect(createQuestions(streams as unknown as NodeJS.Process) !== undefined).toBe(expected);
});
