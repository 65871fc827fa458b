import { withAttempts } from '../retry/attempts.ts';
import type { Clock, Retry } from '../retry/attempts.ts';
import type { CallKind } from '../retry/classify.ts';
import { PlatformError } from '../retry/platform-error.ts';
import { exchange } from '../transport/exchange.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { jsonBody } from '../transport/json-body.ts';
import type { PhaseLimits } from '../transport/request-phases.ts';
import { callUrl } from './address.ts';
import { isJson } from '../json-object.ts';
import { operationError } from './operation.ts';

/** HTTP Basic credentials (specification section 5). */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Where an API is, and as whom it is called. */
export interface ApiConnection {
  readonly apiRoot: URL;
  readonly credentials: Credentials;
}

/** What every call needs besides its own arguments. */
export interface CallContext {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly limits?: PhaseLimits;
  readonly maxAttempts?: number;
  readonly onRetry: (retry: Retry) => void;
  /** Whether a text of the platform holds a secret of this step: such a text must not become an output. */
  readonly holdsSecret: (text: string) => boolean;
}

/**
 * GET of a JSON document below an API root, or at an absolute URL that was already checked.
 * @param what name of the call in messages
 * @throws {PlatformError}; the signal's reason when that ended it
 */
export async function getJson(
  connection: ApiConnection,
  target: string | URL,
  what: string,
  context: CallContext,
): Promise<HttpReply> {
  return await send(connection, { method: 'GET', target, what, kind: 'read' }, context);
}

/**
 * Whether a call failed because there is nothing at its address: no such resource, or a host that does not know a call
 * which is not part of the specification.
 */
export function isMissingCall(error: unknown): error is PlatformError {
  return error instanceof PlatformError && (error.statusClass === 'missing' || error.statusClass === 'no-call');
}

/**
 * POST of a JSON document.
 * @throws {PlatformError}, also for an operation that failed; {StepError} when the signal ended it
 */
export async function postJson(
  connection: ApiConnection,
  path: string,
  what: string,
  body: object,
  context: CallContext,
): Promise<HttpReply> {
  return await send(connection, { method: 'POST', target: path, what, kind: 'create', body }, context);
}

/**
 * One DELETE, with no attempt after it: whoever repeats it looks first what is there.
 * @throws {PlatformError}; {StepError} when the signal ended it
 */
export async function deleteOnce(
  connection: ApiConnection,
  path: string,
  what: string,
  context: CallContext,
): Promise<HttpReply> {
  return await send(
    connection,
    { method: 'DELETE', target: path, what, kind: 'delete' },
    { ...context, maxAttempts: 1 },
  );
}

async function send(
  { apiRoot, credentials }: ApiConnection,
  call: { method: 'GET' | 'POST' | 'DELETE'; target: string | URL; what: string; kind: CallKind; body?: object },
  context: CallContext,
): Promise<HttpReply> {
  const body = call.body === undefined ? {} : { body: jsonBody(JSON.stringify(call.body)) };
  const url = typeof call.target === 'string' ? callUrl(apiRoot, call.target) : call.target;
  const headers = { Authorization: basicAuthorization(credentials) };
  // A read whose answer is not JSON may have met a proxy or an error page: it is worth a retry. Any JSON is the host's.
  const isAnswer = (reply: HttpReply): boolean => call.kind !== 'read' || isJson(reply.text);
  const name = { what: call.what, origin: apiRoot.origin };
  const errorIn = (reply: HttpReply) => (call.kind === 'create' ? operationError(name, reply) : undefined);
  return await withAttempts(
    { kind: call.kind, name, isAnswer, errorIn, ...context },
    async () => await exchange({ method: call.method, url, headers, ...body, ...context }),
  );
}

/** RFC 7617: user ID and password in UTF-8, joined by a colon, in base64. */
export function basicAuthorization({ username, password }: Credentials): string {
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}
