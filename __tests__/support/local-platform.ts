import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';

const CLI = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'cli', 'index.js');

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops.splice(0)) stop();
});

/**
 * Starts the local platform as a process of its own, as other programs need it that this process has to wait for. It is
 * stopped when the test file is through.
 * @param program of the command line; the committed bundle when not given
 * @returns the values of its JSON line
 */
export async function startLocalPlatform(program = CLI): Promise<Readonly<Record<string, string>>> {
  const child = spawn(process.execPath, [program, 'emulator', '--json', '--watch-pid', String(process.pid)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(() => child.kill('SIGTERM'));
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as Record<string, string>;
  throw new Error('The local platform did not start.');
}

/** The zips that the first environment of a local platform has got: names of their files. */
export async function deployedFiles(details: Readonly<Record<string, string>>): Promise<readonly string[][]> {
  const headers = { Authorization: `Bearer ${details['control-token']}` };
  const reply = await fetch(`${details['control-url']}/state`, { headers });
  const state = (await reply.json()) as {
    accounts: { apps: { environments: { builds: { archive?: { entries: string[] } }[] }[] }[] }[];
  };
  const builds = state.accounts[0]?.apps[0]?.environments[0]?.builds ?? [];
  return builds.flatMap(({ archive }) => (archive === undefined ? [] : [archive.entries]));
}
