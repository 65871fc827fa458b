import { createHash } from 'node:crypto';
import type { SourceFile } from '../workspace/files.ts';
import type { Archive } from './archive.ts';
import { contentRecord, digestOfBlocks } from './zip/content-digest.ts';
import { linesOf } from './lines.ts';
import type { FoundSecret } from '../secret-scan/findings.ts';
import type { PackedBlock, PackedFiles } from './tasks/plan.ts';

/** Findings that are kept; a tree with more needs no longer list. */
const MAX_SECRETS = 1000;
/** Findings whose line is looked up: as many as a message shows. */
const MAX_LOCATED_SECRETS = 10;

/** Collects what the bytes of all files showed, in the order of the zip. */
export class ArchiveSummary {
  private readonly contentHash = createHash('sha256');
  private readonly lfsPointers: string[] = [];
  private readonly secrets: { file: SourceFile; found: FoundSecret }[] = [];
  private blocks: string[] = [];

  addFiles(files: readonly SourceFile[], { contentRecords, lfsPointers, secrets }: PackedFiles): void {
    this.contentHash.update(contentRecords);
    for (const index of lfsPointers) this.lfsPointers.push(fileAt(files, index).path);
    for (const { index, found } of secrets) this.keep(fileAt(files, index), found);
  }

  addBlock(file: SourceFile, { sha256, secrets }: PackedBlock, isLast: boolean): void {
    this.blocks.push(sha256);
    for (const found of secrets) this.keep(file, found);
    if (!isLast) return;
    this.contentHash.update(contentRecord(file, digestOfBlocks(this.blocks)));
    this.blocks = [];
  }

  /** The password of the step decides how it ends, so it comes before all else, and none of those is dropped. */
  private keep(file: SourceFile, found: FoundSecret): void {
    if (found.kind === 'password of this deploy') this.secrets.unshift({ file, found });
    else if (this.secrets.length < MAX_SECRETS) this.secrets.push({ file, found });
  }

  all(): Pick<Archive, 'contentSha256' | 'lfsPointers' | 'secrets'> {
    const offsets = new Map<SourceFile, number[]>();
    for (const { file, found } of this.secrets.slice(0, MAX_LOCATED_SECRETS)) {
      if (found.offset !== undefined) offsets.set(file, [...(offsets.get(file) ?? []), found.offset]);
    }
    const lines = new Map([...offsets].map(([file, list]) => [file, linesOf(file.source, list)]));
    const secrets = this.secrets.map(({ file, found: { kind, offset } }) => {
      const line = offset === undefined ? undefined : lines.get(file)?.get(offset);
      return { path: file.path, line, kind };
    });
    return { contentSha256: this.contentHash.digest('hex'), lfsPointers: this.lfsPointers, secrets };
  }
}

function fileAt(files: readonly SourceFile[], index: number): SourceFile {
  const file = files[index];
  if (file === undefined) throw new RangeError('a task came back with a file that it did not have');
  return file;
}
