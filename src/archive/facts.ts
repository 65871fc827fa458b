import { closeSync, openSync, readSync } from 'node:fs';
import type { SourceFile } from '../workspace/files.ts';
import type { Archive } from './archive.ts';
import { ContentDigest, digestOfBlocks } from './content-digest.ts';
import type { FoundSecret } from '../workspace/secrets.ts';
import type { Packed } from './work.ts';

/** Findings that are kept; a tree with more needs no longer list. */
const MOST_SECRETS = 1000;
/** Findings whose line is looked up; the message shows fewer. */
const MOST_LINES = 50;

/** Gathers what was learnt from the bytes of all files, in the order of the zip. */
export class Facts {
  private readonly digest = new ContentDigest();
  private readonly lfsPointers: string[] = [];
  private readonly secrets: { file: SourceFile; found: FoundSecret }[] = [];
  private blocks: string[] = [];

  /** @param isComplete whether these are the last bytes of the file */
  add(file: SourceFile, packed: Packed, isComplete: boolean): void {
    this.blocks.push(...packed.blocks);
    if (packed.isLfsPointer) this.lfsPointers.push(file.path);
    for (const found of packed.secrets) this.keep(file, found);
    if (!isComplete) return;
    this.digest.add(file, digestOfBlocks(this.blocks));
    this.blocks = [];
  }

  /** The password of the step decides how it ends, so it comes before all else, and none of those is dropped. */
  private keep(file: SourceFile, found: FoundSecret): void {
    if (found.kind === 'password of this step') this.secrets.unshift({ file, found });
    else if (this.secrets.length < MOST_SECRETS) this.secrets.push({ file, found });
  }

  all(): Pick<Archive, 'contentSha256' | 'lfsPointers' | 'secrets'> {
    const secrets = this.secrets.map(({ file, found: { kind, offset } }, index) => {
      const line = offset === undefined || index >= MOST_LINES ? undefined : lineOf(file, offset);
      return { path: file.path, line, kind };
    });
    return { contentSha256: this.digest.hex(), lfsPointers: this.lfsPointers, secrets };
  }
}

/** The line, from 1, that a byte of a file is in. Only findings ask, so the file is read again up to there. */
function lineOf({ source }: SourceFile, offset: number): number {
  const descriptor = openSync(source, 'r');
  try {
    const chunk = Buffer.allocUnsafe(64 * 1024);
    let line = 1;
    for (let start = 0; start < offset;) {
      const read = readSync(descriptor, chunk, 0, Math.min(chunk.length, offset - start), start);
      if (read === 0) break;
      for (let at = chunk.indexOf(10); at >= 0 && at < read; at = chunk.indexOf(10, at + 1)) line += 1;
      start += read;
    }
    return line;
  } finally {
    closeSync(descriptor);
  }
}
