import { align, copy, flush, put } from './bits';
import { planHeader, writeHeader } from './header';
import { DISTANCE_CODE, LITERAL_CODE, SEQUENCE_BYTES, SEQUENCES } from './memory';
import {
  assign,
  bitsOf,
  build,
  clearCounts,
  codeOf,
  count,
  countOf,
  lengthOf,
  MOST_BITS,
  setLength,
} from './prefix-code';
import {
  DISTANCE_SYMBOLS,
  distanceBits,
  distanceSymbol,
  END_OF_BLOCK,
  LITERAL_SYMBOLS,
  lengthBits,
  lengthSymbol,
} from './symbols';

/** Types of blocks (RFC 1951 section 3.2.3). */
const STORED: u32 = 0;
const FIXED: u32 = 1;
const DYNAMIC: u32 = 2;
const MOST_STORED: usize = 65535;

/** Address behind the last sequence of the block. */
let behind: usize = SEQUENCES;

/** Forgets what the block before had. */
export function startBlock(): void {
  behind = SEQUENCES;
  clearCounts(LITERAL_CODE, LITERAL_SYMBOLS);
  clearCounts(DISTANCE_CODE, DISTANCE_SYMBOLS);
}

/** Adds a literal. Those that follow each other are counted here, and told with the match that ends them. */
export function addLiteral(byte: u32): void {
  count(LITERAL_CODE, byte);
}

/** Adds a match. @param literals how many came since the last one */
export function addMatch(literals: u32, length: u32, distance: u32): void {
  store<u32>(behind, literals);
  store<u16>(behind, u16(length), 4);
  store<u16>(behind, u16(distance), 6);
  behind += SEQUENCE_BYTES;
  count(LITERAL_CODE, lengthSymbol(length));
  count(DISTANCE_CODE, distanceSymbol(distance));
}

/** How many sequences the block has. */
export function sequences(): usize {
  return (behind - SEQUENCES) / SEQUENCE_BYTES;
}

/** Writes the block for the data from `from` to `to` in the way that takes the least room. */
export function writeBlock(from: usize, to: usize, isLast: u32): void {
  count(LITERAL_CODE, END_OF_BLOCK);
  const more = bitsBehindSymbols();
  build(LITERAL_CODE, LITERAL_SYMBOLS, MOST_BITS);
  build(DISTANCE_CODE, DISTANCE_SYMBOLS, MOST_BITS);
  const dynamic = planHeader() + bitsOf(LITERAL_CODE, LITERAL_SYMBOLS) + bitsOf(DISTANCE_CODE, DISTANCE_SYMBOLS) + more;
  const fixed = fixedBits() + more;
  const size = to - from;
  if (u32(size + 5 * (size / MOST_STORED + 1)) * 8 <= min(dynamic, fixed)) return writeStored(from, to, isLast);
  if (fixed <= dynamic) {
    put(isLast | (FIXED << 1), 3);
    setFixedCodes();
  } else {
    put(isLast | (DYNAMIC << 1), 3);
    writeHeader();
  }
  writeSequences(from, to);
}

/** An empty stored block: what was written so far ends with a whole byte, and more may follow. */
export function writeSync(): void {
  writeStored(0, 0, 0);
}

function writeStored(from: usize, to: usize, isLast: u32): void {
  do {
    const size = min(to - from, MOST_STORED);
    put((from + size === to ? isLast : 0) | (STORED << 1), 3);
    align();
    put(size | ((size ^ 0xffff) << 16), 32);
    flush();
    copy(from, size);
    from += size;
  } while (from < to);
}

function writeSequences(from: usize, to: usize): void {
  for (let sequence = SEQUENCES; sequence < behind; sequence += SEQUENCE_BYTES) {
    const literals = from + load<u32>(sequence);
    writeLiterals(from, literals);
    const length: u32 = load<u16>(sequence, 4);
    const distance: u32 = load<u16>(sequence, 6);
    let symbol = lengthSymbol(length);
    put(codeOf(LITERAL_CODE, symbol), lengthOf(LITERAL_CODE, symbol));
    putLowest(length - 3, lengthBits(symbol));
    symbol = distanceSymbol(distance);
    put(codeOf(DISTANCE_CODE, symbol), lengthOf(DISTANCE_CODE, symbol));
    putLowest(distance - 1, distanceBits(symbol));
    flush();
    from = literals + length;
  }
  writeLiterals(from, to);
  putLiteral(END_OF_BLOCK);
  flush();
}

function writeLiterals(from: usize, to: usize): void {
  for (; from + 3 <= to; from += 3) {
    putLiteral(load<u8>(from));
    putLiteral(load<u8>(from, 1));
    putLiteral(load<u8>(from, 2));
    flush();
  }
  for (; from < to; from++) putLiteral(load<u8>(from));
  flush();
}

function putLiteral(symbol: u32): void {
  put(codeOf(LITERAL_CODE, symbol), lengthOf(LITERAL_CODE, symbol));
}

function putLowest(value: u32, bits: u32): void {
  put(value & ((1 << bits) - 1), bits);
}

/** Bits that follow the symbols of all matches. */
function bitsBehindSymbols(): u32 {
  let bits: u32 = 0;
  for (let symbol = END_OF_BLOCK + 1; symbol < LITERAL_SYMBOLS; symbol++) {
    bits += countOf(LITERAL_CODE, symbol) * lengthBits(symbol);
  }
  for (let symbol: u32 = 0; symbol < DISTANCE_SYMBOLS; symbol++) {
    bits += countOf(DISTANCE_CODE, symbol) * distanceBits(symbol);
  }
  return bits;
}

/** Length of the code of a literal or a length where the block does not tell its own (RFC 1951 section 3.2.6). */
function fixedLength(symbol: u32): u32 {
  if (symbol < 144) return 8;
  if (symbol < 256) return 9;
  return symbol < 280 ? 7 : 8;
}

function fixedBits(): u32 {
  let bits: u32 = 0;
  for (let symbol: u32 = 0; symbol < LITERAL_SYMBOLS; symbol++) {
    bits += countOf(LITERAL_CODE, symbol) * fixedLength(symbol);
  }
  for (let symbol: u32 = 0; symbol < DISTANCE_SYMBOLS; symbol++) bits += countOf(DISTANCE_CODE, symbol) * 5;
  return bits;
}

function setFixedCodes(): void {
  for (let symbol: u32 = 0; symbol < 288; symbol++) setLength(LITERAL_CODE, symbol, fixedLength(symbol));
  for (let symbol: u32 = 0; symbol < 32; symbol++) setLength(DISTANCE_CODE, symbol, 5);
  assign(LITERAL_CODE, 288);
  assign(DISTANCE_CODE, 32);
}
