import { finishTimeOf, settle, stateOf } from './builds.ts';
import { isoTime } from './clock.ts';
import type { Fault } from '../faults/faults.ts';
import type { Service } from './service.ts';
import type { Build, Environment, WebhookSet } from './model.ts';
import { buildPath, environmentPath } from './model.ts';

/** What the platform holds, as a plain value: no password, no token, no value of a shell variable. Times are ISO 8601. */
export interface StateReport {
  readonly time: string;
  readonly accounts: readonly {
    readonly name: string;
    readonly id: number;
    readonly apps: readonly {
      readonly name: string;
      readonly region: string;
      readonly environments: readonly EnvironmentReport[];
    }[];
    readonly installs: readonly { readonly id: number; readonly name: string; readonly purges: number }[];
  }[];
  /** Requests that reached an endpoint, by its name. */
  readonly requests: Readonly<Record<string, number>>;
  readonly webhookCalls: readonly {
    readonly environment: string;
    readonly action: string;
    readonly time: string;
    readonly build: string | null;
  }[];
  readonly purges: readonly { readonly target: string; readonly type: string; readonly time: string }[];
  /** Faults that did not happen yet. */
  readonly faults: readonly Fault[];
  /** Defects of the platform itself. */
  readonly defects: readonly string[];
}

export interface EnvironmentReport {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly branch: string;
  readonly wpEnvironment: string;
  readonly shellVariables: readonly string[];
  /** Id of the build that is live, or null. */
  readonly live: string | null;
  readonly reconciling: boolean;
  readonly purges: number;
  /** Whether there are webhooks; their URLs are secrets and not part of the report. */
  readonly webhooks: { readonly state: 'none' | 'active'; readonly createTime: string | null };
  /** Oldest first. */
  readonly builds: readonly BuildReport[];
}

export interface BuildReport {
  readonly id: string;
  readonly name: string;
  readonly cause: string;
  readonly state: string;
  readonly createTime: string;
  readonly finishTime: string | null;
  readonly operation: { readonly name: string; readonly done: boolean };
  readonly archive: {
    readonly sha256: string;
    readonly bytes: number;
    readonly entryCount: number;
    readonly entries: readonly string[];
  };
}

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
          reportEnvironment(environment, now, options.entries),
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

function reportEnvironment(environment: Environment, now: number, entries: boolean): EnvironmentReport {
  settle(environment, now);
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
    webhooks: { state: webhooks === undefined ? 'none' : 'active', createTime: createTimeOf(webhooks) },
    builds: environment.builds.map((build) => reportBuild(build, now, entries)),
  };
}

function createTimeOf(webhooks: WebhookSet | undefined): string | null {
  return webhooks === undefined ? null : isoTime(webhooks.createTime);
}

function reportBuild(build: Build, now: number, entries: boolean): BuildReport {
  const finishTime = finishTimeOf(build, now);
  return {
    id: build.id,
    name: buildPath(build),
    cause: build.cause,
    state: stateOf(build, now),
    createTime: isoTime(build.createTime),
    finishTime: finishTime === undefined ? null : isoTime(finishTime),
    operation: {
      name: `${environmentPath(build.environment)}/operations/${build.operationId}`,
      done: build.ended !== undefined,
    },
    archive: { ...build.archive, entries: entries ? build.archive.entries : [] },
  };
}
