import { setImmediate } from 'node:timers/promises';
import { InvalidInputError } from '../../shared/errors.ts';
import type { SecretFinding, SecretScanOptions } from '../../secret-scan/findings.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { LOCK_FILES } from '../../shared/apps/lock-files.ts';
import { formatBytes } from '../../shared/text/format.ts';
import { totalSize } from '../../workspace/files.ts';
import { sortByPath } from '../../workspace/paths/order.ts';
import type { Archive } from '../archive.ts';
import type { KeptFindings } from '../kept-findings.ts';
import { LineCounter } from '../lines.ts';
import { ContentSummary } from './content-summary.ts';
import { readEntry } from './entry-content.ts';
import type { ArchivedEntry } from './entry-rules.ts';
import { HeldFile } from './held-file.ts';
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
  /** What the checks for a build read at its root, by name: such as `package.json` and lock files, below 2 MiB. */
  readonly atRoot: ReadonlyMap<string, Buffer>;
  /** Reads the bytes that were checked, from the first one, each time it is called. Fails at the end where they differ. */
  readonly stream: () => AsyncIterable<Buffer>;
  /** Closes the file. May be called more than once. */
  readonly close: () => void;
}

/** What a zip may hold at least, however small it is; and how many times its size, if that is more. */
const ALWAYS_ALLOWED_BYTES = 2 ** 30;
const MAX_RATIO = 100;
const CHECKED: ReadonlySet<string> = new Set(['package.json', '.yarnrc.yml', ...LOCK_FILES.map(([name]) => name)]);
/** Bytes and entries that are checked before signals and timers get their turn. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_ENTRIES = 256;

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
    const directory = await readDirectory(file, options.signal);
    const files = sortByPath(directory.entries.filter(({ isFolder }) => !isFolder));
    const content = await checkContent(file, directory, options);
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

/** Reads all entries once, checks them against the directory, and collects what their bytes show. */
async function checkContent(file: HeldFile, directory: Directory, { secretScan, signal, onProgress }: OpenOptions) {
  const total = totalSize(directory.entries);
  if (total > Math.max(ALWAYS_ALLOWED_BYTES, MAX_RATIO * file.bytes)) throw tooDense(file, total);
  const summary = new ContentSummary(secretScan);
  const atRoot = new Map<string, Buffer>();
  let done = 0;
  let nextTurn = BATCH_BYTES;
  for (const [index, entry] of directory.entries.entries()) {
    const bytes = readEntry(file, directory, index);
    const { size, crc } = Buffer.isBuffer(bytes)
      ? summary.add(entry, bytes)
      : await summary.addPieces(entry, bytes, (part) => {
          signal.throwIfAborted();
          onProgress?.(done + part, total);
        });
    if (size !== entry.size) throw file.unusableEntry(entry, 'does not have the size that the zip states');
    if (crc !== entry.crc) throw file.unusableEntry(entry, 'is damaged (CRC mismatch)');
    if (Buffer.isBuffer(bytes) && CHECKED.has(entry.path)) atRoot.set(entry.path, Buffer.from(bytes));
    done += size;
    if (done < nextTurn && (index + 1) % BATCH_ENTRIES !== 0) continue;
    nextTurn = done + BATCH_BYTES;
    await setImmediate();
    signal.throwIfAborted();
    if (total > 0) onProgress?.(done, total);
  }
  const known = summary.finish();
  return { ...known, secrets: await locateSecrets(file, directory, summary.findings, signal), atRoot };
}

/** The findings with their lines: the entries that have some are read once more, each up to its last finding. */
async function locateSecrets(
  file: HeldFile,
  directory: Directory,
  findings: KeptFindings<ArchivedEntry>,
  signal: AbortSignal,
): Promise<SecretFinding[]> {
  const lines = new Map<ArchivedEntry, ReadonlyMap<number, number>>();
  for (const [entry, offsets] of findings.offsets()) {
    const bytes = readEntry(file, directory, directory.entries.indexOf(entry));
    const counter = new LineCounter(offsets);
    for await (const piece of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
      signal.throwIfAborted();
      if (!counter.add(piece)) break;
    }
    lines.set(entry, counter.lines);
  }
  return findings.withLines(lines);
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
