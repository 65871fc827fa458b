import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { safeText } from '../../shared/safe-text.ts';
import { decodeName, isUtf8, unsafeName } from '../../workspace/file-names.ts';
import { isNeverSent } from '../../workspace/rules.ts';
import { DEFLATED, STORED } from '../zip/zip-format.ts';
import type { ArchivedFile } from './archived-file.ts';

/** General purpose flags (APPNOTE 4.4.4): bits 0 and 6 encrypted, 13 encrypted directory. */
const ANY_ENCRYPTION_FLAGS = 0x2041;
/** File types of Unix in the upper half of the external attributes. */
const TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const LINK = 0o120000;
/** Info-ZIP Unicode Path (APPNOTE 4.6.9): a second name for the same entry. */
const UNICODE_PATH = 0x7075;

/** Takes the entries of a zip one by one, and applies the rules that hold for the files of a workspace. */
export class EntryRules {
  readonly files: ArchivedFile[] = [];
  private readonly found: string[] = [];
  private readonly seen = new Set<string>();

  add(entry: Entry): void {
    const name = decodeName(entry.fileNameRaw);
    const isFolder = name.endsWith('/');
    const path = isFolder ? name.slice(0, -1) : name;
    const problem = this.problemOf(entry, path, isFolder);
    if (problem !== undefined) this.found.push(`${safeText(name) || '""'} ${problem}`);
    this.seen.add(path);
    if (isFolder || problem !== undefined) return;
    const mode = ((entry.externalFileAttributes >>> 16) & 0o100) === 0 ? 0o644 : 0o755;
    this.files.push({
      path,
      mode,
      size: entry.uncompressedSize,
      compressedSize: entry.compressedSize,
      method: entry.compressionMethod,
      crc: entry.crc32,
      offset: entry.relativeOffsetOfLocalHeader,
    });
  }

  /** A clause for each problem so far: an entry, and what is wrong with it. */
  problems(): string[] {
    return [...this.found, ...this.filesThatAreFolders()];
  }

  private problemOf(entry: Entry, path: string, isFolder: boolean): string | undefined {
    if (!isUtf8(path)) return 'has a name that is not UTF-8';
    if (hasOtherName(entry)) return 'has a second name, which is another one';
    const unsafe = unsafeName(path);
    if (unsafe !== undefined) return unsafe;
    if (isNeverSent(path)) return 'is version control data or a key file, which is never sent';
    if (this.seen.has(path)) return 'is in it twice';
    const type = (entry.externalFileAttributes >>> 16) & TYPE;
    if (type === LINK) return 'is a symbolic link';
    if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR)) return 'is not a regular file';
    if ((entry.generalPurposeBitFlag & ANY_ENCRYPTION_FLAGS) !== 0) return 'is encrypted';
    const { compressionMethod: method, compressedSize, uncompressedSize } = entry;
    if (method !== STORED && method !== DEFLATED) return `is compressed with method ${method}, and not deflated`;
    if (method === STORED && compressedSize !== uncompressedSize) return 'is stored, but has two different sizes';
    if (isFolder && uncompressedSize !== 0) return 'is a folder with content';
    return undefined;
  }

  private filesThatAreFolders(): string[] {
    const files = new Set(this.files.map(({ path }) => path));
    const clashes = new Set<string>();
    for (const path of this.seen) {
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
        if (files.has(path.slice(0, end))) clashes.add(path.slice(0, end));
      }
    }
    return [...clashes].map((path) => `${safeText(path)} is a file and a folder`);
  }
}

/** Programs that know the field would unpack to another place than those that do not. */
function hasOtherName({ extraFields, fileNameRaw }: Entry): boolean {
  return extraFields.some(
    ({ id, data }) =>
      id === UNICODE_PATH &&
      data.length >= 5 &&
      data.readUInt32LE(1) === crc32(fileNameRaw) &&
      !data.subarray(5).equals(fileNameRaw),
  );
}
