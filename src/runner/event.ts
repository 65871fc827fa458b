import { readFileSync, statSync } from 'node:fs';

/** GitHub caps what it sends about an event at 25 MB (docs.github.com, "Webhook events and payloads"). */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;

/** What is read of an event of a pull request. Any field may be missing: another host may have written the file. */
interface PullRequestEvent {
  readonly pull_request?: { readonly head?: { readonly repo?: { readonly full_name?: string } | null } };
  readonly repository?: { readonly full_name?: string };
}

/**
 * Whether the workflow runs for a pull request from a fork, by the event in the file `GITHUB_EVENT_PATH`. A head
 * without a repository is one of a fork that was deleted. `false` where the event cannot be read: the
 * answer only adds advice to a failure.
 */
export function isForkPullRequest(environment: Readonly<Record<string, string | undefined>>): boolean {
  // Most runs are not for a pull request, and need not read the file.
  if (!environment['GITHUB_EVENT_NAME']?.startsWith('pull_request')) return false;
  const file = environment['GITHUB_EVENT_PATH'];
  if (file === undefined || file === '') return false;
  try {
    const event = JSON.parse(readBounded(file)) as PullRequestEvent | null;
    const head = event?.pull_request?.head;
    const base = event?.repository?.full_name;
    if (head === undefined || base === undefined) return false;
    return head.repo?.full_name !== base;
  } catch {
    return false;
  }
}

/** @throws {Error} for anything but a regular file of at most `MAX_EVENT_BYTES` */
function readBounded(file: string): string {
  const stats = statSync(file);
  if (!stats.isFile() || stats.size > MAX_EVENT_BYTES) throw new RangeError('not an event of a workflow');
  return readFileSync(file, 'utf8');
}
