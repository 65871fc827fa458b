import { problemKind, unusable, valueOf } from '../../shared/answer.ts';
import type { Answer, Problem } from '../../shared/answer.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { withAttempts } from '../retry/attempts.ts';
import type { Retry } from '../retry/attempts.ts';
import type { Clock } from '../../shared/clock.ts';
import { describeForeignPage } from '../retry/foreign-answer.ts';
import { PlatformError } from '../retry/platform-error.ts';
import { exchange } from '../transport/exchange.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { jsonBody } from '../transport/request-body.ts';
import { getFollowing } from '../transport/redirects.ts';
import type { PhaseLimits } from '../transport/request-phases.ts';
import { callUrl } from './address.ts';
import type { AppAddress } from './address.ts';
import { isJson, parseObject } from '../../shared/json-object.ts';
import { operationError } from './operation.ts';
import { describeRefusedSuccess } from './refused-success.ts';

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

/** An app, and where and as whom its platform is called. */
export interface AppTarget extends ApiConnection {
  readonly address: AppAddress;
}

/** What every call needs besides its own arguments. */
export interface CallContext {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly limits?: PhaseLimits | undefined;
  readonly maxAttempts?: number;
  readonly onRetry: (retry: Retry) => void;
  /** Whether a text of the platform holds a secret of this step: such a text must not become an output. */
  readonly holdsSecret: (text: string) => boolean;
}

/**
 * GET where every reply is worth something, a refusal and a page of HTML included. A failure of the host is tried again,
 * as in any read.
 * @param credentials undefined for a call without any
 * @param what name of the call in messages
 * @returns the reply, and what it refuses, as an error; a success has none, whatever its body is
 * @throws {PlatformError} where there is no reply, or not all of it; {StepError} when the signal ended it
 */
export async function getAnyReply(
  apiRoot: URL,
  credentials: Credentials | undefined,
  path: string,
  what: string,
  context: CallContext,
) {
  let last: HttpReply | undefined;
  const onReply = (reply: HttpReply): void => void (last = reply);
  try {
    const call = { kind: 'read', target: path, what, isAnswer: () => true, onReply } as const;
    return { reply: await callApi({ apiRoot, credentials }, call, context), error: undefined };
  } catch (error) {
    const isRefusal = error instanceof PlatformError && error.statusClass !== undefined;
    if (!isRefusal || error.statusClass === 'success' || last === undefined) throw error;
    return { reply: last, error };
  }
}

/**
 * Asks for what is not part of the specification, so that a host may not have it.
 * @param parse makes the answer of a reply with a status of success
 * @throws {StepError} when the signal ended it, and what is a defect
 */
export async function ask<Value>(
  connection: ApiConnection,
  target: string | URL,
  what: string,
  context: CallContext,
  parse: (reply: HttpReply) => Answer<Value>,
): Promise<Answer<Value>> {
  const reply = await answerOf(callApi(connection, { kind: 'read', target, what }, context));
  if (reply.kind !== 'value') return reply;
  const answer = parse(reply.value);
  if (answer.kind !== 'unusable') return answer;
  const page = describeForeignPage(reply.value);
  const quoted = page === '' ? answer : { ...answer, reason: `${answer.reason}: ${page}` };
  return refusalOf(connection, what, reply.value) ?? quoted;
}

/** For a reply that is no answer, but refuses with a status of success: what it says, as an error. */
function refusalOf({ apiRoot }: ApiConnection, what: string, { status, text }: HttpReply): Problem | undefined {
  const words = describeRefusedSuccess(parseObject(text));
  if (words === undefined) return undefined;
  const message = `${apiRoot.origin} answered ${what} with HTTP ${status}, but refused it: ${words}.`;
  const error = new PlatformError('bad-reply', message, 'failed', { httpStatus: status }, { advice: '' });
  return { ...unusable(`HTTP ${status}, but it refuses: ${words}`), error };
}

