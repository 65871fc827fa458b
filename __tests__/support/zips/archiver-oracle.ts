import { createWriteStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipArchive } from 'archiver';
import type { SourceFile } from '../../../src/workspace/files.ts';

/** Packs files with archiver, to compare our zip with entry for entry. One at a time: archiver holds on to a queue. */
export async function packWithArchiver(
  files: readonly SourceFile[],
  destination: string,
  level: number,
): Promise<void> {
  const zip = new ZipArchive({ zlib: { level } });
  const written = pipeline(zip, createWriteStream(destination));
  for (const { path, source, mode } of files) {
    const appended = new Promise((resolve) => zip.once('entry', resolve));
    zip.append(readFileSync(source), { name: path, mode, date: new Date(315_532_800_000) });
    await appended;
  }
  await zip.finalize();
  await written;
}
