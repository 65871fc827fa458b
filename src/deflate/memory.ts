/**
 * Where everything lies in the memory of the module. Nothing is allocated while it runs: all of it has a fixed size.
 *
 * Reads and writes of eight bytes may reach past the end of what they are for, so the input and the output each have
 * room behind them that belongs to nobody.
 */

/** Hashes are of this many bits for data of 16 KiB and more, and of fewer for shorter ones. */
export const MOST_HASH_BITS: u32 = 15;
/** How far back a match may lie (RFC 1951 section 2), in bytes. */
export const WINDOW: u32 = 32768;

/** u32 for each hash: the last position that had it. */
export const HEADS: usize = 4096;
/** u16 for each position in the window: how far back the one before it lies that has the same hash. */
export const STEPS: usize = HEADS + (4 << MOST_HASH_BITS);

/** A prefix code of up to 288 symbols: u32 counts, then u16 codes, then u8 lengths. */
export const CODES: usize = 4 * 288;
export const LENGTHS: usize = CODES + 2 * 288;
const CODE_BYTES: usize = LENGTHS + 288;
/** The code for literals and lengths of matches, the one for distances, and the one for the lengths of their codes. */
export const LITERAL_CODE: usize = STEPS + 2 * WINDOW;
export const DISTANCE_CODE: usize = LITERAL_CODE + CODE_BYTES;
export const HEADER_CODE: usize = DISTANCE_CODE + CODE_BYTES;

/** What the making of a code needs meanwhile: u32 for each symbol, three times. */
export const SORTED: usize = HEADER_CODE + CODE_BYTES;
export const WEIGHTS: usize = SORTED + 4 * 288;
export const BUCKETS: usize = WEIGHTS + 4 * 288;
/** The lengths of both codes one after the other, u8; and the same with runs made short, u16. */
export const ALL_LENGTHS: usize = BUCKETS + 4 * 288;
export const HEADER_ITEMS: usize = ALL_LENGTHS + 320;

/** The sequences of a block: u32 count of literals, u16 length of the match behind them, u16 distance. */
export const SEQUENCES: usize = HEADER_ITEMS + 2 * 320;
export const SEQUENCE_BYTES: usize = 8;
/** A block ends with this many. More share one code that suits none of them; fewer pay for more codes. */
export const MOST_SEQUENCES: usize = 4096;

/** The data to deflate, and the window before it. */
export const INPUT: usize = 0x80000;
export const INPUT_BYTES: usize = 0x200000;
const BEHIND: usize = 64;
/** What became of them: no more than the data and five bytes for each 64 KiB, and something for a sync flush. */
export const OUTPUT: usize = INPUT + INPUT_BYTES + BEHIND;
export const OUTPUT_BYTES: usize = INPUT_BYTES + 0x10000;
