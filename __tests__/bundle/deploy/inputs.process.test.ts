import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, OUTPUT_NAMES, SITE } from '../../support/steps/inputs.ts';
import { badInputsIn } from '../../support/runners/recording-runner.ts';
import { always } from '../../support/servers/socket-server.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { errorsIn } from '../../support/runners/command-parser.ts';

/** The event file of a pull request whose head is in this repository. */
function createEvent(head: string): string {
  const event = {
    action: 'opened',
    number: 7,
    pull_request: { number: 7, head: { repo: { full_name: head } }, base: { repo: { full_name: 'acme/site' } } },
    repository: { full_name: 'acme/site', owner: { login: 'acme' }, name: 'site' },
  };
  return path.join(plant(makeFolder('event'), { 'event.json': JSON.stringify(event) }), 'event.json');
}

/** A deploy without credentials, as a pull request from this repository runs it. */
const runWithoutSecrets = async (head: string) =>
  await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: createInputs('https://api.example.com', { username: '', password: '' }),
    variables: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: createEvent(head) },
  });

test('bad inputs are one error line, exit code 1, and nothing is asked of anybody', async () => {
  const server = await always(200);
  const workspace = plant(makeFolder('workspace'), SITE);
  const inputs = createInputs(server.origin, { app: 'a/b', 'compression-level': 'best', path: 'nowhere' });
  const run = await runBundle('deploy', { workspace, inputs });
  expect(run.exitCode).toBe(1);
  const [error, ...others] = errorsIn(run.stdout);
  expect(others).toEqual([]);
  expect(badInputsIn(error ?? '')).toEqual([
    expect.stringMatching(/^app: "a\/b" must be 1 to 128/),
    expect.stringMatching(/^path: "nowhere" does not exist in the workspace/),
    'compression-level: "best" must be a whole number from 0 to 9',
  ]);
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input', attempts: '0' });
  expect(Object.keys(run.outputs)).toEqual(OUTPUT_NAMES);
  expect(run.summary).toContain('<h3>✖ Deploy failed');
  expect(run.leftovers).toEqual([]);
  expect(server.requests).toEqual([]);
});

describe('a pull request from a fork, which gets no secrets', () => {
  test('is reported, in one message', async () => {
    const { exitCode, stdout, outputs } = await runWithoutSecrets('someone/site');
    expect(exitCode).toBe(1);
    expect(errorsIn(stdout)).toEqual([
      expect.stringMatching(
        /^Invalid input: username, password are required.*pull request from a fork, and those get no secrets.*your own branches.*"dry-run: true"/,
      ),
    ]);
    expect(outputs['error-code']).toBe('invalid-input');
  });

  test('one from the repository itself is not blamed on a fork', async () => {
    const { stdout } = await runWithoutSecrets('acme/site');
    const [error] = errorsIn(stdout);
    expect(error).toMatch(/username, password are required/);
    expect(error).not.toContain('fork');
  });
});
