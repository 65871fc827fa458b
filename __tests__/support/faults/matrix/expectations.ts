import type { PhaseLimits } from '../../../../src/platform/transport/request-phases.ts';
import type { CallId } from '../calls.ts';
import type { Fault } from '../server.ts';

/** What a call must come to. Written from the policy (docs/reference/retries.md), not from the code. */
export interface Expected {
  /** `accepted`, or status and error code. */
  readonly ending: string;
  readonly requests: number;
}

/** Verdicts in the words of the policy. */
export const again = (code: string): Expected => ({ ending: `failed ${code}`, requests: 5 });
export const final = (code: string): Expected => ({ ending: `failed ${code}`, requests: 1 });
export const AMBIGUOUS: Expected = { ending: 'unknown ambiguous', requests: 1 };
export const BAD_REPLY: Expected = { ending: 'unknown bad-reply', requests: 1 };
export const ACCEPTED: Expected = { ending: 'accepted', requests: 1 };

/** Expectations by kind of call: what a second request would do. */
export interface Row {
  readonly upload: Expected;
  readonly create: Expected;
  readonly rebuild: Expected;
  readonly purge: Expected;
  readonly read: Expected;
  /** Of a read that takes any answer, where that is another one. */
  readonly 'any-reply'?: Expected;
}

export const all = (expected: Expected): Row => ({
  upload: expected,
  create: expected,
  rebuild: expected,
  purge: expected,
  read: expected,
});
/** Perhaps taken: repeated only where that does no harm. */
export const maybe = (code: string): Row => ({ ...all(AMBIGUOUS), purge: again(code), read: again(code) });
/** A success whose body is cut: of a webhook the status decides, as no body is specified for it. */
export const CUT_SUCCESS: Row = { ...maybe('bad-reply'), rebuild: ACCEPTED, purge: ACCEPTED };
/** As `maybe`, and the upload had certainly not been sent whole; the small bodies of the others had. */
export const cutUpload = (code: string): Row => ({ ...maybe(code), upload: again(code) });

export interface FaultKind {
  readonly name: string;
  /** Makes the fault for a call; `good` is the body that the platform would answer. */
  readonly fault: (good: string) => Fault;
  readonly expected: Row;
  /** Whether it comes in the middle of the body, and so needs a large one. */
  readonly inBody?: boolean;
  /** Where the fault is to make the client wait for nothing. */
  readonly limits?: Partial<PhaseLimits>;
  /** Shortest pauses before further tries that the host asked for, in milliseconds. */
  readonly pause?: number;
}

export function expectedFor({ expected }: FaultKind, call: CallId): Expected {
  if (call === 'create-app' || call === 'create-environment') return expected.create;
  if (call === 'delete-environment') return ofCall(expected.create, call);
  if (call === 'list' || call === 'get') return expected.read;
  if (call === 'environments' || call === 'environment' || call === 'builds') return expected.read;
  if (call === 'any-reply') return expected['any-reply'] ?? expected.read;
  return expected[call];
}

/** An expectation of every call, for one: nothing that deletes is sent again before it was looked what is there. */
export function ofCall(expected: Expected, call: CallId): Expected {
  return call === 'delete-environment' ? { ...expected, requests: Math.min(1, expected.requests) } : expected;
}
