import { describe, expect, test } from '@jest/globals';
import { fastClock } from '../../support/processes/live-bundle.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { annotationsIn, errorsIn } from '../../support/runners/command-parser.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { app, MANIFEST, useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';

const FILES = {
  'server.js':
    "require('node:http').createServer((_, response) => response.end('Welcome')).listen(process.env.PORT, process.env.HOST);",
  '.npmrc': 'offline=true\nupdate-notifier=false\n',
};

/** Nothing is warned of. */
const WHOLE = { ...MANIFEST, scripts: { build: 'node -v', ...MANIFEST.scripts } };
const LOCK = JSON.stringify({ name: 'app', lockfileVersion: 3, packages: { '': { name: 'app' } } });

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
  useFastNpm();
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
    expect.stringContaining(
      `The output ends with: oh no. "npm run build" ended with exit status 3. Build ${id} failed at step "build".`,
    ),
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

/** Deploys an app that listens on 127.0.0.1. */
const deployLocal = async (inputs: Readonly<Record<string, string>> = {}) => {
  useFastNpm('ci');
  const platform = await openPlatform({ runApps: true, seed: SEED });
  const source = FILES['server.js'].replace('process.env.HOST', "'127.0.0.1'");
  const old = { '.deployignore': '/old.zip\n', 'old.zip': app('old', WHOLE, { 'package-lock.json': LOCK }) };
  const files = {
    ...FILES,
    ...old,
    'server.js': source,
    'package.json': JSON.stringify(WHOLE),
    'package-lock.json': LOCK,
  };
  const all = { account: 'acme', app: 'web', environment: 'Two', wait: 'true', ...inputs };
  return await runInProcess('deploy', {
    workspace: plant(makeFolder('workspace'), files),
    inputs: { ...accessTo(platform, 'headless-url'), ...all },
    clock: fastClock(),
  });
};

describe('on the local platform an app that listens on 127.0.0.1 only', () => {
  const title = 'App may not be reachable';
  const text = expect.stringMatching(/^The app listens only on localhost \(such as 127\.0\.0\.1\), .* 0\.0\.0\.0/);
  test('is live, with a warning in the log, in `result` and in the summary', async () => {
    const { exitCode, outputs, stdout, summary } = await deployLocal();
    expect([exitCode, outputs['status'], outputs['error-code']]).toEqual([0, 'live', '']);
    expect(annotationsIn(stdout).filter(({ level }) => level === 'warning')).toMatchObject([{ title, text }]);
    expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({ warnings: [{ title, text }] });
    expect(summary).toMatch(/^<h3>✔ ⚠ Deploy is live, 1 warning/);
    expect(summary).toContain(`<b>${title}.</b> <a>The app listens only on`);
  });

  test('stays live under fail-on-warning, and the step is red; its pages are asked before that, and nothing is rolled back', async () => {
    const { exitCode, outputs, stdout, summary } = await deployLocal({
      'fail-on-warning': 'true',
      'smoke-test': '/ 200 Welcome',
      'rollback-archive': 'old.zip',
    });
    expect([exitCode, outputs['status'], outputs['error-code']]).toEqual([1, 'live', 'warning']);
    expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({ status: 'live', warnings: [{ title, text }] });
    expect(stdout).toMatch(/^All as expected/m);
    expect(summary).toMatch(/^<h3>⚠ Deploy is live&#58; /);
    expect(errorsIn(stdout)).toEqual([
      expect.stringContaining(
        `Live with a warning: The new build is live, with 1 warning (${title}), and "fail-on-warning" is true.`,
      ),
    ]);
    expect(stdout).not.toContain('Roll back');
  });
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
