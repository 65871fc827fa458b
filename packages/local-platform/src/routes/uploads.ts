import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';
import { buildMustFail } from '../faults/apply.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import type { Operation } from '../schemas/operation.ts';
import { UPLOADS } from '../schemas/uploads.ts';
import { beginBuild } from '../state/builds/begin-build.ts';
import type { Environment } from '../state/model.ts';
import { buildOperation } from '../state/builds/operations.ts';
import type { Service } from '../state/service.ts';
import { checkArchive } from '../uploads/archive-check.ts';
import { discardArchive, keepArchive } from '../uploads/keep.ts';
import { fullDiskRefusal, receiveArchive, tooLarge } from '../uploads/receive.ts';
import { findEnvironment } from './environments.ts';

/** Upload application code (spec 4.3). */
export function uploadRoutes(service: Service) {
  const environmentOf = findEnvironment(service);
  return {
    upload: route(UPLOADS.upload, {
      find: (request, params) => {
        const environment = environmentOf(request, params);
        if (Number(request.headers['content-length'] ?? 0) > service.maxUploadBytes)
          throw tooLarge(service.maxUploadBytes);
        return environment;
      },
      handle: ({ request, found }) => upload(service, found, request),
    }),
  } satisfies Record<keyof typeof UPLOADS, Route>;
}

async function upload(service: Service, environment: Environment, request: FastifyRequest): Promise<Operation> {
  const id = service.identities.next();
  const file = path.join(service.uploadFolder, id);
  try {
    const received = await receiveArchive(request, file, service.maxUploadBytes);
    const archive = service.store.remember({ ...received, ...(await checkArchive(file)) });
    await service.apps?.accept(environment, file, id);
    if (service.archiveFolder !== undefined) await keepArchive(file, service.archiveFolder, id);
    if (!service.store.has(environment))
      throw new Refusal('environment_not_found', 'The environment was deleted during the upload.');
    environment.archive = archive;
    const plan = { id, archive, cause: 'upload', willFail: buildMustFail(request) } as const;
    return buildOperation(beginBuild(service, environment, plan));
  } catch (error) {
    await discardCopies(service, id);
    throw fullDiskRefusal(error, path.dirname(service.uploadFolder), service.archiveFolder) ?? error;
  } finally {
    await rm(file, { force: true });
  }
}

/** Removes what was kept of a zip that is not accepted after all. */
async function discardCopies({ apps, archiveFolder }: Service, id: string): Promise<void> {
  await apps?.discard(id);
  if (archiveFolder !== undefined) await discardArchive(archiveFolder, id);
}
