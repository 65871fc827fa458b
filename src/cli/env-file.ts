import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { safeText } from '../text.ts';
import { UsageError } from './usage-error.ts';

/**
 * The `HEADLESS_…` variables of a file in the syntax of `node --env-file`. Any other line is passed over.
 * @throws {UsageError} when it cannot be read
 */
export function readEnvFile(file: string): Readonly<Record<string, string>> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError([`--env-file: "${safeText(file)}" cannot be read: ${safeText(String(code))}.`]);
  }
  // Windows editors begin a file with it, and it would be part of the first name.
  const variables = Object.entries(parseEnv(text.replace(/^\uFEFF/, '')));
  return Object.fromEntries(variables.filter(([name]) => name.startsWith('HEADLESS_')) as [string, string][]);
}
