import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Longest wait for the programs that were started. The local platform ends by itself once the demo is gone. */
const MAX_WAIT_MS = 5000;

/** What the demo starts, writes and prints. All of it ends together, however the demo ends. */
export class Lifetime {
  /** Removed at the end. */
  folder = mkdtempSync(path.join(tmpdir(), 'headless-deploy-demo-'));
  /** Whether a signal is the expected end, and not a deploy that is cut short. */
  endsBySignal = false;
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #children = new Set();
  /** @type {Promise<void> | undefined} */
  #ending;

  constructor() {
    // A reader that has seen enough (`| head`) is no failure to report.
    process.stdout.on('error', () => void this.end(1));
    // Not `once`: on Ctrl-C npm passes on the signal that the terminal has already sent.
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => void this.end(this.endsBySignal ? 0 : 128 + constants.signals[signal]));
    process.on('exit', () => rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 }));
  }

  /**
   * Starts a program; what it writes to stderr is shown, until the demo ends: its end cuts off whatever runs.
   * @param {string} program
   * @param {string[]} args
   * @param {{ env: NodeJS.ProcessEnv, cwd?: string, detached?: boolean }} options
   * @param {(line: string) => boolean} isShown of lines on stderr; all of them by default
   */
  start(program, args, options, isShown = () => true) {
    if (this.#ending !== undefined) throw new Error('The demo is ending.');
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (this.#ending === undefined && isShown(line)) process.stderr.write(`${line}\n`);
    });
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
    return child;
  }

  /** @param {string | undefined} text nothing where there is none */
  print(text) {
    if (text !== undefined && this.#ending === undefined) console.log(text);
  }

  /** @param {unknown} error */
  async fail(error) {
    // Ctrl-C also reaches the program that failed, and maybe that one first.
    await setTimeout(100);
    if (this.#ending === undefined)
      console.error(`The demo failed. ${error instanceof Error ? error.message : String(error)}`);
    await this.end(1);
  }

  /**
   * Ends the process, after everything that it started.
   * @param {number} exitCode
   */
  async end(exitCode) {
    this.#ending ??= this.#stopChildren().finally(() => process.exit(exitCode));
    await this.#ending;
  }

  async #stopChildren() {
    const stopped = Promise.all(
      [...this.#children].map(async (child) => {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }),
    );
    await Promise.race([stopped, setTimeout(MAX_WAIT_MS)]);
  }
}
