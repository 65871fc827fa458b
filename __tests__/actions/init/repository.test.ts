import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { readRepository } from '../../../src/actions/init/repository.ts';
import { StopError } from '../../../src/shared/errors.ts';
import { makeRepository } from '../../support/git/folders.ts';
import { withTurnedTimeouts } from '../../support/jest/turn-timeouts.ts';

/** A repository in whose configuration git waits for ever. */
function waitingRepository(): string {
  const folder = makeRepository({ 'package.json': '{}' });
  const pipe = path.join(folder, '.git', 'pipe');
  execFileSync('mkfifo', [pipe]);
  appendFileSync(path.join(folder, '.git', 'config'), `[include]\n\tpath = ${pipe}\n`);
  return folder;
}

const environment = { variables: { PATH: process.env['PATH'] } };

test('a git that waits is given a minute', async () => {
  const folder = waitingRepository();
  await withTurnedTimeouts(async () => {
    const reading = readRepository(folder, environment, new AbortController().signal).catch((error: unknown) => error);
    while (jest.getTimerCount() === 0) await setImmediate();
    jest.advanceTimersByTime(60_000);
    expect(await reading).toMatchObject({
      code: 'timeout',
      message: expect.stringMatching(/^git gave no answer about ".*" within a minute\. Look for a named pipe /),
    });
  });
});

test.each([
  ['workflows', { '.github/workflows/ci.yml': '' }, ['.github/workflows']],
  ['forms of issues alone', { '.github/ISSUE_TEMPLATE/bug.yml': '' }, []],
  ['a file of that name', { '.github/workflows': '' }, []],
])('what GitHub runs: %s', async (_, files, found) => {
  const { signal } = new AbortController();
  const repository = await readRepository(makeRepository(files), environment, signal);
  expect([...(repository?.files.keys() ?? [])]).toEqual(found);
});

test('a signal ends it with its own reason', async () => {
  const controller = new AbortController();
  const reading = readRepository(waitingRepository(), environment, controller.signal);
  controller.abort(new StopError('cancelled', 'The command was cancelled.', 130));
  await expect(reading).rejects.toMatchObject({ code: 'cancelled', exitCode: 130 });
});
