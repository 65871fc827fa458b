import type { Credentials } from '../../platform/api/api-request.ts';
import type { Runner } from '../../runner/runner.ts';
import { ALL_INPUTS } from '../../shared/inputs.ts';
import type { SecretKind } from '../../shared/inputs.ts';
import { looksGenerated } from '../../shared/text/generated.ts';
import { together } from './input-reader.ts';
import type { InputReader, Read, ReadRequired } from './input-reader.ts';
import { isSingle, looksLikeWebhook } from './odd-values.ts';

/** `username` and `password`. @param read as for `readConnection` */
export function readCredentials(read: ReadRequired<'username' | 'password'>): Read<Credentials> {
  return together({
    username: read('username', parseUsername),
    password: read('password', parsePassword),
  });
}

/** `github-token`; empty where the host makes none. @param isUsed nobody cares what it is if it is not */
export function readToken(reader: InputReader<'github-token'>, isUsed: boolean): Read<string> {
  return isUsed ? reader.parsedOr('github-token', '', (text) => text) : reader.text('github-token');
}

/** RFC 7617 section 2: a colon would end the user ID, control characters are not allowed. @throws {RangeError} */
function parseUsername(text: string): string {
  if (!/[:\u0000-\u001f\u007f]/.test(text)) return text;
  throw new RangeError('must be the API user ID, which has no ":" and no control character');
}

/** RFC 7617 section 2. @throws {RangeError} */
function parsePassword(text: string): string {
  if (!/[\u0000-\u001f\u007f]/.test(text)) return text;
  throw new RangeError('must be the API password, on one line and without control characters');
}

/** What of a secret is masked: every form that it can take. */
const MASKS: Readonly<Record<SecretKind, (text: string, runner: Runner) => readonly string[]>> = {
  password: (text, runner) => passwordSecrets(runner.input('username'), text),
  webhook: webhookSecrets,
  // The runner itself masks only the token that it has made.
  token: (text) => [text],
  variables: () => [],
};

/**
 * The first act of an action, before anything can print: keeps its secrets out of the log in every form they can take.
 * Account, app and environment are no secrets; a runner would drop job outputs that hold them. Only a webhook URL that
 * was pasted as one of them is. A password may have been, too: what looks like one is not shown in any text. No action has
 * all of these inputs: the others are empty.
 */
export function maskSecrets(runner: Runner): void {
  const secrets = Array.from(ALL_INPUTS).flatMap(([name, { secret }]) =>
    secret === undefined ? [] : MASKS[secret](runner.input(name), runner),
  );
  const others = [...ALL_INPUTS].filter(([, { secret }]) => secret === undefined);
  const pasted = others.filter(([, input]) => isSingle(input)).map(([name]) => runner.input(name));
  secrets.push(...pasted.filter(looksLikeWebhook).flatMap(webhookSecrets));
  runner.mask(secrets.filter((secret) => secret !== ''));
  runner.hide(others.flatMap(([name]) => passwordsIn(name, runner)));
}

/** IDs may look like a password: they are none where the password itself looks like one. `init` has to show what it writes. */
const IDS: Readonly<Record<string, (password: string) => boolean>> = {
  username: (password) => password === '' || looksGenerated(password),
  environment: looksGenerated,
};

/** What looks like a password in an input that is to have none, be it a line of it. */
export function passwordsIn(name: string, runner: Runner): string[] {
  if (IDS[name]?.(runner.input('password')) === true) return [];
  const lines = runner.input(name).split(/[\r\n]+/);
  return lines.map((line) => line.trim()).filter(looksGenerated);
}

/** Also with the user name, as the Basic header has them. */
function passwordSecrets(username: string, password: string): string[] {
  if (password === '') return [];
  const pair = Buffer.from(`${username}:${password}`, 'utf8');
  const padded = pair.toString('base64');
  // Some servers repeat base64 without its padding, or in the alphabet for URLs.
  return [password, padded, padded.replace(/=+$/, ''), pair.toString('base64url')];
}

/** A webhook URL, or what was pasted of one, with its token as it stands and as it is meant. */
function webhookSecrets(text: string): string[] {
  // As it stands: an unescaped "+" is a space once it is parsed.
  const raw = [...text.matchAll(/token(?:=|%3d)([^&#\s]*)/gi)].map(([, token = '']) => token);
  const decoded = raw.map((token) => new URLSearchParams(`token=${token}`).get('token') ?? '');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return [text, url?.href ?? '', url?.search.slice(1) ?? '', ...decoded, ...raw];
}
