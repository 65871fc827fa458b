import { truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { GOOD } from '../../support/faults/calls.ts';
import { faultServer } from '../../support/faults/server.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { kilobytesIn, measuring } from '../../support/zips/measuring.ts';
import { listSources, pack } from '../../support/zips/packing.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { report } from '../../support/jest/soak-sizes.ts';

const MiB = 2 ** 20;

test.each([
  ['stored, and so as large as its content', 0, 90 * MiB],
  ['deflated to a few hundredths of its content', 6, 90 * MiB],
])('a large zip is checked and sent in little memory: %s', async (name, level, size) => {
  const root = plant(makeFolder('large'), { ...SITE, 'large.bin': '' });
  truncateSync(path.join(root, 'large.bin'), size);
  const workspace = makeFolder('workspace');
  const files = listSources(root, [...Object.keys(SITE), 'large.bin']);
  const packed = await pack(files, { level, destination: path.join(workspace, 'app.zip') });
  const server = await faultServer(async (peer) => {
    await peer.bodyIn();
    peer.reply(200, GOOD.upload);
  });
  const run = await runBundle('deploy', {
    workspace,
    inputs: createInputs(server.origin, { archive: 'app.zip' }),
    variables: { NODE_OPTIONS: `--import=${measuring()}` },
  });
  expect(run.outputs).toMatchObject({
    status: 'accepted',
    'archive-sha256': packed.sha256,
    'content-sha256': packed.contentSha256,
    'archive-bytes': String(packed.bytes),
  });
  const kilobytes = kilobytesIn(run.stderr);
  report('largest resident size', { [name]: `${Math.round(kilobytes / 1024)} MiB` });
  expect(kilobytes).toBeGreaterThan(10_000);
  expect(kilobytes).toBeLessThan(170 * 1024);
});
