import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import type { DeployOptions, Ending } from '../../../support/steps/deploying.ts';
import { gitHubError, gitHubServer, TOKEN } from '../../../support/servers/github-server.ts';
import type { GitHubServer } from '../../../support/servers/github-server.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';
import { build, ENVIRONMENT, environmentWith, kindsOf, livePlatform } from '../../../support/servers/live-platform.ts';
import { webhookUrl } from '../../../support/steps/sibling-actions.ts';
import { answering, httpReply } from '../../../support/servers/socket-server.ts';
import type { Answer } from '../../../support/servers/socket-server.ts';
import { badInputsIn } from '../../../support/runners/recording-runner.ts';

interface Scene {
  readonly github: GitHubServer;
  readonly deploy: (more?: Partial<DeployOptions>) => Promise<Ending>;
  /** Kinds of the requests that the platform got since the first deploy. */
  readonly since: () => string[];
  /** Calls that GitHub got since the first deploy. */
  readonly calls: () => string[];
  readonly ids: { deployment: number };
}

/**
 * A first deploy that went live as build b-1, with its Deployment.
 * @param after what the platform says of the environment from then on
 * @param local and of the build, as the local platform does
 */
async function deployed(
  after: readonly Answer[] = [environmentWith('b-1')],
  instead?: (call: string) => string | undefined,
  local?: object,
): Promise<Scene> {
  let isFirst = true;
  const github = await gitHubServer({ instead: (call) => (isFirst ? undefined : instead?.(call)) });
  const first = environmentWith('b-1');
  const platform = await livePlatform({
    // Two reads to compare and before the upload, one after it; then what is live.
    environment: [environmentWith('b-0'), environmentWith('b-0'), first, ...after],
    build: [() => build('b-1', true, isFirst ? undefined : local)],
    webhook: [httpReply(200)],
  });
  const inputs = createInputs(platform.origin, {
    deployment: 'true',
    'github-token': TOKEN,
    wait: 'true',
    'skip-unchanged': 'true',
    'purge-cache-webhook': webhookUrl(platform.origin, { action: 'purgeCache' }),
  });
  const deploy = async (more: Partial<DeployOptions> = {}): Promise<Ending> =>
    await runDeploy({ variables: github.variables, ...more, inputs: { ...inputs, ...more.inputs } });
  const { outputs } = await deploy();
  expect(outputs).toMatchObject({ status: 'live', 'purge-status': 'done' });
  isFirst = false;
  const before = [platform.requests.length, github.requests.length];
  return {
    github,
    deploy,
    since: () => kindsOf(platform).slice(before[0]),
    calls: () => github.calls().slice(before[1]),
    ids: { deployment: Number(github.deployments[0]?.['id']) },
  };
}

test('the same content is not sent again while its build is the live one', async () => {
  const { deploy, since, calls, ids } = await deployed();
  const { outputs, exitCode, log, summary } = await deploy({ inputs: { 'smoke-test': '/' } });
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ status: 'skipped', 'error-code': '', attempts: '0', 'purge-status': 'skipped' });
  // The platform is on this machine, and says what became of the build. Where the site is, nobody says.
  expect(since()).toEqual(['environment', 'build']);
  expect(calls()).toEqual(['GET /deployments', `GET /deployments/${ids.deployment}/statuses`]);
  expect(log).toContain('The same content is live: nothing is sent.');
  expect(summary).toContain('Deploy skipped, nothing changed');
});

test('nor is a zip that was packed earlier', async () => {
  const { deploy, since } = await deployed();
  const dry = await deploy({ inputs: { 'dry-run': 'true' } });
  const packed = { 'app.zip': readFileSync(dry.outputs['archive-path'] ?? '') };
  const { outputs } = await deploy({ inputs: { archive: 'app.zip' }, files: packed });
  expect(outputs).toMatchObject({ status: 'skipped' });
  expect(since()).toEqual(['environment', 'build']);
});

