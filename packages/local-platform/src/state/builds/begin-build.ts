import { addBuild, momentsOf, settle } from './builds.ts';
import type { BuildPlan } from './builds.ts';
import type { Build, Environment } from '../model.ts';
import type { Service } from '../service.ts';

/** How much later than a simulated build is to move on the clock is looked at: timers come early. */
const TIMER_SLACK_MS = 10;

/** Records a build and begins it: a real one where apps are run, else a simulated one. */
export function beginBuild(
  { apps, clock, identities, buildMilliseconds, watch, changes }: Service,
  environment: Environment,
  plan: Omit<BuildPlan, 'operationId'>,
): Build {
  const milliseconds = apps === undefined ? buildMilliseconds : Number.POSITIVE_INFINITY;
  const build = addBuild(environment, { ...plan, operationId: identities.next() }, milliseconds, clock.now());
  apps?.begin(build);
  const { onEnd } = build;
  const ended = (): void => {
    onEnd?.();
    // A real one reports by itself what became of it.
    const watched = apps === undefined ? watch : undefined;
    if (build.ended?.result === 'live') watched?.live(build);
    if (build.ended?.result === 'failed') watched?.failed(build);
    changes.announce('state');
  };
  if (build.ended !== undefined) {
    ended();
    return build;
  }
  build.onEnd = ended;
  const look = (): void => {
    settle(environment, clock.now());
    if (build.ended === undefined) changes.announce('state');
  };
  // Nothing else may look at it in time. In a bundle all timers are real but this one: it goes with the date, which tests fake.
  for (const moment of momentsOf(build))
    globalThis.setTimeout(look, moment - build.createTime + TIMER_SLACK_MS).unref();
  return build;
}
