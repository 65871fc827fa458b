import type { FailedApp } from '../../src/builds/causes/failed-app.ts';
import { causeOf } from '../../src/builds/failed-output.ts';

/** An app whose build failed. */
export const appIn = (folder: string): FailedApp => ({ folder, variables: {}, step: 'build' });

/** What is said of an output beside what is quoted of it. */
export function claimOf(lines: readonly string[], app: FailedApp): string | undefined {
  const quote = causeOf(lines, app, undefined, []) ?? '';
  return causeOf(lines, app)?.slice(quote.length).trim();
}
