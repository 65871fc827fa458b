import type { RefusalCode } from './refusal.ts';
import { Refusal } from './refusal.ts';

/** One thing that is wrong with a value: where it stands, a short code, and what is allowed. */
export interface Problem {
  readonly at: string;
  readonly code: RefusalCode;
  readonly message: string;
}

/** Collects every problem of one request, seed or list of faults, so that a person sees all of them at once. */
export class Problems {
  readonly list: Problem[] = [];

  add(at: string, code: RefusalCode, message: string): undefined {
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
    if (first !== undefined) throw new Refusal(first.code, this.lines().join('; '));
  }
}

/** `a` and `b` give `a.b`; an index gives `a[0]`. */
export function join(at: string, key: string | number): string {
  if (typeof key === 'number') return `${at}[${key}]`;
  return at === '' ? key : `${at}.${key}`;
}
