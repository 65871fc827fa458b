import { expect, test } from '@jest/globals';
import { listingPlatform } from '../../support/servers/listing-platform.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';

const LFS_POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
const FILES = { ...SITE, '.env': 'API_TOKEN=0123456789abcdef', 'photo.png': LFS_POINTER };

test('a check does not find what only packing finds', async () => {
  const { origin } = await listingPlatform();
  const inputs = createInputs(origin, { check: 'true', 'max-size': '1', 'secret-scan': 'error' });
  const { outputs, log } = await runDeploy({ inputs, files: FILES });
  expect([outputs['status'], log.filter((line) => line.startsWith('warning: '))]).toEqual(['checked', []]);
});

const dryRun = async (given: Readonly<Record<string, string>> = {}) =>
  await runDeploy({ inputs: { 'dry-run': 'true', ...given }, files: FILES });

test('a dry run does', async () => {
  expect((await dryRun({ 'max-size': '1' })).outputs['error-code']).toBe('too-large');
  expect((await dryRun({ 'secret-scan': 'error' })).outputs['error-code']).toBe('secret-found');
  const { outputs, log } = await dryRun();
  expect(outputs['status']).toBe('dry-run');
  const titles = log.flatMap((line) => /^warning: ([^:]+): /.exec(line)?.[1] ?? []);
  expect(titles.toSorted()).toEqual(['Git LFS pointers', 'Secret found']);
});
