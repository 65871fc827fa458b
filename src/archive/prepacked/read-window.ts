import { MAX_WHOLE_FILE_BYTES } from '../tasks/plan.ts';
import type { HeldFile } from './held-file.ts';

/** Longest piece, in bytes: a small file that was deflated, and did not get smaller. */
export const MAX_PIECE_BYTES = MAX_WHOLE_FILE_BYTES + 64 * 1024;

/** Small pieces of a file that lie near each other, read with few system calls. */
export class ReadWindow {
  private readonly memory = Buffer.allocUnsafeSlow(MAX_PIECE_BYTES + 64 * 1024);
  private start = 0;
  private filled = 0;

  constructor(private readonly file: HeldFile) {}

  /**
   * A piece of the file, or as much of it as there is. Valid until the next one is asked for.
   * @param length at most `MAX_PIECE_BYTES`
   * @throws {StepError} as `HeldFile.readAt` does
   */
  view(position: number, length: number): Buffer {
    const wanted = Math.max(0, Math.min(length, this.file.bytes - position));
    if (wanted === 0) return this.memory.subarray(0, 0);
    if (position < this.start || position + wanted > this.start + this.filled) {
      this.filled = 0;
      const target = this.memory.subarray(0, Math.min(this.memory.length, this.file.bytes - position));
      this.file.readAt(position, target);
      this.start = position;
      this.filled = target.length;
    }
    return this.memory.subarray(position - this.start, position - this.start + wanted);
  }
}
