import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder, makeRepository, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { craftZip } from '../../support/zips/crafted-zip.ts';
import { targetOf, uploadsOf, zipIn } from '../../support/servers/requests.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { always } from '../../support/servers/socket-server.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** A copy of the bundles without the chunk that reads zips. */
function withoutZipReader(): string {
  const project = makeFolder('no-reader');
  cpSync(path.join(PROJECT, 'dist'), path.join(project, 'dist'), { recursive: true });
  const actions = path.join(project, 'dist', 'actions');
  const chunks = readdirSync(actions).filter((name) => /^\d+\.index\.js$/.test(name));
  const [reader, ...others] = chunks.filter((name) =>
    readFileSync(path.join(actions, name), 'utf8').includes('End of central directory record signature not found'),
  );
  if (reader === undefined || others.length > 0) throw new Error('there must be one chunk that reads zips');
  rmSync(path.join(actions, reader));
  return project;
}

test('what reads zips is loaded for "archive" only', async () => {
  const project = withoutZipReader();
  const server = await always(200, createOperation());
  const zip = craftZip([{ name: 'package.json', data: '{}' }]);
  const workspace = plant(makeFolder('workspace'), { ...SITE, 'app.zip': zip });

  const packing = await runBundle('deploy', { project, workspace, inputs: createInputs(server.origin) });
  expect([packing.exitCode, packing.outputs['status']]).toEqual([0, 'accepted']);

  const inputs = createInputs(server.origin, { archive: 'app.zip' });
  const sending = await runBundle('deploy', { project, workspace, inputs });
  expect([sending.exitCode, sending.outputs['error-code']]).toEqual([1, 'internal']);
  expect(uploadsOf(server)).toHaveLength(1);
});

test('pack once, deploy many: every environment gets the same bytes', async () => {
  // One job packs, and keeps the zip as an artifact.
  const packing = await runBundle('deploy', { workspace: makeRepository(SITE), inputs: { 'dry-run': 'true' } });
  expect([packing.exitCode, packing.outputs['status']]).toEqual([0, 'dry-run']);
  const kept = packing.outputs['archive-path'] ?? '';
  const sha256 = packing.outputs['archive-sha256'] ?? '';

  // A job for each environment has the artifact and nothing else: no checkout.
  const server = await always(200, createOperation());
  for (const environment of ['env-staging', 'env-north']) {
    const workspace = makeFolder('job');
    copyFileSync(kept, path.join(workspace, 'site.zip'));
    const inputs = createInputs(server.origin, { environment, archive: 'site.zip', 'archive-sha256': sha256 });
    const { exitCode, stderr, outputs, leftovers } = await runBundle('deploy', { workspace, inputs });
    expect([exitCode, stderr, leftovers]).toEqual([0, '', []]);
    const same = ['archive-sha256', 'content-sha256', 'archive-bytes', 'file-count'];
    expect(same.map((name) => outputs[name])).toEqual(same.map((name) => packing.outputs[name]));
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '1' });
  }
  const uploads = uploadsOf(server);
  expect(uploads.map((request) => targetOf(request))).toEqual([
    '/fu/v1/accounts/acme/apps/shop/environments/env-staging:upload',
    '/fu/v1/accounts/acme/apps/shop/environments/env-north:upload',
  ]);
  for (const upload of uploads) expect(zipIn(upload).equals(readFileSync(kept))).toBe(true);
});
