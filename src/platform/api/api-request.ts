import { callUrl } from './address.ts';
import { withAttempts } from '../retry/attempts.ts';
import type { CallKind } from '../retry/classify.ts';
import { basicAuthorization } from './upload.ts';
import type { CallContext, Credentials } from './upload.ts';
import { exchange, ExchangeError } from '../transport/exchange.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { parseObject } from './service-error.ts';

/** Where the API is, and as whom. */
export interface Access {
  readonly root: URL;
  readonly credentials: Credentials;
}

/**
 * GET below an API root, or of a full URL that was already checked.
 * @param what name of the call in messages
 * @throws {PlatformError}; {ExchangeError} `stopped`, never `sent`: a read leaves nothing behind to be unsure of
 */
export async function read(
  access: Access,
  target: string | URL,
  what: string,
  context: CallContext,
): Promise<HttpReply> {
  try {
    return await send(access, { method: 'GET', target, what, kind: 'repeatable' }, context);
  } catch (error) {
    const stopped = error instanceof ExchangeError && error.kind === 'stopped';
    throw stopped ? new ExchangeError('stopped', error.reason, error.phase, false) : error;
  }
}

/**
 * POST of a JSON document.
 * @throws {PlatformError}, {ExchangeError} `stopped`
 */
export async function create(
  access: Access,
  path: string,
  what: string,
  body: object,
  context: CallContext,
): Promise<HttpReply> {
  return await send(access, { method: 'POST', target: path, what, kind: 'create', body }, context);
}

async function send(
  { root, credentials }: Access,
  call: { method: 'GET' | 'POST'; target: string | URL; what: string; kind: CallKind; body?: object },
  context: CallContext,
): Promise<HttpReply> {
  const bytes = call.body === undefined ? undefined : Buffer.from(JSON.stringify(call.body), 'utf8');
  const body =
    bytes === undefined
      ? {}
      : {
          body: {
            type: 'application/json',
            bytes: bytes.length,
            open: async function* () {
              yield bytes;
            },
          },
        };
  const url = typeof call.target === 'string' ? callUrl(root, call.target) : call.target;
  const headers = { Authorization: basicAuthorization(credentials) };
  // A read whose answer is not JSON may have met a proxy or a page of an error: it is worth another try.
  const isAnswer = (reply: HttpReply): boolean => call.kind !== 'repeatable' || parseObject(reply.text) !== undefined;
  const { reply } = await withAttempts(
    { kind: call.kind, name: { what: call.what, origin: root.origin }, isAnswer, ...context },
    async () => await exchange({ method: call.method, url, headers, ...body, ...context }),
  );
  return reply;
}
