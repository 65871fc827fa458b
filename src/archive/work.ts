import type { SourceFile } from '../workspace/files.ts';
import type { FoundSecret } from '../workspace/secrets.ts';
import type { Method } from './container.ts';
import { BLOCK } from './content-digest.ts';

/** A piece of packing that one worker does at a time. Plain data: it travels between threads. */
export type Task =
  | { readonly kind: 'files'; readonly files: readonly SourceFile[] }
  | {
      readonly kind: 'block';
      readonly file: SourceFile;
      /** Where the block begins, in bytes. */
      readonly start: number;
      readonly isLast: boolean;
      /** Decided once for all blocks of a file. */
      readonly method: Method;
    };

/** What became of one file of a `files` task, or of the block. Its data stand in the output, one after the other. */
export interface Packed {
  readonly method: Method;
  readonly crc: number;
  /** Bytes before and after compression. */
  readonly size: number;
  readonly compressedSize: number;
  /** SHA-256 of each block of 1 MiB, in hex. */
  readonly blocks: readonly string[];
  readonly isLfsPointer: boolean;
  readonly secrets: readonly FoundSecret[];
}

export interface PackOptions {
  readonly level: number;
  readonly secretScan: { readonly password: string | undefined } | undefined;
}

/** Files over this size are cut into blocks, in bytes. */
export const LARGE = 2 * BLOCK;
/** A `files` task ends when it has this many bytes or files. */
const BATCH_BYTES = BLOCK;
const BATCH_FILES = 128;
/** Room for the output of any task, in bytes: stored data do not grow; deflated ones by 5 bytes for each 16 KiB. */
export const OUTPUT_BYTES = LARGE + 64 * 1024;

/**
 * Cuts the files into tasks, in order. Results put together in the same order are the zip.
 * @param methodOf how a large file is packed; called once for each when its turn comes
 */
export function* planTasks(files: readonly SourceFile[], methodOf: (file: SourceFile) => Method): Generator<Task> {
  let batch: SourceFile[] = [];
  let bytes = 0;
  for (const file of files) {
    const isLarge = file.size > LARGE;
    if (batch.length > 0 && (isLarge || bytes + file.size > BATCH_BYTES || batch.length === BATCH_FILES)) {
      yield { kind: 'files', files: batch };
      batch = [];
      bytes = 0;
    }
    if (isLarge) {
      const method = methodOf(file);
      for (let start = 0; start < file.size; start += BLOCK) {
        yield { kind: 'block', file, start, isLast: start + BLOCK >= file.size, method };
      }
    } else {
      batch.push(file);
      bytes += file.size;
    }
  }
  if (batch.length > 0) yield { kind: 'files', files: batch };
}
