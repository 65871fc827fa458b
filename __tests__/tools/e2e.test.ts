import { beforeAll, expect, test } from '@jest/globals';
import { runAct } from '../support/runners/run-act.ts';

let status: number | null = null;
let log = '';

beforeAll(async () => {
  ({ status, log } = await runAct('.github/workflows/e2e.yml', {
    name: 'workflow_call',
    matrix: 'os:ubuntu-latest',
    event: {},
  }));
}, 300_000);

test('the workflow E2E succeeds on Linux', () => {
  expect([status, log]).toEqual([0, expect.stringContaining('Job succeeded')]);
});

test.each(['Every action on ubuntu-latest', 'A site that answers on ubuntu-latest', 'Steps that fail, and say why'])(
  'its job "%s" compares the outputs, and stops the local platform at the end',
  (job) => {
    const lines = log.split('\n').filter((line) => line.includes(`/${job}`) && line.includes('Success'));
    for (const step of ['Main Outputs', 'Post ./emulator']) {
      expect(lines.filter((line) => line.includes(step))).toHaveLength(1);
    }
  },
);
