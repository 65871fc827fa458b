import { endOfBytes, align, startAt } from './bits';
import { addLiteral, addMatch, sequences, startBlock, writeBlock, writeSync } from './block';
import { findMatch, LONGEST, note, SHORTEST, startData } from './chains';
import { INPUT, INPUT_BYTES, MOST_SEQUENCES, OUTPUT, OUTPUT_BYTES } from './memory';

// The build decides how much memory there is.
if (usize(memory.size()) << 16 < OUTPUT + OUTPUT_BYTES) unreachable();

/** Address of the area for data, its size, and address of the area for what becomes of them, which is the last. */
export const input: usize = INPUT;
export const inputBytes: usize = INPUT_BYTES;
export const output: usize = OUTPUT;

/**
 * How hard each level looks: how many candidates it tries, from which length on a match is enough, and from which on the
 * next position is not tried for a better one.
 */
// prettier-ignore
const EFFORTS = memory.data<u16>([
  2, 16, 0,
  4, 24, 0,
  8, 32, 0,
  8, 32, 16,
  16, 64, 24,
  48, 96, 24,
  96, 192, 64,
  256, 258, 128,
  1024, 258, 258,
]);

function effort(level: u32, index: u32): u32 {
  return load<u16>(EFFORTS + (((level - 1) * 3 + index) << 1));
}

/**
 * Deflates data (RFC 1951).
 * @param from address of the data
 * @param before how many bytes before them matches may refer to, at most a window
 * @param size in bytes
 * @param isLast 1 where the stream ends, 0 where more follows: then it ends with a whole byte (sync flush)
 * @param level 1 to 9
 * @returns how many bytes the stream has, which is written to `output`
 */
export function deflate(from: usize, before: u32, size: u32, isLast: u32, level: u32): u32 {
  const tries = effort(level, 0);
  const enough = effort(level, 1);
  const lazy = effort(level, 2);
  const end = from + size;
  // The last bytes are too few to be hashed.
  const hashed = end - min(SHORTEST - 1, size);
  startAt(OUTPUT);
  startData(from - before, before + size);
  for (let address = from - before; address < from; address++) note(address);
  let address = from;
  do {
    const block = address;
    let literals = address;
    startBlock();
    while (address < end && sequences() < MOST_SEQUENCES) {
      if (address >= hashed) {
        addLiteral(load<u8>(address));
        address++;
        continue;
      }
      let most = min(u32(end - address), LONGEST);
      let match = findMatch(address, note(address), SHORTEST - 1, most, min(enough, most), tries);
      if (match === 0) {
        addLiteral(load<u8>(address));
        address++;
        continue;
      }
      let noted = address + 1;
      while (match >> 16 < lazy && noted + (match >> 16) - 1 < end) {
        // A better match may begin with the next byte.
        most = min(u32(end - noted), LONGEST);
        const next = findMatch(noted, note(noted), (match >> 16) - 1, most, min(enough, most), tries >> 2);
        noted++;
        if (next === 0 || !isBetter(next, match)) break;
        addLiteral(load<u8>(address));
        address++;
        match = next;
      }
      addMatch(u32(address - literals), match >> 16, match & 0xffff);
      address += match >> 16;
      literals = address;
      for (; noted < min(address, hashed); noted++) note(noted);
    }
    writeBlock(block, address, address === end ? isLast : 0);
  } while (address < end);
  if (isLast === 0) writeSync();
  align();
  return u32(endOfBytes() - OUTPUT);
}

/** Whether a match saves more than the one before it, and the literal that comes with it. */
function isBetter(next: u32, match: u32): bool {
  const longer = i32(next >> 16) - i32(match >> 16);
  const nearer = i32(clz(next & 0xffff)) - i32(clz(match & 0xffff));
  return longer * 4 + nearer > 2;
}
