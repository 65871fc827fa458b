import { parseObject } from '../../platform/json-object.ts';
import type { Runner } from '../../runner/runner.ts';

/** Outputs, and keys of the line that the local platform prints when it listens. */
export const DETAILS = [
  'headless-url',
  'base-url',
  'username',
  'password',
  'account',
  'app',
  'environment',
  'rebuild-webhook',
  'clean-rebuild-webhook',
  'purge-cache-webhook',
  'control-url',
  'control-token',
] as const;
/** The same, where there is a portal, and where apps are run. */
export const OPTIONAL_DETAILS = ['portal-url', 'site-url'] as const;
export type Details = Readonly<
  Record<(typeof DETAILS)[number], string> & Partial<Record<(typeof OPTIONAL_DETAILS)[number], string>>
>;

const SECRETS = [
  'password',
  'rebuild-webhook',
  'clean-rebuild-webhook',
  'purge-cache-webhook',
  'control-token',
  'portal-url',
] as const;

/**
 * Reads the line that the local platform prints once it listens.
 * @returns undefined where it is not whole. What is there may hold secrets, so it is never part of a message
 */
export function parseDetails(line: string): Details | undefined {
  const values = parseObject(line) ?? {};
  const known = DETAILS.map((name) => [name, values[name]] as const);
  if (known.some(([, value]) => typeof value !== 'string')) return undefined;
  const others = OPTIONAL_DETAILS.map((name) => [name, values[name]] as const);
  return Object.fromEntries([...known, ...others.filter(([, value]) => typeof value === 'string')]) as Details;
}

/**
 * Keeps the credentials of the local platform out of the log, and the tokens of its webhooks by themselves.
 * @param shown what the log is to show anyway
 */
export function maskDetails(runner: Runner, details: Details, shown: readonly (keyof Details)[] = []): void {
  const secrets = SECRETS.filter((name) => !shown.includes(name)).flatMap((name) => details[name] ?? []);
  const tokens = secrets.flatMap((secret) => /[?&]token=([^&]+)/.exec(secret)?.slice(1) ?? []);
  const pair = Buffer.from(`${details.username}:${details.password}`, 'utf8').toString('base64');
  runner.mask([...secrets, ...tokens, pair]);
}
