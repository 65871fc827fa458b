/** A text to search for, and what its owner wants to know when it is found. */
export interface Marker<Owner> {
  /** At least `MIN_MARKER_BYTES` long. */
  readonly bytes: Buffer;
  readonly owner: Owner;
  /** Where in it the three bytes begin that it is found by: the rarer they are, the faster. At its beginning unless given. */
  readonly rarest?: number;
}

export const MIN_MARKER_BYTES = 3;

interface Candidate<Owner> {
  readonly marker: readonly number[];
  readonly owner: Owner;
  /** Where in the marker the pair of bytes stands that was seen. */
  readonly pairOffset: number;
}

/**
 * Finds any of many markers in one pass over the bytes. Only every second pair of bytes is read: where a marker stands,
 * one of two pairs of it is among them, and few pairs are such.
 */
export class MarkerSearch<Owner> {
  /** By pair of bytes: which list of candidates may stand there; 0 is the empty one. */
  private readonly listOfPair = new Uint8Array(2 ** 16);
  private readonly candidates: Candidate<Owner>[][] = [[]];
  /** How far from the beginning of a marker the last byte is that it is found by. */
  private reach = 0;

  constructor(markers: readonly Marker<Owner>[]) {
    for (const marker of markers) {
      const { bytes, rarest = 0 } = marker;
      if (bytes.length < rarest + MIN_MARKER_BYTES) throw new RangeError('a marker is too short to be found');
      for (const pairOffset of [rarest, rarest + 1])
        this.addCandidate({ marker: [...bytes], owner: marker.owner, pairOffset });
      this.reach = Math.max(this.reach, rarest + MIN_MARKER_BYTES - 1);
    }
    if (this.candidates.length > 256) throw new RangeError('there are too many markers');
  }

  /** @param visit called for each marker that begins from `from` up to `to`; it may end beyond */
  visit(bytes: Buffer, from: number, to: number, visit: (owner: Owner, start: number, end: number) => void): void {
    // Numbers of 16 bits must be aligned: a marker at `from` may then be seen by its second pair only.
    const first = from + ((bytes.byteOffset + from) % 2);
    // The last pair that matters is the second one of a marker right before `to`.
    const length = Math.max(0, Math.min(to + this.reach, bytes.length) - first);
    const pairs = new Uint16Array(bytes.buffer, bytes.byteOffset + first, length >> 1);
    for (let index = this.nextPair(pairs, 0); index < pairs.length; index = this.nextPair(pairs, index + 1)) {
      const list = this.candidates[this.listOfPair[pairs[index] as number] as number] as readonly Candidate<Owner>[];
      // Without an iterator, as some files are nothing but such pairs.
      for (let at = 0; at < list.length; at += 1) {
        const { marker, owner, pairOffset } = list[at] as Candidate<Owner>;
        const start = first + 2 * index - pairOffset;
        if (start >= from && start < to && standsAt(bytes, start, marker)) visit(owner, start, start + marker.length);
      }
    }
  }

  /**
   * Where the next pair is that a marker has, from `from` on; the number of pairs where there is none. A method of its own
   * and without a closure, so that it is compiled as a tight loop: the scan spends its time here.
   */
  private nextPair(pairs: Uint16Array, from: number): number {
    const { listOfPair } = this;
    const { length } = pairs;
    for (let index = from; index < length; index += 1) {
      // Both are in range.
      if ((listOfPair[pairs[index] as number] as number) !== 0) return index;
    }
    return length;
  }

  private addCandidate(candidate: Candidate<Owner>): void {
    // In the order of bytes of this machine, as above.
    const [pair = 0] = new Uint16Array(Uint8Array.from(candidate.marker.slice(candidate.pairOffset)).buffer, 0, 1);
    const list = this.listOfPair[pair] as number;
    if (list === 0) this.listOfPair[pair] = this.candidates.push([candidate]) - 1;
    else this.candidates[list]?.push(candidate);
  }
}

/** Compares from the end, as many markers begin with the same letters. */
function standsAt(bytes: Buffer, start: number, marker: readonly number[]): boolean {
  if (start + marker.length > bytes.length) return false;
  let index = marker.length - 1;
  while (index >= 0 && bytes[start + index] === marker[index]) index -= 1;
  return index < 0;
}
