import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { GOOD } from '../support/faults/calls.ts';
import { faultServer } from '../support/faults/server.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { createInputs, SITE } from '../support/steps/inputs.ts';
import { runBundle } from '../support/processes/run-bundle.ts';

/** Runs the deploy bundle. @returns what it has loaded of Node itself */
async function loadedBy(overrides: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = makeFolder('loaded');
  const preload = path.join(folder, 'preload.cjs');
  const list = path.join(folder, 'list.json');
  writeFileSync(
    preload,
    `const { writeFileSync } = require('node:fs');
     process.on('exit', () => {
       writeFileSync(${JSON.stringify(list)}, JSON.stringify(process.moduleLoadList));
     });`,
  );
  const server = await faultServer(async (peer) => {
    await peer.bodyIn();
    peer.reply(200, GOOD.upload);
  });
  const run = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: createInputs(server.origin, overrides),
    variables: { NODE_OPTIONS: `--require ${preload}` },
  });
  expect([run.exitCode, run.stderr]).toEqual([0, '']);
  return JSON.parse(readFileSync(list, 'utf8')) as string[];
}

test('a dry run loads nothing of HTTP', async () => {
  const ofHttp = /^NativeModule (?:https?|http2|tls)$/;
  expect((await loadedBy({})).filter((name) => ofHttp.test(name))).not.toEqual([]);
  expect((await loadedBy({ 'dry-run': 'true' })).filter((name) => ofHttp.test(name))).toEqual([]);
});
