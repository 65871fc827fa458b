import { StepError } from '../../shared/errors.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { HostWords } from '../../runner/runner.ts';
import { safeText } from '../../shared/safe-text.ts';

/**
 * Any thrown value as a failure of the step: our own errors as they are, errors of the file system as `invalid-file`
 * with the path, all else as `internal`.
 */
export function asStepError(error: unknown): StepError {
  if (error instanceof StepError) return error;
  if (isSystemError(error)) return fileSystemError(error);
  const name = error instanceof Error ? error.name : typeof error;
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error ? error.cause : undefined;
  return new StepError('internal', `${safeText(name)}: ${safeText(message)}`, 'failed', { cause });
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

/** As Node throws them; `path` is missing where a file was already open. */
export type SystemError = NodeJS.ErrnoException & { code: string; syscall: string };

export function isSystemError(error: unknown): error is SystemError {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  return typeof code === 'string' && typeof syscall === 'string';
}

/** No room: the disk, a quota, or a file system that cannot be written at all. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

function fileSystemError(error: SystemError): StepError {
  const { code, path, syscall } = error;
  const what = safeText(path ?? `A file (${syscall})`);
  const cure = NO_ROOM.has(code) ? 'Free space on the disk.' : 'Check its permissions.';
  return new StepError('invalid-file', `${what} cannot be used: ${safeText(code)}. ${cure}`, 'failed', {
    cause: error,
  });
}

const TITLES: Readonly<Record<ErrorCode, string>> = {
  'invalid-input': 'Invalid input',
  'no-files': 'No files to send',
  'too-large': 'Too large',
  'secret-found': 'Secret found',
  'invalid-file': 'File cannot be sent',
  'missing-file': 'Required file is missing',
  unauthorized: 'Credentials refused',
  forbidden: 'Not allowed',
  'not-found': 'Not found',
  conflict: 'Conflict',
  'rate-limited': 'Too many requests',
  rejected: 'Request refused',
  'server-error': 'Platform error',
  'bad-reply': 'Unexpected answer',
  network: 'Platform not reached',
  timeout: 'Timed out',
  ambiguous: 'Outcome unknown',
  'build-failed': 'Build failed',
  'smoke-test-failed': 'Smoke test failed',
  cancelled: 'Cancelled',
  'purge-failed': 'Cache purge failed',
  internal: 'Internal error',
};

/** Title of the one annotation of a failed step. */
export function titleOf(code: ErrorCode): string {
  return TITLES[code];
}

/** All of them; `docs/troubleshooting.md` has a section for each. */
export function titles(): string[] {
  return Object.values(TITLES);
}

/** What to report about a defect of ours. */
export const REPORT_ADVICE = `This is a bug in headless-deploy. Please report it with this message, the inputs without their secrets, and the log of a run with debug logging on (Node ${process.version}, ${process.platform}).`;

/** What to do about a platform that was not reached, by the error code of the connection. */
export function networkAdvice(reason: string, urlInput: string, words: HostWords): string {
  if (reason === 'PROXY_407') {
    return 'The proxy requires a user name and password: put them into HTTPS_PROXY, with special characters encoded.';
  }
  if (reason === 'PROXY_URL') {
    return 'HTTPS_PROXY must be an http or https URL, with special characters in user and password encoded.';
  }
  if (reason.startsWith('PROXY_'))
    return 'The proxy in HTTPS_PROXY refused the connection: ask whoever runs it, or set NO_PROXY.';
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN') {
    return `The host name could not be resolved: check "${urlInput}", and the DNS of this machine.`;
  }
  if (reason === 'ECONNREFUSED') return `Nothing is listening there: check "${urlInput}".`;
  if (/^(?:EPROTO|ERR_SSL_)/.test(reason)) return `The host does not speak TLS on that port: check "${urlInput}".`;
  if (/CERT|SIGNED|UNABLE_TO|ERR_TLS/.test(reason)) {
    return `The certificate is not trusted. For a certificate authority of your own set NODE_EXTRA_CA_CERTS ${words.whereToSetVariables}; there is no switch that turns the check off.`;
  }
  return `Check "${urlInput}" and the network of this machine, then ${words.runAgain}.`;
}
