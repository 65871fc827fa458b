import { WORD } from './characters.ts';

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
