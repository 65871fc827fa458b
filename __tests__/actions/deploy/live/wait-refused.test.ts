import { describe, expect, test } from '@jest/globals';
import { build, environmentWith } from '../../../support/servers/live-platform.ts';
import type { LiveScript } from '../../../support/servers/live-platform.ts';
import { textOfHtml } from '../../../support/pages/html-tokens.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';
import { badInputsIn } from '../../../support/runners/recording-runner.ts';
import { ZIP } from '../../../support/steps/rolling-back.ts';
import { answering, httpReply, socketServer } from '../../../support/servers/socket-server.ts';
import { deployAndWait } from '../../../support/steps/waiting.ts';

const OLD = environmentWith('b-0');
const ACCEPTED = { status: 'accepted', 'error-code': '', 'purge-status': 'done' };
const BLIND = { status: 'accepted', 'error-code': 'cannot-wait', 'purge-status': 'skipped' };
const failed = (code: string) => ({ status: 'failed', 'error-code': code, 'purge-status': 'skipped' });

/** The read of the environment is refused from the start. */
function refusedBefore(status: number): LiveScript {
  return { environment: [httpReply(status)] };
}

/** The environment can be read, its builds cannot. */
function refusedAfter(status: number): LiveScript {
  return { environment: [OLD], build: [httpReply(status)] };
}

describe('before anything is sent', () => {
  test.each([
    [403, 'true', 1, failed('cannot-wait'), 0],
    [405, 'true', 1, failed('cannot-wait'), 0],
    [501, 'true', 1, failed('cannot-wait'), 0],
    [401, 'true', 1, failed('unauthorized'), 0],
    // It may be that of an environment that is not there: only the upload can tell.
    [404, 'true', 1, BLIND, 1],
    [403, 'if-possible', 0, ACCEPTED, 1],
    [405, 'if-possible', 0, ACCEPTED, 1],
    [501, 'if-possible', 0, ACCEPTED, 1],
    [401, 'if-possible', 1, failed('unauthorized'), 0],
    [404, 'if-possible', 0, ACCEPTED, 1],
  ])('%d to the read of the environment, wait: %s', async (status, wait, exit, expected, uploads) => {
    const { exitCode, outputs, kinds, log } = await deployAndWait(refusedBefore(status), { wait });
    expect(exitCode).toBe(exit);
    expect(outputs).toMatchObject({ ...expected, attempts: String(uploads) });
    expect(kinds.filter((kind) => kind === 'upload')).toHaveLength(uploads);
    expect(kinds.filter((kind) => kind === 'webhook')).toHaveLength(exit === 0 ? 1 : 0);
    const notices = log.filter((line) => line.startsWith('notice: Could not wait: '));
    expect(notices).toHaveLength(exit === 0 ? 1 : 0);
  });

  test('an environment that is not there is "not-found", as ever', async () => {
    const { outputs } = await deployAndWait({ environment: [httpReply(404)], upload: [httpReply(404)] });
    expect(outputs).toMatchObject(failed('not-found'));
  });

  test('a refusal names what can be wrong, and what the service reported', async () => {
    const refusal = httpReply(403, { type: 'forbidden', code: 'no_access', message: 'Not for you.' });
    const { error, origin } = await deployAndWait({ environment: [refusal] });
    expect(error.split('\n')).toEqual([
      `${origin} answered the read of the environment with HTTP 403. The service reported: Not for you (type forbidden, code no_access). "account" may be misspelt, or the API user lacks permission to read the environment. Without this read the deploy cannot see when the new build is live, so it sent nothing.`,
      'To deploy to such a host without waiting, set "wait: if-possible".',
    ]);
  });

  test('a host without the read is no question of rights', async () => {
    const { error, origin } = await deployAndWait({ environment: [httpReply(405)] });
    expect(error.split('\n')[0]).toBe(
      `${origin} answered the read of the environment with HTTP 405. Without this read the deploy cannot see when the new build is live, so it sent nothing.`,
    );
  });
});

