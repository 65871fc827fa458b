import { expect, test } from '@jest/globals';
import { gitHubServer, SHA, TOKEN } from '../support/github-server.ts';
import { deployLive, environmentOf } from '../support/live-bundle.ts';
import { annotationsIn } from '../support/runner-command-parser.ts';

test('a Deployment, from the upload until it is live', async () => {
  const github = await gitHubServer();
  const { exitCode, outputs, platform, stdout } = await deployLive({
    inputs: { deployment: 'true', 'github-token': TOKEN },
    environment: github.environment,
    isFast: false,
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
    isFast: false,
  });
  expect(outputs).toMatchObject({ status: 'live' });
  expect(github.calls()).toEqual([]);
});

test('GitHub gets the address of the site, and no credentials of the platform', async () => {
  const github = await gitHubServer();
  const { platform } = await deployLive({
    inputs: { deployment: 'true', 'github-token': TOKEN, 'environment-url': 'http://127.0.0.1/shop' },
    environment: github.environment,
    isFast: false,
  });
  const sent = github.requests.map(({ head, body }) => head + String(body)).join('\n');
  expect(sent).not.toContain(platform.details.password);
  expect(sent).toContain('http://127.0.0.1/shop');
});
