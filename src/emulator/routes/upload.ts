import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { checkArchive } from '../uploads/archive-check.ts';
import { startBuild } from '../state/builds.ts';
import { buildMustFail } from '../faults/apply.ts';
import { buildOperation } from '../state/operations.ts';
import { receiveArchive, tooLarge } from '../uploads/receive.ts';
import type { Endpoint } from '../http/routing.ts';
import type { Service } from '../state/service.ts';
import { keepArchive } from '../state/service.ts';
import { environmentOf } from './environments.ts';

/** Upload application code (spec 4.3). */
export function uploadEndpoints(service: Service): Endpoint[] {
  return [
    {
      method: 'POST',
      url: '/fu/v1/accounts/:account/apps/:app/environments/:environment([^:]+)::upload',
      access: 'basic',
      name: 'upload',
      before: (request) => {
        environmentOf(service, request);
        if (Number(request.headers['content-length'] ?? 0) > service.maxUploadBytes)
          throw tooLarge(service.maxUploadBytes);
      },
      handle: (request) => upload(service, request),
    },
  ];
}

async function upload(service: Service, request: FastifyRequest): Promise<object> {
  const environment = environmentOf(service, request);
  const id = service.identities.next();
  const file = path.join(service.uploadFolder, id);
  try {
    const received = await receiveArchive(request, file, service.maxUploadBytes);
    const archive = service.store.remember({ ...received, ...(await checkArchive(file)) });
    if (service.archiveFolder !== undefined) await keepArchive(file, service.archiveFolder, id);
    environment.archive = archive;
    const plan = {
      archive,
      cause: 'upload',
      milliseconds: service.buildMilliseconds,
      willFail: buildMustFail(request),
    } as const;
    const build = startBuild(environment, { id, operationId: service.identities.next() }, plan, service.clock.now());
    return buildOperation(build);
  } finally {
    await rm(file, { force: true });
  }
}
