import { hash } from 'node:crypto';
import type { SourceFile } from '../../workspace/files.ts';

/** Files are hashed, and large ones packed, in pieces of this many bytes, so that several cores can share one file. */
export const BLOCK_BYTES = 1024 * 1024;

/**
 * Digest of the bytes of one file from those of its blocks: the SHA-256 of a file of at most one block as it is, else
 * the SHA-256 over the SHA-256 of every block.
 * @param blocks SHA-256 of each block of 1 MiB, in order, in hex
 */
export function digestOfBlocks(blocks: readonly string[]): string {
  return blocks.length === 1 ? (blocks[0] ?? '') : hash('sha256', Buffer.from(blocks.join(''), 'hex'));
}

/**
 * One record of `content-sha256`, which is the SHA-256 over the records of all files, in order: mode as git writes it
 * (`100644` or `100755`), size, digest of the bytes in hex, path in UTF-8, with a space between them and a zero byte at
 * the end.
 */
export function contentRecord(
  { mode, size, path }: Pick<SourceFile, 'path' | 'mode' | 'size'>,
  digest: string,
): string {
  return `100${mode.toString(8)} ${size} ${digest} ${path}\0`;
}
