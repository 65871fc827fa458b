import { describe, expect, test } from '@jest/globals';
import { STATE } from '../../../src/actions/emulator/state.ts';
import { StopError } from '../../../src/shared/errors.ts';
import { plant } from '../../support/git/folders.ts';
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

/** Of a log that the local platform keeps. */
const logLine = (source: string, text: string) => ({ time: '2026-01-01T00:00:00Z', step: 'start', source, text });

test('ends with the reason and the last lines where the app ends', async () => {
  const failure = {
    step: 'start',
    message: 'Cannot find module "x". "node server.js" ended with exit status 1.\nmore',
  };
  const lines = [logLine('stdout', 'Listening'), logLine('stderr', 'Error: \u001b[2Jx')];
  const kept = { build: 'builds/b-1', environment: 'A', state: 'failed', createTime: '2026', failure, lines };
  const { exitCode, log, outputs } = await run({
    inputs: { open: 'true' },
    deploy: (runner) => {
      runner.output('result', JSON.stringify(LIVE));
      return 0;
    },
    onOpen: (runner) => void plant(runner.state(STATE.folder), { 'build-logs/b-1.json': JSON.stringify(kept) }),
  });
  expect([exitCode, outputs['status'], outputs['error-code'], outputs['url']]).toEqual([
    1,
    'failed',
    'build-failed',
    '',
  ]);
  const message = 'Cannot find module "x". "node server.js" ended with exit status 1.';
  const shown = ['00:00:00Z start stdout: Listening', '00:00:00Z start stderr: Error: \\u001b[2Jx'];
  expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({
    'build-id': 'b-1',
    error: { title: 'App ended', message, step: 'start', lines: shown },
  });
  expect(log).toEqual(expect.arrayContaining([...shown, `error: App ended: ${message}`]));
});

/** Is cancelled once it is open. @param more statements of the local platform */
const given = (more: string): RehearsalGiven => ({
  platform: `${PLATFORM}${more}`,
  inputs: { open: 'true' },
  onOpen: (runner) => runner.cancel(CANCELLED),
});

describe('after Ctrl-C', () => {
  const STILL = 'Still removing files. Ctrl-C ends this at once, and leaves the rest to the next start.';

  test('the next one ends the command at once', async () => {
    const { restored, log } = await run(given(''));
    expect([restored, log.includes(STILL)]).toEqual([1, false]);
  });

  test('removing files is mentioned, once, if it takes longer than half a second', async () => {
    const { log } = await run(given(`process.on('SIGTERM', () => setTimeout(() => process.exit(), 700));`));
    expect(log.filter((line) => line === STILL)).toHaveLength(1);
  });

  test('but not where nobody has pressed it', async () => {
    const { restored, log } = await run({
      platform: `${PLATFORM}process.on('SIGTERM', () => setTimeout(() => process.exit(), 700));`,
    });
    expect([restored, log.includes(STILL)]).toEqual([0, false]);
  });
});

test('shows nothing where the deploy failed', async () => {
  const { exitCode, opened } = await run({ inputs: { open: 'true' }, deploy: () => 1 });
  expect([exitCode, opened]).toEqual([1, []]);
});
