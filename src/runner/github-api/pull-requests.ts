import type { GitHubCalls } from './calls.ts';
import type { GitHubSession } from './session.ts';

/** The call for pull requests. */
export function pullRequestCalls({ repository, call }: GitHubSession): Pick<GitHubCalls, 'readPullRequest'> {
  return {
    readPullRequest: async (number, signal) =>
      await call(signal, async (github, request) => {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
        const { data } = await github.request(route, { ...repository, pull_number: number, request });
        // The types of the library are what GitHub documents, not what another host answers.
        const fields = (data ?? {}) as Readonly<Record<string, unknown>>;
        const { number: given, state, base, head } = fields;
        return {
          number: typeof given === 'number' ? given : undefined,
          state: typeof state === 'string' ? state : undefined,
          repository: repositoryOf(base),
          headRepository: repositoryOf(head),
          // `is_locked` on Gitea and Forgejo.
          isLocked: fields['locked'] === true || fields['is_locked'] === true,
        };
      }),
  };
}

/** `OWNER/NAME`. */
function repositoryOf(branch: unknown): string | undefined {
  const { repo } = (branch ?? {}) as { repo?: { full_name?: unknown } | null };
  const name = repo?.full_name;
  return typeof name === 'string' ? name : undefined;
}
