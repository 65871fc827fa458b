import { parseApiRoot } from '../platform/address.ts';
import type { Access } from '../platform/resources.ts';
import { parseCredentials } from './credentials.ts';
import type { InputReader } from './input-reader.ts';

/** Stands in for a URL that is missing or bad until the reader reports it; nothing is ever sent there. */
const PLACEHOLDER = new URL('https://invalid.invalid');

/**
 * Credentials, and the API root in the input `urlInput`.
 * @param needed `required`, or `optional` where the step can do without
 */
export function readAccess(
  reader: InputReader,
  urlInput: 'headless-url' | 'base-url',
  needed: (name: string) => string | undefined = (name) => reader.required(name),
): Access {
  needed(urlInput);
  return { root: readRoot(reader, urlInput, PLACEHOLDER), credentials: parseCredentials(reader, needed) };
}

/** An API root. A bad one is only repeated when it cannot hold a password or a token: `user:password@`, a query. */
export function readRoot(reader: InputReader, urlInput: 'headless-url' | 'base-url', fallback: URL): URL {
  const secret = /[@?#]/.test(reader.optional(urlInput) ?? '');
  return reader.parsed(urlInput, fallback, parseApiRoot, { secret });
}
