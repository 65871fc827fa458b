import { setImmediate } from 'node:timers/promises';
import { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { asMessage, countOf } from '../../shared/text/format.ts';
import { CENTRAL_HEADER_BYTES, END_SIGNATURE, LOCAL_SIGNATURE } from '../zip/zip-format.ts';
import { END_BYTES, readEndRecords } from './end-records.ts';
import { EntryRules } from './entry-rules.ts';
import type { ArchivedEntry } from './entry-rules.ts';
import type { HeldFile } from './held-file.ts';

/** More than any app has, and each costs memory. */
const MAX_ENTRIES = 1_000_000;
/** What to do about a file that is not a zip. */
const CHECK = 'Check how it was packed or downloaded.';
/** Entries that are read before signals and timers get their turn. */
const BATCH_ENTRIES = 256;
/** What a zip begins with: a local header, or where it has no entries, the end of its central directory. */
const SIGNATURES = new Set([LOCAL_SIGNATURE, END_SIGNATURE]);

/** What the central directory of a zip holds. */
export interface Directory {
  /** Files and folders in the order in which they are in the file. */
  readonly entries: readonly ArchivedEntry[];
  /** Where it begins: the entries are before it. */
  readonly start: number;
}

/**
 * Reads the central directory of a zip, and makes sure that the entries and the end records are all that is in it.
 * @throws {StepError} `invalid-file` for what is not a zip, or naming entries that cannot be sent; `no-files`
 */
export async function readDirectory(file: HeldFile, signal: AbortSignal): Promise<Directory> {
  if (file.bytes < END_BYTES || !SIGNATURES.has(file.view(0, 4).readUInt32LE()))
    throw file.unusable(`is not a zip: it does not start with a zip header. ${CHECK}`);
  const rules = new EntryRules();
  const zip = await openCentralDirectory(file);
  if (zip.entryCount > MAX_ENTRIES)
    throw file.unusable(`has ${zip.entryCount} entries; at most ${MAX_ENTRIES} are allowed.`);
  // Not decoded, so the type of the library does not fit.
  const comment: unknown = zip.comment;
  const { directoryStart: start, directoryEnd, conflicts } = readEndRecords(file, comment as Buffer);
  if (conflicts.length > 0)
    throw file.unusable(`cannot be sent: its end records conflict (${conflicts.join(', ')}). Pack the zip again.`);
  let end = start;
  try {
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      rules.add(entry, file.view(end, CENTRAL_HEADER_BYTES));
      end += CENTRAL_HEADER_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      count += 1;
      if (count % BATCH_ENTRIES !== 0) continue;
      await setImmediate();
      signal.throwIfAborted();
    }
  } catch (error) {
    throw signal.aborted ? error : unreadable(file, error);
  }
  if (end !== directoryEnd) {
    const bytes = countOf(Math.abs(directoryEnd - end), 'byte');
    throw file.unusable(`cannot be sent: its directory has ${bytes} outside any entry. Pack the zip again.`);
  }
  const problems = rules.problems();
  if (problems.length > 0) throw cannotBeSent(file, problems, rules.remedy);
  if (rules.entries.every(({ isFolder }) => isFolder))
    throw new StepError('no-files', file.unusable('holds no files.').message);
  return { entries: rules.entries.toSorted((a, b) => a.offset - b.offset), start };
}

/** Loaded where it is used: a step that packs starts without it. */
async function openCentralDirectory(file: HeldFile) {
  const { fromRandomAccessReaderPromise, RandomAccessReader } = await import('yauzl');
  class FileReader extends RandomAccessReader {
    override read(
      target: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null) => void,
    ): void {
      try {
        const bytes = file.view(position, length);
        target.set(bytes, offset);
        callback(bytes.length < length ? new Error('it ends too early') : null);
      } catch (error) {
        callback(error as Error);
      }
    }
  }
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  try {
    return await fromRandomAccessReaderPromise(new FileReader(), file.bytes, options);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** What the library reports is a defect of the zip. */
function unreadable(file: HeldFile, error: unknown): unknown {
  if (error instanceof StepError || !(error instanceof Error)) return error;
  return file.unusable(`cannot be read as a zip: ${safeText(error.message.replace(/\.$/, ''))}. ${CHECK}`);
}

/** At most ten sentences, each with the name of the entry. */
function cannotBeSent(file: HeldFile, problems: readonly string[], remedy: string): StepError {
  const sentences = problems.map((problem) => file.unusable(`cannot be sent: ${problem}.`).message);
  return new StepError('invalid-file', asMessage(sentences, 10, remedy));
}
