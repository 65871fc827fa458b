import { lstatSync, readFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { escapePattern, parentFolder } from '../../shared/files/paths.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { decodeName, isUtf8, unsafeName } from '../paths/file-names.ts';
import { isLinkText, MAX_TARGET } from '../paths/link-texts.ts';
import type { ListedFile } from './listing.ts';
import { readInFolder } from './unreadable-folder.ts';
import { readDisk, VANISHED } from '../paths/read-disk.ts';
import type { SourceFile } from '../files.ts';
import type { Repository } from './git/repository.ts';

/** What is on disk for the listed paths. */
export interface Inspection {
  readonly files: SourceFile[];
  /** Paths of symbolic links. */
  readonly links: string[];
  /** Those of the links that git does not track. */
  readonly untrackedLinks: Set<string>;
  /** Targets of the links that are plain files on this disk. */
  readonly linkTexts: Map<string, string>;
  /** What `git add` would record where git does not trust this disk's executable bits, by index in `files`. */
  readonly untrustedModes: Map<number, SourceFile['mode']>;
  /** Those of `files` that git does not track. */
  readonly untracked: SourceFile[];
  /** Paths that git tracks, but somebody has deleted from the disk. */
  readonly deleted: string[];
  /** Paths that a sparse checkout does not put on the disk. */
  readonly skipped: string[];
  /** A sentence for each path that cannot be sent as it is. */
  readonly errors: string[];
}

/** Calls `lstat` once for every listed path, so links are not followed. */
export class Inspector {
  readonly found: Inspection = {
    files: [],
    links: [],
    untrackedLinks: new Set(),
    linkTexts: new Map(),
    untrustedModes: new Map(),
    untracked: [],
    deleted: [],
    skipped: [],
    errors: [],
  };
  private readonly linksAbove = new Set<string>();
  private readonly folders = new Map<string, boolean>([['', true]]);

  /** @param folder the folder to deploy */
  constructor(private readonly folder: string) {}

  inspect(listed: ListedFile): void {
    const { path: name, indexMode } = listed;
    const { links, errors } = this.found;
    if (!isUtf8(name)) {
      errors.push(`${safeText(name)} has a name that is not UTF-8, so a zip cannot carry it. ${renameOrExclude(name)}`);
      return;
    }
    const stats = this.isRealFolder(parentFolder(name)) ? this.lstat(name) : undefined;
    const linkAbove = stats === undefined && indexMode === undefined ? this.linkAbove(name) : undefined;
    if (linkAbove !== undefined) return this.addLinkAbove(linkAbove);
    if (stats === undefined || (indexMode !== undefined && stats.isDirectory())) return this.addAbsent(listed);
    const unsafe = unsafeName(name);
    if (unsafe !== undefined) {
      errors.push(`${safeText(name)} ${unsafe}, so a zip cannot carry it safely. ${renameOrExclude(name)}`);
    } else if (stats.isSymbolicLink()) {
      links.push(name);
      if (indexMode === undefined) this.found.untrackedLinks.add(name);
    } else if (stats.isFile()) {
      this.addFile(listed, stats);
    } else {
      errors.push(`${safeText(name)} is not a regular file (${kindOf(stats)}). Remove or exclude it.`);
    }
  }

  /** Adds the link once, however many listed paths go through it. */
  private addLinkAbove(folder: string): void {
    if (!this.linksAbove.has(folder)) this.found.links.push(folder);
    this.linksAbove.add(folder);
  }

  private addAbsent({ path: name, indexMode, isSkipped }: ListedFile): void {
    if (indexMode === undefined) this.found.errors.push(`${safeText(name)} ${VANISHED}`);
    else if (isSkipped) this.found.skipped.push(name);
    else this.found.deleted.push(name);
  }

  private addFile({ path: name, indexMode, linkObject }: ListedFile, stats: Stats): void {
    const { size, mtimeMs } = stats;
    const target = linkObject === undefined || size > MAX_TARGET ? undefined : this.linkText(name, linkObject);
    if (target !== undefined) {
      this.found.links.push(name);
      this.found.linkTexts.set(name, target);
      return;
    }
    const mode = (stats.mode & 0o100) === 0 ? 0o644 : 0o755;
    const file: SourceFile = { path: name, source: this.diskPath(name), mode, size, mtimeMs };
    const modeOfIndex = indexMode === '100755' ? 0o755 : 0o644;
    if (mode !== modeOfIndex) this.found.untrustedModes.set(this.found.files.length, modeOfIndex);
    this.found.files.push(file);
    if (indexMode === undefined) this.found.untracked.push(file);
  }

  /** Where a link has replaced a folder, the files below it count as deleted, as they do for git. */
  private isRealFolder(folder: string): boolean {
    let real = this.folders.get(folder);
    if (real === undefined) {
      const parent = parentFolder(folder);
      real = this.isRealFolder(parent) && this.lstat(folder)?.isDirectory() === true;
      this.folders.set(folder, real);
    }
    return real;
  }

  /** The first folder of a path that is a link. git lists the content of a Windows junction as if it were a folder. */
  private linkAbove(name: string): string | undefined {
    for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1)) {
      const folder = name.slice(0, end);
      if (!this.isRealFolder(folder)) return this.lstat(folder)?.isSymbolicLink() === true ? folder : undefined;
    }
    return undefined;
  }

  private linkText(name: string, object: string): string | undefined {
    const file = this.diskPath(name);
    const content = readDisk(file, () => readFileSync(file));
    return isLinkText(object, content) ? decodeName(content) : undefined;
  }

  private lstat(name: string): Stats | undefined {
    const file = this.diskPath(name);
    return readInFolder(file, name, () => lstatSync(file, MAY_BE_ABSENT));
  }

  /** Not `path.join`: for tens of thousands of files that takes a tenth of the time of the whole listing. */
  private diskPath(name: string): string {
    return `${this.folder}${path.sep}${name}`;
  }
}

const MAY_BE_ABSENT = { throwIfNoEntry: false } as const;

/** For each byte that nobody can type, the pattern has what matches such bytes alone: after "Icon", a `?` is the s of "Icons", too. */
function renameOrExclude(name: string): string {
  const pattern = Array.from(escapePattern(name), (character) =>
    /[\p{Cc}\p{Cs}]/u.test(character) ? '[^!-~]'.repeat(character > '\u007f' && isUtf8(character) ? 2 : 1) : character,
  );
  return `Rename it, or exclude it with "/${safeText(pattern.join(''))}".`;
}

function kindOf(stats: Stats): string {
  if (stats.isFIFO()) return 'a named pipe';
  if (stats.isSocket()) return 'a socket';
  return stats.isDirectory() ? 'a folder' : 'a device';
}

/**
 * Gives files the executable bit that `git add` would record where `core.fileMode` is false, as on Windows and on some
 * mounts: that of the index, and none for what git does not track. Elsewhere the bit of the disk stays. git is asked only
 * in repositories where the two differ.
 * @param repositories each before those inside it
 */
export async function applyIndexModes(
  { files, untrustedModes }: Pick<Inspection, 'files' | 'untrustedModes'>,
  repositories: readonly Repository[],
): Promise<void> {
  const trust = new Map<Repository, boolean>();
  for (const [index, mode] of untrustedModes) {
    const file = files[index];
    const repository = repositories.findLast(({ prefix }) => file?.path.startsWith(prefix));
    if (file === undefined || repository === undefined) continue;
    if (!trust.has(repository)) trust.set(repository, await repository.trustsModes());
    if (trust.get(repository) === false) files[index] = { ...file, mode };
  }
}
