import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../git/folders.ts';
import { programOnPath, recordArguments } from './program-arguments.ts';
import type { SocketServer } from '../servers/socket-server.ts';

export interface DemoRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What is left in its home and its folder for temporary files. */
  readonly leftovers: string[];
  /** Addresses that a browser was to show. */
  readonly openedPages: string[];
  /** Arguments of the programs that ran meanwhile. */
  readonly commands: readonly string[];
  /** Every npm that ran. */
  readonly npmPids: number[];
  /** Milliseconds from `onText` giving true until it ended. */
  readonly endedWithin: number;
}

export interface DemoOptions {
  /** The folder that holds `demo` and `dist`. */
  readonly project: string;
  readonly args?: readonly string[];
  /** The proxy of everything, and the registry of npm. */
  readonly network: SocketServer;
  /** Called with all of stdout so far, and its folder for temporary files, until it gives true. */
  readonly onText?: (stdout: string, child: ChildProcess, temporary: string) => Promise<boolean> | boolean;
}

/** Runs the demo as a terminal does, in a process group of its own; npm is recorded and led to `network`. */
export async function runDemo({ project, args = [], network, onText }: DemoOptions): Promise<DemoRun> {
  const [home, temporary, programs] = [makeFolder('demo-home'), makeFolder('demo-temp'), makeFolder('demo-programs')];
  const pids = path.join(programs, 'pids');
  writeFileSync(
    path.join(programs, 'npm'),
    `#!/bin/sh\necho $$ >> '${pids}'\nexport npm_config_registry='${network.origin}'\nexec '${programOnPath('npm')}' "$@"\n`,
    { mode: 0o755 },
  );
  const record = recordArguments();
  const child = spawn(process.execPath, [path.join(project, 'demo', 'run.js'), ...args], {
    cwd: project,
    detached: true,
    env: {
      PATH: `${programs}${path.delimiter}${record.path}`,
      // Its browser is recorded, too.
      DISPLAY: ':0',
      HOME: home,
      TMPDIR: temporary,
      HTTP_PROXY: network.origin,
      HTTPS_PROXY: network.origin,
      NODE_USE_ENV_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr, stopped] = ['', '', Number.NaN];
  const look = async (): Promise<void> => {
    if (Number.isNaN(stopped) && (await onText?.(stdout, child, temporary)) === true) stopped = performance.now();
  };
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    void look();
  });
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  record.end();
  return {
    exitCode,
    stdout,
    stderr,
    leftovers: [home, temporary].flatMap((folder) => readdirSync(folder)),
    openedPages: record.opened().toSorted(),
    commands: record.commands(),
    // Empty where npm was ended before it was recorded.
    npmPids: existsSync(pids) ? readFileSync(pids, 'utf8').split('\n').filter(Boolean).map(Number) : [],
    endedWithin: performance.now() - stopped,
  };
}
