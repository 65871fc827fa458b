import { expect, test } from '@jest/globals';
import type { PlatformOptions } from '../../src/platform/options.ts';
import { startPlatform } from '../../src/platform/server.ts';
import { call, start } from '../support.ts';

/** What the types refuse, and JavaScript does not. */
const given = (options: unknown): PlatformOptions => options as PlatformOptions;

test.each([
  [{ prot: 8080 }, 'prot: is not an option. Did you mean port?'],
  [{ __proto__: null, constructor: 1 }, 'constructor: is not an option'],
  [{ port: '8080' }, 'port: must be a whole number from 0 to 65535'],
  [{ port: 65_536 }, 'port: must be a whole number from 0 to 65535'],
  [{ port: 1.5 }, 'port: must be a whole number from 0 to 65535'],
  [{ strict: 'false' }, 'strict: must be true or false'],
  [{ portal: 0 }, 'portal: must be true or false'],
  [{ runApps: null }, 'runApps: must be true or false'],
  [{ buildMilliseconds: '5' }, 'buildMilliseconds: must be a number of milliseconds, at least 0'],
  [{ buildMilliseconds: Number.NaN }, 'buildMilliseconds: must be a number of milliseconds, at least 0'],
  [{ archives: '' }, 'archives: must be the path of a folder'],
  [{ maxUploadBytes: '200MB' }, 'maxUploadBytes: must be a whole number of bytes, at least 1'],
  [{ maxUploadBytes: 0 }, 'maxUploadBytes: must be a whole number of bytes, at least 1'],
  [null, 'options: must be an object'],
  [8080, 'options: must be an object'],
])('%j is refused', async (options, message) => {
  await expect(startPlatform(given(options))).rejects.toMatchObject({ name: 'OptionsError', message });
});

test('all that is wrong is named at once, with seed and faults', async () => {
  const options = { runapps: true, port: -1, seed: { accounts: [] }, faults: [{ endpoint: 'uplaod' }] };
  const { lines } = (await startPlatform(given(options)).catch((error: unknown) => error)) as { lines: string[] };
  expect(lines.map((line) => line.split(':')[0])).toEqual(['runapps', 'port', 'seed.accounts', 'faults[0].endpoint']);
});

test('an option that is undefined is none, and a build may last for ever', async () => {
  const platform = await start({ port: undefined, strict: undefined, buildMilliseconds: Number.POSITIVE_INFINITY });
  expect((await call(platform, '/v1/status')).status).toBe(200);
});

test.each(['5', Number.NaN, -1, Number.POSITIVE_INFINITY, undefined])('the clock is not moved by %p', async (value) => {
  const platform = await start();
  const { time } = platform.state();
  expect(() => platform.advance(value as number)).toThrow('milliseconds: must be a number from 0 to 31536000000');
  expect(platform.state().time).toBe(time);
});
