import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { FILES } from '../../src/detached/files.ts';
import { launch } from '../../src/detached/launch.ts';
import { readProcess } from '../../src/process/process-record.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';

test('its number is on disk before the step goes on, and it gets what the network needs, but no token', async () => {
  const folder = makeFolder('platform');
  const code = 'console.log(JSON.stringify(process.env))';
  const program = {
    node: process.execPath,
    bundle: path.join(plant(makeFolder('bundle'), { 'index.js': code }), 'index.js'),
  };
  const network = { NODE_EXTRA_CA_CERTS: '/ca.pem', https_proxy: 'http://proxy.example:3128' };
  const launching = launch(folder, {
    ...program,
    port: 0,
    seed: undefined,
    faults: undefined,
    strict: false,
    runApps: true,
    idleMinutes: 60,
    watchedPid: undefined,
    variables: { ...process.env, ...network, TOKEN: 'x' },
  });
  const recorded = readProcess(folder);
  const launched = await launching;
  while (launched.failure() === undefined) await setImmediate();
  const got = JSON.parse(readFileSync(path.join(folder, FILES.details), 'utf8')) as object;
  expect([recorded?.pid, 'TOKEN' in got, got]).toEqual([launched.pid, false, expect.objectContaining(network)]);
});
