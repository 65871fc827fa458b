import type { FastifyRequest } from 'fastify';
import { REGIONS } from '../../platform/api/wire.ts';
import { callerOf } from '../http/auth.ts';
import { asChoice, asRecord, asText, Problems } from '../errors/checks.ts';
import { isoTime } from '../state/clock.ts';
import { NAME_RULE } from '../schemas/names.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Endpoint } from '../http/routing.ts';
import { pathParameter, queryParameter } from '../http/routing.ts';
import type { Service } from '../state/service.ts';
import type { App } from '../state/model.ts';
import { appPath } from '../state/model.ts';

const APPS = '/v1/accounts/:account/apps';

/** Create app (spec 4.1), and the two reads of public documents. */
export function appEndpoints(service: Service): Endpoint[] {
  const accountOf = (request: FastifyRequest) =>
    service.store.accountOf(callerOf(request), pathParameter(request, 'account'));
  return [
    {
      method: 'POST',
      url: APPS,
      access: 'basic',
      name: 'create-app',
      query: ['appId'],
      before: accountOf,
      handle: (request) => {
        const account = accountOf(request);
        const { name, region } = readApp(queryParameter(request, 'appId'), request.body);
        if (account.apps.has(name))
          throw new Refusal(409, 'app_exists', `There is an app "${name}" in this account already.`);
        account.apps.set(name, { account, name, region, createTime: service.clock.now(), environments: new Map() });
      },
    },
    {
      method: 'GET',
      url: APPS,
      access: 'basic',
      name: 'apps',
      extension: true,
      handle: (request) => ({ apps: [...accountOf(request).apps.values()].map(describeApp) }),
    },
    {
      method: 'GET',
      url: `${APPS}/:app`,
      access: 'basic',
      name: 'app',
      extension: true,
      handle: (request) =>
        describeApp(
          service.store.appOf(callerOf(request), pathParameter(request, 'account'), pathParameter(request, 'app')),
        ),
    },
  ];
}

/** `appId` and the body of a create-app request (spec 2.1). @throws Refusal 400 naming everything that is wrong */
function readApp(appId: string | undefined, body: unknown): Pick<App, 'name' | 'region'> {
  const problems = new Problems();
  const name = asText(appId, 'appId', problems, NAME_RULE);
  const record = asRecord(body, '', problems, ['region', 'uploadable']);
  const choices = REGIONS.map((region) => `regions/${region}` as const);
  const region = asChoice(record?.['region'], 'region', problems, choices);
  asRecord(record?.['uploadable'], 'uploadable', problems, []);
  problems.refuse();
  const code = REGIONS.find((candidate) => `regions/${candidate}` === region);
  if (name === undefined || code === undefined) throw new Error('A problem was not reported.');
  return { name, region: code };
}

function describeApp(app: App): object {
  return {
    name: appPath(app),
    region: `regions/${app.region}`,
    repository: { provider: 'UPLOADABLE' },
    createTime: isoTime(app.createTime),
  };
}
