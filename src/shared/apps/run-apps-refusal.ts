/** Their jobs have the secrets and the token of the repository, and often the code of somebody else. */
const PRIVILEGED_EVENTS = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

/**
 * Why uploaded code cannot or must not be run in this job, as the end of a sentence that begins with the option.
 * @returns undefined where it may be
 */
export function whyAppsMustNotRun(
  variables: Readonly<Record<string, string | undefined>>,
  platform = process.platform,
): string | undefined {
  if (platform === 'win32')
    return 'does not work on Windows, where an app and what it starts cannot be ended together. Use Linux (ubuntu-latest, WSL) or macOS';
  const event = variables['GITHUB_EVENT_NAME'] ?? '';
  if (!PRIVILEGED_EVENTS.has(event)) return undefined;
  return `runs the uploaded code, which is refused on ${event}: such a job has the secrets of the repository. Use pull_request`;
}
