import type { HostTerms } from '../../../runner/runner.ts';

/** What a step was about, for advice. */
export interface Subject {
  /** What it addressed: `account "a", app "b"`. */
  readonly address: string;
  /** The input that holds the URL: `headless-url`. */
  readonly urlInput: string;
  /** What may have happened when the outcome is unknown: `the app may have been created`. A read leaves nothing unknown. */
  readonly mayHave?: string;
  /** What to look for then: `the app`. */
  readonly lookFor?: string;
}

/** The CI host, as far as advice depends on it. */
export interface AdviceHost {
  /** The workflow runs for a pull request from a fork. */
  readonly isFork: boolean;
  readonly terms: HostTerms;
}

/** For a conflict where `if-exists` was left at `error`. */
export function ignoreAdvice({ setting }: HostTerms): string {
  return `Set ${setting('if-exists', 'ignore')} to continue if it already exists.`;
}

export const INSTALLS_SUBJECT: Subject = { address: 'the installs of the account', urlInput: 'base-url' };
