import { parentPort, workerData } from 'node:worker_threads';
import { StepError } from '../errors.ts';
import { Executor } from './execute.ts';
import type { WorkerReply, WorkerRequest, WorkerSetup } from './pool.ts';

/** The life of a packing thread: one task after the other, until it is stopped. */
export function serveTasks(): void {
  const port = parentPort;
  if (port === null) throw new TypeError('this is the program of a worker thread');
  const { options, slabs } = workerData as WorkerSetup;
  const executor = new Executor(options);
  const outputs = slabs.map((slab) => new Uint8Array(slab));
  port.on('message', ({ task, slab }: WorkerRequest) => {
    let reply: WorkerReply;
    try {
      reply = { packed: executor.execute(task, outputs[slab] ?? new Uint8Array(0)) };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      reply = { failure, isOurs: error instanceof StepError };
    }
    port.postMessage(reply);
  });
}
