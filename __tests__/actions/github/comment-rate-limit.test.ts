import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../support/steps/deploying.ts';
import { gitHubError, gitHubServer, pullRequestEvent, TOKEN } from '../../support/servers/github-server.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { livePlatform } from '../../support/servers/live-platform.ts';

async function deployWith(
  instead: (call: string, count: number) => string | undefined,
  inputs: Readonly<Record<string, string>> = {},
) {
  const github = await gitHubServer({ instead });
  const platform = await livePlatform({});
  const ending = await runDeploy({
    inputs: createInputs(platform.origin, { comment: 'true', 'github-token': TOKEN, ...inputs }),
    variables: { ...github.variables, ...pullRequestEvent() },
  });
  return { github, ending };
}

describe('a rate limit', () => {
  const SECONDARY =
    'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. For more on scraping GitHub and how it may affect your rights, please review our Terms of Service.';

  test.each<[string, Record<string, string>, number]>([
    ['that names no time', {}, 60_000],
    ['of half a minute', { 'Retry-After': '30' }, 30_000],
  ])('%s is waited for', async (_, headers, pause) => {
    const busy = gitHubError(403, SECONDARY, headers);
    const { github, ending } = await deployWith((call, count) =>
      call.startsWith('POST') && count === 0 ? busy : undefined,
    );
    expect(github.comments).toHaveLength(1);
    expect(ending.pauses).toContain(pause);
    expect(ending.log.at(-2)).toMatch('Comment on pull request 7: rate-limited, trying again in ');
    expect(ending.log.at(-1)).toBe('Comment on pull request 7: written');
  });

  test.each<[string, Record<string, string>, string]>([
    ['that names no time', {}, 'it names no time to wait; still so after a pause of 1 min 0 s).'],
    ['of half a minute', { 'Retry-After': '30' }, 'it asks to wait 30 s; still so after a pause of 30.0 s).'],
  ])('%s is waited for once', async (_, headers, why) => {
    const { ending } = await deployWith((call) =>
      call.startsWith('POST') ? gitHubError(403, SECONDARY, headers) : undefined,
    );
    expect(ending.log.findLast((line) => line.startsWith('warning: '))).toContain(`; ${why}`);
  });

  test.each([
    ['beyond the time of the step', { 'timeout-minutes': '0.9' }],
    ['for the last status of a Deployment', { comment: 'false', deployment: 'true' }],
  ])('is not waited for %s, and no permission is missed', async (_, inputs) => {
    const { ending } = await deployWith(() => gitHubError(403, SECONDARY), inputs);
    expect(ending.pauses).not.toContain(60_000);
    const said = ending.log.findLast((line) => line.startsWith('warning: '));
    expect(said).toContain('The host rate-limited the request (HTTP 403: You have exceeded');
    expect(said).toContain('; it names no time to wait).');
    expect(said).not.toMatch(/permission|too long|asks to wait/);
  });
});
