import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { artifactActions } from '../support/runners/artifact-actions.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { SITE } from '../support/steps/inputs.ts';
import { startLocalPlatform } from '../support/servers/local-platform.ts';
import { runAct } from '../support/runners/run-act.ts';

const EXAMPLES = ['examples/fleet.yml', 'examples/enterprise-server-fleet.yml'];

test.each(EXAMPLES)('the fleet of %s runs on act, which has no strategy.job-index', async (example) => {
  const details = await startLocalPlatform();
  const { app = '', environment = '' } = details;
  const folder = plant(makeFolder('fleet'), {
    ...SITE,
    'fleet.yml': readFileSync(example, 'utf8'),
  });
  const deploy = makeFolder('action');
  for (const name of ['action.yml', 'dist']) cpSync(name, path.join(deploy, name), { recursive: true });
  const fleet = [
    { app, environment },
    { app, environment: 'nowhere' },
  ];
  const artifacts = artifactActions();
  const { status, log } = await runAct('fleet.yml', {
    name: 'workflow_dispatch',
    event: {},
    folder,
    variables: {
      FLEET: JSON.stringify(fleet),
      HEADLESS_ACCOUNT: details['account'] ?? '',
      HEADLESS_USERNAME: details['username'] ?? '',
      HEADLESS_URL: details['headless-url'] ?? '',
    },
    secrets: { HEADLESS_PASSWORD: details['password'] ?? '' },
    env: artifacts.env,
    actions: {
      'YOUR_ACCOUNT/headless-deploy@v1': deploy,
      ...artifacts.actions,
    },
  });
  // act prints the summaries, that of the table last.
  const summary = log.slice(log.lastIndexOf(' Summary - ') + ' Summary - '.length);
  expect({ status, table: summary.split('\n').filter((line) => line.startsWith('|')) }).toEqual({
    status: 1,
    table: [
      '| Site | Status | Why not | Build |',
      '| - | - | - | - |',
      expect.stringMatching(`^\\| ${details['account']} / ${app} / ${environment} \\| live \\|  \\| \\S+ \\|$`),
      // The job sorts the lines; an ID has hexadecimal digits only.
      `| ${details['account']} / ${app} / nowhere | failed | not-found |  |`,
    ],
  });
});
