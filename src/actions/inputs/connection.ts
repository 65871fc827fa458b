import { parseApiRoot } from '../../platform/api/address.ts';
import type { ApiConnection } from '../../platform/api/api-request.ts';
import { readCredentials } from './credentials.ts';
import { together } from './input-reader.ts';
import type { InputReader, Read, ReadRequired } from './input-reader.ts';

/**
 * Credentials, and the API root in the input `urlInput`.
 * @param read `required`, or `given` where the step can do without
 */
export function readConnection(
  reader: InputReader,
  urlInput: 'headless-url' | 'base-url',
  read: ReadRequired = reader.required,
): Read<ApiConnection> {
  return together({ apiRoot: readRoot(reader, urlInput, read), credentials: readCredentials(read) });
}

/** An API root. A bad one is only repeated when it cannot hold a password or a token: `user:password@`, a query. */
export function readRoot(reader: InputReader, urlInput: 'headless-url' | 'base-url', read: ReadRequired): Read<URL> {
  return read(urlInput, parseApiRoot, { secret: /[@?#]/.test(reader.text(urlInput)) });
}
