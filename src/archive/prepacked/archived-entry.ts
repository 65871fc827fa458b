import type { StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { HeldFile } from './held-file.ts';

/** A file or folder of a zip that was packed earlier, as the central directory has it. */
export interface ArchivedEntry {
  /** POSIX, as it would be unpacked. The slash that ends the path of a folder in the zip is left out. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly mode: 0o644 | 0o755;
  /** Size in bytes once it is inflated. */
  readonly size: number;
  readonly compressedSize: number;
  /** General purpose flags, as in APPNOTE 4.4.4. */
  readonly flags: number;
  /** As in APPNOTE 4.4.5. */
  readonly method: number;
  readonly crc: number;
  /** Where its local header begins. */
  readonly offset: number;
}

/** An error about an entry. @param problem what follows its name */
export function unusableEntry(file: HeldFile, { path }: ArchivedEntry, problem: string): StepError {
  return file.unusable(`cannot be sent: ${safeText(path)} ${problem}. Pack the zip again.`);
}
