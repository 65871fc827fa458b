import type { FastifyRequest } from 'fastify';
import { REGIONS } from '../../../../src/platform/api/wire.ts';
import { Refusal } from '../errors/refusal.ts';
import { callerOf } from '../http/auth.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { APPS } from '../schemas/apps.ts';
import type { AnswerOf } from '../schemas/contract.ts';
import { isoTime } from '../state/clock.ts';
import { deleteApp } from '../state/delete.ts';
import type { Account, App } from '../state/model.ts';
import { appPath } from '../state/model.ts';
import type { Service } from '../state/service.ts';

/** Create app (spec 4.1), the calls of public documents, and the regions that a public client reads. */
export function appRoutes(service: Service) {
  const findAccount = (request: FastifyRequest, { account }: { account: string }): Account =>
    service.store.accountOf(callerOf(request), account);
  const findApp = (request: FastifyRequest, { account, app }: { account: string; app: string }): App =>
    service.store.appOf(callerOf(request), account, app);
  return {
    createApp: route(APPS.createApp, {
      find: findAccount,
      handle: ({ found: account, query: { appId: name }, body }) => {
        if (account.apps.has(name))
          throw new Refusal('app_exists', `The app "${name}" already exists in this account.`);
        if (account.deletedApps.has(name))
          throw new Refusal('app_deleted', `The app "${name}" was deleted, and its name cannot be used again.`);
        const region = REGIONS.find((candidate) => `regions/${candidate}` === body.region) ?? REGIONS[0];
        account.apps.set(name, { account, name, region, createTime: service.clock.now(), environments: new Map() });
        return undefined;
      },
    }),
    listApps: route(APPS.listApps, {
      find: findAccount,
      handle: ({ found }) => ({ apps: [...found.apps.values()].map(describeApp) }),
    }),
    getApp: route(APPS.getApp, {
      find: findApp,
      handle: ({ found }) => describeApp(found),
    }),
    deleteApp: route(APPS.deleteApp, {
      find: findApp,
      handle: async ({ found }) => {
        await deleteApp(service, found);
        return {};
      },
    }),
    listRegions: route(APPS.listRegions, {
      handle: () => ({ regions: REGIONS.map((region) => ({ name: `regions/${region}` as const })) }),
    }),
  } satisfies Record<keyof typeof APPS, Route>;
}

function describeApp(app: App): AnswerOf<typeof APPS.getApp> {
  return {
    name: appPath(app),
    region: `regions/${app.region}`,
    repository: { provider: 'UPLOADABLE' },
    createTime: isoTime(app.createTime),
  };
}
