import type { Clock } from '../../shared/clock.ts';
import type { CallContext } from '../../platform/api/api-request.ts';
import { proxyOriginFor } from '../../platform/transport/proxy.ts';
import type { PhaseLimits } from '../../platform/transport/request-phases.ts';
import { tlsVariableWarning } from '../../platform/transport/tls.ts';
import type { Runner } from '../../runner/runner.ts';
import { formatDuration } from '../../shared/text/format.ts';

/** What every action uses beside the runner; tests pass their own. */
export interface Services {
  readonly clock: Clock;
  readonly limits?: PhaseLimits | undefined;
}

/** What calls to the platform need, and the log for actions that make several of them. */
export interface LoggedCallContext extends CallContext {
  readonly log: (line: string) => void;
}

/** Inputs whose values are part of the platform's resource names, and so no secrets. */
const ADDRESS = ['account', 'app', 'environment'] as const;

/** What calls to the platform need; each retry is a line in the log. */
export function callContext(runner: Runner, { clock, limits }: Services, signal: AbortSignal): LoggedCallContext {
  return {
    log: (line) => runner.info(line),
    clock,
    signal,
    holdsSecret: (text) =>
      runner.holdsSecret(
        text,
        ADDRESS.map((name) => runner.input(name)),
      ),
    limits,
    onRetry: ({ attempt, maxAttempts, delay, reason }) =>
      runner.info(`${reason}: retrying in ${formatDuration(delay)} (attempt ${attempt} of ${maxAttempts})`),
  };
}

/** Runners that have shown the warning: a step may have two targets. */
const warned = new WeakSet<Runner>();

/** Logs where credentials will go, before the first request, and through which proxy. */
export function logTarget(runner: Runner, url: URL, what: string): void {
  runner.info(`To ${url.origin}: ${what}`);
  const proxy = proxyOriginFor(url);
  if (proxy !== undefined) runner.info(`Through the proxy ${proxy}`);
  const warning = tlsVariableWarning(runner.variables);
  if (warning === undefined || warned.has(runner)) return;
  warned.add(runner);
  runner.warning('Certificates are checked', warning);
}
