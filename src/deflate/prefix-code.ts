import { BUCKETS, CODES, LENGTHS, SORTED, WEIGHTS } from './memory';

/** Longest code of any (RFC 1951 section 3.2.7). */
export const MOST_BITS: u32 = 15;
const SYMBOL_BITS: u32 = 9;
const SYMBOL_MASK: u32 = (1 << SYMBOL_BITS) - 1;

function at(table: usize, index: u32): u32 {
  return load<u32>(table + (usize(index) << 2));
}

function set(table: usize, index: u32, value: u32): void {
  store<u32>(table + (usize(index) << 2), value);
}

/** Forgets all counts. */
export function clearCounts(code: usize, symbols: u32): void {
  memory.fill(code, 0, usize(symbols) << 2);
}

export function count(code: usize, symbol: u32): void {
  set(code, symbol, at(code, symbol) + 1);
}

export function countOf(code: usize, symbol: u32): u32 {
  return at(code, symbol);
}

/** Bits of the code of a symbol; 0 for one that does not occur. */
export function lengthOf(code: usize, symbol: u32): u32 {
  return load<u8>(code + usize(symbol), LENGTHS);
}

/** The code of a symbol as it is written: its first bit is the lowest. */
export function codeOf(code: usize, symbol: u32): u32 {
  return load<u16>(code + (usize(symbol) << 1), CODES);
}

/** Sets the length of a code before `assign`. */
export function setLength(code: usize, symbol: u32, length: u32): void {
  store<u8>(code + usize(symbol), u8(length), LENGTHS);
}

/** Bits that all counted symbols take. */
export function bitsOf(code: usize, symbols: u32): u32 {
  let bits: u32 = 0;
  for (let symbol: u32 = 0; symbol < symbols; symbol++) bits += at(code, symbol) * lengthOf(code, symbol);
  return bits;
}

/**
 * Makes the shortest code for the counts by Huffman's method, as Moffat and Katajainen do it in place ("In-place
 * calculation of minimum-redundancy codes", 1995). Where it has more than `most` bits, they are cut.
 */
export function build(code: usize, symbols: u32, most: u32): void {
  const used = sortByCount(code, symbols);
  memory.fill(code + LENGTHS, 0, symbols);
  if (used < 2) {
    // A code of one symbol only is not allowed for lengths of codes, and not read by every reader elsewhere.
    const only = used === 1 ? at(SORTED, 0) & SYMBOL_MASK : 0;
    setLength(code, only, 1);
    setLength(code, only === 0 ? 1 : 0, 1);
  } else {
    for (let index: u32 = 0; index < used; index++) set(WEIGHTS, index, at(SORTED, index) >> SYMBOL_BITS);
    joinLightest(used);
    countLengths(used, most);
    shorten(most);
    // The rarest come first, and get the longest.
    let index: u32 = 0;
    for (let length = most; length > 0; length--) {
      for (let left = at(BUCKETS, length); left > 0; left--) {
        setLength(code, at(SORTED, index) & SYMBOL_MASK, length);
        index++;
      }
    }
  }
  assign(code, symbols);
}

/** Counts of the symbols that occur, each with its symbol, from the smallest to the largest. @returns how many */
function sortByCount(code: usize, symbols: u32): u32 {
  // Most counts are small: each has a place of its own, and only the large ones share the last.
  const last = symbols - 1;
  memory.fill(BUCKETS, 0, usize(symbols) << 2);
  for (let symbol: u32 = 0; symbol < symbols; symbol++) count(BUCKETS, min(at(code, symbol), last));
  let used: u32 = 0;
  for (let bucket: u32 = 1; bucket < symbols; bucket++) {
    const size = at(BUCKETS, bucket);
    set(BUCKETS, bucket, used);
    used += size;
  }
  const large = at(BUCKETS, last);
  for (let symbol: u32 = 0; symbol < symbols; symbol++) {
    const times = at(code, symbol);
    if (times === 0) continue;
    const bucket = min(times, last);
    const place = at(BUCKETS, bucket);
    set(BUCKETS, bucket, place + 1);
    set(SORTED, place, (times << SYMBOL_BITS) | symbol);
  }
  for (let index = large + 1; index < used; index++) {
    const value = at(SORTED, index);
    let place = index;
    for (; place > large && at(SORTED, place - 1) > value; place--) set(SORTED, place, at(SORTED, place - 1));
    set(SORTED, place, value);
  }
  return used;
}

