import { StepError, StopError } from '../../shared/errors.ts';
import type { PlatformError } from './platform-error.ts';

/**
 * What a call throws that our own signal ended: the reason of the signal, with what is known of the call.
 * @param maybeAccepted whether the platform may have accepted the call by then
 * @param refused why the last attempt failed, where the present one has not got through
 * @returns after that, a cancel with the status `unknown`, and the deadline as `ambiguous`; before, the reason as it is,
 * with the refusal as the cause of a deadline
 */
export function stopError(signal: AbortSignal, maybeAccepted: boolean, refused?: PlatformError): unknown {
  const reason: unknown = signal.reason;
  if (!(reason instanceof StopError)) return reason;
  if (!maybeAccepted && reason.code === 'timeout' && refused !== undefined)
    return new StopError('timeout', `${refused.message} ${reason.message}`, 1, 'failed', { cause: refused });
  if (!maybeAccepted) return reason;
  if (reason.code === 'cancelled') return new StopError('cancelled', reason.message, reason.exitCode, 'unknown');
  return new StepError('ambiguous', `The time ran out after a request had been sent. ${reason.message}`, 'unknown');
}
