import type { Problems } from '../errors/checks.ts';
import { join } from '../errors/checks.ts';
import type { SeedContext } from './context.ts';

/**
 * A copy of a seed without the fields whose names are no words, each of which is a problem. Their names are not said:
 * `{password:secret}` is one of them, as the space is missing that would make it a name and a value.
 */
export function withoutOddFields(value: unknown, at: string, problems: Problems): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withoutOddFields(item, join(at, index), problems));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const plain = fields.filter(([name]) => /^\w{1,40}$/u.test(name));
  if (plain.length < fields.length) {
    problems.add(at, 'unknown_field', 'has a field whose name is not a word; is there a space after each ":"?');
  }
  return Object.fromEntries(plain.map(([name, field]) => [name, withoutOddFields(field, join(at, name), problems)]));
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
