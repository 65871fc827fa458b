/** Symbols for lengths and distances of matches, and the bits that follow them (RFC 1951 section 3.2.5). */

/** The symbol that ends a block. Those of lengths come behind it. */
export const END_OF_BLOCK: u32 = 256;
export const LITERAL_SYMBOLS: u32 = 286;
export const DISTANCE_SYMBOLS: u32 = 30;
const FIRST_LENGTH: u32 = 257;
/** The longest length has a symbol of its own, though the one before it would do. */
const LONGEST_SYMBOL: u32 = 285;

/** @param length 3 to 258 */
export function lengthSymbol(length: u32): u32 {
  const above = length - 3;
  if (above < 8) return FIRST_LENGTH + above;
  if (above === 255) return LONGEST_SYMBOL;
  const power = 31 - clz(above);
  return FIRST_LENGTH + (power - 1) * 4 + ((above >> (power - 2)) & 3);
}

/** How many bits follow: the lowest of the length, less three. */
export function lengthBits(symbol: u32): u32 {
  return symbol < FIRST_LENGTH + 8 || symbol === LONGEST_SYMBOL ? 0 : ((symbol - FIRST_LENGTH) >> 2) - 1;
}

/** @param distance 1 to 32768 */
export function distanceSymbol(distance: u32): u32 {
  const above = distance - 1;
  if (above < 2) return above;
  const power = 31 - clz(above);
  return power * 2 + ((above >> (power - 1)) & 1);
}

/** How many bits follow: the lowest of the distance, less one. */
export function distanceBits(symbol: u32): u32 {
  return symbol < 2 ? 0 : (symbol >> 1) - 1;
}
