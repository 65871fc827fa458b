import { Refusal } from '../errors/refusal.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { checkConflicts } from '../faults/rules.ts';
import { CONTROL } from '../schemas/control/control.ts';
import { readLog } from '../state/builds/build-log.ts';
import { isoTime } from '../state/clock.ts';
import { readWebhooks, setBuildResult, setWebhooks } from '../state/portal.ts';
import { reportState } from '../state/report.ts';
import { resetToSeed } from '../state/reset.ts';
import type { Service } from '../state/service.ts';

/** The control path: what the user portal and the course of time do on the real platform, and faults. Never disturbed by faults. */
export function controlRoutes(service: Service) {
  const { faults, clock, requests } = service;
  return {
    readState: route(CONTROL.readState, {
      handle: ({ query }) => reportState(service, { entries: query.entries !== 'false' }),
    }),
    listFaults: route(CONTROL.listFaults, { handle: () => ({ faults: faults.list() }) }),
    addFaults: route(CONTROL.addFaults, {
      check: (body, _found, problems) => checkConflicts(body, '', problems),
      handle: ({ body }) => {
        faults.add(Array.isArray(body) ? body : [body]);
        return { faults: faults.list() };
      },
    }),
    clearFaults: route(CONTROL.clearFaults, {
      handle: () => {
        faults.clear();
        return { faults: [] };
      },
    }),
    readWebhooks: route(CONTROL.readWebhooks, {
      handle: ({ query }) => readWebhooks(service, query.environment),
    }),
    changeWebhooks: route(CONTROL.changeWebhooks, {
      handle: ({ body }) => setWebhooks(service, body.environment, body.action),
    }),
    endBuild: route(CONTROL.endBuild, {
      handle: ({ body }) => {
        setBuildResult(service, body.build, body.result);
        return {};
      },
    }),
    readLog: route(CONTROL.readLog, { handle: ({ query }) => readLog(service, query.build, query.after) }),
    listRequests: route(CONTROL.listRequests, { handle: ({ query }) => ({ requests: requests.list(query) }) }),
    readRequest: route(CONTROL.readRequest, {
      find: (_request, { request: id }) => requests.require(id),
      handle: ({ found }) => found,
    }),
    openPortal: route(CONTROL.openPortal, {
      find: () => {
        const { portalAccess } = service;
        if (portalAccess === undefined) throw new Refusal('no_portal', 'This local platform has no portal.');
        return portalAccess;
      },
      handle: ({ found }) => ({ url: found.issueCode(service.origin()) }),
    }),
    reset: route(CONTROL.reset, {
      handle: async () => {
        await resetToSeed(service);
        return {};
      },
    }),
    advanceClock: route(CONTROL.advanceClock, {
      handle: ({ body }) => {
        clock.advance(body.advanceMs);
        return { time: isoTime(clock.now()) };
      },
    }),
  } satisfies Record<keyof typeof CONTROL, Route>;
}
