import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { spawn } from 'node:child_process';

/** Waits for the end of its input, and ends the group whose number it is given. */
const GUARD = 'read -r end; kill -9 "-$0"';

/**
 * The process groups that a platform started and that did not end. Each has a guard, a shell that ends it when the platform
 * is gone: the pipe between the two closes then, however the platform ended and whether or not it could still do anything.
 */
export class ProcessGroups {
  readonly #guards = new Map<number, ChildProcess>();

  /** @throws where the system refuses a guard at once: the group is ended then */
  add(leader: number): void {
    // Away from the terminal, whose signals are for the platform, and from the variables by which runners end processes.
    const options: SpawnOptions = { cwd: '/', env: {}, detached: true, stdio: ['pipe', 'ignore', 'ignore'] };
    try {
      const guard = spawn('/bin/sh', ['-c', GUARD, String(leader)], options);
      // Where no process can be started, the group is ended by `end` alone.
      guard.on('error', () => undefined);
      guard.unref();
      this.#guards.set(leader, guard);
    } catch (error) {
      signalGroup(leader, 'SIGKILL');
      throw error;
    }
  }

  /** Ends what is left of a group: the leader may have gone before the others. */
  end(leader: number): void {
    const guard = this.#guards.get(leader);
    if (guard === undefined) return;
    this.#guards.delete(leader);
    signalGroup(leader, 'SIGKILL');
    // From now on the number may be given to another group.
    guard.kill('SIGKILL');
  }

  endAll(): void {
    for (const leader of this.#guards.keys()) this.end(leader);
  }
}

/** Sends a signal to every process of a group; nothing where none is left. */
function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // ESRCH: all of them ended. EPERM: none of them is ours.
  }
}
