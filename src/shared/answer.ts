import type { StepError } from './errors.ts';
import type { StatusClass } from './http-status.ts';

/**
 * The answer to a question that a step can do without, of the platform or of GitHub: what was asked for, or why there is
 * none. It is returned and never thrown, so whoever asks decides what follows.
 */
export type Answer<Value> = { readonly kind: 'value'; readonly value: Value } | Problem;

/** Why there is no answer. */
export interface Problem {
  /**
   * `missing`: HTTP 404, so there is no such thing (yet) or no such call, or these credentials do not see it. `no-call`: 405,
   * 501. `refused`: 401, 403. `unusable`: any other answer that is none, such as one of an unexpected format. `busy`: a rate
   * limit, so nothing was done. `failed`: no answer, or a failure of the host.
   */
  readonly kind: 'missing' | 'no-call' | 'refused' | 'unusable' | 'busy' | 'failed';
  /** As a clause, fit for the log: `HTTP 503`, `ECONNREFUSED`. */
  readonly reason: string;
  /** Of the answer to a call to GitHub. */
  readonly status?: number | undefined;
  /** Whether GitHub says that the token lacks a permission: it refuses for other reasons, too. */
  readonly lacksPermission?: boolean;
  /** Milliseconds that the host asked to wait. */
  readonly retryAfter?: number | undefined;
  /** Whether it named no time, and `retryAfter` is the least that its documentation asks for. */
  readonly isPauseAssumed?: boolean;
  /** What the call failed with; undefined where its answer is of no use. */
  readonly error?: StepError;
}

export function valueOf<Value>(value: Value): Answer<Value> {
  return { kind: 'value', value };
}

/** For an answer of no use. @param reason as a clause */
export function unusable(reason: string): Problem {
  return { kind: 'unusable', reason };
}

/** Whether another attempt may get an answer. Unless the host is `busy`, the call may have taken effect anyway. */
export function isTemporary({ kind }: Problem): boolean {
  return kind === 'busy' || kind === 'failed';
}

/** @param status what the status means; undefined where there was no reply */
export function problemKind(status: StatusClass | undefined): Problem['kind'] {
  switch (status) {
    case 'missing':
    case 'no-call':
    case 'refused':
      return status;
    case 'redirect':
    case 'rejected':
      return 'unusable';
    case undefined:
    case 'interim':
    case 'success':
    case 'later':
    case 'unsupported':
    case 'server-error':
      return 'failed';
  }
}
