import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRegularFile } from '../../../../../src/shared/files/regular-file.ts';
import type { ProcessIdentity } from '../../process/processes.ts';
import { identify, stateOf } from '../../process/processes.ts';
import { FOLDER_PREFIX } from '../../state/service.ts';

/** The file in which a platform lists what it started, below its own folder. */
const RECORD = 'process-groups.json';
/** Larger than any record of process groups. */
const MAX_RECORD_BYTES = 2 ** 20;

interface GroupRecord {
  readonly leaders: readonly ProcessIdentity[];
}

/** Those in which something runs. */
const running = new Set<ProcessGroups>();

/** For a process that ends with a platform that is still open: `process.exit()`, or an error that nobody caught. */
function endRunning(): void {
  for (const groups of running) groups.endAll();
}

/** The process groups that a platform started and that did not end, on disk, so that they can be ended when it was killed. */
export class ProcessGroups {
  readonly #leaders = new Map<number, ProcessIdentity>();

  /** @param folder private, and removed when the platform ends */
  constructor(private readonly folder: string) {
    this.#write();
  }

  /** @throws what the file system throws; it is in the list of this process anyway */
  add(leader: number): void {
    this.#leaders.set(leader, identify(leader));
    // One listener, however many platforms there are: above ten Node warns of a leak.
    if (running.size === 0) process.on('exit', endRunning);
    running.add(this);
    this.#write();
  }

  /** Ends what is left of a group: the leader may have gone before the others. */
  end(leader: number): void {
    if (!this.#leaders.delete(leader)) return;
    signalGroup(leader, 'SIGKILL');
    if (this.#leaders.size === 0 && running.delete(this) && running.size === 0) process.off('exit', endRunning);
    try {
      this.#write();
    } catch {
      // On a full disk the list still has it. That harms nobody: by then it is gone, or another process.
    }
  }

  endAll(): void {
    for (const leader of this.#leaders.keys()) this.end(leader);
  }

  #write(): void {
    const record: GroupRecord = { leaders: [...this.#leaders.values()] };
    const file = path.join(this.folder, RECORD);
    // Renamed, so that on a full disk the one before stays.
    writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
}

/** Sends a signal to every process of a group; nothing where none is left. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // ESRCH: all of them ended. EPERM: none of them is ours.
  }
}

/**
 * Ends what platforms left running that were killed themselves.
 * @param folder of a platform, or one that holds such folders; nobody else can write to it
 */
export function endLeftovers(folder: string): void {
  const platforms = readdirSync(folder).filter((name) => name.startsWith(FOLDER_PREFIX));
  const leaders = ['.', ...platforms].flatMap((name) => readLeaders(path.join(folder, name, 'apps', RECORD)));
  for (const leader of leaders) if (mayBeOurs(leader)) signalGroup(leader.pid, 'SIGKILL');
}

/**
 * A number is not given to a new process as long as a group has it: either it is the same process, or none. Without the
 * time of its start (not on Linux, or it ended at once) nobody knows which.
 */
function mayBeOurs(leader: ProcessIdentity): boolean {
  if (leader.started === undefined) return false;
  return stateOf(leader) === 'running' || stateOf(identify(leader.pid)) === 'gone';
}

function readLeaders(file: string): readonly ProcessIdentity[] {
  try {
    return (JSON.parse(readRegularFile(file, MAX_RECORD_BYTES) ?? '') as GroupRecord).leaders;
  } catch {
    return [];
  }
}
