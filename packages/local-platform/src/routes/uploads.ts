import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { COMMIT_HEADER } from '../../../../src/platform/api/wire.ts';
import { Refusal } from '../errors/refusal.ts';
import { buildMustFail } from '../faults/apply.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import type { Operation } from '../schemas/operation.ts';
import { UPLOADS } from '../schemas/uploads.ts';
import { beginBuild } from '../state/builds/begin-build.ts';
import type { Commit, Environment } from '../state/model.ts';
import { uploadOperation } from '../state/builds/operations.ts';
import type { Service } from '../state/service.ts';
import { checkArchive } from '../uploads/archive-check.ts';
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
    if (service.archiveFolder !== undefined) await keepArchive(file, keptFile(service.archiveFolder, id));
    if (!service.store.has(environment))
      throw new Refusal('environment_not_found', 'The environment was deleted during the upload.');
    const commit = commitOf(request);
    Object.assign(environment, { archive, commit });
    const plan = { id, archive, commit, cause: 'upload', willFail: buildMustFail(request) } as const;
    return uploadOperation(beginBuild(service, environment, plan));
  } catch (error) {
    await discardCopies(service, id);
    throw fullDiskRefusal(error, path.dirname(service.uploadFolder), service.archiveFolder) ?? error;
  } finally {
    await rm(file, { force: true });
  }
}

/** A hash of git, and up to 255 characters of a branch, percent-encoded. */
const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})(?: ([\w.~!*'()%-]{1,3000}))?$/;
const MAX_BRANCH_LENGTH = 255;

/** What the uploader says that it was packed from; undefined where it says nothing, or anything else. */
function commitOf(request: FastifyRequest): Commit | undefined {
  const [, sha, encoded = ''] = COMMIT.exec(String(request.headers[COMMIT_HEADER] ?? '')) ?? [];
  if (sha === undefined) return undefined;
  try {
    return { sha, branch: decodeURIComponent(encoded).slice(0, MAX_BRANCH_LENGTH).toWellFormed() };
  } catch {
    return { sha, branch: '' };
  }
}

/** Keeps an accepted zip. The folders may be on two file systems, where a rename cannot work. */
async function keepArchive(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    await copyFile(from, to);
  }
}

/** Removes what was kept of a zip that is not accepted after all, or a part of it. */
async function discardCopies({ apps, archiveFolder }: Service, id: string): Promise<void> {
  await apps?.discard(id);
  if (archiveFolder !== undefined) await rm(keptFile(archiveFolder, id), { force: true });
}

function keptFile(archiveFolder: string, id: string): string {
  return path.join(archiveFolder, `${id}.zip`);
}
