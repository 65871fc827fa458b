import { describe, expect, test } from '@jest/globals';
import { build, builds, environmentWith } from '../../support/live-platform.ts';
import { accepted, deployAndRollBack, OLD, OURS } from '../../support/rolling-back.ts';
import { httpReply } from '../../support/socket-server.ts';

describe('nothing is sent again, with a warning', () => {
  test("where the answer to the upload named no build: the one that was found may be somebody else's", async () => {
    const run = await deployAndRollBack({
      upload: [httpReply(200, '')],
      builds: [builds(['b-1', 0])],
      build: [build('b-1', true)],
      environment: [OLD, OURS],
    });
    expect(run.uploads).toHaveLength(1);
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
    expect(run.log.join('\n')).toContain('Not rolled back: the answer to the upload named no build');
  });

  test('where the site was not reached at all: it may not be the build that is wrong', async () => {
    const more = { 'environment-url': 'http://127.0.0.1:1' };
    const run = await deployAndRollBack({ environment: [OLD, OURS] }, { more });
    expect(run.uploads).toHaveLength(1);
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
    expect(run.log.join('\n')).toContain('Not rolled back: The site gave no answer at all');
  });
});

test('several builds that began since an upload without a name: which is ours is not known', async () => {
  const run = await deployAndRollBack({
    upload: [httpReply(200, '')],
    builds: [builds(['b-2', 0], ['b-1', 0])],
    environment: [OLD, environmentWith('b-2')],
  });
  expect(run.exitCode).toBe(1);
  expect([run.uploads.length, run.pages]).toEqual([1, 0]);
  expect(run.outputs).toMatchObject({ status: 'unknown', 'error-code': 'timeout', 'purge-status': 'skipped' });
  expect(run.error).toContain('named no build, and several began since');
});

test('a zip for the rollback that is too large: the message is about it, and not about the files of the workspace', async () => {
  const { error, outputs, log, uploads } = await deployAndRollBack(
    { upload: [accepted('b-1')], environment: [OLD] },
    { more: { 'max-size': '2000' } },
  );
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'too-large' });
  expect(uploads).toEqual([]);
  expect(error).toMatch(/^rollback-archive: The zip is larger than "max-size" allows \(2000 bytes\)/);
  expect(error).toContain('Name another zip, or set no "rollback-archive".');
  expect(log).not.toContain('group: What is not sent, and why');
});
