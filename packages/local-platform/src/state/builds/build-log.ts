import { Refusal } from '../../errors/refusal.ts';
import type { BuildLog } from '../../schemas/control/build-log.ts';
import { settle, stateOf } from './builds.ts';
import { isoTime } from '../clock.ts';
import type { Build } from '../model.ts';
import { buildPath } from '../model.ts';
import type { Service } from '../service.ts';

/**
 * The log of a build, for the control path.
 * @param buildId default: the newest build
 * @throws Refusal 404 when there is no such build, or it has no log
 */
export function readLog({ store, apps, clock }: Service, buildId: string | undefined, after?: number): BuildLog {
  const build = buildId === undefined ? store.newestBuild() : store.buildOf(buildId);
  if (build.log === undefined) {
    const why = apps === undefined ? 'it was only simulated (without --run-apps)' : 'it is too old';
    throw new Refusal('log_not_found', `There is no log of the build ${JSON.stringify(build.id)}: ${why}.`);
  }
  return describeLog(build, clock.now(), after);
}

export function describeLog(build: Build, now: number, after?: number): BuildLog {
  settle(build.environment, now);
  return {
    build: buildPath(build),
    environment: build.environment.displayName,
    state: stateOf(build, now),
    createTime: isoTime(build.createTime),
    ...(build.failure === undefined ? {} : { failure: build.failure }),
    ...(build.log === undefined || build.log.warnings.length === 0 ? {} : { warnings: build.log.warnings }),
    ...(build.log === undefined || build.log.notices.length === 0 ? {} : { notices: build.log.notices }),
    lineCount: build.log?.count ?? 0,
    lines: build.log?.lines(after) ?? [],
  };
}
