import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Archive, ArchiveRequest } from '../../../src/archive/archive.ts';
import { createPacker } from '../../../src/archive/pack.ts';
import type { SourceFile } from '../../../src/workspace/files.ts';
import { makeFolder, plant } from '../git/folders.ts';
import type { Planted } from '../git/folders.ts';

/** The program of a packing thread, from the sources. */
export const WORKER_FILE = fileURLToPath(new URL('./pack-worker.js', import.meta.url));

/** Files of a folder as the listing gives them: in the order of their bytes, with what the disk says of them. */
export function listSources(root: string, names: readonly string[]): SourceFile[] {
  const sorted = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return sorted.map((name) => {
    const source = path.join(root, name);
    const { mode, size, mtimeMs } = lstatSync(source);
    return { path: name, source, mode: (mode & 0o100) === 0 ? 0o644 : 0o755, size, mtimeMs };
  });
}

/** A new folder with these files, listed. */
export function makeSources(tree: Readonly<Record<string, Planted>>): SourceFile[] {
  return listSources(plant(makeFolder('sources'), tree), Object.keys(tree));
}

export function createRequest(files: readonly SourceFile[], overrides: Partial<ArchiveRequest> = {}): ArchiveRequest {
  return {
    files,
    destination: path.join(makeFolder('zip'), 'app.zip'),
    level: 6,
    modified: 315_532_800,
    signal: new AbortController().signal,
    secretScan: undefined,
    ...overrides,
  };
}

/** @param threads how many packing threads a large tree may use; 0 packs on this one */
export async function pack(
  files: readonly SourceFile[],
  overrides: Partial<ArchiveRequest> = {},
  threads = 0,
): Promise<Archive> {
  return await createPacker(WORKER_FILE, threads)(createRequest(files, overrides));
}

/** `content-sha256` worked out from what the documentation says of it. */
export function contentSha256Of(files: readonly SourceFile[]): string {
  const records = files.map(({ path: name, source, mode }) => {
    const bytes = readFileSync(source);
    const blocks = Array.from({ length: Math.max(1, Math.ceil(bytes.length / 2 ** 20)) }, (_, index) =>
      sha256(bytes.subarray(index * 2 ** 20, (index + 1) * 2 ** 20)),
    );
    const digest = blocks.length === 1 ? sha256(bytes) : sha256(Buffer.concat(blocks));
    return `${mode === 0o755 ? '100755' : '100644'} ${bytes.length} ${digest.toString('hex')} ${name}\0`;
  });
  return sha256(Buffer.from(records.join(''))).toString('hex');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Packing under way, once at least `bytes` of the zip are on disk; fails when it ends before. */
export async function startPacking(
  request: ArchiveRequest,
  bytes: number,
  threads = 0,
): Promise<{ readonly ending: Promise<Archive> }> {
  const state = { ended: false };
  const ending = pack(request.files, request, threads).finally(() => (state.ended = true));
  ending.catch(() => undefined);
  const written = (): number => statSync(request.destination, { throwIfNoEntry: false })?.size ?? 0;
  while (written() < bytes) {
    if (state.ended) throw new Error('packing ended before anyone could look');
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ending };
}
