import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createApp } from '../../../src/platform/api/apps.ts';
import { uploadSource } from '../../../src/archive/archive.ts';
import { uploadArchive } from '../../../src/platform/api/upload.ts';
import { getAnyReply } from '../../../src/platform/api/api-request.ts';
import type { CallContext } from '../../../src/platform/api/api-request.ts';
import { listBuilds } from '../../../src/platform/api/builds.ts';
import {
  createEnvironment,
  deleteEnvironment,
  listEnvironments,
  readEnvironment,
} from '../../../src/platform/api/environments.ts';
import type { Answer } from '../../../src/shared/answer.ts';
import { PlatformError } from '../../../src/platform/retry/platform-error.ts';
import { getInstall, listInstalls } from '../../../src/platform/api/installs.ts';
import type { PhaseLimits } from '../../../src/platform/transport/request-phases.ts';
import { parseWebhook, triggerWebhook } from '../../../src/platform/api/webhook.ts';
import { createOperation } from '../servers/exchanges.ts';
import { fakeClock } from '../steps/fake-clock.ts';
import { makeFolder } from '../git/folders.ts';

/** The calls of the specification, two of them as webhooks, the one that deletes, lists of pages, the record of an environment, and a read that takes any answer. */
export const CALLS = [
  'upload',
  'create-app',
  'create-environment',
  'delete-environment',
  'rebuild',
  'purge',
  'list',
  'get',
  'environments',
  'environment',
  'builds',
  'any-reply',
] as const;
export type CallId = (typeof CALLS)[number];

/** What the platform answers each call with when all is well. */
export const GOOD: Readonly<Record<CallId, string>> = {
  upload: JSON.stringify(createOperation()),
  'create-app': '',
  'create-environment': JSON.stringify(createOperation()),
  'delete-environment': '{}',
  rebuild: '',
  purge: '',
  list: JSON.stringify({ count: 1, results: [{ id: 1, name: 'site' }], next: null }),
  get: JSON.stringify({ id: 1, name: 'site', domains: [] }),
  environments: JSON.stringify({ environments: [{ name: 'accounts/acme/apps/shop/environments/e-1' }] }),
  environment: JSON.stringify({ name: 'accounts/acme/apps/shop/environments/e-1' }),
  builds: JSON.stringify({ builds: [] }),
  'any-reply': '{}',
};

/** A file that does not compress, to be sent as it is. */
export function makeArchive(bytes: number): { path: string; bytes: number; sha256: string } {
  const file = path.join(makeFolder('archive'), 'app.zip');
  const content = randomBytes(bytes);
  writeFileSync(file, content);
  return { path: file, bytes, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Long enough for a busy machine: a fault that has to wait for one of them shortens it. */
export const PATIENT: PhaseLimits = {
  connect: 20_000,
  tls: 20_000,
  progress: 20_000,
  reply: 20_000,
  expect: 20_000,
};

export interface CallOptions {
  readonly limits?: Partial<PhaseLimits>;
  readonly archive?: { readonly path: string; readonly bytes: number };
  readonly retryAmbiguous?: boolean;
}

/** How a call ended, and what it cost. */
export interface CallEnding {
  /** `accepted`, or `failed network`: status and error code. */
  readonly ending: string;
  readonly error: PlatformError | undefined;
  /** Pauses before further tries, in milliseconds; nobody waited for them. */
  readonly pauses: readonly number[];
}

const access = (apiRoot: URL) => ({ apiRoot, credentials: { username: 'user', password: 'password' } });

/** Makes one call to a service at `origin`. @throws what is no `PlatformError`: nothing else may come out */
export async function makeCall(call: CallId, origin: string, options: CallOptions = {}): Promise<CallEnding> {
  const clock = fakeClock();
  const context: CallContext = {
    clock,
    signal: new AbortController().signal,
    limits: { ...PATIENT, ...options.limits },
    onRetry: () => undefined,
    holdsSecret: () => false,
  };
  try {
    await start(call, new URL(origin), context, options);
    return { ending: 'accepted', error: undefined, pauses: clock.pauses };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { ending: `${error.status} ${error.code}`, error, pauses: clock.pauses };
  }
}

async function start(call: CallId, root: URL, context: CallContext, options: CallOptions): Promise<unknown> {
  const { retryAmbiguous = false } = options;
  switch (call) {
    case 'upload': {
      const zip = uploadSource(options.archive ?? makeArchive(10_000));
      const address = { account: 'acme', app: 'shop', environment: 'e-1' };
      const quiet = { onRequest: () => undefined, onProgress: () => undefined };
      return await uploadArchive({ ...access(root), address, zip, retryAmbiguous, ...quiet }, context);
    }
    case 'create-app':
      return await createApp(access(root), { account: 'acme', app: 'shop', region: 'UK' }, context);
    case 'create-environment': {
      const body = { displayName: 'Staging', branch: 'uploadable', wpEnvironment: 'acme' };
      return await createEnvironment(access(root), { account: 'acme', app: 'shop' }, body, context);
    }
    case 'delete-environment': {
      const address = { account: 'acme', app: 'shop', environment: 'e-1' };
      return await deleteEnvironment(access(root), address, context);
    }
    case 'rebuild':
    case 'purge': {
      const action = call === 'purge' ? 'purgeCache' : 'rebuild';
      const place = `${root.origin}/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks`;
      return await triggerWebhook(parseWebhook(`${place}/webhook:${action}?token=t0ken`), context, retryAmbiguous);
    }
    case 'list':
      return await listInstalls(access(root), { pageSize: 100, offset: 0, maxPages: 9, matches: () => true }, context);
    case 'get':
      return await getInstall(access(root), '1', context);
    case 'environments':
      return valueIn(await listEnvironments(access(root), { account: 'acme', app: 'shop' }, context));
    case 'environment':
      return valueIn(await readEnvironment(access(root), ADDRESS, context));
    case 'builds':
      return valueIn(await listBuilds(access(root), ADDRESS, 10, context));
    case 'any-reply': {
      const { apiRoot, credentials } = access(root);
      const { error } = await getAnyReply(apiRoot, credentials, '/v1/status', 'the status', context);
      if (error !== undefined) throw error;
      return undefined;
    }
  }
}

const ADDRESS = { account: 'acme', app: 'shop', environment: 'e-1' };

/** What is no error of the call is one of the action that needs the answer. */
function valueIn<Value>(answer: Answer<Value>): Value {
  if (answer.kind !== 'value') throw answer.error ?? new PlatformError('bad-reply', answer.reason, 'failed');
  return answer.value;
}
