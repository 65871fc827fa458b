import { pullRequestOf } from './event.ts';
import { createGitHubApi } from '../github-api/api.ts';
import type { GitHubCalls, SendApiRequest, WorkflowRun } from '../github-api/calls.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The API of the host that runs this step, by the variables that its runner sets. The token goes to `GITHUB_API_URL` and
 * nowhere else: there is no default.
 * @param clean clears a text of secrets
 */
export function openGitHub(
  variables: Variables,
  token: string,
  clean: (text: string) => string,
  send: SendApiRequest,
): GitHubCalls | undefined {
  const run = workflowRun(variables);
  const apiUrl = variables['GITHUB_API_URL']?.replace(/\/+$/, '') ?? '';
  if (run === undefined || token === '' || !/^https?:/.test(apiUrl) || !URL.canParse(apiUrl)) return undefined;
  return createGitHubApi({ token, run, apiUrl, clean, send });
}

/** Undefined where a variable is missing or malformed. */
function workflowRun(variables: Variables): WorkflowRun | undefined {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA = '' } = variables;
  const page = runPage(variables);
  const pullRequest = pullRequestOf(variables);
  const sha = pullRequest?.sha ?? GITHUB_SHA;
  const isKnown = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[0-9a-f]{40,64}$/.test(sha);
  if (!isKnown || page === undefined || !/^https?:/.test(server) || !URL.canParse(server)) return undefined;
  const url = `${server.replace(/\/+$/, '')}/${repository}/actions/runs/${page}`;
  return { repository, sha, url, pullRequest: pullRequest?.number };
}

/** What names the run in the address of its page. */
function runPage(variables: Variables): string | undefined {
  const { GITHUB_RUN_ID: id = '', GITHUB_RUN_NUMBER: number = '', GITHUB_RUN_ATTEMPT: attempt = '' } = variables;
  if (variables['GITEA_ACTIONS'] === 'true' || variables['FORGEJO_ACTIONS'] === 'true')
    // Forgejo and Gitea up to 1.25 have the number there; a newer Gitea takes it for an ID unless it is told.
    return isNumber(number) ? `${number}?by_index=1` : undefined;
  if (!isNumber(id)) return undefined;
  return isNumber(attempt) ? `${id}/attempts/${attempt}` : id;
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}
