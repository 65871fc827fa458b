import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { cafe, expectFailure, rehearse } from '../../support/apps/rehearsal.ts';
import { FAILURES } from '../../support/apps/rehearsal-failures.ts';
import { annotationsIn } from '../../support/runners/command-parser.ts';

// `npm run test:recipes` has all the others.
test('a good app: live, and its pages are as expected', async () => {
  const { deploy, log } = await rehearse({ workspace: cafe() });
  expect([deploy.exitCode, annotationsIn(log)]).toEqual([0, []]);
  expect(deploy.outputs).toMatchObject({ status: 'live', 'error-code': '' });
  expect(log).toMatch(/^2 pages of http.*\nAll as expected/m);
});

test.each(Object.entries(FAILURES).slice(0, 1))('%s: red, and the log names it', async (_, failure) => {
  useFastNpm('ci');
  expectFailure(await rehearse({ workspace: cafe(failure.changes) }), failure);
});

test('docs/how-to/rehearse.md shows a message as it is', () => {
  const page = readFileSync('docs/how-to/rehearse.md', 'utf8');
  const messages = Object.values(FAILURES).flatMap(({ says }) => says);
  expect(messages.filter((message) => page.includes(`\n\`${message}\`\n`))).toHaveLength(1);
});
