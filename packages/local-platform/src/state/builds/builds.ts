import type { BUILD_STATES } from '../../schemas/builds.ts';
import type { Build, BuildResult, Environment } from '../model.ts';

export type BuildState = (typeof BUILD_STATES)[number];

/** Share of the whole time after which a build leaves the queue, and after which it is built and deployed. */
const QUEUE_SHARE = 0.1;
const BUILD_SHARE = 0.75;

/** What a build is made from, and why. */
export type BuildPlan = Pick<Build, 'id' | 'operationId' | 'archive' | 'commit' | 'cause' | 'willFail'>;

/**
 * Puts a new build into an environment. One that still runs there is superseded: the newest wins.
 * @param milliseconds until it is live; infinite where it ends by itself
 */
export function addBuild(environment: Environment, plan: BuildPlan, milliseconds: number, now: number): Build {
  settle(environment, now);
  if (environment.running !== undefined) endBuild(environment.running, 'superseded', now);
  const build: Build = {
    ...plan,
    environment,
    createTime: now,
    builtTime: now + Math.round(milliseconds * BUILD_SHARE),
    deployedTime: now + milliseconds,
    ended: undefined,
    onEnd: undefined,
    failure: undefined,
    log: undefined,
  };
  environment.builds.push(build);
  environment.running = build;
  settle(environment, now);
  return build;
}

/** Brings an environment up to date with the clock; nothing happens between two calls. */
export function settle(environment: Environment, now: number): void {
  const build = environment.running;
  if (build === undefined) return;
  if (build.willFail && now >= build.builtTime) endBuild(build, 'failed', build.builtTime);
  else if (!build.willFail && now >= build.deployedTime) endBuild(build, 'live', build.deployedTime);
}

/** Ends a running build; a `live` one takes the place of the build that was live. */
export function endBuild(build: Build, result: BuildResult, time: number): void {
  build.ended = { result, time };
  if (build.environment.running === build) build.environment.running = undefined;
  if (result === 'live') build.environment.live = build;
  build.onEnd?.();
}

/** The app of a build ended that was live. Its environment still names it, as nothing took its place. */
export function failLive(build: Build, time: number): void {
  build.ended = { result: 'failed', time };
}

/** Where a build stands. Call `settle` for its environment first. */
export function stateOf(build: Build, now: number): BuildState {
  if (build.ended !== undefined)
    return build.ended.result === 'live' && build.environment.live !== build ? 'superseded' : build.ended.result;
  if (now >= build.builtTime) return 'deploying';
  if (build.builtTime === Number.POSITIVE_INFINITY) return 'building';
  return now < queuedUntil(build) ? 'queued' : 'building';
}

function queuedUntil({ createTime, builtTime }: Build): number {
  return createTime + (builtTime - createTime) * (QUEUE_SHARE / BUILD_SHARE);
}

/** When the state of a build changes by itself, in milliseconds since 1970: never where it is real. */
export function momentsOf(build: Build): number[] {
  return [queuedUntil(build), build.builtTime, build.deployedTime].filter(Number.isFinite);
}

/** When the build itself was over, although its deployment may still go on; undefined while it is being built. */
export function finishTimeOf(build: Build, now: number): number | undefined {
  const end = build.ended?.time ?? now;
  if (end >= build.builtTime) return build.builtTime;
  return build.ended?.time;
}
