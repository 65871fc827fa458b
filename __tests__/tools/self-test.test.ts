import { expect, test } from '@jest/globals';
import { runAct } from '../support/run-act.ts';

test('the actions work in a workflow: the job self-test of the CI succeeds', () => {
  const { status, log } = runAct('.github/workflows/ci.yml', { name: 'push', job: 'self-test', event: {} });
  expect([status, log]).toEqual([0, expect.stringContaining('Success - Main Outputs')]);
  expect(log).toContain('Success - Post ./emulator');
  expect(log).not.toContain('::error');
});
