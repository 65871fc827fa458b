import type { Epoch } from '../shared/clock.ts';

/** What a finding is called in messages. */
export type SecretKind =
  | `${string} ${'key' | 'token' | 'secret' | 'webhook' | 'credentials'}`
  | 'unexpired JWT'
  | 'token in .npmrc'
  | 'environment file'
  | 'password of this deploy';

/** Something in a file that looks like a secret. Never holds the secret itself. */
export interface SecretFinding {
  readonly path: string;
  /** From 1; undefined when the file as a whole is meant. */
  readonly line: number | undefined;
  readonly kind: SecretKind;
}

/** Where something that looks like a secret begins, in the bytes that were scanned. */
export interface FoundSecret {
  readonly kind: SecretKind;
  /** Undefined when the file as a whole is meant. */
  readonly offset: number | undefined;
}

/** Plain data: it travels to the packing threads. */
export interface SecretScanOptions {
  /** Password of the step, which is looked for, too, when it has 12 characters or more. */
  readonly password: string | undefined;
  /** A JSON Web Token that has expired by then is not a finding. */
  readonly now: Epoch;
}
