import { StepError } from './errors.ts';
import { describeFullDisk, fullDiskError } from './files/full-disk.ts';
import { limitOf } from './limits.ts';
import { safeText } from './text/safe-text.ts';

/**
 * Any thrown value as a failure of the step: our own errors as they are, a limit of the machine as that, errors of the
 * file system as `invalid-file` with the path, all else as `internal`.
 */
export function asStepError(error: unknown): StepError {
  if (error instanceof StepError) return error;
  const limit = limitOf(error);
  if (limit !== undefined) return limit;
  if (isSystemError(error)) return fileSystemError(error);
  const { name, message, cause } =
    error instanceof Error ? error : { name: typeof error, message: String(error), cause: undefined };
  const kind = name === 'Error' && message !== '' ? '' : `${safeText(name)}: `;
  return new StepError('internal', `${kind}${safeText(message)}`, 'failed', { cause });
}

/** Longest chain of causes that is shown; one may lead back to itself. */
const MAX_CAUSES = 5;

/**
 * What is behind an error, for the debug log: name, code and message of each cause. No other field is read, as
 * errors of libraries have the request, with its credentials. Never throws: it runs while a failure is reported.
 */
export function causesOf(error: StepError): string[] {
  const lines: string[] = [];
  let { cause } = error;
  while (cause !== undefined && cause !== null && lines.length < MAX_CAUSES) {
    lines.push(`Cause: ${describeCause(cause).map(safeText).join(': ')}`);
    cause = fieldOf(cause, 'cause');
  }
  return lines;
}

/** Anything can be thrown, and be a cause; a `DOMException` has a number as its code. */
function describeCause(cause: unknown): string[] {
  if (typeof cause !== 'object') return [textOf(cause) ?? typeof cause];
  const [name, code, message] = ['name', 'code', 'message'].map((field) => textOf(fieldOf(cause, field)));
  // Node's own messages begin with the code.
  const parts = code !== undefined && message?.includes(code) === true ? [name, message] : [name, code, message];
  const words = parts.filter((part) => part !== undefined);
  return words.length === 0 ? [typeof cause] : words;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A field of any value; undefined where reading it throws, too. */
function fieldOf(value: unknown, name: string): unknown {
  try {
    return (value as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** As Node throws them; `path` is missing where a file was already open, and only a copy has `dest`. */
type SystemError = NodeJS.ErrnoException & { code: string; syscall: string; dest?: string };

export function isSystemError(error: unknown): error is SystemError {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  return typeof code === 'string' && typeof syscall === 'string';
}

/** What to say of a file that cannot be used, where its permissions are not the cause. */
const REMEDIES = new Map([
  ['EROFS', 'Its disk is read-only.'],
  ['ENXIO', 'It is a named pipe that nobody reads, or a socket.'],
]);

function fileSystemError(error: SystemError): StepError {
  const { code, path, dest = path, syscall } = error;
  const fullDisk = describeFullDisk(error, dest);
  if (fullDisk !== undefined) return fullDiskError(fullDisk, error);
  const what = safeText(path ?? `A file (${syscall})`);
  const remedy = REMEDIES.get(code) ?? 'Check its permissions.';
  return new StepError('invalid-file', `${what} cannot be used: ${safeText(code)}. ${remedy}`, 'failed', {
    cause: error,
  });
}
