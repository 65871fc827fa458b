import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';
import { makeFolder, plant } from '../support/git/folders.ts';
import { artifactActions } from '../support/runners/artifact-actions.ts';
import { runAct } from '../support/runners/run-act.ts';
import { startLocalPlatform } from '../support/servers/local-platform.ts';
import { SITE } from '../support/steps/inputs.ts';

const PAGE = 'docs/how-to/promote.md';

test.each([
  [PAGE, yamlBlocks(PAGE, readFileSync(PAGE, 'utf8'))[0]?.text ?? ''],
  ['examples/enterprise-server-promote.yml', readFileSync('examples/enterprise-server-promote.yml', 'utf8')],
])('the zip of staging reaches production, by the workflow of %s', async (_, workflow) => {
  const details = await startLocalPlatform();
  const folder = plant(makeFolder('promote'), { ...SITE, 'release.yml': workflow });
  const deploy = makeFolder('action');
  for (const name of ['action.yml', 'dist']) cpSync(name, path.join(deploy, name), { recursive: true });
  const artifacts = artifactActions();
  const { status, log } = await runAct('release.yml', {
    name: 'push',
    event: { ref: 'refs/heads/main' },
    folder,
    variables: {
      HEADLESS_ACCOUNT: details['account'] ?? '',
      HEADLESS_APP: details['app'] ?? '',
      HEADLESS_ENVIRONMENT: details['environment'] ?? '',
      HEADLESS_USERNAME: details['username'] ?? '',
      HEADLESS_URL: details['headless-url'] ?? '',
    },
    secrets: { HEADLESS_PASSWORD: details['password'] ?? '' },
    env: artifacts.env,
    actions: { 'YOUR_ACCOUNT/headless-deploy@v1': deploy, ...artifacts.actions },
  });
  const outputsOf = (name: string) =>
    Array.from(log.matchAll(new RegExp(`::set-output:: ${name}=(.*)`, 'g')), ([, value]) => value);
  expect([status, outputsOf('status'), new Set(outputsOf('archive-sha256')).size]).toEqual([
    0,
    ['dry-run', 'live', 'accepted'],
    1,
  ]);
});