/** The value of an answer that a step cannot do without. @throws {StepError} `bad-reply` where it is of no use */
export function required<Value>({ apiRoot }: ApiConnection, what: string, answer: Answer<Value>): Value {
  if (answer.kind === 'value') return answer.value;
  const message = `${apiRoot.origin} answered ${what}, but the answer cannot be used: ${answer.reason}.`;
  throw answer.error ?? new PlatformError('bad-reply', message, 'failed');
}

/** What a read gives, with a failure as the problem that it is. @throws as `ask` */
export async function answerOf<Value>(reading: Promise<Value>): Promise<Answer<Value>> {
  try {
    return valueOf(await reading);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { statusClass, clause, details } = error;
    const { retryAfter, httpStatus } = details;
    // A lack of rights does not pass with time: one that asks to wait is a limit on requests.
    const kind = httpStatus === 403 && retryAfter !== undefined ? 'busy' : problemKind(statusClass);
    return { kind, reason: clause, retryAfter, error };
  }
}

export const UNEXPECTED_RESPONSE = unusable('unexpected response format');

/** For an answer that is the record of something else, so no evidence. @param name its resource name, not checked */
export function aboutOther(name: string): Problem {
  return unusable(`the answer is about ${safeText(name)}`);
}

/**
 * An answer where the host may have no such call: that alone is no failure.
 * @returns the answer as it is, where there is nothing at the address or what came from there is of no use
 * @throws {PlatformError} for any other problem: 401, 403, no connection
 */
export function unlessRefused<Value>(answer: Answer<Value>): Answer<Value> {
  if (answer.kind === 'value' || answer.kind === 'missing' || answer.kind === 'no-call') return answer;
  if (answer.error !== undefined) throw answer.error;
  return answer;
}

const METHODS = { read: 'GET', create: 'POST', delete: 'DELETE' } as const;

interface ApiCall {
  readonly kind: keyof typeof METHODS;
  /** A path below the API root, or an absolute URL that was already checked. */
  readonly target: string | URL;
  /** Name of the call in messages. */
  readonly what: string;
  /** Of a JSON document. */
  readonly body?: object;
  /** Whether a 2xx is the host's own. */
  readonly isAnswer?: (reply: HttpReply) => boolean;
  /** Called with the reply of each attempt. */
  readonly onReply?: (reply: HttpReply) => void;
}

/**
 * Makes a call to the API. A `delete` is one request, with no attempt after it: whoever repeats it looks first what is there.
 * @throws {PlatformError}, also for an operation that failed; {StepError} when the signal ended it
 */
export async function callApi(
  { apiRoot, credentials }: { readonly apiRoot: URL; readonly credentials: Credentials | undefined },
  { kind, target, what, body, isAnswer, onReply }: ApiCall,
  context: CallContext,
): Promise<HttpReply> {
  const url = typeof target === 'string' ? callUrl(apiRoot, target) : target;
  const headers = {
    ...(kind === 'read' ? { 'Cache-Control': 'no-cache' } : {}),
    ...(credentials === undefined ? {} : { Authorization: basicAuthorization(credentials) }),
  };
  const name = { what, origin: apiRoot.origin };
  const options = {
    kind,
    name,
    // A read whose answer is not JSON may have met a proxy or an error page: it is worth a retry. Any JSON is the host's.
    isAnswer: isAnswer ?? ((reply: HttpReply) => kind !== 'read' || isJson(reply.text)),
    errorIn: (reply: HttpReply) => (kind === 'create' ? operationError(name, reply) : undefined),
    ...context,
    ...(kind === 'delete' ? { maxAttempts: 1 } : {}),
  };
  const call = { url, headers, body: body && jsonBody(JSON.stringify(body)), ...context };
  return await withAttempts(options, async () => {
    const reply = await (kind === 'read'
      ? getFollowing({ method: 'GET', ...call })
      : exchange({ method: METHODS[kind], ...call }));
    onReply?.(reply);
    return reply;
  });
}

/** RFC 7617: user ID and password in UTF-8, joined by a colon, in base64. */
export function basicAuthorization({ username, password }: Credentials): string {
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}
