import { afterAll, beforeAll, test } from '@jest/globals';
import { startLocalPlatform } from '#local-platform';
import type { Platform } from '#local-platform';

/** The service that is walked through: a local platform, or the host that the environment names. */
export interface Target {
  readonly headlessUrl: string;
  readonly baseUrl: string;
  readonly username: string;
  readonly password: string;
  readonly account: string;
  readonly app: string;
  readonly environment: string;
  /** URL of the purge-cache webhook, if one is known. */
  readonly purgeWebhook: string | undefined;
}

const VARIABLES = [
  'HEADLESS_URL',
  'BASE_URL',
  'API_USERNAME',
  'API_PASSWORD',
  'ACCOUNT',
  'APP',
  'ENVIRONMENT',
] as const;
const given = VARIABLES.filter((name) => (process.env[name] ?? '') !== '');
if (given.length > 0 && given.length < VARIABLES.length) {
  throw new Error(
    `To test a host, set all of ${VARIABLES.join(', ')}; missing: ${VARIABLES.filter((name) => !given.includes(name)).join(', ')}`,
  );
}
const isHost = given.length === VARIABLES.length;

/** A test that creates something, deploys or purges: on a host only with CONFORMANCE_CREATE=1. */
export const creating = !isHost || process.env['CONFORMANCE_CREATE'] === '1' ? test : test.skip;

/** A test that needs a webhook URL: on a host only with PURGE_CACHE_WEBHOOK as well. */
export const triggering = !isHost || (process.env['PURGE_CACHE_WEBHOOK'] ?? '') !== '' ? creating : test.skip;

/** The target of the tests of one file. Locally a strict platform, which has nothing but the specification. */
export function useTarget(): () => Target {
  let platform: Platform | undefined;
  let target: Target | undefined;
  beforeAll(async () => {
    if (!isHost) platform = await startLocalPlatform({ strict: true });
    target = platform === undefined ? fromEnvironment() : fromPlatform(platform);
  });
  afterAll(async () => {
    await platform?.close();
  });
  return () => {
    if (target === undefined) throw new Error('The target is ready once a test runs.');
    return target;
  };
}

function fromPlatform({ details }: Platform): Target {
  return {
    headlessUrl: details['headless-url'],
    baseUrl: details['base-url'],
    username: details.username,
    password: details.password,
    account: details.account,
    app: details.app,
    environment: details.environment,
    purgeWebhook: details['purge-cache-webhook'],
  };
}

function read(name: string): string {
  return process.env[name] ?? '';
}

function fromEnvironment(): Target {
  return {
    headlessUrl: read('HEADLESS_URL').replace(/\/+$/, ''),
    baseUrl: read('BASE_URL').replace(/\/+$/, ''),
    username: read('API_USERNAME'),
    password: read('API_PASSWORD'),
    account: read('ACCOUNT'),
    app: read('APP'),
    environment: read('ENVIRONMENT'),
    purgeWebhook: read('PURGE_CACHE_WEBHOOK') || undefined,
  };
}

/** A request with the credentials of the target, or with others. */
export function send(
  target: Target,
  url: string,
  init: RequestInit = {},
  credentials = `${target.username}:${target.password}`,
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (credentials !== '') headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  return fetch(url, { redirect: 'manual', ...init, headers });
}

/** A POST with a JSON body. */
export function postJson(target: Target, url: string, body: unknown): Promise<Response> {
  return send(target, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Path of the apps of the account (spec 4.1). */
export function appsUrl({ headlessUrl, account }: Target): string {
  return `${headlessUrl}/v1/accounts/${account}/apps`;
}

/** A name that nothing has yet. */
export function freshName(): string {
  return `conformance-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;
}
