import { expect, test } from '@jest/globals';
import { gitHubServer, HEAD, pullRequestEvent, SHA, TOKEN } from '../support/github-server.ts';
import { makeFolder, plant } from '../support/folders.ts';
import { textOfHtml } from '../support/html-tokens.ts';
import { SITE } from '../support/inputs.ts';
import { deployLive, environmentOf } from '../support/live-bundle.ts';
import { runBundle } from '../support/run-bundle.ts';
import { accessTo, openPlatform } from '../support/sibling-platform.ts';
import { annotationsIn } from '../support/runner-command-parser.ts';

test('a Deployment, from the upload until it is live', async () => {
  const github = await gitHubServer();
  const { exitCode, outputs, platform, stdout } = await deployLive({
    inputs: { deployment: 'true', 'github-token': TOKEN },
    environment: github.environment,
  });
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ status: 'live' });
  expect(github.deployments).toEqual([
    expect.objectContaining({
      ref: SHA,
      payload: expect.objectContaining({
        'content-sha256': outputs['content-sha256'],
        origin: platform.url,
        build: environmentOf(platform).live,
      }),
    }),
  ]);
  expect([...github.statuses.values()].flat().map(({ state }) => state)).toEqual(['in_progress', 'success']);
  expect(annotationsIn(stdout)).toEqual([]);
  // The one line with the token is the command that masks it.
  const lines = stdout.split('\n').filter((line) => line.includes(TOKEN));
  expect(lines).toEqual([`::add-mask::${TOKEN}`]);
});

test('without the inputs nothing is requested from GitHub', async () => {
  const github = await gitHubServer();
  const { outputs } = await deployLive({
    inputs: { 'github-token': TOKEN },
    environment: github.environment,
  });
  expect(outputs).toMatchObject({ status: 'live' });
  expect(github.calls()).toEqual([]);
});

test('GitHub gets the address of the site, and no credentials of the platform', async () => {
  const github = await gitHubServer();
  const { platform } = await deployLive({
    inputs: { deployment: 'true', 'github-token': TOKEN, 'environment-url': 'http://127.0.0.1/shop' },
    environment: github.environment,
  });
  const sent = github.requests.map(({ head, body }) => head + String(body)).join('\n');
  expect(sent).not.toContain(platform.details.password);
  expect(sent).toContain('http://127.0.0.1/shop');
});

test('a second deploy of the same content is skipped, and the comment on the pull request says so', async () => {
  const github = await gitHubServer();
  const platform = await openPlatform({ buildMilliseconds: 200 });
  const { account, app, environment } = platform.details;
  const run = {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: {
      ...accessTo(platform, 'headless-url'),
      account,
      app,
      environment,
      'github-token': TOKEN,
      wait: 'true',
      deployment: 'true',
      comment: 'true',
      'skip-unchanged': 'true',
    },
    environment: { ...github.environment, ...pullRequestEvent() },
  };
  const first = await runBundle('deploy', run);
  expect(first.outputs).toMatchObject({ status: 'live' });
  expect(textOfHtml(String(github.comments[0]?.['body']))).toContain('Deploy is live: ');
  const { live } = environmentOf(platform);

  const second = await runBundle('deploy', run);
  expect(second.exitCode).toBe(0);
  expect(second.outputs).toMatchObject({ status: 'skipped', attempts: '0' });
  expect(second.stdout).toContain('The same content is live: nothing is sent.');
  expect(environmentOf(platform).live).toBe(live);
  expect(github.deployments).toEqual([expect.objectContaining({ ref: HEAD, transient_environment: true })]);
  expect(github.comments).toHaveLength(1);
  const text = textOfHtml(String(github.comments[0]?.['body']));
  expect(text).toContain(`Deploy skipped, nothing changed: `);
  expect(text).toContain(` from ${HEAD.slice(0, 7)}`);
  expect([first.stderr, second.stderr]).toEqual(['', '']);
});
