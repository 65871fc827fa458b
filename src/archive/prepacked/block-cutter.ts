import { WINDOW_BYTES } from '../tasks/compress.ts';
import { BLOCK_BYTES } from '../zip/content-digest.ts';

/** A block of a file, with as much of the data before it as a secret may begin in. Valid until the next one. */
export interface Block {
  readonly bytes: Buffer;
  /** How many of them are before the block. */
  readonly before: number;
  readonly isLast: boolean;
}

/** Cuts the pieces of a large file into blocks. */
export class BlockCutter {
  /** Bytes of the file so far: more than `fileSize` for a file that is larger than it should be. */
  size = 0;

  /**
   * @param memory has room for a block and what comes before it
   * @param fileSize bytes that the file should have
   */
  constructor(
    private readonly memory: Buffer,
    private readonly fileSize: number,
  ) {}

  /** No more is read than the file should have. What does not fill a block is dropped where the size differs. */
  async *cut(pieces: AsyncIterable<Buffer>): AsyncGenerator<Block> {
    const { memory, fileSize } = this;
    let [before, filled] = [0, 0];
    for await (const piece of pieces) {
      for (let at = 0; at < piece.length && this.size <= fileSize;) {
        const part = piece.subarray(at, at + BLOCK_BYTES - filled);
        memory.set(part, before + filled);
        at += part.length;
        filled += part.length;
        this.size += part.length;
        if (filled < BLOCK_BYTES && this.size !== fileSize) continue;
        const bytes = memory.subarray(0, before + filled);
        yield { bytes, before, isLast: this.size >= fileSize };
        const kept = Math.min(WINDOW_BYTES, bytes.length);
        memory.copyWithin(0, bytes.length - kept, bytes.length);
        [before, filled] = [kept, 0];
      }
      if (this.size > fileSize) return;
    }
  }
}
