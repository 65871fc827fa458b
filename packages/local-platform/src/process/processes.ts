import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { tryToRead } from '../../../../src/shared/files/try-to-read.ts';

/** One process, so that a later one with the same number is not mistaken for it. Only Linux fills more than `pid`. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in clock ticks since the machine did. */
  readonly started?: string;
  /** Which start of the machine that was. */
  readonly boot?: string;
  /** Where the number counts: containers number their processes themselves. */
  readonly namespace?: string;
}

/** What proc(5) shows of a process. */
interface ProcessStat {
  /** `Z` for one that ended and was not collected. */
  readonly state: string;
  readonly parent: number;
  /** Number of its process group: that of the process that leads it. */
  readonly group: number;
  readonly started: string;
  /** Processor time of it, and of what it waited for, in seconds. */
  readonly worked: number;
}

/** USER_HZ, which Linux has had on every machine since 2.6. */
const TICKS_PER_SECOND = 100;

/** @returns undefined where there is no such process, it is hidden, or the system is not Linux */
export function readStat(pid: number): ProcessStat | undefined {
  const text = tryToRead(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  // The name stands in parentheses and may hold any character, these included: fields count from the last one.
  const end = text?.lastIndexOf(')') ?? -1;
  if (text === undefined || end < 0) return undefined;
  const [state = '', parent = '', group = '', ...rest] = text.slice(end + 2).split(' ');
  // starttime is field 22, and three of those after the name are split off already.
  // utime, stime, cutime and cstime are fields 14 to 17.
  const ticks = rest.slice(8, 12).reduce((sum, one) => sum + Number(one), 0);
  const worked = ticks / TICKS_PER_SECOND;
  return { state, parent: Number(parent), group: Number(group), started: rest[16] ?? '', worked };
}

/** The processes of a group, where Linux shows them. */
export function processesOf(leader: number): number[] {
  return allProcesses().filter((pid) => readStat(pid)?.group === leader);
}

function allProcesses(): number[] {
  return (tryToRead(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name)).map(Number);
}

/** What a process has open, where Linux shows it: paths, and such as `socket:[1234]`. */
export function openFilesOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  const names = tryToRead(() => readdirSync(folder)) ?? [];
  return names.flatMap((name) => tryToRead(() => readlinkSync(`${folder}/${name}`)) ?? []);
}

/** What the output of a program goes to, as `openFilesOf` has it. */
export function outputsOf(pid: number): string[] {
  return [1, 2].flatMap((descriptor) => tryToRead(() => readlinkSync(`/proc/${pid}/fd/${descriptor}`)) ?? []);
}

/** Other processes that have one of these open. */
export function holdersOf(files: readonly string[]): number[] {
  return allProcesses().filter((pid) => pid !== process.pid && openFilesOf(pid).some((file) => files.includes(file)));
}

/** Program and arguments of a process; empty where nobody can tell. */
export function commandLineOf(pid: number): string {
  return (tryToRead(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '').replaceAll('\0', ' ').trim();
}

/** Processes whose folder for temporary files is below this one, where Linux shows it. */
export function runningWithTemp(folder: string): number[] {
  const start = `\0TMPDIR=${folder}/`;
  return allProcesses().filter((pid) =>
    `\0${tryToRead(() => readFileSync(`/proc/${pid}/environ`, 'utf8')) ?? ''}`.includes(start),
  );
}

/** Processor time of the processes of a group, in seconds; 0 where nobody can tell. */
export function workOf(leader: number): number {
  return processesOf(leader).reduce((sum, pid) => sum + (readStat(pid)?.worked ?? 0), 0);
}

/**
 * Name of the program that a process was started as, without its folder. Not the name in `stat`: a program may change
 * that one (Node 24 does), and it is cut after 15 characters.
 * @returns undefined where `readStat` has no answer either
 */
export function programOf(pid: number): string | undefined {
  const [program] = tryToRead(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.split('\0') ?? [];
  return program === undefined ? undefined : path.basename(program);
}

/**
 * Whether a process runs. One that ended keeps its number until its parent collects it, and in the container of a job
 * nobody may do so: on Linux its state shows that.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return readStat(pid)?.state !== 'Z';
}

export function identify(pid: number): ProcessIdentity {
  const started = readStat(pid)?.started;
  return { pid, ...(started === undefined ? {} : { started }), ...whereWeAre() };
}

/** `unknown`: it was started in another container, whose processes cannot be seen from here. */
export function stateOf(identity: ProcessIdentity): 'running' | 'gone' | 'unknown' {
  const { boot, namespace } = whereWeAre();
  if (identity.boot !== undefined && boot !== undefined && identity.boot !== boot) return 'gone';
  if (identity.namespace !== namespace) return 'unknown';
  if (!isRunning(identity.pid)) return 'gone';
  return identity.started === readStat(identity.pid)?.started ? 'running' : 'gone';
}

function whereWeAre(): Pick<ProcessIdentity, 'boot' | 'namespace'> {
  const boot = tryToRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim());
  const namespace = tryToRead(() => readlinkSync('/proc/self/ns/pid'));
  return { ...(boot === undefined ? {} : { boot }), ...(namespace === undefined ? {} : { namespace }) };
}
