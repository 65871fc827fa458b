import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';

const CLI = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'dist', 'cli', 'index.js');

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops.splice(0)) stop();
});

type Details = Readonly<Record<string, string>>;

/**
 * Starts the local platform as a process of its own, as other programs need it that this process has to wait for. It is
 * stopped when the test file is through.
 * @param program of the command line; the committed bundle when not given
 * @param options more of them
 * @returns the values of its JSON line
 */
export async function startLocalPlatform(program: string = CLI, options: readonly string[] = []): Promise<Details> {
  return (await launch(program, options, {})).details;
}

/**
 * One that builds and runs the apps.
 * @param temporaryFolder where it makes its folder
 * @param options more of them
 * @returns also what ends it, which settles when it has ended
 */
export async function startRunningApps(
  temporaryFolder: string,
  options: readonly string[] = [],
): Promise<{ readonly details: Details; readonly stop: () => Promise<void> }> {
  const { details, child } = await launch(CLI, ['--run-apps', ...options], { TMPDIR: temporaryFolder });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { details, stop };
}

async function launch(program: string, options: readonly string[], variables: Details) {
  const own = ['--json', '--watch-pid', String(process.pid)];
  const child = spawn(process.execPath, [program, 'emulator', ...own, ...options], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(() => child.kill('SIGTERM'));
  for await (const line of createInterface({ input: child.stdout }))
    return { details: JSON.parse(line) as Details, child };
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
