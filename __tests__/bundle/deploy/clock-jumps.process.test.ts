import { expect, test } from '@jest/globals';
import { useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { SITE } from '../../support/steps/inputs.ts';
import { deployLive, environmentOf } from '../../support/processes/live-bundle.ts';
import type { LiveOptions } from '../../support/processes/live-bundle.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { runCli } from '../../support/processes/run-cli.ts';
import { emulatorJob, withDefaults } from '../../support/processes/sibling-bundles.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

const preload = (name: string): string =>
  `--import=${new URL(`../../support/processes/${name}`, import.meta.url).href}`;
const JUMPS = preload('jumping-date.js');
/** A length of time of a minute or more, or of less than none: the clock jumps by an hour. */
const JUMPED = /\d min |-\d+\.\d s/;

/** A site that is good at the third request. */
async function slowSite(): Promise<Record<string, string>> {
  const site = await answering((_request, number) => httpReply(number < 3 ? 500 : 200));
  return { 'environment-url': site.origin, 'smoke-test': '/', 'smoke-test-minutes': '2' };
}

test.each<[string, LiveOptions, readonly [string, string]]>([
  [
    'live, by the list of builds, and after a smoke test',
    { platform: { faults: [{ endpoint: 'upload', skip: 1, malformed: 'empty' }] } },
    ['live', ''],
  ],
  [
    'a lost answer',
    { platform: { faults: [{ endpoint: 'upload', skip: 1, cutAfterResponseBytes: 0 }] } },
    ['unknown', 'ambiguous'],
  ],
])('a deploy whose clock jumps all the time: %s', async (_name, options, ends) => {
  const { outputs, platform } = await deployLive({
    bundle: {},
    ...options,
    inputs: await slowSite(),
    variables: { NODE_OPTIONS: `${preload('fast-clock.js')} ${JUMPS}` },
  });
  expect([outputs['status'], outputs['error-code']]).toEqual(ends);
  expect(environmentOf(platform).purges).toBe(ends[0] === 'live' ? 1 : 0);
});

test('a job whose clock jumps all the time: the local platform, and each action', async () => {
  const variables = { NODE_OPTIONS: JUMPS };
  const job = emulatorJob(variables);
  const { outputs, ...started } = await job.start();
  expect(started.exitCode).toBe(0);
  const { account = '', app = '', environment = '', username = '', password = '' } = outputs;
  const access = { username, password, 'headless-url': outputs['headless-url'] ?? '' };
  const preview = { ...access, account, app };
  const steps = [
    ['deploy', { ...preview, environment, wait: 'true', 'purge-cache-webhook': outputs['purge-cache-webhook'] ?? '' }],
    ['create-app', withDefaults('create-app', { ...access, account, app: 'blog', region: 'UK' })],
    [
      'create-environment',
      withDefaults('create-environment', { ...preview, 'display-name': 'pr-7', 'wp-environment': 'acmestage' }),
    ],
    ['delete-environment', withDefaults('delete-environment', { ...preview, environment: 'pr-7', prefix: 'pr-' })],
    ['webhook', withDefaults('webhook', { url: outputs['rebuild-webhook'] ?? '' })],
    ['installs', withDefaults('installs', { username, password, 'base-url': outputs['base-url'] ?? '' })],
  ] as const;
  const workspace = plant(makeFolder('workspace'), SITE);
  for (const [name, inputs] of steps) {
    const { exitCode, stdout } = await runBundle(name, { workspace, inputs, variables });
    expect([name, exitCode, JUMPED.exec(stdout)]).toEqual([name, 0, null]);
  }
  expect((await job.stop()).stdout).toContain('The local platform was stopped.');
});

test('a rehearsal whose clock jumps all the time', async () => {
  useFastNpm();
  const cwd = plant(makeFolder('app'), {
    'package.json': JSON.stringify({ name: 'app', version: '1.0.0', scripts: { build: 'node -v', start: 'node app' } }),
    'app.js': `require('node:http').createServer((_, r) => r.end('Hello')).listen(process.env.PORT)`,
    '.npmrc': 'offline=true\nupdate-notifier=false\n',
  });
  const { exitCode, stdout, stderr } = await runCli({
    args: ['rehearse', '--smoke-test', '/ 200 Hello', '--watch-seconds', '1'],
    cwd,
    variables: { NODE_OPTIONS: JUMPS },
  });
  expect([exitCode, stdout, JUMPED.exec(stderr)]).toEqual([0, 'status: live\n', null]);
});
