/** The commit that a workflow runs for. */
export interface Commit {
  /** Full hash. */
  readonly sha: string;
  /** Branch or tag; `12/merge` for a pull request. */
  readonly ref: string | undefined;
  /** Its page on the runner's own server. */
  readonly url: URL | undefined;
}

/**
 * The commit by the runner's default variables (docs.github.com, "Default environment variables"; Gitea and Forgejo set
 * the same). Undefined where there is none, as on another host.
 */
export function commitOf(variables: Readonly<Record<string, string | undefined>>): Commit | undefined {
  const sha = variables['GITHUB_SHA'] ?? '';
  // SHA-1, or SHA-256 on Forgejo.
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)) return undefined;
  return { sha, ref: variables['GITHUB_REF_NAME'] || undefined, url: pageOf(variables, `commit/${sha}`) };
}

/** The page that compares two commits. @param from full hash, like `to` */
export function comparisonUrl(
  variables: Readonly<Record<string, string | undefined>>,
  from: string,
  to: string,
): URL | undefined {
  return pageOf(variables, `compare/${from}...${to}`);
}

/** A page of the repository on the runner's own server. @param page its path there */
export function pageOf(variables: Readonly<Record<string, string | undefined>>, page: string): URL | undefined {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '' } = variables;
  if (!/^https?:\/\/[^@?#]+$/.test(server) || !/^[\w.-]+\/[\w.-]+$/.test(repository)) return undefined;
  const address = `${server.replace(/\/+$/, '')}/${repository}/${page}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
