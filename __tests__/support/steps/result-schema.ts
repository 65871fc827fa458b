import { expect } from '@jest/globals';
import type * as validators from '../jest/result-validators.js';

/** Of the process, not of the suite: see environment.js. */
const { problemsOfResult } = globalThis as unknown as typeof validators;

/**
 * Holds the output `result` of a step, or what `--json` prints, against the published schema.
 * @param action its name; of any of them when not given
 */
export function expectResultToFit(result: string | undefined, action?: string): void {
  const value: unknown = JSON.parse(result ?? 'null');
  expect({ value, problems: problemsOfResult(value, action) }).toEqual({ value, problems: undefined });
}
