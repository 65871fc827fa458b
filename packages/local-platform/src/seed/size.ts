import type { Problems } from '../errors/problems.ts';

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KIB: 2 ** 10,
  MIB: 2 ** 20,
  GIB: 2 ** 30,
};

/** A size in bytes: a whole number, or a string such as `200MB` (10^6) or `200MiB` (2^20). */
export function asBytes(value: unknown, at: string, problems: Problems): number | undefined {
  const [, digits = '', unit = ''] = /^(\d{1,15}) ?([A-Za-z]*)$/u.exec(String(value)) ?? [];
  const bytes = digits === '' ? Number.NaN : Number(digits) * (UNITS[unit.toUpperCase()] ?? Number.NaN);
  if ((typeof value === 'string' || typeof value === 'number') && Number.isSafeInteger(bytes) && bytes > 0)
    return bytes;
  const shown = typeof value === 'string' ? `, not ${JSON.stringify(value)}` : '';
  return problems.add(at, 'malformed', `must be a size of at least 1 byte, such as 1000, 200MB or 2GiB${shown}`);
}
