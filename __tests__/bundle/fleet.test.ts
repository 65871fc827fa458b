import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, makeRepository } from '../support/folders.ts';
import { SITE } from '../support/inputs.ts';
import { runBundle } from '../support/run-bundle.ts';
import type { BundleRun } from '../support/run-bundle.ts';
import { accessTo, openPlatform } from '../support/sibling-platform.ts';

const FLEET = ['env-staging', 'env-north', 'env-south'];

const SEED = {
  accounts: [
    {
      name: 'acme',
      installs: [{ name: 'acmeprod' }],
      apps: [
        {
          name: 'shop',
          environments: FLEET.map((id) => ({ id, displayName: `Site ${id}`, wpEnvironment: 'acmeprod' })),
        },
      ],
    },
  ],
};

test('pack once, deploy many: every environment gets the same bytes, and keeps them', async () => {
  const archives = makeFolder('archives');
  const platform = await openPlatform({ seed: SEED, archives, strict: true });

  // One job packs, and keeps the zip as an artifact.
  const packing = await runBundle('deploy', { workspace: makeRepository(SITE), inputs: { 'dry-run': 'true' } });
  expect([packing.exitCode, packing.outputs['status']]).toEqual([0, 'dry-run']);
  const kept = packing.outputs['archive-path'] ?? '';
  const sha256 = packing.outputs['archive-sha256'] ?? '';

  // A job for each environment has the artifact and nothing else: no checkout.
  const deploy = async (environment: string): Promise<BundleRun> => {
    const workspace = makeFolder('job');
    copyFileSync(kept, path.join(workspace, 'site.zip'));
    const inputs = {
      account: 'acme',
      app: 'shop',
      environment,
      archive: 'site.zip',
      'archive-sha256': sha256,
      ...accessTo(platform, 'headless-url'),
    };
    return await runBundle('deploy', { workspace, inputs });
  };
  for (const environment of FLEET) {
    const { exitCode, stderr, outputs, leftovers } = await deploy(environment);
    expect([exitCode, stderr, leftovers]).toEqual([0, '', []]);
    const same = ['archive-sha256', 'content-sha256', 'archive-bytes', 'file-count'];
    expect(same.map((name) => outputs[name])).toEqual(same.map((name) => packing.outputs[name]));
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '1' });
    const zip = readFileSync(path.join(archives, `${outputs['build-id']}.zip`));
    expect(zip.equals(readFileSync(kept))).toBe(true);
  }

  const builds = platform
    .state()
    .accounts[0]?.apps[0]?.environments.map((environment) => environment.builds.map(({ archive }) => archive.sha256));
  expect(builds).toEqual(FLEET.map(() => [sha256]));
});
