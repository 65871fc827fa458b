import type { GitHubCalls } from './calls.ts';
import { commentCalls } from './comments.ts';
import { deploymentReads, deploymentWrites } from './deployments.ts';
import { textOf } from './fields.ts';
import { pullRequestCalls } from './pull-requests.ts';
import { openSession } from './session.ts';
import type { GitHubApiOptions } from './session.ts';

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
