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

/** Real paths. */
export interface Folders {
  readonly workspace: string;
  /** The folder to deploy: the workspace or inside it. */
  readonly folder: string;
}

/** Bytes of all files together, before compression. */
export function totalSize(files: readonly Pick<SourceFile, 'size'>[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
