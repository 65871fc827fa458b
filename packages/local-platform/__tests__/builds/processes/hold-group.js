import { register } from 'node:module';

/** Writes down a process group as a platform does, says so, and waits to be killed, or for SIGUSR2 to exit: FOLDER LEADER. */
register('../../../../../scripts/typescript-hooks.js', import.meta.url);
const { ProcessGroups } = await import('../../../src/builds/processes/groups.ts');
const [folder = '', leader] = process.argv.slice(2);
new ProcessGroups(folder).add(Number(leader));
process.once('SIGUSR2', () => process.exit());
process.stdout.write('written\n');
setInterval(() => undefined, 1000);
