import { parseObject } from '../../../../src/shared/json-object.ts';
import type { Details } from '../doors.ts';

const KEYS = [
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
] as const satisfies readonly (keyof Details)[];
const OPTIONAL_KEYS = ['portal-url', 'site-url'] as const satisfies readonly (keyof Details)[];

/**
 * Reads the line that the program prints once it listens.
 * @returns undefined where it is not whole. What is there may hold secrets, so it is never part of a message
 */
export function parseDetails(line: string): Details | undefined {
  const values = parseObject(line) ?? {};
  const known = KEYS.map((name) => [name, values[name]] as const);
  if (known.some(([, value]) => typeof value !== 'string')) return undefined;
  const others = OPTIONAL_KEYS.map((name) => [name, values[name]] as const);
  return Object.fromEntries([...known, ...others.filter(([, value]) => typeof value === 'string')]) as Details;
}
