import { finishTimeOf, settle, stateOf } from './builds/builds.ts';
import { isoTime } from './clock.ts';
import type { BuildReport, EnvironmentReport, StateReport } from '../schemas/control/state-report.ts';
import type { Service } from './service.ts';
import type { Build, Environment } from './model.ts';
import { buildPath, environmentPath } from './model.ts';

/**
 * Everything a test wants to know.
 * @param options.entries false leaves the lists of entries out (they are then empty), for runs of thousands of uploads
 */
export function reportState(service: Service, options: { readonly entries: boolean }): StateReport {
  const now = service.clock.now();
  return {
    time: isoTime(now),
    accounts: [...service.store.accounts.values()].map(({ name, id, apps, installs }) => ({
      name,
      id,
      apps: [...apps.values()].map((app) => ({
        name: app.name,
        region: `regions/${app.region}`,
        environments: [...app.environments.values()].map((environment) =>
          reportEnvironment(service, environment, now, options.entries),
        ),
      })),
      installs: [...installs.values()].map((install) => ({
        id: install.id,
        name: install.name,
        purges: install.purges,
      })),
    })),
    requests: Object.fromEntries(service.journal.requests),
    webhookCalls: service.journal.webhookCalls.map((call) => ({
      ...call,
      time: isoTime(call.time),
      build: call.build ?? null,
    })),
    purges: service.journal.purges.map((purge) => ({ ...purge, time: isoTime(purge.time) })),
    faults: service.faults.list(),
    defects: [...service.journal.defects],
  };
}

function reportEnvironment(
  service: Service,
  environment: Environment,
  now: number,
  entries: boolean,
): EnvironmentReport {
  settle(environment, now);
  const siteUrl = service.apps?.siteUrl(environment);
  const { id, displayName, branch, wpEnvironment, purges, webhooks } = environment;
  return {
    id,
    name: environmentPath(environment),
    displayName,
    branch,
    wpEnvironment,
    shellVariables: environment.shellVariables.map(({ key }) => key),
    live: environment.live?.id ?? null,
    reconciling: environment.running !== undefined,
    purges,
    ...(siteUrl === undefined ? {} : { siteUrl }),
    webhooks:
      webhooks === undefined
        ? { state: 'none', createTime: null }
        : { state: 'active', createTime: isoTime(webhooks.createTime) },
    builds: environment.builds.map((build) => reportBuild(build, now, entries)),
  };
}

function reportBuild(build: Build, now: number, entries: boolean): BuildReport {
  const { sha256, bytes, entryCount } = build.archive;
  const finishTime = finishTimeOf(build, now);
  return {
    id: build.id,
    name: buildPath(build),
    cause: build.cause,
    state: stateOf(build, now),
    createTime: isoTime(build.createTime),
    finishTime: finishTime === undefined ? null : isoTime(finishTime),
    ...(build.failure === undefined ? {} : { failure: build.failure }),
    operation: {
      name: `${environmentPath(build.environment)}/operations/${build.operationId}`,
      done: build.ended !== undefined,
    },
    archive: { sha256, bytes, entryCount, entries: entries ? [...build.archive.entries] : [] },
  };
}
