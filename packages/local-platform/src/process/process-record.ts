import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseObject } from '../../../../src/shared/json-object.ts';
import { readRegularFile } from '../../../../src/shared/files/regular-file.ts';
import type { ProcessIdentity } from './processes.ts';
import { identify } from './processes.ts';

/** The file in a folder that names the process to which the folder belongs. */
export const RECORD = 'process.json';
const NEXT_RECORD = `${RECORD}.new`;
/** That file, and the one that becomes it. */
export const RECORD_FILES: readonly string[] = [RECORD, NEXT_RECORD];

/** Larger than any record of a process. */
const MAX_RECORD_BYTES = 65_536;

/** Writes down to which process a folder belongs. */
export function recordProcess(folder: string, owner: ProcessIdentity): void {
  const next = path.join(folder, NEXT_RECORD);
  // Renamed, so that another start never reads half of it.
  writeFileSync(next, JSON.stringify(owner), { mode: 0o600 });
  renameSync(next, path.join(folder, RECORD));
}

/**
 * Makes a folder that belongs to this process: where it is killed, the next start removes it.
 * @param make makes it, private and empty
 * @throws what `make` throws, and what the file system does: a caller in another bundle knows no error class of this one
 */
export function claimFolder(make: () => string): string {
  // Known before, as a kill just after the folder is made leaves it without a record.
  const owner = identify(process.pid);
  const folder = make();
  try {
    recordProcess(folder, owner);
    return folder;
  } catch (error) {
    // Nobody else knows of it.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    throw error;
  }
}

/** @returns undefined where the folder has no such record, or none that can be read */
export function readProcess(folder: string): ProcessIdentity | undefined {
  const { pid, ...others } = parseObject(readRegularFile(path.join(folder, RECORD), MAX_RECORD_BYTES) ?? '') ?? {};
  if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 2) return undefined;
  const texts = Object.entries(others).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...Object.fromEntries(texts), pid };
}
