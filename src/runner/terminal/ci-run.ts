import { gitHubRun } from '../github/workflow-run.ts';
import type { CiRun } from '../runner.ts';
import { findHost } from './hosts.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What the job is about in which a command runs, by the variables that its host sets in every job (the documents of GitLab,
 * Azure Pipelines, Bitbucket and Jenkins on predefined variables). What is missing or malformed is empty.
 */
export function ciRunOf(variables: Variables): CiRun {
  const { repository, commit, branch, run } = jobOf(variables);
  const isPage = /^https?:\/\/[^@\s]+$/.test(run) && URL.canParse(run);
  return {
    repository: /^[\w.][\w. /-]{0,255}$/.test(repository) ? repository : '',
    commit: /^[0-9a-f]{40,64}$/.test(commit) ? commit : '',
    branch: branch.replace(/^refs\/(?:heads|tags)\//, ''),
    run: isPage ? new URL(run).href : '',
  };
}

/** Each as the host says it. */
function jobOf(variables: Variables): CiRun {
  const text = (name: string): string => variables[name] ?? '';
  const named = (repository: string, commit: string, branch: string, run: string): CiRun => {
    return { repository: text(repository), commit: text(commit), branch: text(branch), run };
  };
  switch (findHost(variables)) {
    case 'gitlab':
      return named('CI_PROJECT_PATH', 'CI_COMMIT_SHA', 'CI_COMMIT_REF_NAME', text('CI_JOB_URL'));
    case 'azure': {
      const project = `${text('SYSTEM_COLLECTIONURI')}${encodeURIComponent(text('SYSTEM_TEAMPROJECT'))}`;
      const run = `${project}/_build/results?buildId=${encodeURIComponent(text('BUILD_BUILDID'))}`;
      return named('BUILD_REPOSITORY_NAME', 'BUILD_SOURCEVERSION', 'BUILD_SOURCEBRANCH', run);
    }
    case 'bitbucket': {
      const run = `https://bitbucket.org/${text('BITBUCKET_REPO_FULL_NAME')}/pipelines/results/${text('BITBUCKET_BUILD_NUMBER')}`;
      const branch = variables['BITBUCKET_BRANCH'] ? 'BITBUCKET_BRANCH' : 'BITBUCKET_TAG';
      return named('BITBUCKET_REPO_FULL_NAME', 'BITBUCKET_COMMIT', branch, run);
    }
    case 'jenkins':
      // The address of its repository may hold a token.
      return named('', 'GIT_COMMIT', 'BRANCH_NAME', text('BUILD_URL'));
    case 'plain':
      return gitHubRun(variables);
  }
}
