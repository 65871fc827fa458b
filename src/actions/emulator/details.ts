import type { Details } from '#local-platform';
import type { Runner } from '../../runner/runner.ts';

const SECRETS = [
  'password',
  'rebuild-webhook',
  'clean-rebuild-webhook',
  'purge-cache-webhook',
  'control-token',
  'portal-url',
] as const;

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
