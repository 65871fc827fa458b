import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { HttpReply } from '../../../platform/transport/exchange.ts';
import type { CallId } from '../calls.ts';

/**
 * What the answers of a host say of an assumption. `absent`: the host has no such call, or no such thing. `not allowed`:
 * not for these credentials. `not shown`: the answers say nothing about it, such as where there is no build.
 */
export type Verdict = 'as expected' | 'different' | 'absent' | 'not allowed' | 'not shown';

export interface Finding {
  readonly verdict: Verdict;
  /** What was found instead, or why nothing was, as a clause: our own words, and none of the host's. Empty as expected. */
  readonly found: string;
}

/** Where a claim comes from: the specification, public documents, a published sample or client, or our own conclusion. */
export type Source = 'specified' | 'documented' | 'seen' | 'concluded';

/** Something that this project takes for granted of any host. */
export interface Assumption {
  readonly id: string;
  /** Plain words, at most 60 characters: a cell of the table. */
  readonly claim: string;
  /** The call whose answer shows it. */
  readonly call: CallId;
  readonly source: Source;
  /** The file that would be wrong, and a page that builds on it; both from the root of the project. */
  readonly code: string;
  readonly page: string;
  /** For a reply with the status that the call should be answered with. */
  readonly judge: (reply: HttpReply, seen: Seen) => Finding;
}

/** What else is known when a reply is judged. */
export interface Seen {
  /** Replies by their calls, of whatever status. */
  readonly replies: ReadonlyMap<CallId, HttpReply>;
  /** Its environment, and the build that was read, are empty where none is known. */
  readonly address: EnvironmentAddress & { readonly build: string; readonly install: string };
  /** Of this machine, where an answer has no date. */
  readonly now: Date;
  readonly holdsSecret: (text: string) => boolean;
  /** The root of the headless API. */
  readonly apiRoot: URL;
  /** The root of the hosting API. */
  readonly hosting: URL | undefined;
}

export const AS_EXPECTED: Finding = { verdict: 'as expected', found: '' };

export function different(found: string): Finding {
  return { verdict: 'different', found };
}

export function notShown(found: string): Finding {
  return { verdict: 'not shown', found };
}

/** @param found what it is where it is not as expected */
export function expected(isSo: boolean, found: string): Finding {
  return isSo ? AS_EXPECTED : different(found);
}

/** The type of a value of JSON, in a clause. */
export function typeOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`.replace('a object', 'an object');
}
