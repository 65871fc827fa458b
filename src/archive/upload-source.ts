import { createReadStream } from 'node:fs';
import type { Archive } from './archive.ts';

/** Read and sent at once. Smaller pieces lose fewer early answers than larger ones, and are as fast. */
const CHUNK_BYTES = 128 * 1024;

/** A zip as an upload takes it: its size, and its bytes from the first one each time it is opened. */
export interface ZipContent {
  readonly bytes: number;
  readonly open: () => AsyncIterable<Buffer>;
}

/** Reads the zip from the disk, unless it has a stream of its own. */
export function uploadSource({ path, bytes, stream }: Pick<Archive, 'path' | 'bytes' | 'stream'>): ZipContent {
  const readFile = (): AsyncIterable<Buffer> =>
    createReadStream(path, { highWaterMark: CHUNK_BYTES, end: Math.max(bytes - 1, 0) });
  return { bytes, open: stream ?? readFile };
}
