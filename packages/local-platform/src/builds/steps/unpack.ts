import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { getFileNameLowLevel, openPromise } from 'yauzl';
import { formatBytes } from '../../../../../src/shared/text/format.ts';
import { StepFailure } from '../failure.ts';

/** How much an archive may unpack to. */
interface Limits {
  /** Of all files together. */
  readonly bytes: number;
  /** Bytes unpacked for one byte of the archive, once `ratioFrom` bytes were unpacked. */
  readonly ratio: number;
  readonly ratioFrom: number;
}

export const LIMITS: Limits = { bytes: 4 * 2 ** 30, ratio: 200, ratioFrom: 50 * 2 ** 20 };

/** Type bits of a Unix mode, and that of a regular file and of a folder. 0: the packer recorded none. */
const TYPE = 0o170000;
const PLAIN = new Set([0, 0o100000, 0o040000]);

/**
 * Unpacks an archive that was accepted: its names were checked to stay inside.
 * @param folder does not exist yet; private (0700) afterwards
 * @throws StepFailure for links, devices and the like, and above a limit
 */
export async function unpack(file: string, folder: string, signal: AbortSignal, limits = LIMITS): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const zip = await openPromise(file, { decodeStrings: false, autoClose: false });
  const most = Math.min(limits.bytes, Math.max(limits.ratioFrom, zip.fileSize * limits.ratio));
  const tooMuch = `The zip (${formatBytes(zip.fileSize)}) unpacks to more than its limit of ${formatBytes(most)}.`;
  const budget = { left: most, tooMuch };
  try {
    for await (const entry of zip.eachEntry()) {
      signal.throwIfAborted();
      await unpackEntry(zip, entry, folder, budget, signal);
    }
  } finally {
    zip.close();
  }
}

/** Not the asynchronous `mkdir`: on a full disk it says that there is no such folder (Node 20). */
async function unpackEntry(
  zip: ZipFile,
  entry: Entry,
  folder: string,
  budget: { left: number; readonly tooMuch: string },
  signal: AbortSignal,
): Promise<void> {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
  const mode = entry.externalFileAttributes >>> 16;
  if (!PLAIN.has(mode & TYPE))
    throw new StepFailure(
      'unpack',
      `${JSON.stringify(name)} is a link or a special file: only files and folders are unpacked.`,
    );
  const target = path.join(folder, name);
  // The names were checked when the archive was accepted; nothing may depend on that alone.
  if (!target.startsWith(folder + path.sep))
    throw new StepFailure('unpack', `${JSON.stringify(name)} points outside the folder of the app.`);
  if (name.endsWith('/')) {
    mkdirSync(target, { recursive: true });
    return;
  }
  mkdirSync(path.dirname(target), { recursive: true });
  await pipeline(
    await zip.openReadStreamPromise(entry),
    // Counted as it comes: sizes in the archive may be anything.
    async function* count(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        budget.left -= chunk.length;
        if (budget.left < 0) throw new StepFailure('unpack', budget.tooMuch);
        yield chunk;
      }
    },
    createWriteStream(target, { flags: 'wx', mode: (mode & 0o111) === 0 ? 0o644 : 0o755 }),
    { signal },
  );
}
