// The program of a packing thread, from the sources instead of the bundle.
import { register } from 'node:module';

register('../../../scripts/typescript-hooks.js', import.meta.url);
const { serveTasks } = await import('../../../src/archive/threads/worker.ts');
serveTasks();
