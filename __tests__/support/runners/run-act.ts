import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { makeFolder, plant } from '../git/folders.ts';

const PROJECT = path.resolve('.');

/** The event of a pull request from a fork, as far as the actions read it. */
export const FORK_EVENT = {
  pull_request: {
    head: { ref: 'change', sha: '0'.repeat(40), repo: { full_name: 'someone/site', fork: true } },
    base: { ref: 'main', sha: '1'.repeat(40), repo: { full_name: 'acme/site', fork: false } },
  },
  repository: { full_name: 'acme/site' },
};

export interface ActOptions {
  /** Name of the event. */
  readonly name: string;
  /** Payload of the event. */
  readonly event: object;
  /** Only this job; without it, all jobs at once. */
  readonly job?: string;
  /** Only these rows of a matrix, as `key:value`. */
  readonly matrix?: string;
  /** What is set in the settings of the repository. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** Variables for the steps. */
  readonly env?: Readonly<Record<string, string>>;
  /** Folders in place of actions that would have to be fetched: `actions/checkout@v7`. */
  readonly actions?: Readonly<Record<string, string>>;
  /** The working tree; this project when not given. */
  readonly folder?: string;
}

/** Exit code, and the whole log, stderr included. */
export interface ActRun {
  readonly status: number | null;
  readonly log: string;
}

const options = (name: string, values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([key, value]) => `--${name}=${key}=${value}`);

/**
 * Runs a workflow with act, in host mode: on a copy of the working tree, with the Node on the PATH, without Docker and
 * without the network. Nothing else of this process's environment reaches it.
 */
export async function runAct(
  workflow: string,
  { name, event, job, matrix, variables = {}, secrets = {}, env = {}, actions = {}, folder = PROJECT }: ActOptions,
): Promise<ActRun> {
  const home = plant(makeFolder('act'), { 'event.json': JSON.stringify(event) });
  const act = spawn(
    'act',
    [
      name,
      ...(job === undefined ? [] : [`--job=${job}`]),
      ...(matrix === undefined ? [] : [`--matrix=${matrix}`]),
      `--workflows=${workflow}`,
      `--eventpath=${path.join(home, 'event.json')}`,
      '--platform=ubuntu-latest=-self-hosted',
      '--platform=self-hosted=-self-hosted',
      '--no-cache-server',
      '--action-offline-mode',
      `--action-cache-path=${path.join(home, 'actions')}`,
      ...options('var', variables),
      ...options('secret', secrets),
      ...options('env', env),
      ...options('local-repository', actions),
    ],
    { cwd: folder, env: { PATH: process.env['PATH'], HOME: home }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  for (const stream of [act.stdout, act.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => void (log += text));
  }
  const [status] = (await once(act, 'close')) as [number | null];
  return { status, log };
}
