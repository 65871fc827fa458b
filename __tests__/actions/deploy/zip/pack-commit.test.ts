import { expect, test } from '@jest/globals';
import { buildsAction } from '../../../../src/actions/builds/run.ts';
import { statusAction } from '../../../../src/actions/status/run.ts';
import { git, makeCommittedRepository } from '../../../support/git/folders.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { SITE } from '../../../support/steps/inputs.ts';
import { runAction } from '../../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../../support/servers/sibling-platform.ts';

const PASSWORD = 'Zq7kT9xW2vB4mLpR8d-a';
const SEED = {
  accounts: [
    {
      name: 'acme',
      password: PASSWORD,
      installs: [{ name: 'acmeprod' }],
      apps: [{ name: 'storefront', environments: [{ displayName: 'Production', wpEnvironment: 'acmeprod' }] }],
    },
  ],
};

/**
 * A repository that was deployed to a new platform.
 * @param branch that is checked out; empty for a commit alone
 * @param variablesFor of the step, by its commit
 */
async function deployFrom(
  branch: string,
  variablesFor: (sha: string) => Readonly<Record<string, string>> = () => ({}),
) {
  const platform = await openPlatform({ buildMilliseconds: 0, seed: SEED });
  const inputs = {
    ...accessTo(platform, 'headless-url'),
    account: 'acme',
    app: 'storefront',
    environment: 'Production',
  };
  const workspace = makeCommittedRepository(SITE);
  git(workspace, 'checkout', '--quiet', ...(branch === '' ? ['--detach'] : ['-b', branch]));
  const sha = git(workspace, 'rev-parse', 'HEAD').trim();
  const { exitCode } = await runDeploy({ inputs, workspace, variables: variablesFor(sha) });
  expect(exitCode).toBe(0);
  const path = `/v1/accounts/acme/apps/storefront/environments/${platform.details.environment}/builds`;
  const authorization = `Basic ${Buffer.from(`${platform.details.username}:${platform.details.password}`).toString('base64')}`;
  const stored = async () => await (await fetch(`${platform.url}${path}`, { headers: { authorization } })).text();
  return { inputs, sha, stored };
}

test('on the local platform, builds and status show the commit that was packed and its branch', async () => {
  const { inputs, sha } = await deployFrom('fix/ä\u202ea');
  const builds = await runAction(buildsAction, { ...inputs, count: '5' });
  const status = await runAction(statusAction, inputs);
  const shown = `${sha.slice(0, 7)} (fix/ä\\u202ea)`;
  expect(builds.log.at(-1)).toContain(`  live   ${shown}`);
  expect(status.log.at(-1)).toContain(`, from commit ${shown}.`);
  expect(builds.result['builds']).toEqual([expect.objectContaining({ commitSha: sha, branch: 'fix/ä\u202ea' })]);
  expect(status.outputs['commit']).toBe(sha);
});

test.each([
  ['of the job, where the job is of that commit', (sha: string) => sha, 'main'],
  ['none, where the job is of another', () => 'c'.repeat(40), null],
])('a commit that is checked out without a branch has the branch %s', async (_, shaOf, branch) => {
  const { inputs } = await deployFrom('', (sha) => ({ GITHUB_SHA: shaOf(sha), GITHUB_REF_NAME: 'main' }));
  const { result } = await runAction(buildsAction, { ...inputs, count: '5' });
  expect(result['builds']).toEqual([expect.objectContaining({ branch })]);
});

test('a branch that holds a secret is not sent', async () => {
  const { sha, stored } = await deployFrom(`x-${PASSWORD}`);
  const builds = await stored();
  expect([builds.includes(sha), builds.includes(PASSWORD)]).toEqual([true, false]);
});
