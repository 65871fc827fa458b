import { lstatSync, readFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { safeText } from '../text.ts';
import { decodeName, isUtf8 } from './file-names.ts';
import { isLinkText, MAX_TARGET } from './link-texts.ts';
import type { ListedFile } from './listing.ts';
import { readDisk, VANISHED } from './read-disk.ts';

/** One file to pack. */
export interface SourceFile {
  /** Name in the zip: POSIX, relative to the folder to deploy. */
  readonly path: string;
  /** Absolute path of the bytes. */
  readonly source: string;
  readonly mode: 0o644 | 0o755;
  /** Size in bytes when it was listed. The packer must find the same. */
  readonly size: number;
  /** Modification time in milliseconds when it was listed. The packer must find the same. */
  readonly mtimeMs: number;
}

/** What is on disk for the listed paths. */
export interface Inspection {
  readonly files: SourceFile[];
  /** Paths of symbolic links. */
  readonly links: string[];
  /** Targets of those that are plain files here. */
  readonly linkTexts: Map<string, string>;
  /** Paths that git tracks and the disk does not have. */
  readonly deleted: string[];
  /** Paths that git tracks and the disk need not have: it does not. */
  readonly skipped: string[];
  /** A sentence for each path that cannot be sent as it is. */
  readonly errors: string[];
}

/** Calls `lstat` once for every listed path, so links are not followed. */
export class Inspector {
  readonly found: Inspection = {
    files: [],
    links: [],
    linkTexts: new Map(),
    deleted: [],
    skipped: [],
    errors: [],
  };
  private readonly linksAbove = new Set<string>();
  private readonly folders = new Map<string, boolean>([['', true]]);

  /** @param root the folder to deploy */
  constructor(private readonly root: string) {}

  inspect({ path: name, indexMode, isSkipped, linkObject }: ListedFile): void {
    const { files, links, linkTexts, deleted, skipped, errors } = this.found;
    if (!isUtf8(name)) {
      errors.push(`${safeText(name)} has a name that is not UTF-8, so a zip cannot carry it. Rename or exclude it.`);
      return;
    }
    const unsafe = unsafeName(name);
    const stats = this.isRealFolder(name.slice(0, Math.max(0, name.lastIndexOf('/')))) ? this.lstat(name) : undefined;
    const linkAbove = stats === undefined && indexMode === undefined ? this.linkAbove(name) : undefined;
    if (linkAbove !== undefined) {
      if (!this.linksAbove.has(linkAbove)) links.push(linkAbove);
      this.linksAbove.add(linkAbove);
    } else if (stats === undefined || (indexMode !== undefined && stats.isDirectory())) {
      if (indexMode === undefined) errors.push(`${safeText(name)} ${VANISHED}`);
      else if (isSkipped) skipped.push(name);
      else deleted.push(name);
    } else if (unsafe !== undefined) {
      errors.push(`${safeText(name)} ${unsafe}, so a zip cannot carry it safely. Rename or exclude it.`);
    } else if (stats.isSymbolicLink()) {
      links.push(name);
    } else if (stats.isFile()) {
      // The index knows the executable bit where the file system does not (Windows).
      const executable = indexMode === undefined ? (stats.mode & 0o100) !== 0 : indexMode === '100755';
      const { size, mtimeMs } = stats;
      const target = linkObject === undefined || size > MAX_TARGET ? undefined : this.linkText(name, linkObject);
      if (target !== undefined) {
        links.push(name);
        linkTexts.set(name, target);
        return;
      }
      files.push({ path: name, source: this.diskPath(name), mode: executable ? 0o755 : 0o644, size, mtimeMs });
    } else {
      errors.push(`${safeText(name)} is not a regular file (${kindOf(stats)}). Remove or exclude it.`);
    }
  }

  /** A folder that has become a link leads elsewhere; git sees the files below as deleted, and so do we. */
  private isRealFolder(folder: string): boolean {
    let real = this.folders.get(folder);
    if (real === undefined) {
      const parent = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
      real = this.isRealFolder(parent) && this.lstat(folder)?.isDirectory() === true;
      this.folders.set(folder, real);
    }
    return real;
  }

  /**
   * The first folder of a path that is a link. git lists what lies behind a junction of Windows as if it were a folder.
   */
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
    return readDisk(file, () => lstatSync(file, MAY_BE_ABSENT));
  }

  /** Not `path.join`: for tens of thousands of files that takes a tenth of the time of the whole listing. */
  private diskPath(name: string): string {
    return `${this.root}${path.sep}${name}`;
  }
}

const MAY_BE_ABSENT = { throwIfNoEntry: false } as const;

/** A name that one of the rules below may speak of; one test for all of them, as nearly every name is safe. */
const UNSAFE = /[\\\u0000-\u001f\u007f-\u009f]|^[A-Za-z]:|(?:^|\/)\.{0,2}(?:\/|$)/;

/** Why a name could be unpacked elsewhere than it seems, or hide in a list (APPNOTE 4.4.17). */
export function unsafeName(name: string): string | undefined {
  if (!UNSAFE.test(name)) return undefined;
  if (name.includes('\\')) return 'has a backslash in its name';
  if (/^[A-Za-z]:/.test(name)) return 'begins like a drive';
  if (/[\u0000-\u001f\u007f-\u009f]/.test(name)) return 'has a control character in its name';
  if (
    name.startsWith('/') ||
    name.split('/').some((segment) => segment === '..' || segment === '.' || segment === '')
  ) {
    return 'has a name that leads elsewhere';
  }
  return undefined;
}

function kindOf(stats: Stats): string {
  if (stats.isFIFO()) return 'a named pipe';
  if (stats.isSocket()) return 'a socket';
  return stats.isDirectory() ? 'a folder' : 'a device';
}
