import type { SourceFile } from '../../workspace/files.ts';
import type { Placeholder } from '../../workspace/notes/placeholders.ts';
import type { FoundSecret } from '../../secret-scan/findings.ts';
import type { ArchiveRequest } from '../archive.ts';
import { localHeaderRoom } from '../zip/zip-format.ts';
import { BLOCK_BYTES } from '../zip/content-digest.ts';

/** A piece of packing that one thread runs at a time. Plain data: it travels between threads. */
export type Task = FilesTask | BlockTask;

export interface FilesTask {
  readonly kind: 'files';
  readonly files: readonly SourceFile[];
}

export interface BlockTask {
  readonly kind: 'block';
  readonly file: SourceFile;
  /** Where the block begins, in bytes. */
  readonly start: number;
  readonly isLast: boolean;
  /** Deflate level, 0 for data that would not shrink. Decided once for all blocks of a file. */
  readonly level: number;
}

/** What became of a task. Its bytes stand at the beginning of the output buffer. */
export type TaskResult = PackedFiles | PackedBlock;

/** Whole files: their local headers and data, as they stand in the zip. */
export interface PackedFiles {
  readonly kind: 'files';
  /** How many bytes of the output buffer are in use. */
  readonly bytes: number;
  /** Their central directory headers, as if the zip began with the output. */
  readonly directory: Uint8Array;
  /** The records of the files for the digest of the content. */
  readonly contentRecords: string;
  /** Which of the files stand for their content. */
  readonly placeholders: readonly { readonly index: number; readonly kind: Placeholder }[];
  readonly secrets: readonly { readonly index: number; readonly found: FoundSecret }[];
}

/** One block of a large file. */
export interface PackedBlock {
  readonly kind: 'block';
  readonly crc: number;
  /** Bytes before and after compression. */
  readonly size: number;
  readonly compressedSize: number;
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string;
  /** What the file stands for, by its first block. */
  readonly placeholder: Placeholder | undefined;
  readonly secrets: readonly FoundSecret[];
}

/** What every task needs to know. Plain data: it travels to the packing threads. */
export type PackOptions = Pick<ArchiveRequest, 'level' | 'modified' | 'secretScan'>;

/** Files over this size are cut into blocks, in bytes. */
export const MAX_WHOLE_FILE_BYTES = 2 * BLOCK_BYTES;
/** A `files` task ends when it has this many bytes or files. */
const BATCH_BYTES = BLOCK_BYTES;
const BATCH_FILES = 128;
/**
 * Room for the output of any task, in bytes: a deflated block may grow by less than 2 KiB, other data that do not shrink
 * are stored, and one more local header comes in front of a single file of the largest size.
 */
export const OUTPUT_BYTES = MAX_WHOLE_FILE_BYTES + 256 * 1024;

/**
 * Cuts the files into tasks, in order. Results put together in the same order are the zip.
 * @param levelOf deflate level of a large file; called once for each when its turn comes
 */
export function* planTasks(files: readonly SourceFile[], levelOf: (file: SourceFile) => number): Generator<Task> {
  let batch: SourceFile[] = [];
  let bytes = 0;
  for (const file of files) {
    const isLarge = file.size > MAX_WHOLE_FILE_BYTES;
    const room = file.size + localHeaderRoom(file.path);
    if (batch.length > 0 && (isLarge || bytes + room > BATCH_BYTES || batch.length === BATCH_FILES)) {
      yield { kind: 'files', files: batch };
      batch = [];
      bytes = 0;
    }
    if (isLarge) {
      const level = levelOf(file);
      for (let start = 0; start < file.size; start += BLOCK_BYTES)
        yield { kind: 'block', file, start, isLast: start + BLOCK_BYTES >= file.size, level };
    } else {
      batch.push(file);
      bytes += room;
    }
  }
  if (batch.length > 0) yield { kind: 'files', files: batch };
}
