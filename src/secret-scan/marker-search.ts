import { endianness } from 'node:os';
import { membersOf } from './characters.ts';
import type { CharacterSet } from './characters.ts';

/** A text to search for, and what its owner wants to know when it is found. */
export interface Marker<Owner> {
  /** What its bytes may be, one set for each; at least `MIN_MARKER_BYTES` of them. */
  readonly sets: readonly CharacterSet[];
  readonly owner: Owner;
  /** Where in it the three bytes begin that it is found by: the rarer they are, the faster. At its beginning unless given. */
  readonly rarest?: number;
}

const MIN_MARKER_BYTES = 3;

interface Candidate<Owner> {
  readonly marker: readonly CharacterSet[];
  readonly owner: Owner;
  /** Where in the marker the pair of bytes stands that was seen. */
  readonly pairOffset: number;
}

/**
 * Finds any of many markers in one pass over the bytes. Only every second pair of bytes is read, two pairs at a time: where
 * a marker stands, one of two pairs of it is among them, and few pairs are such.
 */
export class MarkerSearch<Owner> {
  /** By pair of bytes: which list of candidates may stand there; 0 is the empty one. */
  private readonly listOfPair = new Uint8Array(2 ** 16);
  private readonly candidates: Candidate<Owner>[][] = [[]];
  /** How far into a marker the last byte is that it is found by, at most. */
  private reach = 0;

  constructor(markers: readonly Marker<Owner>[]) {
    for (const { sets, owner, rarest = 0 } of markers) {
      if (sets.length < rarest + MIN_MARKER_BYTES) throw new RangeError('a marker is too short to be found');
      for (const pairOffset of [rarest, rarest + 1])
        for (const pair of pairsAt(sets, pairOffset)) this.addCandidate(pair, { marker: sets, owner, pairOffset });
      this.reach = Math.max(this.reach, rarest + MIN_MARKER_BYTES - 1);
    }
    if (this.candidates.length > 256) throw new RangeError('there are too many markers');
  }

  /** @param visit called for each marker that begins from `from` up to `to`; it may end beyond */
  visit(bytes: Buffer, from: number, to: number, visit: Visit<Owner>): void {
    // Numbers of 32 bits must be aligned: what stands before `from` is read, too.
    const first = from - ((bytes.byteOffset + from) % 4);
    // The last pair that matters is the second one of a marker right before `to`.
    const end = Math.min(to + this.reach, bytes.length);
    const words = new Int32Array(bytes.buffer, bytes.byteOffset + first, Math.max(0, end - first) >> 2);
    for (let index = this.nextWord(words, 0); index < words.length; index = this.nextWord(words, index + 1)) {
      this.visitPair(bytes, first + 4 * index, from, to, visit);
      this.visitPair(bytes, first + 4 * index + 2, from, to, visit);
    }
    const rest = first + 4 * words.length;
    if (rest + 2 <= end) this.visitPair(bytes, rest, from, to, visit);
  }

  /**
   * Where the next number is with a pair of bytes that a marker has, from `from` on; how many there are where there is none.
   * A method of its own and without a closure, so that it is compiled as a tight loop: the scan spends its time here.
   */
  private nextWord(words: Int32Array, from: number): number {
    const { listOfPair } = this;
    const { length } = words;
    for (let index = from; index < length; index += 1) {
      const word = words[index] as number;
      // Both indices are in range.
      if (((listOfPair[word & 0xffff] as number) | (listOfPair[word >>> 16] as number)) !== 0) return index;
    }
    return length;
  }

  /** Looks for the markers that the pair of bytes at `at` may be part of. */
  private visitPair(bytes: Buffer, at: number, from: number, to: number, visit: Visit<Owner>): void {
    if (at < from) return;
    const list = this.candidates[this.listOfPair[pairAt(bytes, at)] as number] as readonly Candidate<Owner>[];
    // Without an iterator, as some files are nothing but such pairs.
    for (let index = 0; index < list.length; index += 1) {
      const { marker, owner, pairOffset } = list[index] as Candidate<Owner>;
      const start = at - pairOffset;
      if (start >= from && start < to && standsAt(bytes, start, marker)) visit(owner, start, start + marker.length);
    }
  }

  private addCandidate(pair: number, candidate: Candidate<Owner>): void {
    const list = this.listOfPair[pair] as number;
    if (list === 0) this.listOfPair[pair] = this.candidates.push([candidate]) - 1;
    else this.candidates[list]?.push(candidate);
  }
}

type Visit<Owner> = (owner: Owner, start: number, end: number) => void;

const IS_LITTLE_ENDIAN = endianness() === 'LE';

/** Two bytes as one number, in the order of this machine, as they stand in a larger one. */
function pairAt(bytes: Buffer, at: number): number {
  const one = bytes[at] as number;
  const other = bytes[at + 1] as number;
  return IS_LITTLE_ENDIAN ? one | (other << 8) : (one << 8) | other;
}

/** Every pair of bytes that may stand at a place of a marker, as one number each. */
function pairsAt(sets: readonly CharacterSet[], at: number): number[] {
  const [some, others] = [membersOf(sets[at] as CharacterSet), membersOf(sets[at + 1] as CharacterSet)];
  return some.flatMap((one) => others.map((other) => pairAt(Buffer.from([one, other]), 0)));
}

/** Compares from the end, as many markers begin with the same letters. */
function standsAt(bytes: Buffer, start: number, marker: readonly CharacterSet[]): boolean {
  if (start + marker.length > bytes.length) return false;
  let index = marker.length - 1;
  while (index >= 0 && (marker[index] as CharacterSet)[bytes[start + index] as number] === true) index -= 1;
  return index < 0;
}
