/** A text to search for, and what its owner wants to know when it is found. */
export interface Marker<Owner> {
  /** At least `SHORTEST_MARKER` long. */
  readonly bytes: Buffer;
  readonly owner: Owner;
}

export const SHORTEST_MARKER = 3;

interface Candidate<Owner> extends Marker<Owner> {
  /** Where in the marker the pair of bytes stands that was seen. */
  readonly pairOffset: number;
}

/**
 * Finds any of many markers in one pass over the bytes. Only every second pair of bytes is looked at: it is the first
 * or the second pair of any marker that stands there, and few pairs are.
 */
export class MarkerSearch<Owner> {
  /** By pair of bytes: 0, or which of the candidates may stand there. */
  private readonly candidatesOfPair = new Uint8Array(2 ** 16);
  private readonly candidates: Candidate<Owner>[][] = [[]];

  constructor(markers: readonly Marker<Owner>[]) {
    for (const marker of markers) {
      if (marker.bytes.length < SHORTEST_MARKER) throw new RangeError('a marker is too short to be found');
      for (const pairOffset of [0, 1]) this.addCandidate({ ...marker, pairOffset });
    }
    if (this.candidates.length > 256) throw new RangeError('there are too many markers');
  }

  /** @param visit called for each marker that begins from `from` up to `to`; it may end beyond */
  visit(bytes: Buffer, from: number, to: number, visit: (owner: Owner, start: number) => void): void {
    const { candidatesOfPair } = this;
    // A marker that begins at the last byte is seen one byte further on.
    const end = Math.min(to + 1, bytes.length - 1);
    for (let at = from; at < end; at += 2) {
      // Both indexes are within the bytes.
      const pair = ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
      const index = candidatesOfPair[pair] as number;
      if (index === 0) continue;
      for (const candidate of this.candidates[index] ?? []) {
        const start = at - candidate.pairOffset;
        if (start >= from && start < to && standsAt(bytes, start, candidate.bytes)) visit(candidate.owner, start);
      }
    }
  }

  private addCandidate(candidate: Candidate<Owner>): void {
    const pair = candidate.bytes.readUInt16BE(candidate.pairOffset);
    const index = this.candidatesOfPair[pair] as number;
    if (index === 0) this.candidatesOfPair[pair] = this.candidates.push([candidate]) - 1;
    else this.candidates[index]?.push(candidate);
  }
}

function standsAt(bytes: Buffer, start: number, marker: Buffer): boolean {
  for (let index = 0; index < marker.length; index += 1) if (bytes[start + index] !== marker[index]) return false;
  return true;
}
