import { createReadStream } from 'node:fs';
import type { SecretFinding, SecretScanOptions } from '../secret-scan/findings.ts';
import type { SourceFile } from '../workspace/files.ts';
import type { PlaceholderFile } from '../workspace/notes/placeholders.ts';

/** What to pack, and how. */
export interface ArchiveRequest {
  /** Sorted; each becomes one entry. */
  readonly files: readonly SourceFile[];
  /** Path of the zip to write; created with mode 0600, must not exist. */
  readonly destination: string;
  /** Deflate level 0 to 9. */
  readonly level: number;
  /** Seconds since 1970 for the time of every entry; DOS times begin at 1980. */
  readonly modified: number;
  readonly signal: AbortSignal;
  /** Undefined: the bytes that are packed are not scanned for secrets. */
  readonly secretScan: SecretScanOptions | undefined;
  /** Called periodically with the bytes packed and the total. */
  readonly onProgress?: (packed: number, total: number) => void;
}

/** A finished zip. */
export interface Archive {
  readonly path: string;
  readonly bytes: number;
  readonly fileCount: number;
  /** Of the zip's bytes, in hex. */
  readonly sha256: string;
  /** Files that hold a pointer or an encrypted form of their content. */
  readonly placeholders: readonly PlaceholderFile[];
  readonly secrets: readonly SecretFinding[];
  /** Of path, mode and bytes of every file, see `contentRecord`; independent of zip format and level. */
  readonly contentSha256: string;
  /** The bytes of the zip, from the first one each time it is called. Undefined: they are read from `path`. */
  readonly stream?: (() => AsyncIterable<Buffer>) | undefined;
}

/**
 * Packs files into a zip.
 * @throws {StepError} `invalid-file` naming a file that cannot be read or changed meanwhile; whatever the signal was
 * aborted with. The destination is then incomplete, and the caller's to remove.
 */
export type WriteArchive = (request: ArchiveRequest) => Promise<Archive>;

/** Read and sent at once. Smaller pieces lose fewer early answers than larger ones, and are as fast. */
const CHUNK_BYTES = 128 * 1024;

/** A zip as an upload takes it; it is read from the disk, unless it has a stream of its own. */
export function uploadSource({ path, bytes, stream }: Pick<Archive, 'path' | 'bytes' | 'stream'>) {
  const readFile = (): AsyncIterable<Buffer> =>
    createReadStream(path, { highWaterMark: CHUNK_BYTES, end: Math.max(bytes - 1, 0) });
  return { bytes, open: stream ?? readFile };
}
