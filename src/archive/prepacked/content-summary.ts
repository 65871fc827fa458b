import { createHash, hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SecretScanOptions } from '../../secret-scan/findings.ts';
import { SecretScanner } from '../../secret-scan/scanner.ts';
import { placeholderOf } from '../../workspace/notes/placeholders.ts';
import type { PlaceholderFile } from '../../workspace/notes/placeholders.ts';
import { sortByPath } from '../../workspace/paths/order.ts';
import type { Archive } from '../archive.ts';
import { KeptFindings } from '../kept-findings.ts';
import { WINDOW_BYTES } from '../tasks/compress.ts';
import { BLOCK_BYTES, contentRecord, digestOfBlocks } from '../zip/content-digest.ts';
import type { ArchivedEntry } from './entry-rules.ts';

/** What the bytes of one file are. */
interface Measurement {
  readonly size: number;
  readonly crc: number;
}

/** Collects what the bytes of all files show, in any order of the files. */
export class ContentSummary {
  /** In the order of the paths once `finish` was called. */
  readonly findings = new KeptFindings<ArchivedEntry>();
  private readonly records: { readonly path: string; readonly record: string }[] = [];
  private readonly placeholders: PlaceholderFile[] = [];
  private readonly scanner: SecretScanner | undefined;
  /** A block of a large file, with what comes before it. */
  private readonly memory = Buffer.allocUnsafeSlow(WINDOW_BYTES + BLOCK_BYTES);

  constructor(scan: SecretScanOptions | undefined) {
    this.scanner = scan === undefined ? undefined : new SecretScanner(scan);
  }

  /** Adds a whole file. A folder is only measured. */
  add(file: ArchivedEntry, bytes: Buffer): Measurement {
    if (file.isFolder) return { size: bytes.length, crc: crc32(bytes) };
    this.addPlaceholder(file, bytes);
    if (this.scanner !== undefined) this.findings.add(file, this.scanner.find(file.path, bytes, 0, bytes.length));
    const blocks = Array.from({ length: Math.max(1, Math.ceil(bytes.length / BLOCK_BYTES)) }, (_, index) =>
      hash('sha256', bytes.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES)),
    );
    this.record(file, blocks);
    return { size: bytes.length, crc: crc32(bytes) };
  }

  /**
   * Adds a large file in pieces, and reads no more than its stated size.
   * @param onBlock called with the bytes so far
   */
  async addPieces(file: ArchivedEntry, pieces: AsyncIterable<Buffer>, onBlock: (bytes: number) => void) {
    const { memory } = this;
    const blocks: string[] = [];
    let [size, crc] = [0, 0];
    // Bytes in `memory`: of what is before the block, as much as a secret may begin in, and of the block.
    let [before, filled] = [0, 0];
    for await (const piece of pieces) {
      for (let at = 0; at < piece.length && size <= file.size;) {
        const part = piece.subarray(at, at + BLOCK_BYTES - filled);
        memory.set(part, before + filled);
        at += part.length;
        filled += part.length;
        size += part.length;
        // The last block of a file that is smaller than it should be is dropped.
        if (filled < BLOCK_BYTES && size !== file.size) continue;
        const bytes = memory.subarray(0, before + filled);
        const block = bytes.subarray(before);
        if (blocks.length === 0) this.addPlaceholder(file, block);
        blocks.push(hash('sha256', block));
        crc = crc32(block, crc);
        const found = this.scanner?.findInBlock(file.path, bytes, before, size >= file.size) ?? [];
        this.findings.add(file, found, size - bytes.length);
        onBlock(size);
        before = Math.min(WINDOW_BYTES, bytes.length);
        memory.copyWithin(0, bytes.length - before, bytes.length);
        filled = 0;
      }
      if (size > file.size) break;
    }
    this.record(file, blocks);
    return { size, crc };
  }

  finish(): Pick<Archive, 'contentSha256' | 'placeholders'> {
    const content = createHash('sha256');
    for (const { record } of sortByPath(this.records)) content.update(record);
    this.findings.sort();
    return { contentSha256: content.digest('hex'), placeholders: sortByPath(this.placeholders) };
  }

  /** @param head the first bytes of the file */
  private addPlaceholder(file: ArchivedEntry, head: Buffer): void {
    const kind = placeholderOf(file, head);
    if (kind !== undefined) this.placeholders.push({ path: file.path, kind });
  }

  private record(file: ArchivedEntry, blocks: readonly string[]): void {
    this.records.push({ path: file.path, record: contentRecord(file, digestOfBlocks(blocks)) });
  }
}
