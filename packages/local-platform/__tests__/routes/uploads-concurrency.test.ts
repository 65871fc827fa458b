import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { RECORD } from '../../src/process/process-record.ts';
import { buildIdOf, environmentState, jsonOf, start, upload } from '../support.ts';
import { zipOf } from '../zip.ts';

function archive(index: number, bytes: number): Buffer {
  return zipOf([{ name: `f${index}`, data: Buffer.alloc(bytes, index) }]);
}

test('16 uploads of 256 KiB at once: every one recorded with its own bytes, and nothing left on disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'concurrency-test-'));
  try {
    const platform = await start({ temporaryFolder: folder });
    const zips = Array.from({ length: 16 }, (_, index) => archive(index, 2 ** 18));
    const answers = await Promise.all(zips.map((zip) => upload(platform, zip)));
    expect(answers.map(({ status }) => status)).toEqual(zips.map(() => 200));
    const recorded = new Map(environmentState(platform).builds.map(({ id, archive: { sha256 } }) => [id, sha256]));
    expect(answers.map((answer) => recorded.get(buildIdOf(answer)))).toEqual(
      zips.map((zip) => createHash('sha256').update(zip).digest('hex')),
    );
    expect(
      environmentState(platform)
        .builds.map(({ state }) => state)
        .toSorted(),
    ).toEqual(['queued', ...Array.from({ length: 15 }, () => 'superseded')]);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([RECORD]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('80 uploads, 16 at a time and 1 in 40 cut short: none lost, no id twice', async () => {
  const platform = await start();
  platform.addFaults(
    ...Array.from({ length: 2 }, () => ({ endpoint: 'upload' as const, skip: 39, cutAfterRequestBytes: 100 })),
  );
  const names: unknown[] = [];
  let left = 80;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const answer = await upload(platform, archive(left, 1000)).catch(() => undefined);
      if (answer !== undefined) names.push(jsonOf(answer)['name'], buildIdOf(answer));
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect(names).toHaveLength(2 * 78);
  expect(new Set(names).size).toBe(names.length);
  const { builds } = environmentState(platform);
  expect(builds).toHaveLength(78);
  expect(new Set(builds.map(({ operation }) => operation.name).concat(builds.map(({ id }) => id)))).toEqual(
    new Set(names),
  );
  expect(platform.state()).toMatchObject({ requests: { upload: 80 }, defects: [] });
});
