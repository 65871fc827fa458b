import { register } from 'node:module';

/** Runs a process group as a platform does, says so, and waits to be killed, or for SIGUSR2 to exit: LEADER. */
register('../../../../../scripts/typescript-hooks.js', import.meta.url);
const { ProcessGroups } = await import('../../../src/builds/processes/groups.ts');
new ProcessGroups().add(Number(process.argv[2]));
process.once('SIGUSR2', () => process.exit());
process.stdout.write('added\n');
setInterval(() => undefined, 1000);
