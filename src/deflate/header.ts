import { flush, put } from './bits';
import { ALL_LENGTHS, DISTANCE_CODE, HEADER_CODE, HEADER_ITEMS, LENGTHS, LITERAL_CODE } from './memory';
import { bitsOf, build, clearCounts, codeOf, count, countOf, lengthOf } from './prefix-code';
import { DISTANCE_SYMBOLS, LITERAL_SYMBOLS } from './symbols';

/** The codes of a block, as the block tells them (RFC 1951 section 3.2.7): lengths, coded once more. */
const SYMBOLS: u32 = 19;
const MOST_LENGTH_BITS: u32 = 7;
/** Symbols that stand for a run: of the length before, and two of zeros. */
const REPEAT: u32 = 16;
const ZEROS: u32 = 17;
const MANY_ZEROS: u32 = 18;
/** An item is a symbol, and above it what follows it. */
const ITEM_SYMBOL_BITS: u32 = 5;

const ORDER = memory.data<u8>([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);

let literals: u32 = 0;
let distances: u32 = 0;
let lengths: u32 = 0;
let items: u32 = 0;

/** Prepares the header for the two codes of a block. @returns its size in bits, the type of the block not counted */
export function planHeader(): u32 {
  literals = lastUsed(LITERAL_CODE, LITERAL_SYMBOLS, 257);
  distances = lastUsed(DISTANCE_CODE, DISTANCE_SYMBOLS, 1);
  memory.copy(ALL_LENGTHS, LITERAL_CODE + LENGTHS, literals);
  memory.copy(ALL_LENGTHS + literals, DISTANCE_CODE + LENGTHS, distances);
  clearCounts(HEADER_CODE, SYMBOLS);
  items = 0;
  const all = literals + distances;
  let from: u32 = 0;
  while (from < all) {
    const length: u32 = load<u8>(ALL_LENGTHS + from);
    let to = from + 1;
    while (to < all && u32(load<u8>(ALL_LENGTHS + to)) === length) to++;
    addRun(length, to - from);
    from = to;
  }
  build(HEADER_CODE, SYMBOLS, MOST_LENGTH_BITS);
  lengths = SYMBOLS;
  while (lengths > 4 && lengthOf(HEADER_CODE, inOrder(lengths - 1)) === 0) lengths--;
  let bits = 14 + 3 * lengths + bitsOf(HEADER_CODE, SYMBOLS);
  for (let symbol = REPEAT; symbol < SYMBOLS; symbol++) bits += countOf(HEADER_CODE, symbol) * runBits(symbol);
  return bits;
}

export function writeHeader(): void {
  put(literals - 257, 5);
  put(distances - 1, 5);
  put(lengths - 4, 4);
  flush();
  for (let index: u32 = 0; index < lengths; index++) {
    put(lengthOf(HEADER_CODE, inOrder(index)), 3);
    flush();
  }
  for (let index: u32 = 0; index < items; index++) {
    const item: u32 = load<u16>(HEADER_ITEMS + (index << 1));
    const symbol = item & ((1 << ITEM_SYMBOL_BITS) - 1);
    put(codeOf(HEADER_CODE, symbol), lengthOf(HEADER_CODE, symbol));
    put(item >> ITEM_SYMBOL_BITS, runBits(symbol));
    flush();
  }
}

function lastUsed(code: usize, symbols: u32, least: u32): u32 {
  while (symbols > least && lengthOf(code, symbols - 1) === 0) symbols--;
  return symbols;
}

function inOrder(index: u32): u32 {
  return load<u8>(ORDER + index);
}

/** How many bits tell the length of the run that a symbol stands for. */
function runBits(symbol: u32): u32 {
  if (symbol < REPEAT) return 0;
  return symbol === REPEAT ? 2 : symbol === ZEROS ? 3 : 7;
}

function addRun(length: u32, run: u32): void {
  if (length === 0) {
    for (; run >= 11; run -= min(run, 138)) add(MANY_ZEROS, min(run, 138) - 11);
    if (run >= 3) {
      add(ZEROS, run - 3);
      run = 0;
    }
  } else if (run >= 4) {
    add(length, 0);
    for (run--; run >= 3; run -= min(run, 6)) add(REPEAT, min(run, 6) - 3);
  }
  for (; run > 0; run--) add(length, 0);
}

function add(symbol: u32, behind: u32): void {
  store<u16>(HEADER_ITEMS + (items << 1), u16(symbol | (behind << ITEM_SYMBOL_BITS)));
  count(HEADER_CODE, symbol);
  items++;
}
