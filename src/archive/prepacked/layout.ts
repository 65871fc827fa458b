import { countOf } from '../../shared/format.ts';
import type { ArchivedEntry } from './archived-file.ts';
import { descriptorProblem, gapProblem, MAX_DESCRIPTOR_BYTES } from './data-descriptor.ts';
import type { HeldFile } from './held-file.ts';
import { readLocalHeader } from './local-header.ts';
import { MAX_PIECE_BYTES } from './read-window.ts';
import type { ReadWindow } from './read-window.ts';
import { unusableEntry } from './unusable-entry.ts';

/** Where the data of an entry are. */
export interface EntryData {
  readonly start: number;
  /** Where the next local header begins, or the directory: after the data, and the data descriptor if there is one. */
  readonly limit: number;
  readonly hasDescriptor: boolean;
}

/**
 * Finds the data of each entry, and makes sure that every byte before the directory belongs to exactly one of them. Programs
 * that read local headers one after the other, or search for them, would see files in what is between them.
 */
export class Layout {
  /**
   * @param directoryStart where the last entry must end
   * @param end where the entry before the first that is asked for ends
   */
  constructor(
    private readonly file: HeldFile,
    private readonly window: ReadWindow,
    private readonly directoryStart: number,
    private end = 0,
  ) {}

  /**
   * @param entry the next one in the order of the file
   * @param next the one that follows it
   * @throws {StepError} `invalid-file` for bytes outside any entry, or in two of them, and where its two headers conflict
   */
  locate(entry: ArchivedEntry, next: ArchivedEntry | undefined): EntryData {
    const limit = next?.offset ?? this.directoryStart;
    // Read at once where it is small.
    this.window.view(entry.offset, Math.min(limit - entry.offset, MAX_PIECE_BYTES));
    const header = readLocalHeader(this.window, entry);
    if (header === undefined) throw this.unusable(entry, 'is not where the zip says');
    const before = entry.offset - this.end;
    if (before > 0) throw this.unusable(entry, `follows ${countOf(before, 'byte')} outside any entry`);
    if (header.conflicts.length > 0) {
      throw this.unusable(entry, `has conflicting headers (${header.conflicts.join(', ')})`);
    }
    const start = entry.offset + header.length;
    const dataEnd = start + entry.compressedSize;
    // Files that share their data are how a small zip becomes an enormous one.
    if (dataEnd > limit) {
      throw next === undefined
        ? this.unusable(entry, 'overlaps the directory of the zip')
        : this.unusable(next, 'overlaps another file');
    }
    const problem = this.tailProblem(entry, dataEnd, limit, header);
    if (problem !== undefined) throw this.unusable(entry, problem);
    this.end = limit;
    return { start, limit, hasDescriptor: header.hasDescriptor };
  }

  /** What is wrong between the end of the data and the next header. */
  private tailProblem(
    entry: ArchivedEntry,
    dataEnd: number,
    limit: number,
    { hasDescriptor, hasZip64 }: { readonly hasDescriptor: boolean; readonly hasZip64: boolean },
  ): string | undefined {
    const bytes = limit - dataEnd;
    if (!hasDescriptor) return bytes === 0 ? undefined : gapProblem(bytes);
    const tail = this.window.view(dataEnd, Math.min(bytes, MAX_DESCRIPTOR_BYTES));
    return descriptorProblem(tail, bytes, entry, hasZip64);
  }

  private unusable(entry: ArchivedEntry, problem: string) {
    return unusableEntry(this.file, entry, problem);
  }
}
