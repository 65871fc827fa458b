import { crc32 } from 'node:zlib';
import { DESCRIPTOR_SIGNATURE } from '../zip/zip-format.ts';

const SIGNATURE = Buffer.alloc(4);
SIGNATURE.writeUInt32LE(DESCRIPTOR_SIGNATURE);
/** Signature, CRC, and the lower half of the compressed size. */
const LOOKED_AT = 12;

/**
 * Looks in stored data that a data descriptor follows for another descriptor that fits what is before it. Programs that
 * read the zip from a pipe know no other end of such data: what follows would be entries for them, and data for all others.
 * A zip inside that data has no such place, as its descriptors count without its headers.
 */
export class EarlyEndScan {
  /** Of all bytes before `held`. */
  private crc = 0;
  /** Where `held` begins in the data. */
  private position = 0;
  private held = Buffer.alloc(0);

  /** @param dataBytes where the right end is */
  constructor(private readonly dataBytes: number) {}

  /** Whether there is one. @param piece the next bytes of the data, or of what follows them */
  isIn(piece: Buffer): boolean {
    const bytes = Buffer.concat([this.held, piece]);
    let hashed = 0;
    for (let at = bytes.indexOf(SIGNATURE); at !== -1; at = bytes.indexOf(SIGNATURE, at + 1)) {
      const size = this.position + at;
      if (at + LOOKED_AT > bytes.length || size >= this.dataBytes) break;
      this.crc = crc32(bytes.subarray(hashed, at), this.crc);
      hashed = at;
      if (bytes.readUInt32LE(at + 4) === this.crc || bytes.readUInt32LE(at + 8) === size % 2 ** 32) return true;
    }
    const kept = Math.max(hashed, bytes.length - LOOKED_AT + 1);
    this.crc = crc32(bytes.subarray(hashed, kept), this.crc);
    this.position += kept;
    this.held = Buffer.from(bytes.subarray(kept));
    return false;
  }
}
