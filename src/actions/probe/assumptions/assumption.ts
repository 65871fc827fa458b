import { MORE_PAGES } from '../../../platform/api/lists.ts';
import type { List } from '../../../platform/api/lists.ts';
import type { ProbeAnswers } from '../ask.ts';
import type { ProbedReply } from '../reply.ts';

/** Something that this project takes for granted of any host. */
export interface Assumption {
  readonly id: string;
  /** Plain words, at most 60 characters: a cell of the table. */
  readonly claim: string;
  /** A page that builds on it, from the root of the project. */
  readonly page: string;
  readonly judge: Judge;
}

/**
 * What a reply with the expected status shows: `true` as expected, or else what was found instead, as a clause: our own words,
 * and none of the host's.
 */
type Judge = (reply: ProbedReply, probed: ProbeAnswers) => true | string | NotShown;

/** Why a reply says nothing about an assumption, such as where there is no build, as a clause. */
interface NotShown {
  readonly notShown: string;
}

export function assume(id: string, claim: string, page: string, judge: Judge): Assumption {
  return { id, claim, page, judge };
}

export const OTHER_LIST = 'a list in an unexpected format';

/** Of every entry of a list. @param none where there are none, or no list that can be read */
export function ofEach<Entry>(
  entries: readonly Entry[] | undefined,
  none: string,
  isSo: (entry: Entry) => boolean,
  found: string,
): ReturnType<Judge> {
  return entries?.length ? entries.every(isSo) || found : { notShown: none };
}

/** Of a list that must be whole before anything is deleted. */
export function showsItsEnd(list: List<unknown> | undefined): ReturnType<Judge> {
  if (list === undefined) return { notShown: 'the answer has no list' };
  return list.part === undefined || list.part === MORE_PAGES || 'there may be more entries';
}

/** The type of a value of JSON, in a clause. */
export function typeOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`.replace('a object', 'an object');
}
