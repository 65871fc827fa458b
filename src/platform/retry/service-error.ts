import { safeText } from '../../shared/text/safe-text.ts';
import { asObject, parseObject } from '../../shared/json-object.ts';
import type { HttpReply } from '../transport/exchange.ts';

/** What the service reports of a refusal (specification section 2.6), safe to print; each part may be missing. */
interface ServiceError {
  readonly type?: string | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Reads an error body in either documented form: flat `{type, code, message}`, or `{message, errors: [{type, code,
 * message, …}]}`. Undefined when it is neither.
 */
export function parseServiceError(text: string): ServiceError | undefined {
  const body = parseObject(text);
  return body && readServiceError(body);
}

/**
 * What gateways put on answers of their own, whose form is like the API's: AWS API Gateway ("Gateway response types"), Kong
 * (its configuration, `headers`).
 */
const GATEWAYS = ['x-amzn-errortype', 'x-kong-response-latency'];

/**
 * Whether a reply has an error in the API's form: `message`, or `type` and `code`, and no field that only the errors of others
 * have (`error`; `title` and `detail` of RFC 9457). What is before the API answers in other forms, or says who it is.
 */
export function isServiceError({ text, headers }: HttpReply): boolean {
  const { type, code, message, error, title, detail } = parseObject(text) ?? {};
  const isOthers = [error, title, detail, ...GATEWAYS.map((name) => headers[name])].some(
    (field) => field !== undefined && field !== null,
  );
  return !isOthers && (textOf(message) ?? (textOf(type) && textOf(code))) !== undefined;
}

/** The same of a body, or of an object in it. */
export function readServiceError(body: Readonly<Record<string, unknown>>): ServiceError | undefined {
  const { errors } = body;
  const first = Array.isArray(errors) ? errors.map(asObject).find((entry) => entry !== undefined) : undefined;
  const [type, code] = ['type', 'code'].map((name) => textOf(body[name]) ?? textOf(first?.[name]));
  const messages = [body, first].map((each) => textOf(each?.['message'])).filter((text) => text !== undefined);
  const message = messages.length > 0 ? safeText([...new Set(messages)].join(': ')) : undefined;
  return (type ?? code ?? message) === undefined ? undefined : { type, code, message };
}

/** One line for the log: `message (type invalid_value, code too_large)`. */
export function describeServiceError({ type, code, message }: ServiceError): string {
  const labels = [type && `type ${type}`, code && `code ${code}`].filter(Boolean).join(', ');
  if (message === undefined) return labels;
  // It becomes part of a sentence of ours, which has a full stop of its own.
  const words = message.replace(/\.$/, '');
  return labels === '' ? words : `${words} (${labels})`;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? safeText(value) : undefined;
}
