/** A text to search for, and what its owner wants to know when it is found. */
export interface Marker<Owner> {
  /** At least `MIN_MARKER_BYTES` long. */
  readonly bytes: Buffer;
  readonly owner: Owner;
}

export const MIN_MARKER_BYTES = 3;

interface Candidate<Owner> extends Marker<Owner> {
  /** Where in the marker the pair of bytes stands that was seen. */
  readonly pairOffset: number;
}

/**
 * Finds any of many markers in one pass over the bytes. Only every second pair of bytes is read: where a marker stands,
 * it is the first or the second pair of it, and few pairs are.
 */
export class MarkerSearch<Owner> {
  /** By pair of bytes: which list of candidates may stand there; 0 is the empty one. */
  private readonly listOfPair = new Uint8Array(2 ** 16);
  private readonly candidates: Candidate<Owner>[][] = [[]];

  constructor(markers: readonly Marker<Owner>[]) {
    for (const marker of markers) {
      if (marker.bytes.length < MIN_MARKER_BYTES) throw new RangeError('a marker is too short to be found');
      for (const pairOffset of [0, 1]) this.addCandidate({ ...marker, pairOffset });
    }
    if (this.candidates.length > 256) throw new RangeError('there are too many markers');
  }

  /** @param visit called for each marker that begins from `from` up to `to`; it may end beyond */
  visit(bytes: Buffer, from: number, to: number, visit: (owner: Owner, start: number) => void): void {
    const { listOfPair } = this;
    // Numbers of 16 bits must be aligned: a marker at `from` may then be seen by its second pair only.
    const first = from + ((bytes.byteOffset + from) % 2);
    // The last pair that matters begins at `to`: the second one of a marker before it.
    const length = Math.max(0, Math.min(to + 2, bytes.length) - first);
    const pairs = new Uint16Array(bytes.buffer, bytes.byteOffset + first, length >> 1);
    const checkPair = (index: number): void => {
      for (const { bytes: marker, owner, pairOffset } of this.candidates[listOfPair[pairs[index] ?? 0] ?? 0] ?? []) {
        const start = first + 2 * index - pairOffset;
        if (start >= from && start < to && standsAt(bytes, start, marker)) visit(owner, start);
      }
    };
    // Two at a time, as the scan spends its time here. All of these indexes are in range.
    const last = pairs.length - 1;
    for (let index = 0; index < last; index += 2) {
      const one = listOfPair[pairs[index] as number] as number;
      const other = listOfPair[pairs[index + 1] as number] as number;
      if ((one | other) === 0) continue;
      checkPair(index);
      checkPair(index + 1);
    }
    if (last % 2 === 0) checkPair(last);
  }

  private addCandidate(candidate: Candidate<Owner>): void {
    // In the order of bytes of this machine, as above.
    const [pair = 0] = new Uint16Array(Uint8Array.from(candidate.bytes.subarray(candidate.pairOffset)).buffer, 0, 1);
    const list = this.listOfPair[pair] as number;
    if (list === 0) this.listOfPair[pair] = this.candidates.push([candidate]) - 1;
    else this.candidates[list]?.push(candidate);
  }
}

function standsAt(bytes: Buffer, start: number, marker: Buffer): boolean {
  for (let index = 0; index < marker.length; index += 1) if (bytes[start + index] !== marker[index]) return false;
  return true;
}
