import { InvalidInputError } from '../../shared/errors.ts';
import type { SecretScanOptions } from '../../secret-scan/findings.ts';
import { safeText } from '../../shared/safe-text.ts';
import { formatBytes } from '../../shared/format.ts';
import { totalSize } from '../../workspace/files.ts';
import { sortByPath } from '../../workspace/paths/order.ts';
import type { Archive } from '../archive.ts';
import { LineCounter } from '../lines.ts';
import type { ArchivedEntry } from './archived-file.ts';
import { ContentSummary } from './content-summary.ts';
import { EntryContent } from './entry-content.ts';
import { HeldFile } from './held-file.ts';
import { Layout } from './layout.ts';
import { ReadWindow } from './read-window.ts';
import { readDirectory } from './zip-entries.ts';
import type { Directory } from './zip-entries.ts';

/** A zip that was packed earlier. */
export interface PrepackedZip {
  /** The input that names it: `archive`. Its SHA-256 is in the input of that name suffixed `-sha256`. */
  readonly input: string;
  /** As the workflow writes it. */
  readonly name: string;
  /** Real path. */
  readonly file: string;
  /** SHA-256 that it must have, in lower-case hex. */
  readonly sha256: string | undefined;
}

export interface OpenOptions {
  readonly signal: AbortSignal;
  /** Undefined: its bytes are not scanned for secrets. */
  readonly secretScan: SecretScanOptions | undefined;
  /** Called periodically with the bytes that were inflated and checked, and the total. */
  readonly onProgress?: (checked: number, total: number) => void;
}

/** A zip that was packed earlier, checked as ours are. */
export interface OpenedArchive extends Archive {
  /** Sorted by path. */
  readonly files: readonly ArchivedEntry[];
  /** The `package.json` at its root, where there is one below 2 MiB. */
  readonly manifest: Buffer | undefined;
  /** Reads the bytes that were checked, from the first one, each time it is called. Fails at the end where they differ. */
  readonly stream: () => AsyncIterable<Buffer>;
  /** Closes the file. May be called more than once. */
  readonly close: () => void;
}

/** What a zip may hold at least, however small it is; and how many times its size, if that is more. */
const ALWAYS_ALLOWED_BYTES = 2 ** 30;
const MAX_RATIO = 100;
/** Bytes and files that are checked before signals and timers get their turn. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_FILES = 256;

/**
 * Opens a zip once and checks all of it: its SHA-256, its names, its content. What is streamed later comes from the same
 * descriptor.
 * @throws {InvalidInputError} when its SHA-256 differs
 * @throws {StepError} `invalid-file` for what is not a sound zip, or changes meanwhile; `no-files`
 */
export async function openZip(zip: PrepackedZip, options: OpenOptions): Promise<OpenedArchive> {
  const file = new HeldFile(zip.file, `${zip.input}: "${safeText(zip.name)}"`);
  try {
    const sha256 = await file.sha256(options.signal);
    if (zip.sha256 !== undefined && zip.sha256 !== sha256) throw anotherHash(zip, zip.sha256, sha256);
    const window = new ReadWindow(file);
    const directory = await readDirectory(file, window, options.signal);
    const files = sortByPath(directory.entries.filter(({ isFolder }) => !isFolder));
    const content = await checkContent(file, window, directory, options);
    // Hash, names and content were read one after the other.
    file.assertUnchanged();
    return {
      path: zip.file,
      bytes: file.bytes,
      sha256,
      fileCount: files.length,
      files,
      ...content,
      stream: () => file.verifiedChunks(sha256),
      close: () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

async function checkContent(
  file: HeldFile,
  window: ReadWindow,
  { entries, start }: Directory,
  { secretScan, signal, onProgress }: OpenOptions,
): Promise<Pick<OpenedArchive, 'contentSha256' | 'lfsPointers' | 'secrets' | 'manifest'>> {
  const total = totalSize(entries);
  if (total > Math.max(ALWAYS_ALLOWED_BYTES, MAX_RATIO * file.bytes)) throw tooDense(file, total);
  const content = new EntryContent(file, window, new Layout(file, window, start));
  const summary = new ContentSummary(secretScan);
  let manifest: Buffer | undefined;
  let [done, batchBytes, batchFiles] = [0, 0, 0];
  for (const [index, archived] of entries.entries()) {
    const bytes = content.read(archived, entries[index + 1]);
    const isWhole = Buffer.isBuffer(bytes);
    const { size, crc } = isWhole
      ? summary.add(archived, bytes)
      : await summary.addPieces(archived, bytes, (part) => {
          signal.throwIfAborted();
          onProgress?.(done + part, total);
        });
    if (size !== archived.size) throw content.unusable(archived, 'does not have the size that the zip states');
    if (crc !== archived.crc) throw content.unusable(archived, 'is damaged (CRC mismatch)');
    if (isWhole && archived.path === 'package.json') manifest = Buffer.from(bytes);
    [done, batchBytes, batchFiles] = [done + size, batchBytes + size, batchFiles + 1];
    if (batchBytes < BATCH_BYTES && batchFiles < BATCH_FILES) continue;
    [batchBytes, batchFiles] = [0, 0];
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    if (total > 0) onProgress?.(done, total);
  }
  const { contentSha256, lfsPointers } = summary.finish();
  const lines = new Map<ArchivedEntry, ReadonlyMap<number, number>>();
  for (const [archived, offsets] of summary.findings.offsets()) {
    const again = new EntryContent(file, window, new Layout(file, window, start, archived.offset));
    const bytes = again.read(archived, entries[entries.indexOf(archived) + 1]);
    lines.set(archived, await linesOf(bytes, offsets, signal));
  }
  return { contentSha256, lfsPointers, secrets: summary.findings.withLines(lines), manifest };
}

/** The lines, from 1, that bytes of a file are in, which is read up to the last of them. */
async function linesOf(
  bytes: Buffer | AsyncIterable<Buffer>,
  offsets: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, number>> {
  const counter = new LineCounter(offsets);
  for await (const piece of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
    signal.throwIfAborted();
    if (!counter.add(piece)) break;
  }
  return counter.lines;
}

function anotherHash({ input, name }: PrepackedZip, wanted: string, actual: string): InvalidInputError {
  const problem = `is not the SHA-256 of "${safeText(name)}", which is ${actual}`;
  return new InvalidInputError([{ input: `${input}-sha256`, value: wanted, problem }]);
}

/** The error for what is probably a zip bomb. */
function tooDense(file: HeldFile, total: number) {
  const limit = `more than ${MAX_RATIO} times its size and more than ${formatBytes(ALWAYS_ALLOWED_BYTES)}`;
  return file.unusable(
    `would unpack to ${formatBytes(total)}, which is ${limit}. Pack the zip again without what the build does not need.`,
  );
}