describe('it is sent', () => {
  test.each<[string, Answer[], ((call: string) => string | undefined) | undefined, string]>([
    [
      'when another build is live',
      [environmentWith('b-9')],
      undefined,
      'no Deployment records this content for build b-9, which is live',
    ],
    ['when none is', [environmentWith('')], undefined, 'no build is live'],
    [
      'while the environment is being changed',
      [environmentWith('b-1', { reconciling: true }), environmentWith('b-1')],
      undefined,
      'a change to the environment is under way',
    ],
    [
      'when it is not known whether it is',
      [environmentWith('b-1', { reconciling: 'false' }), environmentWith('b-1')],
      undefined,
      'the platform does not show whether a change to the environment is under way',
    ],
    ['when the platform does not say what is live', [httpReply(404)], undefined, 'the platform does not show'],
    [
      'when the record is that of another environment',
      [environmentWith('b-1', { name: ENVIRONMENT.replace('e-1', 'e-2') })],
      undefined,
      `the platform does not show the environment (the answer is about ${ENVIRONMENT.replace('e-1', 'e-2')})`,
    ],
    [
      'when GitHub does not answer',
      [environmentWith('b-1')],
      (call) => (call === 'GET /deployments' ? gitHubError(404, 'Not Found') : undefined),
      'the Deployments could not be read. The host has no such API',
    ],
    [
      'when the Deployment was taken back',
      [environmentWith('b-1')],
      (call) => (/^GET .*statuses$/.test(call) ? httpReply(200, [{ state: 'inactive' }]) : undefined),
      'which has this content, is inactive',
    ],
  ])('%s', async (_, after, instead, expected) => {
    const { deploy, since } = await deployed(after, instead);
    const { log } = await deploy();
    expect(since()).toContain('upload');
    expect(log.filter((line) => line.startsWith('Not skipped: '))).toEqual([expect.stringContaining(expected)]);
  });

  test('when a file is another', async () => {
    const { deploy, since } = await deployed();
    await deploy({ files: { ...SITE, 'index.js': 'export default 1;\n' } });
    expect(since()).toContain('upload');
  });

  test('when its Deployment is not one of the newest 100', async () => {
    const { deploy, github, since, calls } = await deployed();
    const newer = Array.from({ length: 100 }, (_, index) => ({
      ...github.deployments[0],
      id: 200 + index,
      payload: '',
    }));
    github.deployments.unshift(...newer);
    const { log } = await deploy();
    expect(since()).toContain('upload');
    expect(log).toContain('Not skipped: no Deployment records this content for build b-1, which is live.');
    expect(calls().filter((call) => call === 'GET /deployments')).toHaveLength(1);
  });

  test('when the content of the Deployment is another', async () => {
    const { deploy, github, since } = await deployed();
    const [deployment] = github.deployments;
    Object.assign(deployment?.['payload'] as object, { 'content-sha256': 'other' });
    await deploy();
    expect(since()).toContain('upload');
  });
});

test('a site that does not answer the smoke test', async () => {
  const site = await answering((_request, number) => httpReply(number === 1 ? 503 : 200));
  const { deploy } = await deployed([environmentWith('b-1'), environmentWith('b-0'), environmentWith('b-1')]);
  const { outputs, log } = await deploy({ inputs: { 'smoke-test': '/', 'environment-url': site.origin } });
  expect(outputs).toMatchObject({ status: 'live' });
  expect(site.requests).toHaveLength(2);
  expect(log).toContain(`Not skipped: GET ${site.origin}/ answered HTTP 503, expected 2xx.`);
});

test.each<[string, Answer, string]>([
  ['a page as expected', httpReply(200, 'hello'), '1 page as expected.'],
  ['a rate limit', httpReply(429), 'was answered by a rate limit'],
  ['a challenge', httpReply(403, 'Attention Required! | Cloudflare'), 'was answered by Cloudflare'],
  ['a front end', httpReply(425), 'was answered by a front end'],
  ['a password page', httpReply(401, '', { 'WWW-Authenticate': 'Basic realm="x"' }), 'it is a password page'],
  ['an unreachable page', undefined, 'was not answered'],
])('%s is no reason to send the same again', async (_, page, line) => {
  const site = await answering(() => page);
  const { deploy, since } = await deployed();
  const { outputs, log } = await deploy({ inputs: { 'smoke-test': '/', 'environment-url': site.origin } });
  expect(outputs).toMatchObject({ status: 'skipped' });
  expect(since()).not.toContain('upload');
  expect(log.filter((each) => each.startsWith('Smoke test: '))).toEqual([expect.stringContaining(line)]);
});

test('an app that has stopped, as the local platform says', async () => {
  const { deploy, since } = await deployed(undefined, undefined, {
    result: 'failed',
    step: 'start',
    reason: 'The app has ended.',
    log: [],
  });
  const { log } = await deploy();
  expect(since()).toContain('upload');
  expect(log).toContain('Not skipped: the app of the live build has stopped.');
});

test('whoever can write Deployments can say that new content is live', async () => {
  const { deploy, github, since } = await deployed();
  const files = { ...SITE, 'index.js': 'export default 1;\n' };
  const dry = await deploy({ files, inputs: { 'dry-run': 'true' } });
  const [deployment] = github.deployments;
  const forged = { ...(deployment?.['payload'] as object), 'content-sha256': dry.outputs['content-sha256'] };
  github.deployments.unshift({ ...deployment, id: 7, payload: forged });
  github.statuses.set(7, [{ state: 'success' }]);
  expect((await deploy({ files })).outputs).toMatchObject({ status: 'skipped' });
  expect(since()).toEqual(['environment', 'build']);
});

test('it needs the records that it compares with', async () => {
  const { deploy } = await deployed();
  const { error, outputs } = await deploy({ inputs: { deployment: 'false', wait: 'false' } });
  expect(outputs['error-code']).toBe('invalid-input');
  expect(badInputsIn(error)).toEqual([
    'skip-unchanged: needs "deployment: true", which records what was sent',
    'skip-unchanged: needs "wait: true", which records what went live',
  ]);
});
