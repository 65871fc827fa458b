import type { Credentials } from '../platform/client.ts';
import type { Runner } from '../runner/runner.ts';
import type { InputReader } from './input-reader.ts';

/**
 * `username` and `password`. The password is never part of a message.
 * @param read `required` or `optional` of the reader
 */
export function parseCredentials(reader: InputReader, read: (name: string) => string | undefined): Credentials {
  const username = read('username') ?? '';
  const password = read('password') ?? '';
  // RFC 7617 section 2: a colon would end the user ID, control characters are not allowed in either.
  if (/[:\u0000-\u001f\u007f]/.test(username)) {
    reader.reject('username', undefined, 'must be the API user ID, which has no ":" and no control character');
  }
  if (/[\u0000-\u001f\u007f]/.test(password)) {
    reader.reject('password', undefined, 'must be the API password, on one line and without control characters');
  }
  return { username, password };
}

/**
 * The first act of an action, before anything can print: keeps its secrets out of the log in every form they can take.
 * Account, app and environment are no secrets; a runner would drop job outputs that hold them.
 * @param webhooks names of inputs that hold a webhook URL
 */
export function maskSecrets(runner: Runner, webhooks: readonly string[]): void {
  const username = runner.input('username');
  const password = runner.input('password');
  const pair = Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
  // Some servers repeat base64 without its padding.
  const secrets = password === '' ? [] : [password, pair, pair.replace(/=+$/, '')];
  for (const name of webhooks) {
    const text = runner.input(name);
    if (text === '') continue;
    secrets.push(text);
    if (!URL.canParse(text)) continue;
    const url = new URL(text);
    const token = url.searchParams.get('token') ?? '';
    // As it stands in the URL, too: an unescaped "+" is a space once it is parsed.
    const raw = /[?&]token=([^&#]*)/.exec(text)?.[1] ?? '';
    secrets.push(url.href, url.search.slice(1), token, raw);
  }
  runner.mask(secrets.filter((secret) => secret !== ''));
}