/** Joins the two lightest nodes until one is left, the last but one of `WEIGHTS`. Those before it then tell their parents. */
function joinLightest(leaves: u32): void {
  let leaf: u32 = 0;
  let node: u32 = 0;
  for (let next: u32 = 0; next < leaves - 1; next++) {
    let weight: u32 = 0;
    for (let part = 0; part < 2; part++) {
      if (leaf >= leaves || (node < next && at(WEIGHTS, node) < at(WEIGHTS, leaf))) {
        weight += at(WEIGHTS, node);
        set(WEIGHTS, node, next);
        node++;
      } else {
        weight += at(WEIGHTS, leaf);
        leaf++;
      }
    }
    set(WEIGHTS, next, weight);
  }
}

/** From the parents, how many codes of each length there are, into `BUCKETS`; those that are too long count as `most`. */
function countLengths(leaves: u32, most: u32): void {
  memory.fill(BUCKETS, 0, usize(most + 1) << 2);
  // The depth of each node, from that of its parent.
  set(WEIGHTS, leaves - 2, 0);
  for (let node = i32(leaves) - 3; node >= 0; node--) set(WEIGHTS, node, at(WEIGHTS, at(WEIGHTS, node)) + 1);
  let node = i32(leaves) - 2;
  let depth: u32 = 0;
  for (let places: u32 = 1; places > 0; depth++) {
    let nodes: u32 = 0;
    for (; node >= 0 && at(WEIGHTS, node) === depth; node--) nodes++;
    const length = min(depth, most);
    set(BUCKETS, length, at(BUCKETS, length) + places - nodes);
    places = nodes << 1;
  }
}

/** Where codes were cut to `most` bits there are too many: others are made longer until all can be told apart. */
function shorten(most: u32): void {
  let taken: u32 = 0;
  for (let length: u32 = 1; length <= most; length++) taken += at(BUCKETS, length) << (most - length);
  for (; taken > u32(1) << most; taken--) {
    let length = most - 1;
    while (at(BUCKETS, length) === 0) length--;
    set(BUCKETS, most, at(BUCKETS, most) - 1);
    set(BUCKETS, length, at(BUCKETS, length) - 1);
    set(BUCKETS, length + 1, at(BUCKETS, length + 1) + 2);
  }
}

/** The codes that follow from their lengths (RFC 1951 section 3.2.2). */
export function assign(code: usize, symbols: u32): void {
  memory.fill(BUCKETS, 0, usize(MOST_BITS + 1) << 2);
  for (let symbol: u32 = 0; symbol < symbols; symbol++) count(BUCKETS, lengthOf(code, symbol));
  let next: u32 = 0;
  for (let length: u32 = 1; length <= MOST_BITS; length++) {
    const size = at(BUCKETS, length);
    set(BUCKETS, length, next);
    next = (next + size) << 1;
  }
  for (let symbol: u32 = 0; symbol < symbols; symbol++) {
    const length = lengthOf(code, symbol);
    if (length === 0) continue;
    const value = at(BUCKETS, length);
    set(BUCKETS, length, value + 1);
    store<u16>(code + (usize(symbol) << 1), u16(reversed(value) >> (16 - length)), CODES);
  }
}

/** The lowest 16 bits, the other way round. */
function reversed(bits: u32): u32 {
  bits = ((bits & 0x5555) << 1) | ((bits >> 1) & 0x5555);
  bits = ((bits & 0x3333) << 2) | ((bits >> 2) & 0x3333);
  bits = ((bits & 0x0f0f) << 4) | ((bits >> 4) & 0x0f0f);
  return ((bits & 0x00ff) << 8) | (bits >> 8);
}
