import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createPacker } from '../../../src/archive/pack.ts';
import { WorkerPool } from '../../../src/archive/threads/pool.ts';
import { failureOf } from '../../support/git/collecting.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { createRequest, makeSources, WORKER_FILE } from '../../support/zips/packing.ts';

const OPTIONS = { level: 6, modified: 0, secretScan: undefined };
const BIG = Buffer.alloc(8 * 1024 * 1024, 'words ');

function makeWorker(program: string): string {
  const file = path.join(makeFolder('worker'), 'worker.cjs');
  writeFileSync(file, program);
  return file;
}

test('a pool of threads that fail can be stopped anyway', async () => {
  const pool = new WorkerPool(makeWorker('throw new Error("no")'), 2, OPTIONS);
  await expect(pool.stop()).resolves.toBeUndefined();
  await expect(pool.stop()).resolves.toBeUndefined();
});

test('a thread that does not listen is ended after a while', async () => {
  const pool = new WorkerPool(makeWorker('setInterval(() => {}, 1000)'), 1, OPTIONS);
  const start = performance.now();
  await pool.stop();
  expect(performance.now() - start).toBeLessThan(2000);
});

test('where threads cannot be started, packing goes on without them', async () => {
  const files = makeSources({ a: '1', big: BIG, z: '2' });
  // Not the path of a file: the thread is refused at once, as at a limit of the system.
  const alone = await createPacker('no-path', 2)(createRequest(files));
  expect(alone.sha256).toBe((await createPacker(WORKER_FILE, 2)(createRequest(files))).sha256);
});

test('a small tree is packed without a thread of its own, a large one with', async () => {
  const mark = path.join(makeFolder('mark'), 'started');
  const marking = makeWorker(
    `require('node:fs').writeFileSync(${JSON.stringify(mark)}, '');
     void import(${JSON.stringify(WORKER_FILE)});`,
  );
  await createPacker(marking, 1)(createRequest(makeSources({ a: '1', b: BIG.subarray(0, 5_900_000) })));
  expect(existsSync(mark)).toBe(false);
  await createPacker(marking, 1)(createRequest(makeSources({ a: '1', b: BIG })));
  expect(existsSync(mark)).toBe(true);
});

test('a file that changed is what is reported, and not a thread that failed beside it', async () => {
  const files = makeSources({ a: '1', big: BIG, z: '2' });
  const changed = files.map((file) => (file.path === 'a' ? Object.assign({}, file, { size: 2 }) : file));
  // A listener that is there before the one of the packing thread would take its messages.
  const failing = makeWorker(
    `void import(${JSON.stringify(WORKER_FILE)}).then(() => {
       require('node:worker_threads').parentPort.on('message', (request) => {
         if (request === 'stop') throw new Error('no');
       });
     });`,
  );
  const { message } = await failureOf(createPacker(failing, 1)(createRequest(changed)));
  expect(message).toMatch(/^a changed or vanished/);
});
