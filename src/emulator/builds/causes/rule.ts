import type { FailedApp } from './failed-app.ts';

/** Where in the output of a program a rule looks. */
export interface Spot {
  readonly app: FailedApp;
  /** All lines, oldest first. */
  readonly lines: readonly string[];
  /** Of the line that the pattern found. */
  readonly index: number;
}

/** What programs write when they fail, and the reason. */
export interface Rule {
  /**
   * Tried on one line of untrusted text, of up to 2,000 characters, so without nested or neighbouring repetitions. Its
   * first group is part of the reason.
   */
  readonly pattern: RegExp;
  /** Whole sentences; undefined where the line does not tell after all. */
  readonly reason: (found: string, spot: Spot, match: RegExpExecArray) => string | undefined;
}

/** What the first rule that knows a line says of it. */
export function applyRules(rules: readonly Rule[], spot: Spot): string | undefined {
  const line = spot.lines[spot.index] ?? '';
  for (const { pattern, reason } of rules) {
    const match = pattern.exec(line);
    const sentence = match === null ? undefined : reason(match[1] ?? '', spot, match);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}
