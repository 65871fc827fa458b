import type { Entry } from 'yauzl';
import { safeText } from '../../shared/text/safe-text.ts';
import { decodeName, isUtf8, unsafeName } from '../../workspace/paths/file-names.ts';
import { isNeverSent } from '../../workspace/rules/rules.ts';
import { DEFLATED, STORED } from '../zip/zip-format.ts';
import { holdsEndSignature } from './end-records.ts';
import { hasLink, hasOtherName, zip64Readings } from './extra-fields.ts';

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

/** General purpose flags (APPNOTE 4.4.4): bits 0 and 6 encrypted, 13 encrypted directory. */
const ANY_ENCRYPTION_FLAGS = 0x2041;
/** File types of Unix in the upper half of the external attributes. */
const TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const LINK = 0o120000;
/** MS-DOS attributes in the lower half: volume label, device, and on Windows a link; and folder, for a file. */
const DOS_SPECIAL = 0x0448;
const DOS_FOLDER = 0x0010;
/** What a packer may make of no bytes: an empty block, stored with its length. */
const MAX_EMPTY_BYTES = 5;

/** Problems of names that a packer writes so. */
const MISWRITTEN = / has a backslash in its name$|^\.(?:\/.*)? has an empty or "." segment in its path$/;

/** What a packer does to all entries by its settings. */
const MISPACKED = / is encrypted$| is compressed with method \d+, and not deflated$/;

/** Takes the entries of a zip one by one, and applies the rules that hold for the files of a workspace. */
export class EntryRules {
  /** Files and folders, in the order of the directory. */
  readonly entries: ArchivedEntry[] = [];
  private readonly found: string[] = [];
  private readonly seen = new Set<string>();

  /** @param header its bytes in the directory, without name and extra data */
  add(entry: Entry, header: Buffer): void {
    const name = decodeName(entry.fileNameRaw);
    const isFolder = name.endsWith('/');
    const path = isFolder ? name.slice(0, -1) : name;
    const problem = this.problemOf(entry, header, path, isFolder);
    if (problem !== undefined) this.found.push(`${safeText(name) || '""'} ${problem}`);
    this.seen.add(path);
    if (problem !== undefined) return;
    const mode = ((entry.externalFileAttributes >>> 16) & 0o100) === 0 ? 0o644 : 0o755;
    this.entries.push({
      path,
      isFolder,
      mode,
      size: entry.uncompressedSize,
      compressedSize: entry.compressedSize,
      flags: entry.generalPurposeBitFlag,
      method: entry.compressionMethod,
      crc: entry.crc32,
      offset: entry.relativeOffsetOfLocalHeader,
    });
  }

  /** A clause for each problem so far: an entry, and what is wrong with it. */
  problems(): string[] {
    return [...this.found, ...this.filesThatAreFolders()];
  }

  /** What to do about them. Some packers of Windows write `\` (APPNOTE 4.4.17), and bsdtar `./` in front of each name. */
  get remedy(): string {
    const problems = this.problems();
    if (problems.every((problem) => MISPACKED.test(problem))) return 'Pack it again with Deflate, and no password.';
    const others = problems.filter((problem) => !MISWRITTEN.test(problem));
    if (others.length === problems.length) return 'Pack the zip again without it.';
    const rest = others.length === 0 ? '' : ' Leave out what has another problem.';
    return `Pack it again with 7-Zip, or with "dry-run" of this action: both write names as in "src/a.js".${rest}`;
  }

  private problemOf(entry: Entry, header: Buffer, path: string, isFolder: boolean): string | undefined {
    if (!isUtf8(path)) return 'has a name that is not UTF-8';
    if (hasOtherName(entry.extraFields, entry.fileNameRaw)) return 'has a second, different name';
    const unsafe = unsafeName(path);
    if (unsafe !== undefined) return unsafe;
    if (isNeverSent(path)) return 'is version control data or a key file, which is never sent';
    if (this.seen.has(path)) return 'is in the zip twice';
    const type = (entry.externalFileAttributes >>> 16) & TYPE;
    if (type === LINK || hasLink(entry.extraFields)) return 'is a symbolic link';
    const special = isFolder ? DOS_SPECIAL : DOS_SPECIAL | DOS_FOLDER;
    if ((type !== 0 && type !== (isFolder ? FOLDER : REGULAR)) || (entry.externalFileAttributes & special) !== 0)
      return 'is not a regular file';
    if ((entry.generalPurposeBitFlag & ANY_ENCRYPTION_FLAGS) !== 0) return 'is encrypted';
    const { compressionMethod: method, compressedSize, uncompressedSize } = entry;
    if (method !== STORED && method !== DEFLATED) return `is compressed with method ${method}, and not deflated`;
    if (method === STORED && compressedSize !== uncompressedSize) return 'is stored, but has two different sizes';
    if (isFolder && (uncompressedSize !== 0 || compressedSize > MAX_EMPTY_BYTES)) return 'is a folder with content';
    if (hasOtherSizes(entry, header)) return 'has sizes that programs read in different ways (Zip64)';
    // Node's unzipper takes the first end record of the last bytes, which can be here.
    if (holdsEndSignature(entry.extraFieldRaw) || holdsEndSignature(entry.fileCommentRaw))
      return 'has bytes in its comment or extra fields that programs take for the end of the zip';
    // 0xffff: the Zip64 field has the number. The end records say that there is one disk only.
    if (![0, 0xffff].includes(header.readUInt16LE(34))) return 'is on another disk';
    return undefined;
  }

  private filesThatAreFolders(): string[] {
    const files = new Set(this.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
    const clashes = new Set<string>();
    for (const path of this.seen) {
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
        if (files.has(path.slice(0, end))) clashes.add(path.slice(0, end));
      }
    }
    return [...clashes].map((path) => `${safeText(path)} is both a file and a folder`);
  }
}

/** Whether some program would take other sizes, or another offset, from the Zip64 field. */
function hasOtherSizes(entry: Entry, header: Buffer): boolean {
  const stated = [24, 20, 42].map((at) => header.readUInt32LE(at));
  const known = [entry.uncompressedSize, entry.compressedSize, entry.relativeOffsetOfLocalHeader];
  return zip64Readings(entry.extraFields, stated).some((readings, index) =>
    readings.some((value) => value !== known[index]),
  );
}
