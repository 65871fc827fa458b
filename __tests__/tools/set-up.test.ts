import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { workflowBelow } from '../support/apps/recipes.ts';
import { git, makeFolder, plant } from '../support/git/folders.ts';
import { runAct } from '../support/runners/run-act.ts';
import { deployedFiles, startLocalPlatform } from '../support/servers/local-platform.ts';
import { SITE } from '../support/steps/inputs.ts';

const WORKFLOW = workflowBelow('README.md', '## Set up');

test('the workflow of the README checks, and then deploys', async () => {
  const details = await startLocalPlatform();
  const action = makeFolder('action');
  for (const name of ['action.yml', 'dist']) cpSync(name, path.join(action, name), { recursive: true });
  const folder = plant(makeFolder('site'), { ...SITE, '.github/workflows/deploy.yml': WORKFLOW });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  const run = async (name: string, event: object) =>
    await runAct('.github/workflows/deploy.yml', {
      name,
      event,
      folder,
      variables: {
        HEADLESS_ACCOUNT: details['account'] ?? '',
        HEADLESS_APP: details['app'] ?? '',
        HEADLESS_ENVIRONMENT: 'Production',
        HEADLESS_USERNAME: details['username'] ?? '',
        HEADLESS_URL: details['headless-url'] ?? '',
      },
      secrets: { HEADLESS_PASSWORD: details['password'] ?? '' },
      actions: { 'YOUR_ACCOUNT/headless-deploy@v1': action },
    });
  const checked = await run('workflow_dispatch', { inputs: { check: 'true' } });
  expect([checked.status, checked.log]).toEqual([0, expect.stringContaining('Check passed')]);
  expect(await deployedFiles(details)).toEqual([]);
  const deployed = await run('push', {});
  expect([deployed.status, deployed.log]).toEqual([0, expect.stringContaining('Accepted')]);
  expect(await deployedFiles(details)).toEqual([expect.arrayContaining(['package.json', 'index.js'])]);
}, 120_000);
