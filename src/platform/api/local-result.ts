import { isLoopback } from '../../shared/secure-url.ts';
import { MAX_LOCAL_RESULT_BYTES } from './wire.ts';

/** Why a build failed, as the platform says; not checked. */
export interface BuildFailure {
  /** `install`, `build` and so on. */
  readonly step: string;
  /** A sentence or more. */
  readonly reason: string;
  /** The end of the log, oldest line first. */
  readonly log: readonly string[];
}

/** A build that is live, with what the platform warns of; not checked. */
export interface BuildWarnings {
  /** Sentences; at least one. */
  readonly warnings: readonly string[];
}

/** The platform has fewer to say: what lists more is not it. */
const MAX_WARNINGS = 10;

/**
 * `headlessDeployLocal` of a build: what became of it. Only the local platform has it, which is on this machine.
 * @param apiRoot of the platform that says it
 * @returns undefined for any other platform or result, where a live build has no warnings, and for what has another shape or is too large
 */
export function parseLocalResult(value: unknown, apiRoot: URL): BuildFailure | BuildWarnings | 'running' | undefined {
  if (!isLoopback(apiRoot.hostname)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { result, step, reason, log = [], warnings } = value as Record<string, unknown>;
  if (result === 'running') return 'running';
  if (result === 'live') return areWarnings(warnings) ? { warnings } : undefined;
  if (result !== 'failed' || !isWord(step) || !isWord(reason) || !isList(log)) return undefined;
  // Not of the whole value: other fields may be nested deeper than can be written.
  const isTooLarge = Buffer.byteLength(JSON.stringify({ result, step, reason, log })) > MAX_LOCAL_RESULT_BYTES;
  return isTooLarge ? undefined : { step, reason, log };
}

function areWarnings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.length <= MAX_WARNINGS && value.every(isWord);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
