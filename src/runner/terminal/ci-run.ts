import { gitHubRun } from '../github/workflow-run.ts';
import type { CiRun } from '../runner.ts';
import { findHost } from './hosts.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What the job is about in which a command runs, by the variables that its host sets in every job (the documents of GitLab,
 * Azure Pipelines, Bitbucket and Jenkins on predefined variables). What is missing or malformed is empty.
 */
export function ciRunOf(variables: Variables): CiRun {
  const { repository = '', commit = '', branch = '', run = '' } = jobOf(variables);
  const isPage = /^https?:\/\/[^@\s]+$/.test(run) && URL.canParse(run);
  return {
    repository: /^[\w.][\w. /-]{0,255}$/.test(repository) ? repository : '',
    commit: /^[0-9a-f]{40,64}$/.test(commit) ? commit : '',
    branch: branch.replace(/^refs\/heads\//, ''),
    run: isPage ? new URL(run).href : '',
  };
}

/** Each as the host says it. */
function jobOf(variables: Variables): { readonly [Name in keyof CiRun]?: string | undefined } {
  const text = (name: string): string => variables[name] ?? '';
  switch (findHost(variables)) {
    case 'gitlab':
      return {
        repository: text('CI_PROJECT_PATH'),
        commit: text('CI_COMMIT_SHA'),
        branch: text('CI_COMMIT_REF_NAME'),
        run: text('CI_JOB_URL'),
      };
    case 'azure': {
      const project = `${text('SYSTEM_COLLECTIONURI')}${encodeURIComponent(text('SYSTEM_TEAMPROJECT'))}`;
      return {
        repository: text('BUILD_REPOSITORY_NAME'),
        commit: text('BUILD_SOURCEVERSION'),
        branch: text('BUILD_SOURCEBRANCH'),
        run: `${project}/_build/results?buildId=${encodeURIComponent(text('BUILD_BUILDID'))}`,
      };
    }
    case 'bitbucket': {
      const repository = text('BITBUCKET_REPO_FULL_NAME');
      const run = `https://bitbucket.org/${repository}/pipelines/results/${text('BITBUCKET_BUILD_NUMBER')}`;
      return { repository, commit: text('BITBUCKET_COMMIT'), branch: text('BITBUCKET_BRANCH'), run };
    }
    case 'jenkins':
      // The address of its repository may hold a token.
      return { commit: text('GIT_COMMIT'), branch: text('BRANCH_NAME'), run: text('BUILD_URL') };
    case 'plain':
      return gitHubRun(variables);
  }
}
