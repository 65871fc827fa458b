import { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/safe-text.ts';
import { firstLines } from '../../shared/format.ts';
import { sortByPath } from '../../workspace/order.ts';
import { END_SIGNATURE, LOCAL_SIGNATURE } from '../zip/zip-format.ts';
import type { ArchivedFile } from './archived-file.ts';
import { EntryRules } from './entry-rules.ts';
import type { HeldFile } from './held-file.ts';
import type { ReadWindow } from './read-window.ts';

/** More than any app has, and each costs memory. */
const MAX_ENTRIES = 1_000_000;
/** What to do about a file that is no zip. */
const CHECK = 'Check how it was packed or downloaded.';
/** Entries that are read before signals and timers get their turn. */
const BATCH_ENTRIES = 256;
/** What a zip begins with: a local header, or where it has no entries, the end of its central directory. */
const SIGNATURES = new Set([LOCAL_SIGNATURE, END_SIGNATURE]);

/**
 * Reads the central directory of a zip.
 * @returns its files, sorted by path; its folders are only checked
 * @throws {StepError} `invalid-file` for what is not a zip, or naming entries that cannot be sent; `no-files`
 */
export async function readEntries(file: HeldFile, window: ReadWindow, signal: AbortSignal): Promise<ArchivedFile[]> {
  if (file.bytes < 22 || !SIGNATURES.has(window.view(0, 4).readUInt32LE())) {
    throw file.unusable(`is not a zip: it does not begin like one. ${CHECK}`);
  }
  const rules = new EntryRules();
  const zip = await openCentralDirectory(file, window);
  if (zip.entryCount > MAX_ENTRIES) {
    throw file.unusable(`has ${zip.entryCount} entries, and at most ${MAX_ENTRIES} are sent.`);
  }
  try {
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      rules.add(entry);
      count += 1;
      if (count % BATCH_ENTRIES !== 0) continue;
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    }
  } catch (error) {
    throw signal.aborted ? error : unreadable(file, error);
  }
  const problems = rules.problems();
  if (problems.length > 0) throw cannotBeSent(file, problems);
  if (rules.files.length === 0) throw new StepError('no-files', file.unusable('holds no files.').message);
  return sortByPath(rules.files);
}

/** Loaded where it is used: a step that packs starts without it. */
async function openCentralDirectory(file: HeldFile, window: ReadWindow) {
  const { fromRandomAccessReaderPromise, RandomAccessReader } = await import('yauzl');
  class WindowReader extends RandomAccessReader {
    override read(
      target: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null) => void,
    ): void {
      try {
        const bytes = window.view(position, length);
        target.set(bytes, offset);
        callback(bytes.length < length ? new Error('it ends too early') : null);
      } catch (error) {
        callback(error as Error);
      }
    }
  }
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  try {
    return await fromRandomAccessReaderPromise(new WindowReader(), file.bytes, options);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** What the library reports is a defect of the zip. */
function unreadable(file: HeldFile, error: unknown): unknown {
  if (error instanceof StepError || !(error instanceof Error)) return error;
  return file.unusable(`cannot be read as a zip: ${safeText(error.message)}. ${CHECK}`);
}

/** At most ten sentences, each with the name of the entry. */
function cannotBeSent(file: HeldFile, problems: readonly string[]): StepError {
  const lines = firstLines(problems, 10, (problem) => file.unusable(`cannot be sent: ${problem}.`).message);
  lines[0] += ' Pack the zip again without it.';
  return new StepError('invalid-file', lines.join('\n'));
}
