import { safeText } from '../../shared/text/safe-text.ts';
import { describeServiceError, readServiceError } from '../retry/service-error.ts';

/** What services without a schema answer, with a status of success, when they refuse. */
const FAILED_STATUS = /^(?:error|fail|failed|failure)$/i;

/**
 * Whether the body of a 2xx says that the request was refused after all: an error object in a documented form
 * (specification section 2.6), `error` or `errors` that are set, as in an operation that failed, or `success: false`.
 * @param body undefined where it is no JSON object
 * @returns what it says, as a clause that is safe to print; undefined where it refuses nothing
 */
export function describeRefusedSuccess(body: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (body === undefined || !refuses(body)) return undefined;
  const { error } = body;
  const isObject = typeof error === 'object' && error !== null;
  const service = (isObject ? readServiceError(error as Record<string, unknown>) : undefined) ?? readServiceError(body);
  if (service !== undefined) return describeServiceError(service);
  return [error, body['errors']].flat().flatMap(wordsOf)[0] ?? 'an error without a message';
}

function wordsOf(value: unknown): string[] {
  return isWord(value) ? [safeText(value)] : [];
}

function refuses(body: Readonly<Record<string, unknown>>): boolean {
  const { error, errors, success, ok, status } = body;
  if (success === false || ok === false || isSet(error) || isSet(errors)) return true;
  return (typeof status === 'string' && FAILED_STATUS.test(status)) || isErrorObject(body);
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
