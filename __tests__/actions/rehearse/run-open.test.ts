import { expect, test } from '@jest/globals';
import { StopError } from '../../../src/shared/errors.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';
import { PLATFORM, PORTAL, PORTAL_ONCE, runRehearsal as run, SITE } from '../../support/steps/rehearsing.ts';
import type { RehearsalGiven } from '../../support/steps/rehearsing.ts';

const CANCELLED = new StopError('cancelled', 'The command was cancelled.', 130);

/** Outputs of a deploy that went well. */
const LIVE = { status: 'live', 'error-code': '', 'build-id': 'b-1', url: SITE };

test('shows the site, and the portal beside it, until Ctrl-C, which is no failure', async () => {
  const { exitCode, opened, log, masked } = await run({
    inputs: { open: 'true' },
    onOpen: (runner) => runner.cancel(CANCELLED),
  });
  // The address that is printed would be in the list of processes.
  expect([exitCode, opened]).toEqual([0, [SITE, PORTAL_ONCE]]);
  expect(log.slice(-3)).toEqual([
    `The site stays at ${SITE} until Ctrl-C ends it.`,
    `Portal: ${PORTAL}`,
    'The local platform was stopped.',
  ]);
  // In a terminal it would be *** otherwise.
  expect(masked).not.toEqual(expect.arrayContaining([expect.stringContaining('portal-token')]));
  expect(masked).toContain('control-token-value');
});

test.each<[string, RehearsalGiven]>([
  ['in CI', { inputs: { open: 'true' }, variables: { CI: 'true' }, deploy: () => 1 }],
  ['without --open', {}],
])('the address of the portal is masked %s', async (_, given) => {
  expect((await run(given)).masked).toEqual(expect.arrayContaining([PORTAL, 'portal-token']));
});

test('shows the site alone where the local platform gives no address for the portal', async () => {
  const platform = PLATFORM.replace('/_control/portal', '/other');
  const given = { platform, inputs: { open: 'true' }, onOpen: (runner: RecordingRunner) => runner.cancel(CANCELLED) };
  const { exitCode, opened, log } = await run(given);
  expect([exitCode, opened, log.includes(`Portal: ${PORTAL}`)]).toEqual([0, [SITE], true]);
});

test('says that somebody else has tried to open the portal', async () => {
  const notices = [
    'Portal: Somebody else tried.',
    'A: build b went live: http://127.0.0.1:1',
    'Portal: It was used again.',
  ];
  const platform = PLATFORM.replace(
    'listen(0,',
    `on('request', () => console.error(${JSON.stringify(notices.join('\n'))})).$&`,
  );
  const { exitCode, log } = await run({
    platform,
    inputs: { open: 'true' },
    onWarning: (runner, count) => count === 2 && runner.cancel(CANCELLED),
  });
  expect([exitCode, log.filter((line) => line.startsWith('warning: '))]).toEqual([
    0,
    ['warning: Portal code misused: Somebody else tried.', 'warning: Portal code misused: It was used again.'],
  ]);
});

test('fails where the local platform ends by itself', async () => {
  const { exitCode, log, outputs } = await run({
    inputs: { open: 'true' },
    deploy: (runner) => {
      for (const [name, value] of Object.entries(LIVE)) runner.output(name, value);
      runner.output('result', JSON.stringify(LIVE));
      return 0;
    },
    onOpen: (_, pid) => process.kill(pid, 'SIGKILL'),
  });
  expect([exitCode, outputs['status'], outputs['error-code'], outputs['url']]).toEqual([1, 'failed', 'internal', '']);
  expect(JSON.parse(outputs['result'] ?? '')).toEqual({
    ...LIVE,
    status: 'failed',
    'error-code': 'internal',
    url: '',
    error: {
      title: 'Local platform ended',
      message: 'The local platform has ended, and the site with it.',
      advice: '',
      more: 'docs/how-to/fix-an-error.md#local-platform-ended',
      step: '',
      lines: [],
    },
  });
  expect(log).toContainEqual('error: Local platform ended: The local platform has ended, and the site with it.');
});

test('shows nothing where the deploy failed', async () => {
  const { exitCode, opened } = await run({ inputs: { open: 'true' }, deploy: () => 1 });
  expect([exitCode, opened]).toEqual([1, []]);
});
