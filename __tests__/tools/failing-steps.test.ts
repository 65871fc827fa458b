import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../support/git/folders.ts';
import { FORK_EVENT, runAct } from '../support/runners/run-act.ts';

/** The `steps` context at the end of the job. */
type Steps = Readonly<
  Record<string, { outcome: string; conclusion: string; outputs: Readonly<Record<string, string>> }>
>;

let status: number | null = null;
let log = '';
let steps: Steps = {};

beforeAll(async () => {
  const report = path.join(makeFolder('report'), 'steps.json');
  const run = await runAct('__tests__/tools/failing-steps.yml', {
    name: 'pull_request',
    job: 'failing',
    event: FORK_EVENT,
    env: { REPORT: report },
  });
  ({ status, log } = run);
  if (status !== 0) throw new Error(log);
  steps = JSON.parse(readFileSync(report, 'utf8')) as Steps;
});

test('the job goes on after each of them', () => {
  expect(status).toBe(0);
});

test.each([
  ['bad-inputs', 'invalid-input', '0'],
  ['wrong-password', 'unauthorized', '1'],
  ['unknown-environment', 'not-found', '1'],
  ['no-files', 'no-files', '0'],
  ['fork', 'invalid-input', '0'],
])('%s fails with the outputs that say why', (id, code, attempts) => {
  expect(steps[id]).toMatchObject({
    outcome: 'failure',
    conclusion: 'success',
    outputs: { status: 'failed', 'error-code': code, attempts },
  });
});

test.each([
  ['an app that cannot be', /app: "a\/b" must be 1 to 128/],
  ['a path that is not there, in the same run', /path: "nowhere" does not exist in the workspace/],
  ['a compression level that is none, in the same run', /compression-level: "best" must be a whole number from 0 to 9/],
  ['an address without https, in the same run', /headless-url: .*https/],
  ['a wrong password', /HTTP 401/],
  ['an unknown environment', /HTTP 404/],
  ['a folder without files', /no files? to send/i],
  ['a fork without secrets', /pull request from a fork, and those get no secrets/],
])('the log names %s', (_, sentence) => {
  expect(log).toMatch(sentence);
});

test('the log has no password, in no encoding', () => {
  const user = steps['platform']?.outputs['username'] ?? '';
  const passwords = [steps['platform']?.outputs['password'] ?? '', 'wrong pass/word+%41&="ü"'];
  for (const password of passwords) {
    expect(password.length).toBeGreaterThan(10);
    expect(log).not.toContain(password);
    expect(log).not.toContain(encodeURIComponent(password));
    expect(log).not.toContain(Buffer.from(`${user}:${password}`).toString('base64'));
  }
});

test('the log has no line break that a runner left encoded', () => {
  expect(log).not.toContain('%0A');
});
