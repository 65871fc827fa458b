import type { FastifyRequest } from 'fastify';
import { endBuild, finishTimeOf, settle, stateOf } from '../state/builds.ts';
import { refuseContent } from '../errors/checks.ts';
import { isoTime } from '../state/clock.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Endpoint } from '../http/routing.ts';
import { pathParameter, queryParameter } from '../http/routing.ts';
import type { Service } from '../state/service.ts';
import type { Build } from '../state/model.ts';
import { buildPath } from '../state/model.ts';
import { environmentOf } from './environments.ts';

const BUILDS = '/v1/accounts/:account/apps/:app/environments/:environment/builds';
const DEFAULT_PAGE = 10;
const LARGEST_PAGE = 200;

/** Builds of an environment: public documents only, nothing of this is in the specification. */
export function buildEndpoints(service: Service): Endpoint[] {
  return [
    {
      method: 'GET',
      url: BUILDS,
      access: 'basic',
      name: 'builds',
      query: ['pageSize', 'orderBy', 'startTime', 'endTime'],
      extension: true,
      handle: (request) => ({ builds: listBuilds(service, request).map((build) => describeBuild(service, build)) }),
    },
    {
      method: 'GET',
      url: `${BUILDS}/:build`,
      access: 'basic',
      name: 'build',
      extension: true,
      handle: (request) => describeBuild(service, buildOf(service, request)),
    },
    {
      method: 'POST',
      url: `${BUILDS}/:build([^:]+)::cancel`,
      access: 'basic',
      name: 'cancel-build',
      extension: true,
      before: (request) => void buildOf(service, request),
      handle: (request) => {
        const build = buildOf(service, request);
        refuseContent(request.body);
        if (build.ended !== undefined)
          throw new Refusal(409, 'build_ended', `The build ended already: ${build.ended.result}.`);
        endBuild(build, 'cancelled', service.clock.now());
        return {};
      },
    },
  ];
}

function buildOf(service: Service, request: FastifyRequest): Build {
  const environment = environmentOf(service, request);
  settle(environment, service.clock.now());
  const id = pathParameter(request, 'build');
  const found = environment.builds.find((build) => build.id === id);
  if (found === undefined)
    throw new Refusal(404, 'build_not_found', `There is no build ${JSON.stringify(id)} in this environment.`);
  return found;
}

/** Oldest first unless `orderBy` says otherwise; filters count inclusively on the creation time. */
function listBuilds(service: Service, request: FastifyRequest): Build[] {
  const environment = environmentOf(service, request);
  settle(environment, service.clock.now());
  const order = queryParameter(request, 'orderBy') ?? '';
  if (!['', 'createTime', 'createTime desc'].includes(order)) {
    throw new Refusal(400, 'unknown_choice', 'orderBy must be "", "createTime" or "createTime desc".');
  }
  const from = timeOf(request, 'startTime') ?? Number.NEGATIVE_INFINITY;
  const to = timeOf(request, 'endTime') ?? Number.POSITIVE_INFINITY;
  const size = pageSizeOf(queryParameter(request, 'pageSize'));
  const found = environment.builds.filter(({ createTime }) => createTime >= from && createTime <= to);
  return (order === 'createTime desc' ? found.toReversed() : found).slice(0, size);
}

function timeOf(request: FastifyRequest, name: string): number | undefined {
  const text = queryParameter(request, name);
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\dT/u.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new Refusal(400, 'malformed', `${name} must be an ISO 8601 date and time.`);
  return time;
}

function pageSizeOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PAGE;
  if (!/^\d+$/u.test(text)) throw new Refusal(400, 'not_an_integer', 'pageSize must be a whole number.');
  const size = Number(text);
  return size === 0 ? DEFAULT_PAGE : Math.min(size, LARGEST_PAGE);
}

function describeBuild(service: Service, build: Build): object {
  const now = service.clock.now();
  const finishTime = finishTimeOf(build, now);
  return {
    name: buildPath(build),
    state: stateOf(build, now),
    createTime: isoTime(build.createTime),
    ...(finishTime === undefined ? {} : { finishTime: isoTime(finishTime) }),
    commitSha: '',
    commitMessage: '',
  };
}
