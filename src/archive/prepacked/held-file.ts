import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, read, readSync, realpathSync, statSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { promisify } from 'node:util';
import { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { isSameFile } from '../../workspace/paths/disk.ts';
import { MAX_WHOLE_FILE_BYTES } from '../tasks/plan.ts';

/** Read and sent at once, in bytes; the same as for a zip that we pack. */
const CHUNK_BYTES = 128 * 1024;

/** Longest piece that `view` returns, in bytes: a small file that was deflated, and did not get smaller. */
export const MAX_PIECE_BYTES = MAX_WHOLE_FILE_BYTES + 64 * 1024;
/** Bytes that `view` reads at once. */
const WINDOW_BYTES = MAX_PIECE_BYTES + 64 * 1024;

/** The path was resolved, so a link here has appeared since: it is not followed. Named pipes must not block. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

const readAsync = promisify(read);

/** A file that is opened once and read through that one descriptor: what is at its path later does not matter. */
export class HeldFile {
  private readonly descriptor: number;
  private readonly stats: BigIntStats;
  private isOpen = true;
  private memory: Buffer | undefined;
  /** The part of `memory` that holds what `view` has read last, and where that begins in the file. */
  private window: Buffer = Buffer.alloc(0);
  private windowStart = 0;

  /**
   * @param file real path
   * @param label what it is called in messages
   * @throws {StepError} `invalid-file` when it cannot be opened, is not a regular file, or is not what the path stands for
   */
  constructor(
    file: string,
    private readonly label: string,
  ) {
    this.descriptor = this.attempt(() => openSync(file, FLAGS));
    try {
      this.stats = this.attempt(() => fstatSync(this.descriptor, { bigint: true }));
      if (!this.stats.isFile()) throw this.unusable('is not a regular file.');
      // A folder of the path that has become a link would lead out of the place that was checked.
      const there = this.attempt(() => (realpathSync(file) === file ? statSync(file, { bigint: true }) : undefined));
      if (there === undefined || !isSameFile(there, this.stats)) throw this.changed();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  get bytes(): number {
    return Number(this.stats.size);
  }

  /**
   * A piece of the file, or as much of it as there is. Pieces near each other are read with few system calls. Valid until
   * the next piece is asked for.
   * @param length at most `MAX_PIECE_BYTES`
   * @throws {StepError} `invalid-file` when the file has become shorter
   */
  view(position: number, length: number): Buffer {
    const wanted = Math.max(0, Math.min(length, this.bytes - position));
    if (wanted === 0) return Buffer.alloc(0);
    if (position < this.windowStart || position + wanted > this.windowStart + this.window.length) {
      this.memory ??= Buffer.allocUnsafeSlow(WINDOW_BYTES);
      this.window = this.memory.subarray(0, 0);
      const window = this.memory.subarray(0, Math.min(WINDOW_BYTES, this.bytes - position));
      this.readAt(position, window);
      this.window = window;
      this.windowStart = position;
    }
    const start = position - this.windowStart;
    return this.window.subarray(start, start + wanted);
  }

  /**
   * The bytes from `start` up to `end`, in pieces of their own memory. Positions are explicit, so several readers do not
   * disturb each other.
   * @throws {StepError} `invalid-file` when there are fewer
   */
  async *chunks(start = 0, end = this.bytes): AsyncGenerator<Buffer> {
    for (let position = start; position < end;) {
      const target = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, end - position));
      const { bytesRead } = await readAsync(this.descriptor, target, 0, target.length, position).catch(
        (error: unknown) => {
          throw this.unreadable(error);
        },
      );
      if (bytesRead === 0) throw this.changed();
      position += bytesRead;
      yield target.subarray(0, bytesRead);
    }
  }

  /** All bytes, from the first one. @throws {StepError} `invalid-file` after the last one, when they do not have this SHA-256 */
  async *verifiedChunks(sha256: string): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    for await (const chunk of this.chunks()) {
      hash.update(chunk);
      yield chunk;
    }
    if (hash.digest('hex') !== sha256) throw this.changed();
  }

  /** SHA-256 of all bytes, in hex. */
  async sha256(signal: AbortSignal): Promise<string> {
    const hash = createHash('sha256');
    for await (const chunk of this.chunks()) {
      signal.throwIfAborted();
      hash.update(chunk);
    }
    return hash.digest('hex');
  }

  /** @throws {StepError} `invalid-file` when the file was written to since it was opened */
  assertUnchanged(): void {
    const { size, mtimeNs, ctimeNs } = this.attempt(() => fstatSync(this.descriptor, { bigint: true }));
    const before = this.stats;
    if (size !== before.size || mtimeNs !== before.mtimeNs || ctimeNs !== before.ctimeNs) throw this.changed();
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    closeSync(this.descriptor);
  }

  /** An error about this file. @param problem what is wrong and what to do, as the end of a sentence */
  unusable(problem: string): StepError {
    return new StepError('invalid-file', `${this.label} ${problem}`);
  }

  /** An error about a file or folder in it. @param problem what follows its name */
  unusableEntry({ path }: { readonly path: string }, problem: string): StepError {
    return this.unusable(`cannot be sent: ${safeText(path)} ${problem}. Pack the zip again.`);
  }

  private readAt(position: number, target: Uint8Array): void {
    for (let filled = 0; filled < target.length;) {
      const count = this.attempt(() =>
        readSync(this.descriptor, target, filled, target.length - filled, position + filled),
      );
      if (count === 0) throw this.changed();
      filled += count;
    }
  }

  private changed(): StepError {
    return this.unusable('changed while it was read. Let whatever writes it finish first.');
  }

  private attempt<Result>(action: () => Result): Result {
    try {
      return action();
    } catch (error) {
      throw this.unreadable(error);
    }
  }

  private unreadable(error: unknown): unknown {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) return error;
    // ELOOP: it has become a link.
    if (['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'].includes(code)) return this.changed();
    return this.unusable(`cannot be read: ${safeText(code)}. Check its permissions.`);
  }
}
