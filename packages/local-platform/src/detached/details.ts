import { DETAILS, OPTIONAL_DETAILS } from '../../../../src/shared/emulator-details.ts';
import { parseObject } from '../../../../src/shared/json-object.ts';
import type { Details } from '../program-door.ts';

/**
 * Reads the line that the program prints once it listens.
 * @returns undefined where it is not whole. What is there may hold secrets, so it is never part of a message
 */
export function parseDetails(line: string): Details | undefined {
  const values = parseObject(line) ?? {};
  const known = DETAILS.map((name) => [name, values[name]] as const);
  if (known.some(([, value]) => typeof value !== 'string')) return undefined;
  const others = OPTIONAL_DETAILS.map((name) => [name, values[name]] as const);
  return Object.fromEntries([...known, ...others.filter(([, value]) => typeof value === 'string')]) as Details;
}
