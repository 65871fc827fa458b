import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import { entriesOf, MORE_PAGES } from '../../../platform/api/lists.ts';
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
type Source = 'specified' | 'documented' | 'seen' | 'concluded';

/** Something that this project takes for granted of any host. */
export interface Assumption {
  readonly id: string;
  /** Plain words, at most 60 characters: a cell of the table. */
  readonly claim: string;
  /** The call whose answer shows it. */
  readonly call: CallId;
  readonly source: Source;
  /** A page that builds on it, from the root of the project. */
  readonly page: string;
  /** For a reply with the status that the call should be answered with. */
  readonly judge: (reply: JudgedReply, seen: ProbeState) => Finding;
}

/** A reply, with its body as an object: an empty one where it is no JSON object. */
type JudgedReply = HttpReply & { readonly body: Readonly<Record<string, unknown>> };

export function assume(
  id: string,
  claim: string,
  [call, source, page]: readonly [CallId, Source, page: string],
  judge: Assumption['judge'],
): Assumption {
  return { id, claim, call, source, page, judge };
}

/** What else is known when a reply is judged. */
export interface ProbeState {
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

/** The entries of a list, as the client reads them; undefined where it would read none. */
export function entriesIn<Entry>(
  reply: HttpReply | undefined,
  key: string,
  parse: (item: unknown) => Entry | undefined,
): readonly Entry[] | undefined {
  const list = reply && entriesOf(reply, key, parse);
  return list?.kind === 'value' ? list.value.entries : undefined;
}

/** Of every entry of a list. @param none where there are none, or no list that can be read */
export function expectedOfEach<Entry>(
  entries: readonly Entry[] | undefined,
  none: string,
  isSo: (entry: Entry) => boolean,
  found: string,
): Finding {
  return entries?.length ? expected(entries.every(isSo), found) : notShown(none);
}

/** Of a list that must be whole before anything is deleted. */
export function expectedWhole(reply: HttpReply, key: string): Finding {
  const list = entriesOf(reply, key, (item) => item ?? '');
  if (list.kind !== 'value') return notShown('the answer has no list');
  const { part } = list.value;
  return expected(part === undefined || part === MORE_PAGES, 'there may be more entries');
}

export const OTHER_LIST = 'a list in an unexpected format';

/** The type of a value of JSON, in a clause. */
export function typeOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`.replace('a object', 'an object');
}
