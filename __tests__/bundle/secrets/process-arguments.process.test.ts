import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { git, makeFolder, plant } from '../../support/git/folders.ts';
import { appFiles } from '../../support/apps/portal-apps.ts';
import type { ArgumentRecord } from '../../support/processes/program-arguments.ts';
import { CODE_ADDRESS, expectNoSecrets, recordArguments } from '../../support/processes/program-arguments.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { runCli } from '../../support/processes/run-cli.ts';
import { emulatorJob } from '../../support/processes/sibling-bundles.ts';

const PLANTED = 'planted-value-4711';
const onLinux = process.platform === 'linux' ? test : test.skip;

let record: ArgumentRecord;
beforeEach(() => {
  useFastNpm('ci');
  record = recordArguments();
});
afterEach(() => record.end());

/** Programs that must have been seen, or nothing was looked at. */
function expectSeen(...programs: readonly RegExp[]): void {
  for (const program of programs) expect(record.commands()).toContainEqual(expect.stringMatching(program));
}

/** An app in a repository. */
function makeApp(): string {
  const folder = plant(makeFolder('app'), appFiles("'Hello'", { build: 'node --version' }));
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  return folder;
}

onLinux('rehearse --open gives no program a secret, and the browser a code that works once', async () => {
  const app = makeApp();
  const file = plant(makeFolder('variables'), { 'app.env': `SECRET=${PLANTED}\n` });
  const statuses: number[] = [];
  const openPortal = async (): Promise<void> => {
    while (record.opened().length < 2) await setTimeout(20);
    const url = record.opened().find((address) => CODE_ADDRESS.test(address)) ?? 'none';
    for (const _ of [1, 2]) statuses.push((await fetch(url, { redirect: 'manual' })).status);
  };
  let warned = '';
  const { exitCode, stderr } = await runCli({
    args: ['rehearse', app, '--open', '--watch-seconds', '0', '--env-from', `${file}/app.env`],
    variables: { PATH: record.path, DISPLAY: ':0' },
    onStart: (child) => {
      void openPortal();
      child.stderr?.on('data', (text: Buffer) => {
        warned += String(text);
        // A second signal would end it at once, and leave the cleaning up to the next start.
        if (warned.includes('Portal code misused') && !child.killed) child.kill('SIGINT');
      });
    },
  });
  expect([exitCode, statuses]).toEqual([0, [303, 404]]);
  expect(stderr).toContain('Portal code misused: The code of --open was used a second time');
  const [, site] = /The site stays at (\S+) /.exec(stderr) ?? [];
  expect(record.opened().toSorted()).toEqual([site, expect.stringMatching(CODE_ADDRESS)]);
  expectSeen(
    /dist\/emulator\/index\.js .*--run-apps/,
    /^npm ci/,
    /^npm run build/,
    /node server\.js/,
    /^git .*ls-files/,
  );
  expectNoSecrets(record.commands(), [PLANTED]);
});

onLinux('neither do the emulator action, and a deploy to it', async () => {
  const variables = { PATH: record.path };
  const job = emulatorJob(variables);
  const { outputs } = await job.start({ 'run-apps': 'true', seed: seedWith(PLANTED) });
  const names = ['account', 'app', 'environment', 'username', 'password', 'headless-url', 'purge-cache-webhook'];
  const inputs = Object.fromEntries(names.map((name) => [name, outputs[name] ?? '']));
  const deploy = await runBundle('deploy', { workspace: makeApp(), inputs: { ...inputs, wait: 'true' }, variables });
  await job.stop();
  expect(deploy.outputs['status']).toBe('live');
  expectSeen(
    /dist\/emulator\/index\.js .*--run-apps/,
    /^npm ci/,
    /node server\.js/,
    /^git .*ls-files/,
    /dist\/deploy\//,
  );
  expectNoSecrets(record.commands(), [PLANTED]);
});

/** A seed whose one environment has a secret variable. */
function seedWith(value: string): string {
  const shellVariables = [{ key: 'SECRET', value }];
  const environments = [{ displayName: 'Production', wpEnvironment: 'acmeprod', shellVariables }];
  const installs = [{ name: 'acmeprod' }];
  return JSON.stringify({ accounts: [{ name: 'acme', installs, apps: [{ name: 'storefront', environments }] }] });
}
