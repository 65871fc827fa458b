import { createHash } from 'node:crypto';
import type { SourceFile } from '../workspace/files.ts';

/**
 * `content-sha256`: SHA-256 over one record for each file, in order: mode as git writes it (`100644` or `100755`), a
 * space, the SHA-256 of the bytes in hex, a space, the path in UTF-8, and a zero byte.
 */
export class ContentDigest {
  private readonly hash = createHash('sha256');

  add(file: Pick<SourceFile, 'path' | 'mode'>, sha256: string): void {
    this.hash.update(`100${file.mode.toString(8)} ${sha256} ${file.path}\0`);
  }

  hex(): string {
    return this.hash.digest('hex');
  }
}
