import { readFileSync, statSync } from 'node:fs';

/** GitHub caps what it sends about an event at 25 MB (docs.github.com, "Webhook events and payloads"). */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;

/** What is read of an event of a pull request. Any field may be missing: another host may have written the file. */
interface PullRequestEvent {
  readonly pull_request?: {
    readonly number?: unknown;
    readonly head?: { readonly sha?: unknown; readonly repo?: { readonly full_name?: string } | null };
  };
  readonly repository?: { readonly full_name?: string };
}

/**
 * Whether the workflow runs for a pull request from a fork, by the event in the file `GITHUB_EVENT_PATH`. A head
 * without a repository is one of a fork that was deleted. `false` where the event cannot be read: the
 * answer only adds advice to a failure.
 */
export function isForkPullRequest(variables: Readonly<Record<string, string | undefined>>): boolean {
  const event = readEvent(variables);
  const head = event?.pull_request?.head;
  const base = event?.repository?.full_name;
  if (head === undefined || base === undefined) return false;
  return head.repo?.full_name !== base;
}

/** Number and head of the pull request that the workflow runs for, with the event `pull_request` only. */
export function pullRequestOf(
  variables: Readonly<Record<string, string | undefined>>,
): { readonly number: number; readonly sha: string } | undefined {
  if (variables['GITHUB_EVENT_NAME'] !== 'pull_request') return undefined;
  const { number, head } = readEvent(variables)?.pull_request ?? {};
  const sha = head?.sha;
  if (!Number.isSafeInteger(number) || typeof sha !== 'string' || !/^[0-9a-f]{40,64}$/.test(sha)) return undefined;
  return { number: Number(number), sha };
}

/** The event of a pull request; undefined for any other, and where it cannot be read. */
function readEvent(variables: Readonly<Record<string, string | undefined>>): PullRequestEvent | undefined {
  // Most runs are not for a pull request, and need not read the file.
  if (!variables['GITHUB_EVENT_NAME']?.startsWith('pull_request')) return undefined;
  const file = variables['GITHUB_EVENT_PATH'];
  if (file === undefined || file === '') return undefined;
  try {
    return (JSON.parse(readBounded(file)) as PullRequestEvent | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @throws {Error} for anything but a regular file of at most `MAX_EVENT_BYTES` */
function readBounded(file: string): string {
  const stats = statSync(file);
  if (!stats.isFile() || stats.size > MAX_EVENT_BYTES) throw new RangeError('not an event of a workflow');
  return readFileSync(file, 'utf8');
}
