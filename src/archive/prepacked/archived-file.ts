/** One file of a zip that was packed earlier, as the central directory has it. */
export interface ArchivedFile {
  /** POSIX, as it would be unpacked. */
  readonly path: string;
  readonly mode: 0o644 | 0o755;
  /** Size in bytes once it is inflated. */
  readonly size: number;
}

/** An entry of that zip, file or folder, with what its local header must repeat. */
export interface ArchivedEntry extends ArchivedFile {
  /** Its path ends in a slash in the zip, and not here. */
  readonly isFolder: boolean;
  readonly compressedSize: number;
  /** General purpose flags, as in APPNOTE 4.4.4. */
  readonly flags: number;
  /** As in APPNOTE 4.4.5. */
  readonly method: number;
  readonly crc: number;
  /** Where its local header begins. */
  readonly offset: number;
}
