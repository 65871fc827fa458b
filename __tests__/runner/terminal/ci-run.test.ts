import { expect, test } from '@jest/globals';
import { ciRunOf } from '../../../src/runner/terminal/ci-run.ts';

const COMMIT = 'c'.repeat(40);

test.each([
  [
    'GitLab',
    { GITLAB_CI: 'true', CI_PROJECT_PATH: 'acme/web/site', CI_JOB_URL: 'https://git.example/acme/web/site/-/jobs/7' },
    ['CI_COMMIT_SHA', 'CI_COMMIT_REF_NAME'],
    ['acme/web/site', 'https://git.example/acme/web/site/-/jobs/7'],
  ],
  [
    'Azure Pipelines',
    {
      TF_BUILD: 'True',
      BUILD_REPOSITORY_NAME: 'site',
      SYSTEM_COLLECTIONURI: 'https://dev.example/acme/',
      SYSTEM_TEAMPROJECT: 'My site',
      BUILD_BUILDID: '12',
    },
    ['BUILD_SOURCEVERSION', 'BUILD_SOURCEBRANCH'],
    ['site', 'https://dev.example/acme/My%20site/_build/results?buildId=12'],
  ],
  [
    'Bitbucket',
    { BITBUCKET_BUILD_NUMBER: '3', BITBUCKET_REPO_FULL_NAME: 'acme/site' },
    ['BITBUCKET_COMMIT', 'BITBUCKET_BRANCH'],
    ['acme/site', 'https://bitbucket.org/acme/site/pipelines/results/3'],
  ],
  [
    'Jenkins',
    { JENKINS_URL: 'http://ci.example/', BUILD_URL: 'http://ci.example/job/site/9/' },
    ['GIT_COMMIT', 'BRANCH_NAME'],
    ['', 'http://ci.example/job/site/9/'],
  ],
  [
    'GitHub',
    { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'acme/site', GITHUB_RUN_ID: '5' },
    ['GITHUB_SHA', 'GITHUB_REF_NAME'],
    ['acme/site', 'https://github.example/acme/site/actions/runs/5'],
  ],
] as const)('%s: repository, commit, branch and run', (_, variables, [commitIn, branchIn], [repository, run]) => {
  const found = ciRunOf({ ...variables, [commitIn]: COMMIT, [branchIn]: 'refs/heads/fix/a' });
  expect(found).toEqual({ repository, commit: COMMIT, branch: 'fix/a', run });
});

test('a tag in place of a branch', () => {
  const tags = [
    { BITBUCKET_BUILD_NUMBER: '3', BITBUCKET_TAG: 'v1.2' },
    { TF_BUILD: 'True', AGENT_ID: '1', BUILD_SOURCEBRANCH: 'refs/tags/v1.2' },
  ];
  expect(tags.map((variables) => ciRunOf(variables).branch)).toEqual(['v1.2', 'v1.2']);
});

test('what is missing or malformed is empty', () => {
  const none = { repository: '', commit: '', branch: '', run: '' };
  expect(ciRunOf({})).toEqual(none);
  const odd = { CI_PROJECT_PATH: 'a\nb', CI_COMMIT_SHA: 'main', CI_JOB_URL: 'https://job:token@git.example/' };
  expect(ciRunOf({ GITLAB_CI: 'true', ...odd })).toEqual(none);
  expect(ciRunOf({ BITBUCKET_BUILD_NUMBER: '3' }).repository).toBe('');
  expect(ciRunOf({ TF_BUILD: 'True' })).toEqual(none);
});
