// Packs in a process of its own, for what a test cannot change in its own: time zone, umask, unhandled rejections.
// Argument: archive requests as a JSON list, each with `threads`, `umask`, and `abort` to be aborted from the start. Packs one
// after the other, and prints a JSON list of what became of them.
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

register('../../../scripts/typescript-hooks.js', import.meta.url);
const { createPacker } = await import('../../../src/archive/pack.ts');
const workerFile = fileURLToPath(new URL('./pack-worker.js', import.meta.url));
const answers = [];
for (const { umask, abort, threads = 0, ...request } of JSON.parse(process.argv[2] ?? '')) {
  if (umask !== undefined) process.umask(umask);
  const signal = abort === true ? AbortSignal.abort(new Error('stopped')) : new AbortController().signal;
  try {
    answers.push(await createPacker(workerFile, threads)({ ...request, signal }));
  } catch (error) {
    answers.push({ error: error instanceof Error ? error.message : String(error) });
  }
}
process.stdout.write(JSON.stringify(answers));
