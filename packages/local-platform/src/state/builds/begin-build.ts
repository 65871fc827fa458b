import { momentsOf, settle, startBuild } from './builds.ts';
import type { Build, Commit, Environment, UploadedArchive } from '../model.ts';
import type { Service } from '../service.ts';

/** How much later than a simulated build is to move on the clock is looked at: timers come early. */
const TIMER_SLACK_MS = 10;

/** Records a build and begins it: a real one where apps are run, else one that the clock plays. */
export function beginBuild(
  { apps, clock, identities, buildMilliseconds, watch, changes }: Service,
  environment: Environment,
  plan: {
    readonly id: string;
    readonly archive: UploadedArchive;
    readonly commit?: Commit | undefined;
    readonly cause: Build['cause'];
    readonly willFail: boolean;
  },
): Build {
  const ids = { id: plan.id, operationId: identities.next() };
  const milliseconds = apps === undefined ? buildMilliseconds : Number.POSITIVE_INFINITY;
  const build = startBuild(environment, ids, { ...plan, milliseconds }, clock.now());
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
