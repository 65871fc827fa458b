import { StepError, StopError } from '../../errors.ts';

/**
 * What a call throws that our own signal ended: the reason of the signal, with what is known of the call.
 * @param maybeAccepted whether the platform may have accepted the call by then
 * @returns after that, a cancel with the status `unknown`, and the deadline as `ambiguous`; before, the reason as it is
 */
export function stopError(signal: AbortSignal, maybeAccepted: boolean): unknown {
  const reason: unknown = signal.reason;
  if (!(reason instanceof StopError) || !maybeAccepted) return reason;
  if (reason.code === 'cancelled') return new StopError('cancelled', reason.message, reason.exitCode, 'unknown');
  return new StepError('ambiguous', `The time ran out after a request had been sent. ${reason.message}`, 'unknown');
}