describe('once the upload is accepted', () => {
  test.each([
    [403, 'true', 1, BLIND],
    [405, 'true', 1, BLIND],
    [501, 'true', 1, BLIND],
    [401, 'true', 1, BLIND],
    [404, 'true', 1, BLIND],
    [403, 'if-possible', 0, ACCEPTED],
    [405, 'if-possible', 0, ACCEPTED],
    [501, 'if-possible', 0, ACCEPTED],
    [401, 'if-possible', 0, ACCEPTED],
    [404, 'if-possible', 0, ACCEPTED],
  ])('%d to the read of the build, wait: %s', async (status, wait, exit, expected) => {
    const { exitCode, outputs, kinds, error } = await deployAndWait(refusedAfter(status), { wait });
    expect(exitCode).toBe(exit);
    expect(outputs).toMatchObject({ ...expected, attempts: '1', 'build-id': 'b-1' });
    expect(kinds.filter((kind) => kind === 'upload')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'webhook')).toHaveLength(exit === 0 ? 1 : 0);
    if (exit === 0) return;
    expect(error).toMatch(
      /^The upload was accepted, so do not run the job again: look in the user portal for the new build\. .* \(HTTP \d+\), so the deploy cannot see when that is live\. "purge-cache-webhook" was not called\.(?: The answer is not in the API's form; .*)?\n/,
    );
  });

  test('what was asked for and not done is named: the smoke test, and the rollback', async () => {
    const site = await answering(() => httpReply(500));
    const server = await answering(({ head }) =>
      head.startsWith('POST') ? httpReply(200, '{}') : head.includes('/e-1 HTTP') ? OLD : httpReply(405),
    );
    const { outputs, error } = await runDeploy({
      inputs: createInputs(server.origin, {
        wait: 'true',
        'environment-url': site.origin,
        'smoke-test': '/',
        'rollback-archive': 'last-good.zip',
      }),
      files: { ...SITE, 'last-good.zip': ZIP },
    });
    expect(outputs).toMatchObject({ ...BLIND, 'purge-status': 'off' });
    expect(error.split('\n')[0]).toMatch(
      / so the deploy cannot see when that is live\. "smoke-test" was not run, "rollback-archive" is unused\.$/,
    );
    // Before the upload.
    expect(site.requests).toHaveLength(1);
  });

  test('the summary shows that it was accepted, and the error', async () => {
    const { summary } = await deployAndWait(refusedAfter(405));
    const text = textOfHtml(summary);
    expect(text).toMatch(/^→ Deploy accepted, not seen live: acme \/ shop \/ Production\n/);
    expect(text).toContain('Could not wait. The upload was accepted, so do not run the job again');
  });
});

test('"superseded" stays green', async () => {
  const { exitCode, outputs } = await deployAndWait({
    environment: [OLD, environmentWith('b-2')],
    build: [build('b-1', true)],
    builds: [
      httpReply(200, {
        builds: ['b-2', 'b-1'].map((id) => ({
          name: `accounts/acme/apps/shop/environments/e-1/builds/${id}`,
          createTime: '2026-01-01T00:00:01Z',
        })),
      }),
    ],
  });
  expect([exitCode, outputs['status'], outputs['error-code']]).toEqual([0, 'superseded', '']);
});

/** The bad inputs in the one annotation; nothing may have been asked of the server. */
async function problemsWith(inputs: Readonly<Record<string, string>>): Promise<string[]> {
  const server = await socketServer({});
  const files = { ...SITE, 'last-good.zip': ZIP };
  const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin, inputs), files });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input', attempts: '0' });
  expect(server.connections()).toBe(0);
  return badInputsIn(error);
}

describe('the input', () => {
  test.each(['maybe', 'If-Possible', 'yes'])('takes true, false and if-possible, and not %j', async (wait) => {
    expect(await problemsWith({ wait })).toEqual([`wait: "${wait}" must be true, false or if-possible`]);
  });

  test('if-possible cannot be combined with what needs a build that is known to be live: all of it at once', async () => {
    const asked = {
      wait: 'if-possible',
      'smoke-test': '/',
      'rollback-archive': 'last-good.zip',
      'skip-unchanged': 'true',
      deployment: 'true',
    };
    expect(await problemsWith(asked)).toEqual([
      'smoke-test: needs "wait: true": only then does the deploy know when the site is live',
      'rollback-archive: needs "wait: true": the deploy rolls back only a build that it saw live',
      'skip-unchanged: needs "wait: true", which records what went live',
    ]);
  });

  test('if-possible follows the build where the host can be asked', async () => {
    const script = { environment: [OLD, environmentWith('b-1')], build: [build('b-1', true)] };
    const { exitCode, outputs } = await deployAndWait(script, { wait: 'if-possible' });
    expect([exitCode, outputs['status'], outputs['purge-status']]).toEqual([0, 'live', 'done']);
  });
});
