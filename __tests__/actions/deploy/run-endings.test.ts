import { expect, test } from '@jest/globals';
import { statusAction } from '../../../src/actions/status/run.ts';
import { installsAction } from '../../../src/actions/installs/run.ts';
import { ENDING_ROWS } from '../../../src/shared/endings.ts';
import type { ErrorCode, Status } from '../../../src/shared/endings.ts';
import { gitHubServer, TOKEN } from '../../support/servers/github-server.ts';
import { build, builds, ENVIRONMENT, environmentWith, livePlatform } from '../../support/servers/live-platform.ts';
import type { LiveScript } from '../../support/servers/live-platform.ts';
import { listReply } from '../../support/servers/preview-platform.ts';
import { CLOSED_ORIGIN, httpReply } from '../../support/servers/socket-server.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import type { DeployOptions } from '../../support/steps/deploying.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { BACK, deployAndRollBack, OLD, OURS } from '../../support/steps/rolling-back.ts';
import { endTime, cancelStep } from '../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';
import { installsInputs, runAction, statusInputs, webhookUrl } from '../../support/steps/sibling-actions.ts';

/** What is seen of a run. */
interface Run {
  readonly exitCode: number;
  readonly outputs: Readonly<Record<string, string>>;
}

type Inputs = Readonly<Record<string, string>>;

/** A deploy to a platform that answers as it is told. */
function deploy(script: LiveScript = {}, more: Inputs = {}, options: Omit<DeployOptions, 'inputs'> = {}) {
  return async (): Promise<Run> => {
    const server = await livePlatform(script);
    const hook = webhookUrl(server.origin, { action: 'purgeCache' });
    const purge: Inputs = more['fail-on-purge-error'] === undefined ? {} : { 'purge-cache-webhook': hook };
    return await runDeploy({ ...options, inputs: createInputs(server.origin, { ...purge, ...more }) });
  };
}

/** What the platform does whose new build goes live. */
const GOES_LIVE: LiveScript = { environment: [OLD, OURS], build: [build('b-1', true)] };
const WAIT = { wait: 'true' };
const waiting = (script: LiveScript, more: Inputs = {}, options: Omit<DeployOptions, 'inputs'> = {}) =>
  deploy({ environment: [OLD], ...script }, { ...WAIT, ...more }, options);
const refused = (status: number) => deploy({ upload: [httpReply(status)] });
const PURGE = { 'fail-on-purge-error': 'true' };
const WARNS = { 'package.json': '{}' };

/** A deploy that is stopped when it starts, or when the platform is asked for something, which then gives no answer. */
function stoppedAt(
  when: 'start' | keyof LiveScript,
  stop: (runner: RecordingRunner) => void,
  { script = {}, more = {} }: { readonly script?: LiveScript; readonly more?: Inputs } = {},
) {
  const runners: RecordingRunner[] = [];
  const hangUp = (): null => (runners.forEach(stop), null);
  const onStart = (runner: RecordingRunner): void => void (when === 'start' ? stop(runner) : runners.push(runner));
  return deploy({ ...script, ...(when === 'start' ? {} : { [when]: [hangUp] }) }, more, { onStart });
}

const cancelBy = (exitCode: 130 | 143) => (runner: RecordingRunner) => cancelStep(runner, exitCode);

/** The same content twice: the second time it is live. */
async function deployTwice(): Promise<Run> {
  const github = await gitHubServer({});
  const server = await livePlatform({ ...GOES_LIVE, environment: [OLD, OLD, OURS] });
  const more = { ...WAIT, 'skip-unchanged': 'true', deployment: 'true', 'github-token': TOKEN };
  const options = { inputs: createInputs(server.origin, more), variables: github.variables };
  await runDeploy(options);
  return await runDeploy(options);
}

async function installs(): Promise<Run> {
  const { origin } = await livePlatform({ environment: [httpReply(200, { results: [], count: 0 })] });
  return await runAction(installsAction, installsInputs(origin));
}

/** An environment that is read while it has no live build. @param list its builds */
async function statusWithout(list: string): Promise<Run> {
  const { origin } = await livePlatform({ environment: [environmentWith('')], builds: [list] });
  return await runAction(statusAction, statusInputs(origin));
}

const failing = () => {
  throw new TypeError('A defect.');
};

