/** A file, or a folder with all that is in it. */
export interface Part {
  /** POSIX; a folder ends with `/`. */
  readonly path: string;
  readonly files: number;
  readonly bytes: number;
}

const MAX_PARTS = 10;

/** A folder with what is in it, or a file. */
export interface Folder {
  readonly part: { path: string; files: number; bytes: number };
  readonly children: Map<string, Folder>;
}

/**
 * The files and folders that make up most of the bytes, largest first. None is part of another: where one file or folder
 * holds half of the bytes of the folder around it, or more, that folder is not listed, but what is in it.
 * Ten at most; fewer where they make up 95 % of the bytes.
 */
export function largestParts(files: readonly { readonly path: string; readonly size: number }[]): Part[] {
  const top = treeOf(files);
  const enough = top.part.bytes * 0.95;
  const open = new Set(top.children.values());
  const parts: Part[] = [];
  let covered = 0;
  while (parts.length < MAX_PARTS && covered < enough) {
    const largest = largestOf(open.values());
    if (largest === undefined) break;
    open.delete(largest);
    const child = largestOf(largest.children.values());
    if (child !== undefined && child.part.bytes * 2 >= largest.part.bytes) {
      for (const inner of largest.children.values()) open.add(inner);
    } else {
      parts.push(largest.part);
      covered += largest.part.bytes;
    }
  }
  return parts;
}

/** The files as a tree. */
export function treeOf(files: readonly { readonly path: string; readonly size: number }[]): Folder {
  const top = emptyFolder('');
  for (const { path, size } of files) {
    let folder = top;
    add(folder, size);
    for (let start = 0; start < path.length;) {
      const slash = path.indexOf('/', start);
      const end = slash < 0 ? path.length : slash + 1;
      const name = path.slice(start, end);
      let inner = folder.children.get(name);
      if (inner === undefined) {
        inner = emptyFolder(path.slice(0, end));
        folder.children.set(name, inner);
      }
      add(inner, size);
      folder = inner;
      start = end;
    }
  }
  return top;
}

function emptyFolder(path: string): Folder {
  return { part: { path, files: 0, bytes: 0 }, children: new Map() };
}

function add({ part }: Folder, size: number): void {
  part.files += 1;
  part.bytes += size;
}

function largestOf(folders: Iterable<Folder>): Folder | undefined {
  let largest: Folder | undefined;
  for (const folder of folders) {
    const { path, bytes } = folder.part;
    if (largest === undefined || bytes > largest.part.bytes) largest = folder;
    else if (bytes === largest.part.bytes && path < largest.part.path) largest = folder;
  }
  return largest;
}
