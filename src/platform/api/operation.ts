import { asObject, parseObject } from '../../shared/json-object.ts';
import { falseSuccess } from '../retry/platform-error.ts';
import type { PlatformError } from '../retry/platform-error.ts';
import type { CallName } from '../retry/no-reply.ts';
import { describeServiceError, readServiceError } from '../retry/service-error.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { SEGMENT } from './address.ts';
import { describeRefusedSuccess, describeUnusable, isSet } from './refused-success.ts';

/** Longest resource name that is passed on as an output, in characters. */
const MAX_NAME_LENGTH = 1024;
const ENVIRONMENT = `accounts/(${SEGMENT})/apps/(${SEGMENT})/environments/(${SEGMENT})`;
const OPERATION_NAME = new RegExp(`^${ENVIRONMENT}/operations/(${SEGMENT})$`);
const BUILD_PATH = new RegExp(`^${ENVIRONMENT}/builds/(${SEGMENT})$`);

/** The names in an accepted reply. */
export interface AcceptedOperation {
  readonly operationName: string;
  readonly operationId: string;
  readonly buildPath: string;
  readonly buildId: string;
}

/** Stands for an acceptance whose names hold a secret, and the same as the end of a sentence. */
const HOLDS_SECRET = 'but a name in the answer holds one of your secrets';

/** A reply by which the platform accepts a request. */
export interface Acceptance {
  /** Undefined where the reply had no body: a documented form of success. */
  readonly operation: AcceptedOperation | undefined;
}

/**
 * What the platform accepted.
 * @throws {PlatformError} `bad-reply`, with the status `unknown`, for a reply that does not come from the platform, or
 * whose names hold a secret
 */
export function acceptanceOf(call: CallName, reply: HttpReply, holdsSecret: (text: string) => boolean): Acceptance {
  // A success before the last byte does not come from the platform: a sign-in page, a filter.
  const acceptance = reply.sent ? parseAcceptance(reply.text, holdsSecret) : undefined;
  if (acceptance !== undefined && acceptance !== HOLDS_SECRET) return acceptance;
  const expected = reply.sent ? 'but the body is not an operation' : 'but before all of it had been sent';
  throw falseSuccess(call, reply, acceptance ?? describeUnusable(reply, expected));
}

/**
 * The body of a 2xx reply that carries an Operation (specification section 2.3), or is empty or `{}` (both documented
 * publicly). Undefined for anything else: neither a malformed name nor one with a secret must become an output.
 */
export function parseAcceptance(
  text: string,
  holdsSecret: (text: string) => boolean,
): Acceptance | typeof HOLDS_SECRET | undefined {
  if (text.trim() === '') return { operation: undefined };
  const body = parseObject(text);
  if (body === undefined) return undefined;
  if (Object.keys(body).length === 0) return { operation: undefined };
  const operationName = body['name'];
  const buildPath = asObject(body['metadata'])?.['build'];
  if (typeof operationName !== 'string' || typeof buildPath !== 'string') return undefined;
  if (operationName.length > MAX_NAME_LENGTH || buildPath.length > MAX_NAME_LENGTH) return undefined;
  const operation = OPERATION_NAME.exec(operationName)?.slice(1);
  const build = BUILD_PATH.exec(buildPath)?.slice(1);
  const operationId = operation?.at(-1);
  const buildId = build?.at(-1);
  if (operation === undefined || operationId === undefined || build === undefined || buildId === undefined)
    return undefined;
  if ([...operation, ...build].some(holdsSecret)) return HOLDS_SECRET;
  return { operation: { operationName, operationId, buildPath, buildId } };
}

/**
 * What the `error` of an operation in a 2xx reply means. The specification shows none. Services whose operations have
 * this form give it to one that is done and failed (`google.longrunning.Operation`): a code above 0, or a message.
 * @returns `rejected` for that; `bad-reply`, with the status `unknown`, for any other, and for a reply that refuses in
 *   another way; undefined where there is none
 */
export function operationError(call: CallName, reply: HttpReply): PlatformError | undefined {
  const body = parseObject(reply.text) ?? {};
  const { error, done } = body;
  // Services that write every field give an empty one to an operation without an error.
  if (!isSet(error)) {
    const refusal = describeRefusedSuccess(body);
    return refusal === undefined ? undefined : falseSuccess(call, reply, `but refused it: ${refusal}`);
  }
  const object = asObject(error);
  const service = object && readServiceError(object);
  const known = service ?? (typeof error === 'string' && error !== '' ? { message: safeText(error) } : undefined);
  const reported = known === undefined ? '' : `. The service reported: ${describeServiceError(known)}`;
  if (done === true && service !== undefined && service.code !== '0')
    return falseSuccess(call, reply, `but with an operation that failed${reported}`, 'rejected');
  const what =
    done === true ? 'an error in an unexpected format' : 'an error in an operation that is not marked as done';
  return falseSuccess(call, reply, `but with ${what}${reported}`);
}

/**
 * The environment that an operation or its build belongs to, where it is not the one that the request was for.
 * @param parent name of the app or environment that the request was for: `accounts/acme/apps/shop`
 * @returns `accounts/acme/apps/other/environments/e-1`; undefined where all is as it should be
 */
export function otherEnvironment({ operationName, buildPath }: AcceptedOperation, parent: string): string | undefined {
  const other = [operationName, buildPath].find((name) => !name.startsWith(`${parent}/`));
  return other?.replace(/\/[^/]+\/[^/]+$/, '');
}

/**
 * ID of the environment that an operation or its build belongs to, whatever account and app stand before it.
 * @param environment ID of the environment that the request was for
 * @returns undefined where both belong to that one
 */
export function otherEnvironmentId(
  { operationName, buildPath }: AcceptedOperation,
  environment: string,
): string | undefined {
  return [operationName, buildPath].map((name) => name.split('/')[5]).find((id) => id !== environment);
}