/** A run for each row of the table, by status and error code: two where two rows have the same. */
const RUNS: Readonly<Partial<Record<`${Status} ${ErrorCode | ''}`, readonly (() => Promise<Run>)[]>>> = {
  'accepted ': [deploy()],
  'live ': [waiting(GOES_LIVE)],
  'superseded ': [
    waiting({
      environment: [OLD, environmentWith('b-9')],
      build: [build('b-1', true)],
      builds: [builds(['b-9', 30], ['b-1', 0])],
    }),
  ],
  'skipped ': [deployTwice],
  'dry-run ': [deploy({}, { 'dry-run': 'true' })],
  'checked ': [
    deploy({ list: [listReply([JSON.parse(OLD.split('\r\n\r\n')[1] ?? '') as object])] }, { check: 'true' }),
  ],
  'done ': [installs],
  'failed invalid-input': [deploy({}, { 'max-size': 'large' })],
  'failed no-files': [deploy({}, {}, { files: {} })],
  'failed too-large': [deploy({}, { 'max-size': '1' }), refused(413)],
  'failed invalid-file': [deploy({}, {}, { files: { ...SITE, 'a\\b': 'x' } })],
  'failed missing-file': [deploy({}, { 'required-files': 'dist/index.html' })],
  'failed secret-found': [
    deploy({}, { 'secret-scan': 'error' }, { files: { ...SITE, '.env': 'API_TOKEN=0123456789abcdef' } }),
  ],
  'failed warning': [deploy({}, { 'fail-on-warning': 'true' }, { files: WARNS })],
  'failed unauthorized': [refused(401)],
  'failed forbidden': [refused(403)],
  'failed not-found': [
    refused(404),
    waiting({ environment: [OLD, httpReply(404)], build: [httpReply(404)], list: [listReply([])] }),
  ],
  'failed conflict': [refused(409)],
  'failed rate-limited': [refused(429)],
  'failed rejected': [refused(400)],
  'failed server-error': [deploy({ upload: [httpReply(503, '', { 'Retry-After': '1' })] })],
  'failed network': [async () => await runDeploy({ inputs: createInputs(CLOSED_ORIGIN) })],
  'failed timeout': [stoppedAt('start', endTime)],
  'failed bad-reply': [
    deploy({ list: [httpReply(200, '{', { 'Content-Length': '9' })] }, { environment: 'Production', check: 'true' }),
  ],
  'unknown ambiguous': [deploy({ upload: [undefined] })],
  'unknown bad-reply': [deploy({ upload: [httpReply(200, '<html>')] })],
  'failed cannot-wait': [waiting({ environment: [httpReply(403)] })],
  'accepted cannot-wait': [waiting({ build: [httpReply(403)] })],
  'failed build-failed': [
    waiting({ build: [build('b-1', true, { result: 'failed', step: 'build', reason: 'It ended.', log: ['oh no'] })] }),
    async () =>
      await statusWithout(
        httpReply(200, {
          builds: [
            {
              name: `${ENVIRONMENT}/builds/b-1`,
              createTime: '2025-01-01T00:00:00Z',
              finishTime: '2025-01-01T00:01:00Z',
            },
          ],
        }),
      ),
  ],
  'failed nothing-live': [async () => await statusWithout(builds())],
  'unknown timeout': [stoppedAt('build', endTime, { script: { environment: [OLD] }, more: WAIT })],
  'failed smoke-test-failed': [
    async () => await deployAndRollBack({ environment: [OLD, OURS, environmentWith('b-9')] }),
  ],
  'rolled-back smoke-test-failed': [async () => await deployAndRollBack({ environment: [OLD, OURS, OURS, BACK] })],
  'live warning': [
    waiting(
      {
        ...GOES_LIVE,
        build: [
          build('b-1', true, { result: 'live', warnings: [{ title: 'Shy', text: 'It listens on localhost only.' }] }),
        ],
      },
      { 'fail-on-warning': 'true' },
    ),
  ],
  'live timeout': [
    stoppedAt('webhook', endTime, {
      script: GOES_LIVE,
      more: { ...WAIT, ...PURGE, 'smoke-test': '/', 'environment-url': CLOSED_ORIGIN },
    }),
  ],
  'accepted purge-failed': [deploy({ webhook: [httpReply(404)] }, PURGE)],
  'live purge-failed': [waiting({ ...GOES_LIVE, webhook: [httpReply(404)] }, PURGE)],
  'failed cancelled': [stoppedAt('start', cancelBy(130))],
  'unknown cancelled': [stoppedAt('upload', cancelBy(143))],
  'accepted cancelled': [stoppedAt('webhook', cancelBy(143), { more: PURGE })],
  'failed internal': [deploy({}, {}, { onPacked: failing })],
  'accepted internal': [waiting(GOES_LIVE, {}, { onLive: failing })],
};

const pairs = ENDING_ROWS.flatMap(({ statuses, codes, exitCodes }) =>
  statuses.flatMap((status) =>
    (codes.length === 0 ? [''] : codes).map((code) => ({ ending: `${status} ${code}`, exitCodes })),
  ),
);

test('each row has a run, and each run a row', () => {
  const reached = Object.entries(RUNS).flatMap(([ending, runs]) => runs.map(() => ending));
  expect(reached.toSorted()).toEqual(pairs.map(({ ending }) => ending).toSorted());
});

test.each(Object.entries(RUNS).flatMap(([ending, runs]) => runs.map((run) => [ending, run] as const)))(
  'a run ends as "%s"',
  async (ending, run) => {
    const { exitCode, outputs } = await run();
    expect(`${outputs['status']} ${outputs['error-code']}`).toBe(ending);
    expect(pairs.find((pair) => pair.ending === ending)?.exitCodes).toContain(exitCode);
  },
);
