/** Exit code of wrong usage: options, and every `invalid-input`. */
export const USAGE = 2;

/**
 * The exit code of a subcommand: 0 done, 1 failed, 2 usage, 3 outcome unknown, 130 or 143 cancelled.
 * @param stepCode what the step returned
 */
export function exitCodeOf(stepCode: number, outputs: ReadonlyMap<string, string>): number {
  if (stepCode === 0 || stepCode === 130 || stepCode === 143) return stepCode;
  if (outputs.get('error-code') === 'invalid-input') return USAGE;
  return outputs.get('status') === 'unknown' ? 3 : 1;
}
