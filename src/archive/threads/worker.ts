import { parentPort, workerData } from 'node:worker_threads';
import { StepError } from '../../shared/errors.ts';
import { TaskRunner } from '../tasks/task-runner.ts';
import type { WorkerReply, WorkerRequest, WorkerSetup } from './pool.ts';

/** The program of a packing thread: runs one task after the other, until it is asked to stop. */
export function serveTasks(): void {
  const port = parentPort;
  if (port === null) throw new TypeError('this is the program of a worker thread');
  const { options, outputBuffers, stopping } = workerData as WorkerSetup;
  const runner = new TaskRunner(options);
  const outputs = outputBuffers.map((buffer) => new Uint8Array(buffer));
  const isStopping = new Uint8Array(stopping);
  port.on('message', (request: WorkerRequest) => {
    if (request === 'stop') return port.close();
    if (Atomics.load(isStopping, 0) === 1) return;
    const { task, output } = request;
    let reply: WorkerReply;
    try {
      reply = { packed: runner.run(task, outputs[output] ?? new Uint8Array(0)) };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      reply = { failure, isOurs: error instanceof StepError };
    }
    port.postMessage(reply);
  });
  port.postMessage('ready' satisfies WorkerReply);
}
