/** A set of characters: for each byte, whether it is one of them. */
export type CharacterSet = readonly boolean[];

/** @param pattern matches each character of the set */
export function characters(pattern: RegExp): CharacterSet {
  return Array.from({ length: 256 }, (_, byte) => pattern.test(String.fromCharCode(byte)));
}

const NONE: CharacterSet = Array.from({ length: 256 }, () => false);

/** The set of this one byte. A copy, as every thread makes hundreds of them before it packs anything. */
export function onlyByte(byte: number): CharacterSet {
  const set = [...NONE];
  set[byte] = true;
  return set;
}

/** The bytes of a set, in order. */
export function membersOf(set: CharacterSet): number[] {
  const members: number[] = [];
  for (let byte = set.indexOf(true); byte >= 0; byte = set.indexOf(true, byte + 1)) members.push(byte);
  return members;
}

export const WORD = characters(/[A-Za-z0-9_]/);
export const ALPHANUMERIC = characters(/[A-Za-z0-9]/);
export const BASE64 = characters(/[A-Za-z0-9+/]/);
export const BASE64URL = characters(/[A-Za-z0-9_-]/);

/** How many characters of a set stand from `at` on, one after the other. No more than `most` of them are looked at. */
export function countRun(bytes: Uint8Array, at: number, set: CharacterSet, most: number): number {
  // An index out of range would slow down every later call.
  const last = Math.min(most, bytes.length - at);
  let count = 0;
  while (count < last && set[bytes[at + count] as number] === true) count += 1;
  return count;
}

/** Ends in an escape, whose letters are no part of the word that follows: `\n`, `\x3d`, `\u003d`, `\075`, `%3D`. */
const ENDS_IN_ESCAPE = /(?:\\(?:[abefnrtv]|[0-7]{1,3}|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4})|%[0-9A-Fa-f]{2})$/;
/** The longest of them. */
const MAX_ESCAPE_LENGTH = 6;
const BACKSLASH = 0x5c;
const PERCENT = 0x25;

/** Whether a word begins before `start` and goes on there. */
export function isInsideWord(bytes: Buffer, start: number): boolean {
  if (start === 0) return false;
  if (WORD[bytes[start - 1] as number] !== true || WORD[bytes[start] as number] !== true) return false;
  const first = Math.max(0, start - MAX_ESCAPE_LENGTH);
  for (let at = start - 1; at >= first; at -= 1) {
    const byte = bytes[at];
    if (byte === BACKSLASH || byte === PERCENT) return !ENDS_IN_ESCAPE.test(bytes.toString('latin1', first, start));
  }
  return true;
}

/** What other scanners take for the word of somebody who knows that it is no secret: gitleaks, detect-secrets. */
export const ALLOWED = /gitleaks:allow|pragma: ?(?:allow|white)list secret/;

/** Whether such a comment is in a secret, which may go on up to the end of its line, or follows in the line, within 200 bytes. */
export function isAllowed(bytes: Buffer, from: number, to: number): boolean {
  const [rest = ''] = bytes.toString('latin1', to, to + 200).split('\n', 1);
  return ALLOWED.test(bytes.toString('latin1', from, to) + rest);
}
