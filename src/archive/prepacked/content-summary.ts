import { createHash, hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FoundSecret, SecretFinding, SecretScanOptions } from '../../secret-scan/findings.ts';
import { SecretScanner } from '../../secret-scan/scanner.ts';
import { isLfsPointer } from '../../workspace/lfs-pointers.ts';
import { sortByPath } from '../../workspace/order.ts';
import type { Archive } from '../archive.ts';
import { countLineFeeds } from '../lines.ts';
import { WINDOW_BYTES } from '../tasks/compress.ts';
import { BLOCK_BYTES, contentRecord, digestOfBlocks } from '../zip/content-digest.ts';
import type { ArchivedEntry } from './archived-file.ts';
import { BlockCutter } from './block-cutter.ts';

/** Findings that are kept; a zip with more needs no longer list. */
const MAX_SECRETS = 1000;

/** What the bytes of one file are. */
export interface Measured {
  readonly size: number;
  readonly crc: number;
}

/** Collects what the bytes of all files show, in any order of the files. */
export class ContentSummary {
  private readonly records: { readonly path: string; readonly record: string }[] = [];
  private readonly lfsPointers: string[] = [];
  private readonly secrets: SecretFinding[] = [];
  private readonly scanner: SecretScanner | undefined;
  /** A block of a large file, with what comes before it. */
  private readonly memory = Buffer.allocUnsafeSlow(WINDOW_BYTES + BLOCK_BYTES);

  constructor(scan: SecretScanOptions | undefined) {
    this.scanner = scan === undefined ? undefined : new SecretScanner(scan);
  }

  /** A whole file, or a folder, of which nothing is kept. */
  add(file: ArchivedEntry, bytes: Buffer): Measured {
    if (file.isFolder) return { size: bytes.length, crc: crc32(bytes) };
    if (isLfsPointer(file, bytes)) this.lfsPointers.push(file.path);
    this.keep(file, this.scanner?.find(file.path, bytes, 0, bytes.length), bytes, 1);
    const blocks = Array.from({ length: Math.max(1, Math.ceil(bytes.length / BLOCK_BYTES)) }, (_, index) =>
      hash('sha256', bytes.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES)),
    );
    this.record(file, blocks);
    return { size: bytes.length, crc: crc32(bytes) };
  }

  /**
   * A large file in pieces. No more of them is read than the file should have.
   * @param onBlock called with the bytes so far
   */
  async addPieces(
    file: ArchivedEntry,
    pieces: AsyncIterable<Buffer>,
    onBlock: (bytes: number) => void,
  ): Promise<Measured> {
    const blocks: string[] = [];
    let [crc, line] = [0, 1];
    const cutter = new BlockCutter(this.memory, file.size);
    for await (const { bytes, before, isLast } of cutter.cut(pieces)) {
      const block = bytes.subarray(before);
      blocks.push(hash('sha256', block));
      crc = crc32(block, crc);
      // A finding may begin in the bytes before the block.
      const firstLine = line - countLineFeeds(bytes, 0, before);
      this.keep(file, this.scanner?.findInBlock(file.path, bytes, before, isLast), bytes, firstLine);
      line += countLineFeeds(bytes, before, bytes.length);
      onBlock(cutter.size);
    }
    this.record(file, blocks);
    return { size: cutter.size, crc };
  }

  all(): Pick<Archive, 'contentSha256' | 'lfsPointers' | 'secrets'> {
    const content = createHash('sha256');
    for (const { record } of sortByPath(this.records)) content.update(record);
    return {
      contentSha256: content.digest('hex'),
      lfsPointers: this.lfsPointers.toSorted(),
      secrets: sortByPath(this.secrets),
    };
  }

  private record(file: ArchivedEntry, blocks: readonly string[]): void {
    this.records.push({ path: file.path, record: contentRecord(file, digestOfBlocks(blocks)) });
  }

  /** @param firstLine the line that `bytes` begin in */
  private keep({ path }: ArchivedEntry, found: readonly FoundSecret[] = [], bytes: Buffer, firstLine: number): void {
    for (const { kind, offset } of found) {
      // The password of the step decides how it ends, so none of those is dropped.
      if (this.secrets.length >= MAX_SECRETS && kind !== 'password of this deploy') continue;
      const line = offset === undefined ? undefined : firstLine + countLineFeeds(bytes, 0, offset);
      this.secrets.push({ path, line, kind });
    }
  }
}
