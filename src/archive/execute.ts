import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { isLfsPointer } from '../workspace/checks.ts';
import type { SourceFile } from '../workspace/files.ts';
import { SecretPatterns } from '../workspace/secrets.ts';
import { compressBlock, compressWhole, WINDOW } from './compress.ts';
import { STORED } from './container.ts';
import { BLOCK } from './content-digest.ts';
import { readSource } from './source.ts';
import { LARGE } from './work.ts';
import type { Packed, PackOptions, Task } from './work.ts';

/** Does tasks, on whichever thread it lives: reads, checks, hashes, scans and deflates. Keeps one buffer for reading. */
export class Executor {
  private readonly input = Buffer.allocUnsafeSlow(LARGE + 1);
  private readonly patterns: SecretPatterns | undefined;

  constructor(private readonly options: PackOptions) {
    const scan = options.secretScan;
    this.patterns = scan === undefined ? undefined : new SecretPatterns(scan.password);
  }

  /**
   * Does one task.
   * @param output takes the data, one file after the other; at least `OUTPUT_BYTES` long
   * @throws {StepError} as `readSource` does
   */
  execute(task: Task, output: Uint8Array): Packed[] {
    if (task.kind === 'block') return [this.packBlock(task, output)];
    let filled = 0;
    return task.files.map((file) => {
      const packed = this.packWhole(file, output.subarray(filled));
      filled += packed.compressedSize;
      return packed;
    });
  }

  private packWhole(file: SourceFile, output: Uint8Array): Packed {
    const bytes = readSource(file, 0, file.size, this.input);
    const { method, data } = compressWhole(bytes, this.options.level);
    output.set(data);
    const blocks = bytes.length > BLOCK ? [bytes.subarray(0, BLOCK), bytes.subarray(BLOCK)] : [bytes];
    return {
      method,
      crc: crc32(bytes),
      size: bytes.length,
      compressedSize: data.length,
      blocks: blocks.map((block) => hash('sha256', block)),
      isLfsPointer: isLfsPointer(file, bytes),
      secrets: this.patterns?.find(file.path, bytes, 0, bytes.length) ?? [],
    };
  }

  private packBlock({ file, start, isLast, method }: Extract<Task, { kind: 'block' }>, output: Uint8Array): Packed {
    const length = Math.min(BLOCK, file.size - start);
    const before = Math.min(WINDOW, start);
    const all = readSource(file, start - before, before + length, this.input);
    const bytes = all.subarray(before);
    const data = method === STORED ? bytes : compressBlock(bytes, all.subarray(0, before), isLast, this.options.level);
    output.set(data);
    // The window before the block is wider than a secret, so what straddles two blocks is found in the later one.
    const found = this.patterns?.findInBlock(file.path, all, before, isLast) ?? [];
    return {
      method,
      crc: crc32(bytes),
      size: length,
      compressedSize: data.length,
      blocks: [hash('sha256', bytes)],
      isLfsPointer: false,
      secrets: found.map(({ kind, offset }) => ({
        kind,
        offset: offset === undefined ? undefined : start - before + offset,
      })),
    };
  }
}
