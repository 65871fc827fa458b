/** A set of characters, by their bytes: true for those of it. */
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
