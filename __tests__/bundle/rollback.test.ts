import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { craftZip } from '../support/crafted-zip.ts';
import { SITE } from '../support/inputs.ts';
import { deployLive, environmentOf, uploadTo } from '../support/live-bundle.ts';
import { annotationsIn } from '../support/runner-command-parser.ts';
import { answering, httpReply } from '../support/socket-server.ts';

const ZIP = craftZip(Object.entries(SITE).map(([name, data]) => ({ name, data: data as string })));
const SHA256 = createHash('sha256').update(ZIP).digest('hex');

/** Inputs of a smoke test that fails, with an older zip at hand. */
async function failingSite() {
  const site = await answering(() => httpReply(500, 'Broken'));
  return {
    'environment-url': site.origin,
    'smoke-test': '/',
    'smoke-test-minutes': '0.2',
    'rollback-archive': 'last-good.zip',
    'rollback-archive-sha256': SHA256,
  };
}

test('after a failed smoke test the older zip is live again, and purged twice', async () => {
  const { exitCode, outputs, platform, stdout, lines } = await deployLive({
    files: { 'last-good.zip': ZIP },
    inputs: await failingSite(),
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'rolled-back', 'error-code': 'smoke-test-failed', 'purge-status': 'done' });
  const { live, builds, purges } = environmentOf(platform);
  const rollback = builds.at(-1);
  expect([live, rollback?.archive.sha256, purges]).toEqual([rollback?.id, SHA256, 2]);
  expect(builds.at(-2)).toMatchObject({ id: outputs['build-id'], archive: { sha256: outputs['archive-sha256'] } });
  expect(builds.at(-2)?.archive.entries).not.toContain('last-good.zip');
  expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({
    rollback: { status: 'live', 'error-code': '', 'archive-sha256': SHA256, 'build-id': live },
  });
  const error = annotationsIn(stdout).find(({ level }) => level === 'error');
  expect(error?.text).toContain('Rolled back: last-good.zip is live.');
  expect(lines.filter((line) => line.startsWith('::group::'))).toEqual([
    '::group::Upload',
    '::group::Wait until live',
    '::group::Smoke test',
    '::group::Roll back',
  ]);
});

test("someone else's newer build goes live while the smoke test runs: nothing is sent over it", async () => {
  const { exitCode, outputs, platform, stdout } = await deployLive({
    files: { 'last-good.zip': ZIP },
    inputs: { ...(await failingSite()), 'smoke-test-minutes': '1' },
    on: {
      '::group::Smoke test': async (running) => {
        await uploadTo(running);
        running.advance(3_600_000);
      },
    },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
  const { live, builds, purges } = environmentOf(platform);
  expect([live, builds.length, purges]).toEqual([builds.at(-1)?.id, 3, 1]);
  expect(live).not.toBe(outputs['build-id']);
  expect(annotationsIn(stdout).filter(({ title }) => title === 'Not rolled back')).toHaveLength(1);
});

test('a rollback that is refused: failed, and both are in the annotation', async () => {
  const { outputs, stdout } = await deployLive({
    platform: { faults: [{ endpoint: 'upload', skip: 2, status: 409 }] },
    files: { 'last-good.zip': ZIP },
    inputs: await failingSite(),
  });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed', attempts: '1' });
  const error = annotationsIn(stdout).find(({ level }) => level === 'error');
  expect(error?.text).toMatch(/but the smoke test failed: .* Not rolled back: .* answered the upload with HTTP 409\./);
  expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({
    rollback: { status: 'not-sent', 'error-code': 'conflict' },
  });
});
