import { posix } from 'node:path';
import { getFileNameLowLevel, openPromise } from 'yauzl';
import type { Entry } from 'yauzl';
import type { RefusalCode } from '../errors/refusal.ts';
import { Refusal } from '../errors/refusal.ts';
import { asThrown } from '../errors/thrown.ts';

/** Names kept for the state report; more are counted, not kept. */
const MAX_KEPT_NAMES = 20_000;
/** More entries than this would make the check itself a burden. */
const MAX_ENTRIES = 200_000;
/** General purpose bits 0 (encrypted) and 6 (strong encryption) of a zip entry. */
const ENCRYPTED_FLAGS = 0x0041;

/**
 * Reads the central directory of a zip and nothing else: no byte of an entry is unpacked.
 * @param path the uploaded file
 * @param maxNames of how many entries at most the names are returned
 * @returns how many entries it has, their names, and their sizes as the directory gives them
 * @throws Refusal 400 for a file that is not a readable zip, has no entries, or has entries that a careful unpacker
 *   would refuse: names with `..`, absolute, with a backslash or a control character, twice the same or below a file, encrypted
 */
export async function checkArchive(
  path: string,
  maxNames = MAX_KEPT_NAMES,
): Promise<{ entryCount: number; entries: string[]; sizes: number[] }> {
  const zip = await readable(openPromise(path, { decodeStrings: false, validateEntrySizes: false, autoClose: false }));
  try {
    if (zip.entryCount === 0) throw new Refusal('empty_archive', 'The archive has no entries.');
    if (zip.entryCount > MAX_ENTRIES) {
      throw new Refusal(
        'too_many_entries',
        `The archive has ${zip.entryCount} entries; at most ${MAX_ENTRIES} are read.`,
      );
    }
    const found = await readable(collectEntries(zip.eachEntry(), zip.fileSize));
    const kept = found.slice(0, maxNames);
    return { entryCount: found.length, entries: kept.map(({ name }) => name), sizes: kept.map(({ bytes }) => bytes) };
  } finally {
    zip.close();
  }
}

async function collectEntries(entries: AsyncIterableIterator<Entry>, fileSize: number) {
  const found: { name: string; bytes: number }[] = [];
  for await (const entry of entries) {
    // The reader decodes nothing: it would refuse some names and mend others on its own.
    const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
    checkEntry(entry, name, fileSize);
    found.push({ name, bytes: entry.uncompressedSize });
  }
  checkPaths(found.map(({ name }) => name));
  return found;
}

/** Of `a`, `./a`, `a/` and `a/b` only the last two can both be unpacked. */
function checkPaths(names: readonly string[]): void {
  // By a character that is in no name and before all others: then what is below a path comes next after it.
  const paths = names.map((name) => ({ name, path: posix.normalize(`${name}/`).replaceAll('/', '\0') }));
  let before: (typeof paths)[number] | undefined;
  for (const entry of paths.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    if (entry.path === before?.path) throw refuseEntry('duplicate_entry', entry.name, 'is in the archive twice');
    if (before !== undefined && !before.name.endsWith('/') && entry.path.startsWith(before.path))
      throw refuseEntry('duplicate_entry', before.name, 'is both a file and a folder');
    before = entry;
  }
}

function checkEntry(entry: Entry, name: string, fileSize: number): void {
  if (/^\/|^[A-Za-z]:|\\|[\u0000-\u001f\u007f]/u.test(name) || name.split('/').includes('..') || name === '')
    throw refuseEntry('unsafe_entry', name, 'has a name that could leave the folder it is unpacked to');
  if ((entry.generalPurposeBitFlag & ENCRYPTED_FLAGS) !== 0) throw refuseEntry('encrypted_entry', name, 'is encrypted');
  if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > fileSize)
    throw refuseEntry('unreadable_archive', name, 'extends past the end of the archive');
  if (entry.compressionMethod === 0 && entry.compressedSize !== entry.uncompressedSize)
    throw refuseEntry('unreadable_archive', name, 'is stored, but has two different sizes');
}

function refuseEntry(code: RefusalCode, name: string, problem: string): Refusal {
  return new Refusal(code, `The archive entry ${JSON.stringify(name)} ${problem}.`);
}

/** What the zip reader reports is a defect of the archive, unless the disk itself failed. */
async function readable<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    const { fromSystem, message } = asThrown(error);
    if (error instanceof Refusal || fromSystem) throw error;
    throw new Refusal('unreadable_archive', `The archive cannot be read: ${message}`);
  }
}
