// Packs in a process of its own, for what a test cannot change in its own: time zone, umask, unhandled rejections.
// Argument: an archive request as JSON, with `threads`, `umask`, and `abort` to be aborted from the start. Prints one
// JSON line.
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

register('./typescript-hooks.js', import.meta.url);
const { createPacker } = await import('../../src/archive/pack.ts');
const { umask, abort, threads = 0, ...request } = JSON.parse(process.argv[2] ?? '');
if (umask !== undefined) process.umask(umask);
const signal = abort === true ? AbortSignal.abort(new Error('stopped')) : new AbortController().signal;
let answer;
try {
  const workerFile = fileURLToPath(new URL('./pack-worker.js', import.meta.url));
  answer = await createPacker(workerFile, threads)({ ...request, signal });
} catch (error) {
  answer = { error: error instanceof Error ? error.message : String(error) };
}
process.stdout.write(JSON.stringify(answer));
