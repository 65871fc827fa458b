import { ExchangeError } from '../../../src/platform/transport/exchange-error.ts';
import type { ExchangeFailure } from '../../../src/platform/transport/exchange-error.ts';
import type { HttpReply } from '../../../src/platform/transport/exchange.ts';
import type { Phase } from '../../../src/platform/transport/request-phases.ts';

/** A complete, empty 200 that came after the whole request. */
export function createReply(overrides: Partial<HttpReply> = {}): HttpReply {
  const empty = { bytes: Buffer.alloc(0), text: '' };
  return {
    status: 200,
    headers: {},
    ...empty,
    complete: true,
    isCut: false,
    sent: true,
    isBodyHeld: false,
    ...overrides,
  };
}

/** A failed exchange as the HTTP layer reports it. */
export function createFailure(
  kind: ExchangeFailure,
  overrides: { reason?: string; phase?: Phase } = {},
): ExchangeError {
  const phases = {
    'not-sent': 'connect',
    untrusted: 'tls',
    incomplete: 'body',
    'before-body': 'body',
    unanswered: 'reply',
    stopped: 'body',
  };
  const { reason = 'ECONNRESET', phase = phases[kind] as Phase } = overrides;
  return new ExchangeError(kind, reason, { phase, sent: kind === 'unanswered' });
}

/** An operation as the specification shows it (section 2.3). */
export function createOperation(
  overrides: Readonly<Record<string, unknown>> = {},
  app = 'shop',
): Record<string, unknown> {
  const environment = `accounts/acme/apps/${app}/environments/e-1`;
  return {
    name: `${environment}/operations/op-1`,
    metadata: {
      '@type': 'example/platform.js.apps.v1.UpdateEnvironmentMetadata',
      build: `${environment}/builds/b-1`,
      deployment: '',
    },
    done: false,
    ...overrides,
  };
}
