import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll } from '@jest/globals';

/** Its thread is blocked, so that nobody takes a connection from the kernel's queue. The answer refuses a tunnel, too. */
const LISTENER = `
const { createServer } = require('node:net');
const { parentPort, workerData: { host, port, lock } } = require('node:worker_threads');
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', () => socket.end('HTTP/1.1 418 Test\\r\\nContent-Length: 0\\r\\n\\r\\n'));
});
server.listen({ host, port, backlog: 1 }, () => {
  parentPort.postMessage(server.address().port);
  Atomics.wait(lock, 0, 0);
  setImmediate(() => setImmediate(() => parentPort.postMessage('open')));
});`;

export interface SlowListener {
  readonly port: number;
  /** From now on it accepts connections, and answers every request with 418. */
  readonly open: () => Promise<void>;
}

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
});

/**
 * A listener whose queue is full: on Linux the handshake of a further connection does not end, and nothing says why.
 * @param host an address of this machine
 */
export async function slowListener(host: string, port = 0): Promise<SlowListener> {
  const lock = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(LISTENER, { eval: true, workerData: { host, port, lock } });
  const message = async (): Promise<unknown> => await new Promise((resolve) => worker.once('message', resolve));
  const taken = Number(await message());
  const fillers: Socket[] = [];
  closing.push(() => {
    for (const filler of fillers) filler.destroy();
    Atomics.notify(lock, 0);
    return worker.terminate();
  });
  // A queue of one takes two; each is in it when the handshake has ended.
  for (let number = 0; number < 2; number += 1) {
    const filler = connect(taken, host);
    filler.on('error', () => undefined);
    fillers.push(filler);
    await new Promise((resolve) => filler.once('connect', resolve));
  }
  return {
    port: taken,
    open: async () => {
      const opened = message();
      Atomics.store(lock, 0, 1);
      Atomics.notify(lock, 0);
      await opened;
    },
  };
}
