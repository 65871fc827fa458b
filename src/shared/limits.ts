import { StepError } from './errors.ts';
import { safeText } from './text/safe-text.ts';

/** Title of the annotation of a step that met a limit. */
export const LIMIT_TITLE = 'Limit of the machine reached';

/** A limit, and what to do about it. */
interface Limit {
  readonly problem: string;
  readonly remedy: string;
}

export const OPEN_FILES: Limit = {
  problem: 'Too many open files',
  remedy: 'Let this process open 1024 files or more: "ulimit -n", or the "nofile" limit of the container.',
};
const PROCESSES: Limit = {
  problem: 'Too many processes or threads',
  remedy: 'Raise their limit: "ulimit -u", or the "pids" limit of the container.',
};
const MEMORY: Limit = {
  problem: 'Out of memory',
  remedy: 'Raise the memory limit ("ulimit -v", or that of the container), or use a machine with more memory.',
};

const FILE_SIZE: Limit = {
  problem: 'A file is larger than allowed',
  remedy: 'Raise the limit ("ulimit -f"), or use a disk that takes larger files.',
};

const BY_CODE: ReadonlyMap<unknown, Limit> = new Map([
  ['EMFILE', OPEN_FILES],
  ['ENFILE', OPEN_FILES],
  ['EFBIG', FILE_SIZE],
  ['ENOMEM', MEMORY],
  ['ERR_MEMORY_ALLOCATION_FAILED', MEMORY],
  ['ERR_WORKER_OUT_OF_MEMORY', MEMORY],
]);
/** What V8, zlib and WebAssembly report without a code, directly or through the message of a thread. */
const NO_MEMORY = /\b(?:array buffer allocation failed|out of memory|could not allocate memory)\b/i;

/** The limit that an error means; undefined for any other error. */
export function limitOf(error: unknown): StepError | undefined {
  if (error instanceof StepError || typeof error !== 'object' || error === null) return undefined;
  const { code, syscall, message } = error as Readonly<Record<string, unknown>>;
  const text = typeof message === 'string' ? message : '';
  // For a file, EAGAIN means that another process has locked it.
  const isStart = code === 'EAGAIN' && typeof syscall === 'string' && syscall.startsWith('spawn');
  const limit = BY_CODE.get(code) ?? (isStart ? PROCESSES : NO_MEMORY.test(text) ? MEMORY : undefined);
  if (limit === undefined) return undefined;
  const problem = `${limit.problem} (${safeText(typeof code === 'string' ? code : text)}).`;
  // Neither a defect nor a matter of one file, so it has a title of its own.
  return new StepError('invalid-file', `${problem} ${limit.remedy}`, 'failed', { cause: error, title: LIMIT_TITLE });
}
