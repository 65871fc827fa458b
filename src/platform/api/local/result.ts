import { asObject } from '../../../shared/json-object.ts';
import { isLoopback } from '../../../shared/secure-url.ts';
import { MAX_LOCAL_RESULT_BYTES } from '../wire.ts';

/** Why a build failed, as the platform says; not checked. */
export interface BuildFailure {
  /** `install`, `build` and so on. */
  readonly step: string;
  /** A sentence or more. */
  readonly reason: string;
  /** The end of the log, oldest line first. */
  readonly log: readonly string[];
}

/** What the platform has to say of a live build. */
interface Remark {
  readonly title: string;
  /** A sentence or more. */
  readonly text: string;
}

/** A build that is live, with at least one remark; not checked. */
export interface BuildRemarks {
  /** About what works there, and may not elsewhere. */
  readonly warnings: readonly Remark[];
  /** About what works there as elsewhere, with a limit. */
  readonly notices: readonly Remark[];
}

/** The step of a build that runs. */
export interface RunningStep {
  readonly name: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** For how long it runs. */
  readonly seconds: number;
}

/** A build that runs, or whose app is being started: whether it failed will still be said. */
interface BuildProgress {
  /** Undefined before the first step. */
  readonly running: RunningStep | undefined;
}

/** What the local platform says of a build. */
export type LocalResult = BuildFailure | BuildRemarks | BuildProgress;

/** The platform has fewer to say: what lists more is not it. */
const MAX_REMARKS = 10;

/**
 * `headlessDeployLocal` of a build: what became of it. Only the local platform has it, which is on this machine.
 * @param apiRoot of the platform that says it
 * @returns undefined for any other platform or result, where a live build has no remarks, and for what has another shape or is too large
 */
export function parseLocalResult(value: unknown, apiRoot: URL): LocalResult | undefined {
  if (!isLoopback(apiRoot.hostname)) return undefined;
  const fields = asObject(value);
  if (fields === undefined) return undefined;
  const { result, step, reason, log = [], warnings = [], notices = [] } = fields;
  if (result === 'running') return { running: runningStepOf(fields) };
  if (result === 'live') {
    const areUsable = areRemarks(warnings) && areRemarks(notices) && warnings.length + notices.length > 0;
    return areUsable ? { warnings, notices } : undefined;
  }
  if (result !== 'failed' || !isWord(step) || !isWord(reason) || !isList(log)) return undefined;
  // Not of the whole value: other fields may be nested deeper than can be written.
  const isTooLarge = Buffer.byteLength(JSON.stringify({ result, step, reason, log })) > MAX_LOCAL_RESULT_BYTES;
  return isTooLarge ? undefined : { step, reason, log };
}

function runningStepOf(fields: Readonly<Record<string, unknown>>): RunningStep | undefined {
  const { step, stepNumber: number, stepCount: count, stepSeconds: seconds } = fields;
  return isWord(step) && isCount(number) && isCount(count) && isCount(seconds)
    ? { name: step, number, count, seconds }
    : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function areRemarks(value: unknown): value is readonly Remark[] {
  return Array.isArray(value) && value.length <= MAX_REMARKS && value.every(isRemark);
}

function isRemark(value: unknown): boolean {
  const { title, text } = asObject(value) ?? {};
  return isWord(title) && isWord(text);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
