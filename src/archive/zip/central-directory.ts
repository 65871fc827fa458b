import { moveHeader } from './zip-format.ts';

/** Central directory headers, one after the other in one growing piece of memory: a buffer for each would weigh more. */
export class CentralDirectory {
  /** Entries so far. */
  count = 0;
  private memory = Buffer.allocUnsafe(16 * 1024);
  private filled = 0;

  add(header: Uint8Array): void {
    if (header.length > this.memory.length - this.filled) {
      const larger = Buffer.allocUnsafe(2 * this.memory.length + header.length);
      larger.set(this.headers());
      this.memory = larger;
    }
    this.memory.set(header, this.filled);
    this.filled += header.length;
    this.count += 1;
  }

  /**
   * Adds headers of entries whose local headers begin `by` bytes further back than the headers state.
   * @param headers as `headers` returns them; overwritten
   */
  addMoved(headers: Buffer, by: number): void {
    for (let at = 0; at < headers.length;) {
      const { header, next } = moveHeader(headers, at, by);
      this.add(header);
      at = next;
    }
  }

  /** All headers. Valid until the next one is added. */
  headers(): Buffer {
    return this.memory.subarray(0, this.filled);
  }
}
