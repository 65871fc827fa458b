import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { gitHubServer, pullRequest, TOKEN } from '../servers/github-server.ts';
import type { GitHubOptions } from '../servers/github-server.ts';
import { environmentRecord, listReply } from '../servers/preview-platform.ts';
import type { RecordingRunner } from '../runners/recording-runner.ts';
import { methodOf, targetOf } from '../servers/requests.ts';
import { fakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { deleteEnvironmentInputs, runAction } from './sibling-actions.ts';
import type { Inputs } from './sibling-actions.ts';
import { answering, httpReply } from '../servers/socket-server.ts';
import type { Answer } from '../servers/socket-server.ts';

/** Answers in place of the platform: by `METHOD <last part of the path>`, with how often that came before. */
type Instead = Readonly<Record<string, string | ((count: number) => Answer | typeof AS_EVER)>>;

/** The platform answers as it would without being told. */
export const AS_EVER = Symbol('as ever');

/**
 * A platform with these environments, by their display names; `shop-pr-7` has the ID `id-shop-pr-7`.
 * @param lag times that the list has them after they were deleted
 */
async function platformWith(names: readonly string[], instead: Instead, lag: number) {
  const left = new Map(names.map((name) => [name, Infinity]));
  const deleted: string[] = [];
  const counts = new Map<string, number>();
  const server = await answering((request) => {
    const last = targetOf(request).split('/').at(-1) ?? '';
    const call = `${methodOf(request)} ${last}`;
    const count = counts.get(call) ?? 0;
    counts.set(call, count + 1);
    const special = instead[call];
    const answer = typeof special === 'function' ? special(count) : special;
    if (special !== undefined && answer !== AS_EVER) return answer;
    if (last === 'environments') {
      const listed = [...left].filter(([, times]) => times > 0).map(([name]) => name);
      for (const name of listed) left.set(name, (left.get(name) ?? 0) - 1);
      return listReply(listed.map((name) => environmentRecord(`id-${name}`, name)));
    }
    const name = last.replace('id-', '');
    if (left.get(name) !== Infinity) return httpReply(404);
    if (methodOf(request) === 'DELETE') {
      left.set(name, lag);
      deleted.push(name);
      return httpReply(200, {});
    }
    return httpReply(200, environmentRecord(`id-${name}`, name));
  });
  return { ...server, deleted };
}

export interface SweepOptions extends GitHubOptions {
  readonly platform?: Instead;
  readonly inputs?: Inputs;
  readonly lag?: number;
  readonly onStart?: (runner: RecordingRunner) => void;
  /** A new one when not given. */
  readonly clock?: FakeClock;
}

/** Sweeps an app with these environments. */
export async function sweepOf(names: readonly string[], options: SweepOptions = {}) {
  const { platform = {}, inputs = {}, lag = 0, onStart = () => undefined, clock = fakeClock(), ...gitHub } = options;
  const github = await gitHubServer(gitHub);
  const server = await platformWith(names, platform, lag);
  const all = { environment: '', 'closed-pull-requests': 'true', 'github-token': TOKEN, ...inputs };
  const { variables } = github;
  const run = await runAction(deleteEnvironmentAction, deleteEnvironmentInputs(server.origin, all), {
    variables,
    onStart,
    clock,
  });
  const kept = ((run.result['kept'] ?? []) as { displayName: string; reason: string }[]).map(
    ({ displayName, reason }) => `${displayName}: ${reason}`,
  );
  const sent = server.requests.map((request) => `${methodOf(request)} ${targetOf(request).split('/').at(-1)}`);
  const methods = new Set(server.requests.map(methodOf));
  return { ...run, kept, calls: github.calls(), deleted: server.deleted, methods, sent };
}

/** Two pull requests that are closed, and one that is open. */
export const CLOSED = { 7: pullRequest(7, 'closed'), 8: pullRequest(8, 'closed'), 9: pullRequest(9, 'open') };
