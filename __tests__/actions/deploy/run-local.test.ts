import { expect, test } from '@jest/globals';
import { fastClock } from '../../support/live-bundle.ts';
import { makeFolder, plant } from '../../support/folders.ts';
import { runInProcess } from '../../support/run-in-process.ts';
import { errorsIn } from '../../support/runner-command-parser.ts';
import { accessTo, openPlatform } from '../../support/sibling-platform.ts';
import { MANIFEST } from '../../emulator/builds/apps.ts';

const FILES = {
  'server.js':
    "require('node:http').createServer((_, response) => response.end('Welcome')).listen(process.env.PORT, process.env.HOST);",
  '.npmrc': 'offline=true\nupdate-notifier=false\n',
};

/** Where nothing is given but the environment: no address of the site. */
const SEED = {
  accounts: [
    {
      name: 'acme',
      installs: [{ name: 'acmeprod' }],
      apps: [
        {
          name: 'web',
          environments: ['One', 'Two'].map((displayName) => ({ displayName, wpEnvironment: 'acmeprod' })),
        },
      ],
    },
  ],
};

test('on the local platform a first build that fails ends the step with the reason, and the next one is live at its site', async () => {
  const platform = await openPlatform({ runApps: true, seed: SEED });
  const deploy = async (scripts: object) => {
    const workspace = plant(makeFolder('workspace'), {
      ...FILES,
      'package.json': JSON.stringify({ ...MANIFEST, scripts: { ...MANIFEST.scripts, ...scripts } }),
    });
    const inputs = { account: 'acme', app: 'web', environment: 'Two', wait: 'true', 'smoke-test': '/ 200 Welcome' };
    const all = { ...accessTo(platform, 'headless-url'), ...inputs };
    return await runInProcess('deploy', { workspace, inputs: all, clock: fastClock() });
  };

  const failed = await deploy({ build: "echo 'oh no' && exit 3" });
  expect(failed.outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed' });
  const id = failed.outputs['build-id'] ?? '';
  expect(errorsIn(failed.stdout)).toEqual([
    expect.stringContaining(`Build ${id} failed at step "build": "npm run build" ended with exit status 3.`),
  ]);
  expect(failed.stdout).toMatch(/^::group::Log of the build\nNode .*\n(?:.*\n)*oh no\n(?:.*\n)*::endgroup::$/m);
  const site = failed.outputs['url'] ?? '';
  expect(await (await fetch(site)).text()).toContain('"npm run build" ended with exit status 3.');

  const good = await deploy({});
  expect(good.outputs).toMatchObject({ status: 'live', url: site });
  expect(good.stdout).toMatch(new RegExp(`^Live after .* s: ${site}$`, 'm'));
  expect(await (await fetch(site)).text()).toBe('Welcome');
  expect(platform.details['site-url']).not.toBe(site);
});

test('on the local platform an app that is misspelt ends the step before anything is sent, with the one that was meant', async () => {
  const platform = await openPlatform({ seed: SEED });
  const inputs = { account: 'acme', app: 'wep', environment: 'Two', wait: 'true' };
  const { outputs, stdout } = await runInProcess('deploy', {
    workspace: plant(makeFolder('workspace'), { ...FILES, 'package.json': JSON.stringify(MANIFEST) }),
    inputs: { ...accessTo(platform, 'headless-url'), ...inputs },
  });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found', attempts: '0' });
  expect(errorsIn(stdout)).toEqual([
    'Not found: There is no app "wep" in the account "acme". Did you mean web? The account has web.',
  ]);
});
