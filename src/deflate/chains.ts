import { HEADS, MOST_HASH_BITS, STEPS, WINDOW } from './memory';

/**
 * Where the four bytes at a position stood before: for each hash the last position, and for each position the way back
 * to the one before it.
 *
 * Positions count on from one piece of data to the next, with more than a window between them. So what is left of
 * earlier data is too far away to be found, and no table is cleared before positions run out: for small files that would
 * take as long as to deflate them.
 */

/** Shortest match: the bytes that are hashed. Three would be allowed, but hardly ever take less room than literals. */
export const SHORTEST: u32 = 4;
/** Longest match (RFC 1951 section 3.2.5). */
export const LONGEST: u32 = 258;
const LEAST_HASH_BITS: u32 = 10;
/** Knuth's multiplier, 2^32 divided by the golden ratio: spreads bytes over the highest bits. */
const SPREAD: u32 = 0x9e3779b1;

let shift: u32 = 0;
/** Position of the first byte of the data; before it there is nothing. */
let first: u32 = 0;
/** Position behind the last data, and a window. */
let free: u32 = WINDOW + 1;
/** Address of position 0; "below" zero for later positions. */
let zero: usize = 0;

/** Begins with other data. @param size of all of it, in bytes */
export function startData(address: usize, size: u32): void {
  if (free > 0x7fffffff - size) {
    memory.fill(HEADS, 0, 4 << MOST_HASH_BITS);
    free = WINDOW + 1;
  }
  first = free;
  free += size + WINDOW + 1;
  zero = address - first;
  // A small table stays in the cache.
  const bits = max(LEAST_HASH_BITS, min(MOST_HASH_BITS, 32 - u32(clz(size))));
  shift = 32 - bits;
}

/** Notes what stands at an address. @returns the last position with the same hash */
export function note(address: usize): u32 {
  const position = u32(address - zero);
  const head = HEADS + usize(((load<u32>(address) * SPREAD) >> shift) << 2);
  const last = load<u32>(head);
  store<u32>(head, position);
  store<u16>(stepOf(position), u16(min(position - last, 0xffff)));
  return last;
}

function stepOf(position: u32): usize {
  return STEPS + (usize(position % WINDOW) << 1);
}

/**
 * Looks for a match.
 * @param candidate what `note` returned for the address
 * @param length it must be longer than this, `SHORTEST - 1` at least
 * @param most how long it may be, and no longer than the data; more than `length`
 * @param enough a match of this length ends the search; `most` at most
 * @param tries how many candidates are looked at
 * @returns length << 16 | distance; 0 for none
 */
export function findMatch(address: usize, candidate: u32, length: u32, most: u32, enough: u32, tries: u32): u32 {
  const position = u32(address - zero);
  const oldest = max(position - WINDOW, first);
  const start = load<u32>(address);
  let end = load<u32>(address + length - 3);
  let found: u32 = 0;
  while (candidate >= oldest) {
    const earlier = zero + candidate;
    // The last bytes that a longer match must have tell most candidates.
    if (load<u32>(earlier + length - 3) === end && load<u32>(earlier) === start) {
      const common = commonLength(address, earlier, most);
      if (common > length) {
        length = common;
        found = (length << 16) | (position - candidate);
        if (length >= enough) break;
        end = load<u32>(address + length - 3);
      }
    }
    tries--;
    if (tries === 0) break;
    candidate -= u32(load<u16>(stepOf(candidate)));
  }
  return found;
}

/** How many bytes are the same, of `most`; the first four are. */
function commonLength(one: usize, other: usize, most: u32): u32 {
  let length: u32 = 4;
  while (length < most) {
    const difference = load<u64>(one + length) ^ load<u64>(other + length);
    if (difference !== 0) return min(length + u32(ctz(difference) >> 3), most);
    length += 8;
  }
  return most;
}
