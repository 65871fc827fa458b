import { createHash } from 'node:crypto';
import type { SourceFile } from '../workspace/files.ts';
import type { Archive } from './archive.ts';
import { contentRecord, digestOfBlocks } from './zip/content-digest.ts';
import { KeptFindings } from './kept-findings.ts';
import { linesOf } from './lines.ts';
import type { PackedBlock, PackedFiles } from './tasks/plan.ts';

/** Collects what the bytes of all files showed, in the order of the zip. */
export class ArchiveSummary {
  private readonly contentHash = createHash('sha256');
  private readonly lfsPointers: string[] = [];
  private readonly findings = new KeptFindings<SourceFile>();
  private blocks: string[] = [];

  addFiles(files: readonly SourceFile[], { contentRecords, lfsPointers, secrets }: PackedFiles): void {
    this.contentHash.update(contentRecords);
    for (const index of lfsPointers) this.lfsPointers.push(fileAt(files, index).path);
    for (const { index, found } of secrets) this.findings.add(fileAt(files, index), [found]);
  }

  addBlock(file: SourceFile, { sha256, secrets }: PackedBlock, isLast: boolean): void {
    this.blocks.push(sha256);
    this.findings.add(file, secrets);
    if (!isLast) return;
    this.contentHash.update(contentRecord(file, digestOfBlocks(this.blocks)));
    this.blocks = [];
  }

  all(): Pick<Archive, 'contentSha256' | 'lfsPointers' | 'secrets'> {
    const lines = new Map(Array.from(this.findings.offsets(), ([file, list]) => [file, linesOf(file.source, list)]));
    const secrets = this.findings.withLines(lines);
    return { contentSha256: this.contentHash.digest('hex'), lfsPointers: this.lfsPointers, secrets };
  }
}

function fileAt(files: readonly SourceFile[], index: number): SourceFile {
  const file = files[index];
  if (file === undefined) throw new RangeError('a task came back with a file that it did not have');
  return file;
}
