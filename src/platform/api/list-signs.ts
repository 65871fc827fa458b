import { asObject } from '../../shared/json-object.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { isSet } from './refused-success.ts';

/** What a page of a list shows of it beside its entries. */
export interface ListSigns {
  /** There are more entries, or some could not be read. */
  readonly isPart: boolean;
  /** How many entries the list has, where it gives a number that is not that of the page. */
  readonly total: number | undefined;
}

/** Names of what lists have beside their entries where there are more of them, or some could not be read. */
const MORE =
  /next|pag(?:e|ing|ination)|links?$|token|cursor|more|remain|offset|truncat|partial|unreachable|incomplete/i;
const COUNT = /(?<!ac)count|total|size/i;
const WHOLE = /^(?:is_?)?(?:complete|whole|last)$/i;
/** The header of a page that is not the last (RFC 8288): `rel` may name several relations, and have blanks around it. */
const NEXT_LINK = /\brel\s*=\s*(?:"[^"]*|'[^']*)?\bnext\b/i;

/**
 * What shows, beside a list or one level below, that it may not be all. The public one has nothing but its entries.
 * @param body the JSON of the reply
 * @param length how many entries its list has
 * @param isKnown whether a member of the body is one by which the next page is found
 */
export function signsOf(
  { status, headers }: Pick<HttpReply, 'status' | 'headers'>,
  body: Readonly<Record<string, unknown>>,
  length: number,
  isKnown: (name: string) => boolean = () => false,
): ListSigns {
  const beside = Object.entries(body).filter(([name]) => !isKnown(name));
  const below = beside.flatMap(([, value]) => Object.entries(asObject(value) ?? {}));
  const fields: readonly (readonly [string, unknown])[] = [...beside, ...below];
  const [total, ...others] = new Set(fields.flatMap(countIn).filter((count) => count !== length));
  const isPart = others.length > 0 || status === 206 || NEXT_LINK.test(headers['link'] ?? '');
  return { isPart: isPart || fields.some(isSignOfMore), total };
}

function isSignOfMore([name, value]: readonly [string, unknown]): boolean {
  return (MORE.test(name) && isSet(value)) || (WHOLE.test(name) && value === false);
}

/** Services that write proto3 JSON give a number of 64 bits as text. */
function countIn([name, value]: readonly [string, unknown]): number[] {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return COUNT.test(name) && isNumber ? [Number(value)] : [];
}
