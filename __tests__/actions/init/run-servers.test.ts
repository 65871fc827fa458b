import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ALL_KINDS, ANSWERS, LAYOUTS, REMOTES, repositoryAt, runInit } from '../../support/apps/init-repositories.ts';

const { github } = REMOTES;

/** Somebody who must not be asked. */
const ask = async (question: string): Promise<string> => {
  throw new Error(question);
};

test.each([
  ['git@github.acme.example:web/shop.git', 'self-hosted'],
  ['https://git.acme.example/web/shop.git', 'self-hosted'],
  [github, 'ubuntu-latest'],
  [undefined, 'ubuntu-latest'],
])('%s: jobs run on runners that are there', async (remote, label) => {
  const folder = repositoryAt(remote, LAYOUTS.npm);
  const { log, texts } = await runInit(folder, { ...ANSWERS, ...ALL_KINDS, ci: 'github' });
  const runners = Object.values(texts).flatMap((text) => {
    const { jobs } = parse(text) as { jobs: Record<string, { 'runs-on': string }> };
    return Object.values(jobs).map((job) => job['runs-on']);
  });
  expect([runners.length, new Set(runners)]).toEqual([6, new Set([label])]);
  const isOwn = label === 'self-hosted';
  expect(/is not github\.com, so jobs run on "self-hosted"/.test(log)).toBe(isOwn);
  expect(/never deploy/.test(texts['.github/workflows/rehearsal.yml'] ?? '')).toBe(isOwn);
});

const tool = (host: string) => `https://gitlab-ci-token:$CI_JOB_TOKEN@${host}/tools/ci/headless-deploy.git`;

describe('where jobs get headless-deploy from', () => {
  const { owner: _owner, ...answers } = ANSWERS;
  test.each([
    ['git@gitlab.example.com:tools/ci/headless-deploy.git', tool('gitlab.example.com')],
    ['https://me:s3cret@gitlab.example.com:8443/tools/ci/headless-deploy', tool('gitlab.example.com:8443')],
    ['https://github.com/holders/headless-deploy', 'https://github.com/holders/headless-deploy'],
  ])('GitLab: a clone of %s', async (clone, address) => {
    const folder = repositoryAt(REMOTES.gitlab, LAYOUTS.npm);
    const { texts, log } = await runInit(folder, { ...answers, ...ALL_KINDS }, { ask, clone });
    const { variables } = parse(texts['.gitlab-ci.yml'] ?? '') as { variables: Record<string, string> };
    expect(variables['TOOL_REPOSITORY']).toBe(address);
    expect(`${log}${texts['.gitlab-ci.yml'] ?? ''}`).not.toContain('s3cret');
  });

  test('GitLab: a clone on the host of a repository that is not GitLab is no mirror', async () => {
    const clone = 'https://github.com/holders/headless-deploy';
    const { texts } = await runInit(repositoryAt(github, LAYOUTS.npm), { ...answers, ci: 'gitlab' }, { ask, clone });
    expect(texts['.gitlab-ci.yml']).toContain('TOOL_REPOSITORY: https://github.com/holders/headless-deploy\n');
  });

  test('GitLab: an account that is named wins', async () => {
    const clone = 'https://gitlab.example.com/tools/headless-deploy';
    const { texts } = await runInit(repositoryAt(REMOTES.gitlab, LAYOUTS.npm), ANSWERS, { clone });
    expect(texts['.gitlab-ci.yml']).toContain('TOOL_REPOSITORY: https://github.com/tool-holders/headless-deploy\n');
  });

  test.each([
    ['https://github.acme.example/platform/headless-deploy', 'platform'],
    ['https://github.com/holders/headless-deploy', 'holders'],
  ])('GitHub Enterprise Server: a clone of %s', async (clone, holder) => {
    const folder = repositoryAt('git@github.acme.example:web/shop.git', LAYOUTS.npm);
    const { texts } = await runInit(folder, answers, { ask, clone });
    expect(texts['.github/workflows/deploy.yml']).toContain(`uses: ${holder}/headless-deploy@v1\n`);
  });
});
