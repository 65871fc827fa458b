import type { Problems } from '../errors/checks.ts';
import { asInteger, asList, asRecord, asText, join } from '../errors/checks.ts';
import type { Identities } from '../state/identity.ts';

/** What the readers of a seed share: where problems go, and what may appear only once. */
export class SeedContext {
  readonly #taken = new Map<string, Set<string>>();
  readonly #reserved = new Set<string>();
  readonly #passwords = new Map<string, string>();

  constructor(
    readonly identities: Identities,
    readonly now: number,
    readonly problems: Problems,
  ) {}

  /** A record with no field outside `known`. One that is empty (null) is the same as none: `id:` in YAML. */
  record(value: unknown, at: string, known: readonly string[]): Record<string, unknown> | undefined {
    const record = asRecord(value, at, this.problems, known);
    return record && Object.fromEntries(Object.entries(record).filter(([, field]) => field !== null));
  }

  /** Notes that a value is taken; a problem when it was taken before. */
  claim(kind: string, value: string | undefined, at: string): string | undefined {
    if (value === undefined) return undefined;
    const taken = this.#taken.get(kind) ?? new Set<string>();
    if (taken.has(value))
      this.problems.add(at, 'duplicate', `${JSON.stringify(value)} is the ${kind} of something else already`);
    this.#taken.set(kind, taken.add(value));
    return value;
  }

  /** Keeps a number that the seed gives from being made up before it is read. */
  reserve(kind: string, value: unknown): void {
    if (typeof value === 'number') this.#reserved.add(`${kind} ${value}`);
  }

  /** A number that the seed gives, or the first free one from `first` on. */
  number(kind: string, value: unknown, at: string, first: number): number {
    const number = value === undefined ? this.#free(kind, first) : asInteger(value, at, this.problems, { least: 1 });
    if (number !== undefined) this.claim(kind, String(number), at);
    return number ?? first;
  }

  #free(kind: string, first: number): number {
    let free = first;
    while (this.#taken.get(kind)?.has(String(free)) === true || this.#reserved.has(`${kind} ${free}`)) free += 1;
    return free;
  }

  /** One user has one password, however many accounts. */
  password(username: string, password: string, at: string): string {
    const known = this.#passwords.get(username) ?? password;
    if (known !== password)
      this.problems.add(at, 'conflict', `must be the same as in the other account of ${JSON.stringify(username)}`);
    this.#passwords.set(username, known);
    return known;
  }

  /** The first password that the seed gives a user counts. */
  notePassword(username: string, password: string): void {
    if (!this.#passwords.has(username)) this.#passwords.set(username, password);
  }

  /** The password that this user has in another account. */
  knownPassword(username: string): string | undefined {
    return this.#passwords.get(username);
  }

  optionalText(value: unknown, at: string, pattern: RegExp, says: string): string | undefined {
    return value === undefined ? undefined : asText(value, at, this.problems, { pattern, says });
  }

  /** Calls `read` with each item of a list and its place. */
  each(value: unknown, at: string, read: (item: unknown, at: string) => void): void {
    for (const [index, item] of (asList(value, at, this.problems) ?? []).entries()) read(item, join(at, index));
  }

  time(value: unknown, at: string): number {
    if (value === undefined) return this.now;
    const time = typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/u.test(value) ? Date.parse(value) : Number.NaN;
    if (!Number.isNaN(time)) return time;
    this.problems.add(at, 'malformed', 'must be an ISO 8601 time in UTC, such as "2024-05-01T12:00:00Z"');
    return this.now;
  }
}
