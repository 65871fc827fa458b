import { parseSize } from '../../../../src/shared/text/size.ts';
import type { Problems } from '../errors/problems.ts';

/** A size in bytes: a whole number, or a string such as `200MB` (10^6) or `200MiB` (2^20). */
export function asBytes(value: unknown, at: string, problems: Problems): number | undefined {
  try {
    return parseSize(String(value));
  } catch {
    const shown = typeof value === 'string' ? `, not ${JSON.stringify(value)}` : '';
    return problems.add(at, 'malformed', `must be a size of at least 1 byte, such as 1000, 200MB or 2GiB${shown}`);
  }
}
