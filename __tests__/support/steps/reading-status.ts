import { expect } from '@jest/globals';
import { statusAction } from '../../../src/actions/status/run.ts';
import { buildsPlatform, listed } from '../servers/builds-platform.ts';
import type { LiveScript } from '../servers/live-platform.ts';
import { methodOf } from '../servers/requests.ts';
import { runAction, statusInputs } from './sibling-actions.ts';
import type { Inputs } from './sibling-actions.ts';

export const SHA = '1a2b3c4d'.repeat(5);
export const HOUR = 3600;
/** The build that is live, in most of these. */
export const LIVE = listed('b-1', 2 * HOUR + 60, 2 * HOUR, {
  commitSha: SHA,
  commitMessage: 'Fix the header\n\nIt was red.',
});
export const LIVE_LINE =
  'Production is live with build b-1, finished at 11:00 UTC (2 h ago), from commit 1a2b3c4 "Fix the header".';

/** The lines of a log that are neither annotations nor what follows them. */
export const shownIn = (log: readonly string[]): readonly string[] =>
  log.filter((line) => !/^(?:error|warning): |^More: /.test(line));

/** What the step shows, and how it ends. */
export async function statusOf(
  live: string,
  builds: readonly object[],
  script: LiveScript & { readonly more?: object } = {},
  inputs: Inputs = {},
) {
  const server = await buildsPlatform(live, builds, script);
  const run = await runAction(statusAction, statusInputs(server.origin, inputs));
  const [target, ...log] = run.log;
  expect(target).toContain(`To ${server.origin}: account acme, app shop, environment "`);
  expect(new Set(server.requests.map(methodOf))).toEqual(new Set(['GET']));
  const shown = shownIn(log);
  const { 'error-code': code } = run.outputs;
  return { ...run, server, shown, ended: [run.exitCode, run.outputs['status'], code] };
}
