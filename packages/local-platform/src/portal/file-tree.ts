import type { UploadedArchive } from '../state/model.ts';

/** A file or a folder of an archive. */
export interface FileNode {
  readonly name: string;
  /** Unpacked; of a folder, with all that is below it. */
  readonly bytes: number;
  /** Undefined for a file. */
  readonly children: readonly FileNode[] | undefined;
  /** Files below it that are not among the children. */
  readonly hidden: number;
}

/** Folders in each other that are shown as such: what is deeper is a file with a long name. */
const MAX_DEPTH = 12;

interface Folder {
  readonly name: string;
  readonly folders: Map<string, Folder>;
  readonly files: { readonly name: string; readonly bytes: number }[];
  bytes: number;
  fileCount: number;
}

/**
 * The files of an archive as a tree. What is near the root comes first: of a large archive only so many names are shown.
 * @param maxNames files and folders
 */
export function fileTree({ entries, sizes }: Pick<UploadedArchive, 'entries' | 'sizes'>, maxNames: number): FileNode {
  const root = newFolder('');
  for (const [index, name] of entries.entries()) add(root, name, sizes[index] ?? 0);
  return prune(root, maxNames);
}

function newFolder(name: string): Folder {
  return { name, folders: new Map(), files: [], bytes: 0, fileCount: 0 };
}

function add(root: Folder, path: string, bytes: number): void {
  const parts = path.split('/');
  const names = parts.slice(0, Math.min(parts.length - 1, MAX_DEPTH));
  const file = parts.slice(names.length).join('/');
  const isFolder = file === '';
  const way = [root];
  let folder = root;
  for (const name of names) {
    const next = folder.folders.get(name) ?? newFolder(name);
    folder.folders.set(name, next);
    way.push(next);
    folder = next;
  }
  if (isFolder) return;
  folder.files.push({ name: file, bytes });
  for (const each of way) {
    each.bytes += bytes;
    each.fileCount += 1;
  }
}

/** Level by level, until there are enough names. */
function prune(root: Folder, maxNames: number): FileNode {
  let left = maxNames;
  const shown = new Map<Folder, { folders: readonly Folder[]; files: Folder['files'] }>();
  const queue = [root];
  for (const folder of queue) {
    const folders = [...folder.folders.values()].slice(0, left);
    left -= folders.length;
    const files = folder.files.slice(0, left);
    left -= files.length;
    shown.set(folder, { folders, files });
    queue.push(...folders);
  }
  const asNode = (folder: Folder): FileNode => {
    const { folders = [], files = [] } = shown.get(folder) ?? {};
    const children = [...folders.map(asNode), ...files.map((file) => ({ ...file, children: undefined, hidden: 0 }))];
    const within = folders.reduce((sum, { fileCount }) => sum + fileCount, files.length);
    return { name: folder.name, bytes: folder.bytes, children, hidden: folder.fileCount - within };
  };
  return asNode(root);
}
