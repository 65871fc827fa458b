import { createHash, randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Platform } from '#local-platform';
import { uploadSource } from '../../../src/archive/archive.ts';
import { uploadArchive } from '../../../src/platform/api/upload.ts';
import { PlatformError } from '../../../src/platform/retry/platform-error.ts';
import { environmentState } from '../../../packages/local-platform/__tests__/support.ts';
import { zipOf } from '../../../packages/local-platform/__tests__/zip.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { PATIENT } from '../../support/faults/calls.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { openPlatform } from '../../support/servers/sibling-platform.ts';
import { PATIENCE, report, sizeOf } from '../../support/jest/soak-sizes.ts';

/** One upload with our own client. @returns the build's id, or undefined where the outcome is unknown */
async function send({ details }: Platform, file: string, bytes: number): Promise<string | undefined> {
  const { account, app, environment, username, password } = details;
  const request = {
    apiRoot: new URL(details['headless-url']),
    credentials: { username, password },
    address: { account, app, environment },
    zip: uploadSource({ path: file, bytes }),
    retryAmbiguous: false,
    onRequest: () => undefined,
    onProgress: () => undefined,
  };
  const context = {
    clock: fakeClock(),
    signal: new AbortController().signal,
    limits: { ...PATIENT, connect: 120_000, reply: 300_000, progress: 120_000 },
    onRetry: () => undefined,
    holdsSecret: () => false,
  };
  try {
    return (await uploadArchive(request, context)).operation?.buildId;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'ambiguous') return undefined;
    throw error;
  }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Writes a zip of its own for each number. */
function writer(folder: string, bytes: number) {
  return (index: number): { file: string; bytes: number; sha256: string } => {
    const zip = zipOf([{ name: `file-${index}`, data: randomBytes(bytes) }]);
    const file = path.join(folder, `${index}.zip`);
    writeFileSync(file, zip);
    return { file, bytes: zip.length, sha256: sha256(zip) };
  };
}

test(
  'many uploads at once: none is lost, no id is given twice, every hash is right',
  async () => {
    const platform = await openPlatform();
    const folder = makeFolder('at-once');
    const zips = Array.from({ length: sizeOf('atOnce') }, (_, index) => writer(folder, sizeOf('atOnceBytes'))(index));
    const start = performance.now();
    const ids = await Promise.all(zips.map(async ({ file, bytes }) => await send(platform, file, bytes)));
    const seconds = Math.round(performance.now() - start) / 1000;
    rmSync(folder, { recursive: true });
    const recorded = new Map(environmentState(platform).builds.map(({ id, archive }) => [id, archive.sha256]));
    expect(ids.map((id) => recorded.get(id ?? ''))).toEqual(zips.map((zip) => zip.sha256));
    expect(new Set(ids).size).toBe(zips.length);
    expect(recorded.size).toBe(zips.length);
    expect(platform.state().defects).toEqual([]);
    report('uploads at once', { uploads: zips.length, bytes: sizeOf('atOnceBytes'), seconds });
  },
  PATIENCE,
);

test(
  'many uploads with one fault in a hundred: none is lost, none is there twice, every hash is right',
  async () => {
    const platform = await openPlatform();
    const count = sizeOf('manyUploads');
    const faults = [
      { cutAfterRequestBytes: 100 },
      { status: 503, headers: { 'retry-after': '1' } },
      { cutAfterResponseBytes: 0 },
      { status: 429 },
    ];
    for (let index = 0; index < count / 100; index += 1) {
      platform.addFaults({ endpoint: 'upload', skip: 99, ...faults[index % faults.length] });
    }
    const folder = makeFolder('many');
    const write = writer(folder, 1000);
    const sent = new Map<string, string>();
    const unknown: string[] = [];
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < count) {
        next += 1;
        const zip = write(next);
        const id = await send(platform, zip.file, zip.bytes);
        rmSync(zip.file);
        if (id === undefined) unknown.push(zip.sha256);
        else {
          expect(sent.has(id)).toBe(false);
          sent.set(id, zip.sha256);
        }
      }
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    const recorded = environmentState(platform).builds.map(({ id, archive }) => [id, archive.sha256] as const);
    const hashes = recorded.map(([, hash]) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(recorded.filter(([id, hash]) => sent.has(id) && sent.get(id) !== hash)).toEqual([]);
    expect([...sent.keys()].filter((id) => !recorded.some(([known]) => known === id))).toEqual([]);
    // Nobody can tell whether an upload was kept whose answer was lost (these were), or one that left whole, as bodies of
    // this size do, and was cut on its way (these were not).
    const cut = unknown.filter((hash) => !hashes.includes(hash));
    expect(recorded.length + cut.length).toBe(count);
    expect(unknown.length - cut.length).toBe(Math.floor((count / 100 + 1) / 4));
    expect(cut.length).toBeLessThanOrEqual(Math.floor((count / 100 + 3) / 4));
    expect(platform.state()).toMatchObject({ faults: [], defects: [] });
    report('uploads with faults', { uploads: count, accepted: sent.size, unknown: unknown.length, cut: cut.length });
  },
  PATIENCE,
);
