import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { safeText } from '../../../text.ts';
import type { DeployContext } from '../facts.ts';
import type { Target } from '../inputs.ts';
import { platformReads } from './platform-reads.ts';
import type { Answer } from './platform-reads.ts';

/**
 * Reads the environment before an upload: which build is live now, and which domains it has. Whatever goes wrong, the
 * upload finds out.
 * @throws {StopError}
 */
export async function noteBefore(
  target: Target,
  { runner, record, calls }: DeployContext,
): Promise<Answer<EnvironmentRecord>> {
  const before = await platformReads(target, calls).environment();
  if (before.kind !== 'value') return before;
  const { value: environment } = before;
  const { liveBuildId } = environment;
  record({ environment });
  runner.info(liveBuildId === undefined ? 'No build is live yet' : `Live now: build ${safeText(liveBuildId)}`);
  return before;
}
