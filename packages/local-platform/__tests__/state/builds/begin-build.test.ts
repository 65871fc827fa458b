import { expect, test } from '@jest/globals';
import type { BuildLog } from '../../../src/schemas/control/build-log.ts';
import type { PlatformOptions } from '../../../src/platform/options.ts';
import { buildIdOf, call, pathOf, start, upload } from '../../support.ts';

/** Uploads to a platform with these options, and waits for what becomes of the build. */
async function outcomeOf(options: PlatformOptions, failBuild = false): Promise<unknown[]> {
  const told = new Promise<unknown[]>((resolve) => {
    const ends = {
      onBuildLive: (...args: unknown[]) => resolve(['live', ...args]),
      onBuildFailed: (log: BuildLog) => resolve(['failed', log]),
    };
    void (async () => {
      const platform = await start({ ...options, ...ends });
      if (failBuild) platform.addFaults({ endpoint: 'upload', failBuild });
      await upload(platform);
    })();
  });
  return await told;
}

test.each<[string, PlatformOptions]>([
  ['at once', { buildMilliseconds: 0 }],
  ['although nobody asks', { buildMilliseconds: 5, now: Date.now }],
])('who listens is told of a simulated build that is live, %s', async (_name, options) => {
  expect(await outcomeOf(options)).toEqual(['live', expect.objectContaining({ state: 'live', lines: [] }), undefined]);
});

test('who listens is told of a simulated build that fails', async () => {
  const [what, log] = await outcomeOf({ buildMilliseconds: 5, now: Date.now }, true);
  expect([what, log]).toEqual(['failed', expect.objectContaining({ state: 'failed', environment: 'Production' })]);
  expect(log).not.toHaveProperty('failure');
});

test('a build that is superseded or cancelled is neither', async () => {
  const told: string[] = [];
  const tell = (log: BuildLog): void => void told.push(log.build.split('/').at(-1) ?? '');
  const platform = await start({ onBuildLive: tell, onBuildFailed: tell });
  await upload(platform);
  const second = buildIdOf(await upload(platform));
  platform.setBuildResult(second, 'cancelled');
  await call(platform, pathOf(platform.details['rebuild-webhook']), { method: 'POST', credentials: null });
  expect(told).toEqual([]);
  platform.advance(2000);
  const live = platform.state().accounts[0]?.apps[0]?.environments[0]?.live;
  expect(told).toEqual([live]);
});
