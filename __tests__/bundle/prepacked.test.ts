import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { createOperation } from '../support/exchanges.ts';
import { makeFolder, plant } from '../support/folders.ts';
import { createInputs, SITE } from '../support/inputs.ts';
import { craftZip } from '../support/crafted-zip.ts';
import { uploadsOf, zipIn } from '../support/requests.ts';
import { runBundle } from '../support/run-bundle.ts';
import { always } from '../support/socket-server.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

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

  const whole = await runBundle('deploy', { workspace, inputs });
  expect([whole.exitCode, whole.outputs['status'], whole.stderr]).toEqual([0, 'accepted', '']);
  expect(uploadsOf(server)).toHaveLength(2);
  expect(uploadsOf(server).map((request) => zipIn(request).equals(zip))).toEqual([false, true]);
});
