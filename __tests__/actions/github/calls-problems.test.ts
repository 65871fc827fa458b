import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../support/steps/deploying.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { gitHubError, gitHubServer, pullRequestEvent, TOKEN } from '../../support/servers/github-server.ts';
import type { GitHubServer } from '../../support/servers/github-server.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { livePlatform } from '../../support/servers/live-platform.ts';
import { CLOSED_ORIGIN, httpReply } from '../../support/servers/socket-server.ts';

interface Ran {
  readonly github: GitHubServer;
  readonly status: string | undefined;
  readonly exitCode: number;
  /** Warnings and notices, as they stand in the log. */
  readonly said: string[];
  readonly pauses: readonly number[];
}

/** A deploy without `wait`, so that GitHub is asked for a Deployment and one status. */
async function deployWith(
  instead: (call: string, count: number) => string | undefined,
  variables: Record<string, string> = {},
  token = TOKEN,
): Promise<Ran> {
  const github = await gitHubServer({ instead });
  const platform = await livePlatform({});
  const clock = fakeClock();
  const { outputs, exitCode, log } = await runDeploy({
    inputs: createInputs(platform.origin, { deployment: 'true', 'github-token': token }),
    variables: { ...github.variables, ...variables },
    clock,
  });
  const said = log.filter((line) => /^(?:warning|notice): /.test(line));
  return { github, status: outputs['status'], exitCode, said, pauses: clock.pauses };
}

const REST = ' Nothing else is affected.';
const NO_RIGHT = 'Resource not accessible by integration';
const ALLOW_LIST =
  'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.';
const SAML =
  'Resource protected by organization SAML enforcement. You must grant your OAuth token access to this organization.';
const DOCS = ' - https://docs.example/rest';

describe('an answer to the request for a Deployment', () => {
  test.each<[string, string, number, string, number[]]>([
    [
      'no permission',
      gitHubError(403, NO_RIGHT),
      1,
      `warning: Deployment not recorded: The host answered HTTP 403: ${NO_RIGHT}${DOCS}. The token lacks permission. Add the line "deployments: write" beside "contents: read" under "permissions:" of the job.${REST}`,
      [],
    ],
    [
      'an IP allow list',
      gitHubError(403, ALLOW_LIST),
      1,
      `warning: Deployment not recorded: The host answered HTTP 403: ${ALLOW_LIST}${DOCS}.${REST}`,
      [],
    ],
    [
      'SAML',
      gitHubError(403, SAML),
      1,
      `warning: Deployment not recorded: The host answered HTTP 403: ${SAML}${DOCS}.${REST}`,
      [],
    ],
    [
      'a host without the call',
      httpReply(404, '404 page not found\n', { 'Content-Type': 'text/plain' }),
      1,
      `notice: Deployment not recorded: The host has no such API, or does not show the repository to this token (HTTP 404: 404 page not found\\u000a).${REST}`,
      [],
    ],
    [
      'a commit that is not there',
      gitHubError(422, 'No ref found'),
      1,
      `warning: Deployment not recorded: The request failed (HTTP 422: No ref found${DOCS}).${REST}`,
      [],
    ],
    [
      'a server error, after which it may be there',
      gitHubError(502, 'Server Error'),
      1,
      `warning: Deployment not recorded: The request failed (HTTP 502: Server Error${DOCS}).${REST}`,
      [],
    ],
    [
      'a secondary rate limit',
      gitHubError(403, 'You have exceeded a secondary rate limit', { 'Retry-After': '7' }),
      3,
      `warning: Deployment not recorded: The host rate-limited the request (HTTP 403: You have exceeded a secondary rate limit${DOCS}).${REST}`,
      [7000, 7000],
    ],
    [
      'a rate limit that is long',
      gitHubError(429, 'Too many', { 'Retry-After': '61' }),
      1,
      `warning: Deployment not recorded: The host rate-limited the request (HTTP 429: Too many${DOCS}; it asks to wait 61 s).${REST}`,
      [],
    ],
    [
      'another form',
      httpReply(202, { message: 'Auto-merged' }),
      1,
      `warning: Deployment not recorded: The request failed (unexpected response format).${REST}`,
      [],
    ],
  ])('%s', async (_, answer, requests, expected, pauses) => {
    const ran = await deployWith((call) => (call === 'POST /deployments' ? answer : undefined));
    expect(ran).toMatchObject({ status: 'accepted', exitCode: 0, said: [expected], pauses });
    expect(ran.github.calls()).toEqual(Array.from({ length: requests }, () => 'POST /deployments'));
  });
});

test('a rate limit that is over in time is waited for', async () => {
  const busy = gitHubError(403, 'secondary rate limit', { 'Retry-After': '2' });
  const ran = await deployWith((call, count) => (call === 'POST /deployments' && count === 0 ? busy : undefined));
  expect(ran).toMatchObject({ status: 'accepted', said: [], pauses: [2000] });
  expect(ran.github.deployments).toHaveLength(1);
});

test('a status may be set again after a server error', async () => {
  const ran = await deployWith((call, count) =>
    call.endsWith('/statuses') && count < 2 ? gitHubError(500, 'oops') : undefined,
  );
  expect(ran).toMatchObject({ said: [], pauses: [1000, 3000] });
  expect([...ran.github.statuses.values()].flat()).toHaveLength(1);
});

test('a pull request from a fork cannot be given the permission', async () => {
  const variables = pullRequestEvent('someone/site');
  const ran = await deployWith(() => gitHubError(403, NO_RIGHT), variables);
  expect(ran.said).toEqual([expect.stringContaining('for a pull request from a fork it can only read.')]);
});

test('an event that cannot be read is not taken for a fork', async () => {
  const variables = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: '/nowhere/event.json' };
  const ran = await deployWith(() => gitHubError(403, NO_RIGHT), variables);
  expect(ran.said).toEqual([expect.stringMatching(/The token lacks permission\. Add the line (?!.*a fork)/)]);
});

test('a GitHub that is not there', async () => {
  const ran = await deployWith(() => undefined, { GITHUB_API_URL: CLOSED_ORIGIN });
  expect(ran).toMatchObject({ status: 'accepted', exitCode: 0 });
  expect(ran.said).toEqual([
    expect.stringMatching(/^warning: Deployment not recorded: The request failed \(no answer: /),
  ]);
});

test('a GitHub without https: one warning, after no request', async () => {
  const ran = await deployWith(() => undefined, { GITHUB_API_URL: 'http://git.example.com/api/v1' });
  expect(ran).toMatchObject({ status: 'accepted', exitCode: 0, pauses: [] });
  expect(ran.said).toEqual([
    'warning: Deployment not recorded: The request failed (no token is sent to http://git.example.com: GITHUB_API_URL must start with https:// (http:// only for this machine)). Nothing else is affected.',
  ]);
});

test.each([
  ['a token', {}, ''],
  ['GITHUB_API_URL', { GITHUB_API_URL: '' }, TOKEN],
  ['GITHUB_REPOSITORY', { GITHUB_REPOSITORY: '' }, TOKEN],
])('without %s there is one notice', async (_, variables, token) => {
  const ran = await deployWith(() => undefined, variables, token);
  expect(ran).toMatchObject({ status: 'accepted', exitCode: 0 });
  expect(ran.said).toEqual([
    expect.stringMatching(/^notice: Deployment not recorded: Nothing can be recorded on the host: /),
  ]);
  expect(ran.github.calls()).toEqual([]);
});
