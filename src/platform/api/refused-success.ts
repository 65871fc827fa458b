import { safeText } from '../../shared/text/safe-text.ts';
import { asObject, parseObject } from '../../shared/json-object.ts';
import { describeForeignPage, wordsIn } from '../retry/foreign-answer.ts';
import { describeServiceError, readServiceError } from '../retry/service-error.ts';
import type { HttpReply } from '../transport/exchange.ts';

/** What services without a schema answer, with a status of success, when they refuse. */
const FAILED_STATUS = /^(?:error|fail|failed|failure)$/i;

/** Members that only refusals have: `errors`, `Error`, `errorMessage`, `fault`. */
const ERROR_MEMBER = /^(?:errors?|error_?message|fault)$/i;

/**
 * Whether the body of a 2xx says that the request was refused after all: an error object in a documented form
 * (specification section 2.6), `error` or `errors` that are set, as in an operation that failed, `success: false`, or the
 * status of a refusal (RFC 9457).
 * @param body undefined where it is no JSON object
 * @returns what it says, as a clause that is safe to print; undefined where it refuses nothing
 */
export function describeRefusedSuccess(body: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (body === undefined || !refuses(body)) return undefined;
  const errors = errorsIn(body);
  const object = errors.map(asObject).find((error) => error !== undefined);
  const inner = object && readServiceError(object);
  const service = inner ?? readServiceError(body);
  if (service?.message !== undefined) return describeServiceError(service);
  const [text] = errors.flat().flatMap(textsOf);
  const words = text ?? wordsIn(body);
  if (words !== undefined) return safeText(words);
  return service === undefined ? 'an error without a message' : describeServiceError(service);
}

/**
 * What is wrong with a 2xx that is not the answer to its call, as the end of a sentence: `but refused it: no quota`.
 * @param expected the same where it says nothing of itself: `but the body is not an operation`
 */
export function describeUnusable(reply: Pick<HttpReply, 'text' | 'headers'>, expected: string): string {
  const refusal = describeRefusedSuccess(parseObject(reply.text));
  if (refusal !== undefined) return `but refused it: ${refusal}`;
  const page = describeForeignPage(reply);
  return page === '' ? expected : `${expected}: ${page}`;
}

/** A text, or those of an object. */
function textsOf(value: unknown): string[] {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return parts.filter(isWord);
}

function refuses(body: Readonly<Record<string, unknown>>): boolean {
  const { success, ok, status, statusCode } = body;
  if (success === false || ok === false || errorsIn(body).length > 0) return true;
  if ([status, statusCode].some((code) => typeof code === 'number' && code >= 400 && code < 600)) return true;
  return (typeof status === 'string' && FAILED_STATUS.test(status)) || isErrorObject(body);
}

function errorsIn(body: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(body).flatMap(([name, value]) => (ERROR_MEMBER.test(name) && isSet(value) ? [value] : []));
}

/** A message alone may be good news, also with a number that is no error's of HTTP. */
function isErrorObject({ name, type, code, message }: Readonly<Record<string, unknown>>): boolean {
  if (name !== undefined || !isWord(message)) return false;
  return isWord(type) || (isWord(code) && !/^\d+$/.test(code)) || Number(code) >= 400;
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether a field that may be there has anything in it: services that write proto3 JSON leave it out, or empty. */
export function isSet(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
