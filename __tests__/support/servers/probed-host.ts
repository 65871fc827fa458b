import { CALLS } from '../../../src/actions/probe/calls.ts';
import type { CallId } from '../../../src/actions/probe/calls.ts';
import type { Inputs } from '../steps/sibling-actions.ts';
import { PASSWORD, USERNAME } from '../steps/sibling-actions.ts';
import { headerOf, targetOf } from './requests.ts';
import { answering, httpReply } from './socket-server.ts';
import type { Answer, SocketRequest, SocketServer } from './socket-server.ts';

export const ENVIRONMENT = '11111111-2222-4333-8444-555555555555';
const NAME = `accounts/acme/apps/shop/environments/${ENVIRONMENT}`;
const DATE = { Date: 'Tue, 20 Jan 2026 12:00:00 GMT' };

const build = (id: string, hour: number) => ({
  name: `${NAME}/builds/${id}`,
  createTime: `2026-01-20T0${hour}:00:00Z`,
  finishTime: `2026-01-20T0${hour}:05:00Z`,
});
const BUILDS = [build('b-2', 9), build('b-1', 8)];
const RECORD = {
  name: NAME,
  displayName: 'Production',
  branch: 'uploadable',
  build: `${NAME}/builds/b-2`,
  reconciling: false,
  domains: ['shop.acme.example'],
};

/** What a host answers each call with that is as expected in all. */
export const GOOD_BODIES: Readonly<Record<CallId, object>> = {
  apps: { apps: [{ name: 'accounts/acme/apps/shop' }] },
  app: { name: 'accounts/acme/apps/shop', repository: { provider: 'UPLOADABLE' } },
  regions: { regions: ['US-C', 'AUS-SE', 'UK', 'EU-W'].map((region) => ({ name: `regions/${region}` })) },
  environments: { environments: [RECORD] },
  environment: RECORD,
  'newest-builds': { builds: BUILDS },
  builds: { builds: BUILDS.toReversed() },
  'one-build': { builds: BUILDS.slice(1), nextPageToken: 'x' },
  'most-builds': { builds: BUILDS.toReversed() },
  build: BUILDS[0] ?? {},
  'made-up': { message: 'no such environment' },
  anonymous: { message: 'who are you?' },
  status: { success: true, created_on: '2026-01-20T09:00:00Z' },
  installs: { count: 2, results: [{ id: 7, name: 'acme' }], next: 'ORIGIN/v1/installs?limit=1&offset=1' },
  'too-many': { type: 'invalid_value', code: 'too_large', message: 'limit cannot exceed 100' },
  install: { id: 7, name: 'acme', domains: [{ hostname: 'acme.example', primary: true }] },
};

const NAMES: Readonly<Record<string, string>> = {
  account: 'acme',
  app: 'shop',
  environment: '(?!0{8}-)[^/?]+',
  build: '[^/?]+',
  install: '[^/?]+',
};

/** The call that a request is. */
function callOf(request: SocketRequest): CallId {
  const isAnonymous = headerOf(request, 'authorization') === undefined;
  const id = (Object.keys(CALLS) as CallId[]).find((each) => {
    const { path, isWithoutCredentials = false } = CALLS[each];
    const pattern = path.replace(/[?.]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => NAMES[name] ?? '');
    return isWithoutCredentials === isAnonymous && new RegExp(`^${pattern}$`).test(targetOf(request));
  });
  if (id === undefined) throw new RangeError(`not a call of probe: ${request.head}`);
  return id;
}

/** A good answer with another body, headers or status. */
export interface ChangedAnswer {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}
export type ChangedAnswers = Readonly<Partial<Record<CallId, ChangedAnswer>>>;
/** What stands in place of a good answer: that, or a whole reply. */
export type OtherAnswer = Answer | ChangedAnswer;
export type OtherAnswers = Readonly<Partial<Record<CallId, OtherAnswer>>>;

/** A host that answers every call of `probe`. */
export async function probedHost(others: OtherAnswers = {}): Promise<SocketServer & { calls: () => CallId[] }> {
  const server: SocketServer = await answering((request) => {
    const id = callOf(request);
    const other = others[id];
    if (typeof other === 'string' || (id in others && (other === undefined || other === null))) return other;
    const { body = GOOD_BODIES[id], headers = DATE, status = CALLS[id].status ?? 200 } = other ?? {};
    return httpReply(status, JSON.stringify(body).replaceAll('ORIGIN', server.origin), headers);
  });
  return { ...server, calls: () => server.requests.map(callOf) };
}

export function probeInputs(origin: string, overrides: Inputs = {}): Inputs {
  return {
    account: 'acme',
    app: 'shop',
    username: USERNAME,
    password: PASSWORD,
    'headless-url': origin,
    'base-url': origin,
    ...overrides,
  };
}
