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
  if (apps !== undefined) {
    apps.begin(build);
    const end = build.onEnd;
    build.onEnd = () => {
      end?.();
      changes.announce('state');
    };
    return build;
  }
  const onEnd = (): void => {
    if (build.ended?.result === 'live') watch?.live(build);
    else if (build.ended?.result === 'failed') watch?.failed(build);
    changes.announce('state');
  };
  if (build.ended === undefined) {
    build.onEnd = onEnd;
    // Nothing else may look at it in time.
    for (const moment of momentsOf(build)) {
      const look = (): void => {
        settle(environment, clock.now());
        if (build.ended === undefined) changes.announce('state');
      };
      setTimeout(look, moment - build.createTime + TIMER_SLACK_MS).unref();
    }
  } else {
    onEnd();
  }
  return build;
}
