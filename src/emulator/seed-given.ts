import type { SeedContext } from './seed-context.ts';

/**
 * A seed without the fields that are empty: in YAML `id:` with nothing after it is null, and means the same as no `id`.
 * Items of lists stay, so that problems are counted as they stand in the file.
 */
export function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutEmptyFields(field)]));
}

/**
 * Notes the ids and passwords that a seed gives, before any is made up: what comes first in the file must not get an id
 * that is given further down, nor a user a new password where another of its accounts has one. Checks nothing.
 */
export function noteGiven(seed: Readonly<Record<string, unknown>> | undefined, context: SeedContext): void {
  for (const { id, username, password, installs } of recordsOf(seed?.['accounts'])) {
    context.reserve('account id', id);
    if (typeof username === 'string' && typeof password === 'string') context.notePassword(username, password);
    for (const install of recordsOf(installs)) context.reserve('install id', install['id']);
  }
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);
}
