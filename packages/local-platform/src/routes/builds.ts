import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { BUILD_PAGES, BUILDS } from '../schemas/builds.ts';
import type { AnswerOf, QueryOf } from '../schemas/contract.ts';
import { finishTimeOf, settle, stateOf } from '../state/builds/builds.ts';
import { isoTime } from '../state/clock.ts';
import type { Build, Environment } from '../state/model.ts';
import { localResult } from '../state/builds/local-result.ts';
import { buildPath } from '../state/model.ts';
import { setBuildResult } from '../state/portal.ts';
import type { Service } from '../state/service.ts';
import { buildIn } from '../state/store.ts';
import { findEnvironment } from './environments.ts';
import { tokenPage } from './pages.ts';

/** Builds of an environment: public documents only, nothing of this is in the specification. */
export function buildRoutes(service: Service) {
  const environmentOf = findEnvironment(service);
  const buildOf = (
    request: Parameters<typeof environmentOf>[0],
    params: Parameters<typeof environmentOf>[1] & { build: string },
  ): Build => buildIn(environmentOf(request, params), params.build);
  return {
    listBuilds: route(BUILDS.listBuilds, {
      find: environmentOf,
      handle: ({ found, query }) => {
        const now = service.clock.now();
        const { items, more } = tokenPage(listBuilds(found, query), query, BUILD_PAGES);
        return { builds: items.map((build) => describeBuild(build, now)), ...more };
      },
    }),
    getBuild: route(BUILDS.getBuild, {
      find: buildOf,
      handle: ({ found }) => {
        const now = service.clock.now();
        const build = describeBuild(found, now);
        // Not in the list, which would become too long for its readers.
        return service.apps === undefined ? build : { ...build, headlessDeployLocal: localResult(found) };
      },
    }),
    cancelBuild: route(BUILDS.cancelBuild, {
      find: buildOf,
      handle: ({ found }) => {
        setBuildResult(service, found.id, 'cancelled');
        return {};
      },
    }),
  } satisfies Record<keyof typeof BUILDS, Route>;
}

/** Oldest first unless `orderBy` says otherwise; filters count inclusively on the creation time. */
function listBuilds({ builds }: Environment, query: QueryOf<typeof BUILDS.listBuilds>): Build[] {
  const { orderBy, startTime, endTime } = query;
  const from = startTime === undefined ? Number.NEGATIVE_INFINITY : Date.parse(startTime);
  const to = endTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(endTime);
  const found = builds.filter(({ createTime }) => createTime >= from && createTime <= to);
  return orderBy === 'createTime desc' ? found.toReversed() : found;
}

function describeBuild(build: Build, now: number): AnswerOf<typeof BUILDS.getBuild> {
  settle(build.environment, now);
  const finishTime = finishTimeOf(build, now);
  return {
    name: buildPath(build),
    state: stateOf(build, now),
    createTime: isoTime(build.createTime),
    ...(finishTime === undefined ? {} : { finishTime: isoTime(finishTime) }),
    commitSha: build.commit?.sha ?? '',
    commitMessage: '',
    ...(build.commit?.branch ? { headlessDeployBranch: build.commit.branch } : {}),
  };
}
