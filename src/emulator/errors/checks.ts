import { Refusal } from './refusal.ts';

/** One thing that is wrong with a value: where it stands, a short code, and what is allowed. */
export interface Problem {
  readonly at: string;
  readonly code: string;
  readonly message: string;
}

/** Collects every problem of one document (request body, seed, faults), so that a person sees all of them at once. */
export class Problems {
  readonly list: Problem[] = [];

  add(at: string, code: string, message: string): undefined {
    this.list.push({ at, code, message });
    return undefined;
  }

  /** One line for each problem: `accounts[0].name: must be ...`. The root has no name: it is the body of a request. */
  lines(): string[] {
    return this.list.map(({ at, message }) => `${at === '' ? 'body' : at}: ${message}`);
  }

  /** @throws Refusal 400 whose `code` is that of the first problem and whose message names all of them (spec 7). */
  refuse(): void {
    const [first] = this.list;
    if (first !== undefined) throw new Refusal(400, first.code, this.lines().join('; '));
  }
}

/** A JSON object with no field outside `known`; undefined (and a problem) for anything else. */
export function asRecord(
  value: unknown,
  at: string,
  problems: Problems,
  known: readonly string[],
): Record<string, unknown> | undefined {
  if (value === undefined || value === null) return problems.add(at, 'missing', 'is required and must be an object');
  if (typeof value !== 'object' || Array.isArray(value)) return problems.add(at, 'wrong_type', 'must be an object');
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) {
      const allowed = known.length === 0 ? 'the object must be empty' : `allowed are ${known.join(', ')}`;
      problems.add(join(at, key), 'unknown_field', `is not a known field; ${allowed}`);
    }
  }
  return Object.fromEntries(Object.entries(value));
}

/** A list; undefined (and a problem) for anything else. An absent list is empty. */
export function asList(value: unknown, at: string, problems: Problems): unknown[] | undefined {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : problems.add(at, 'wrong_type', 'must be a list');
}

/** A string of `pattern`, of at most `longest` characters; `says` ends the sentence "must be ...". */
export function asText(
  value: unknown,
  at: string,
  problems: Problems,
  rule: { readonly pattern?: RegExp; readonly longest?: number; readonly says: string },
): string | undefined {
  if (value === undefined || value === null) return problems.add(at, 'missing', `is required and must be ${rule.says}`);
  if (typeof value !== 'string') return problems.add(at, 'wrong_type', `must be ${rule.says}`);
  const fits = value.length <= (rule.longest ?? 1000) && (rule.pattern === undefined || rule.pattern.test(value));
  return fits ? value : problems.add(at, 'malformed', `must be ${rule.says}`);
}

/** A whole number of `least` or more, and of `most` or less. */
export function asInteger(
  value: unknown,
  at: string,
  problems: Problems,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: { least?: number; most?: number } = {},
): number | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const upper = most === Number.MAX_SAFE_INTEGER ? '' : ` and at most ${most}`;
  return problems.add(at, 'malformed', `must be a whole number of at least ${least}${upper}`);
}

export function asBoolean(value: unknown, at: string, problems: Problems): boolean | undefined {
  return typeof value === 'boolean' ? value : problems.add(at, 'wrong_type', 'must be true or false');
}

/** One of `choices`. */
export function asChoice<Choice extends string>(
  value: unknown,
  at: string,
  problems: Problems,
  choices: readonly Choice[],
): Choice | undefined {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const code = value === undefined ? 'missing' : 'unknown_choice';
  return problems.add(at, code, `must be one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`);
}

/** The body of a request that says nothing: `{}`, or none at all. @throws Refusal 400 */
export function refuseContent(body: unknown): void {
  const problems = new Problems();
  if (body !== undefined) asRecord(body, '', problems, []);
  problems.refuse();
}

/** `a` and `b` give `a.b`; an index gives `a[0]`. */
export function join(at: string, key: string | number): string {
  if (typeof key === 'number') return `${at}[${key}]`;
  return at === '' ? key : `${at}.${key}`;
}
