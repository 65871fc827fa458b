import type { GitHubCalls } from './github-calls.ts';
import { commentCalls } from './github-comments.ts';
import { deploymentReads, deploymentWrites } from './github-deployments.ts';
import { textOf } from './github-fields.ts';
import { pullRequestCalls } from './github-pull-requests.ts';
import { openSession } from './github-session.ts';
import type { GitHubApiOptions } from './github-session.ts';

/** The calls to GitHub's REST API (version 2022-11-28) that this project makes. */
export function createGitHubApi(options: GitHubApiOptions): GitHubCalls {
  const session = openSession(options);
  return {
    run: options.run,
    ...deploymentWrites(session),
    ...deploymentReads(session),
    ...commentCalls(session),
    ...pullRequestCalls(session),
    // Not `GET /user`: GitHub refuses it to the token of a workflow.
    viewer: async (signal) =>
      await session.call(signal, async (github, request) => {
        const data = await github.graphql<{ viewer?: { login?: unknown } }>('{ viewer { login } }', { request });
        return textOf(data.viewer?.login);
      }),
  };
}
