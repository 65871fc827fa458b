import type { Runner } from '../../../runner/runner.ts';
import type { Ending } from '../ending.ts';

/** One output before it is text; null where there is no value. */
export type OutputValue = string | number | boolean | object | null;

/**
 * Sets the outputs of a step: `status` and `error-code` first, then those of the action, and `result`, all of them as one
 * JSON object with the types they have.
 * @throws what the host throws when its file cannot be written
 */
export function writeOutputs(
  runner: Runner,
  ending: Ending,
  own: Readonly<Record<string, OutputValue>>,
  more: Readonly<Record<string, OutputValue>> = {},
): void {
  const values = { status: ending.status, 'error-code': ending.error?.code ?? '', ...own };
  for (const [name, value] of Object.entries(values)) runner.output(name, asText(value));
  runner.output('result', JSON.stringify({ ...values, ...more }));
}

function asText(value: OutputValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
