import { StepError } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../text.ts';
import type { SecretFinding } from '../../workspace/secrets.ts';

export type SecretScanLevel = 'warn' | 'error' | 'off';

/** Findings named in a message. */
const MOST_SHOWN = 10;

/**
 * Says what looks like a secret in the zip: file and line, never the value.
 * @throws {StepError} `secret-found` with `secret-scan: error`, and for the password of the step itself at any level
 */
export function judgeSecrets(runner: Runner, findings: readonly SecretFinding[], level: SecretScanLevel): void {
  if (findings.length === 0) return;
  // The password of the step first: it decides, and must not fall off the end of the list.
  const own = findings.filter(({ kind }) => kind === 'password of this step');
  const all = [...own, ...findings.filter((finding) => !own.includes(finding))];
  const lines = all
    .slice(0, MOST_SHOWN)
    .map(({ path, line, kind }) => `${safeText(path)}${line === undefined ? '' : `:${line}`}: ${kind}`);
  if (all.length > MOST_SHOWN) lines.push(`and ${all.length - MOST_SHOWN} more`);
  const text = ['These files of the zip hold what looks like a secret:', ...lines].join('\n');
  if (level === 'error' || own.length > 0) {
    throw new StepError(
      'secret-found',
      `${text}\nNothing was sent. Take the secret out of the file and replace it where it is used; "exclude" leaves a file out.`,
    );
  }
  runner.warning(
    'Secret found',
    `${text}\nThey are sent all the same. Replace the secrets, or leave the files out with "exclude"; "secret-scan: error" stops such a deploy, "off" ends this warning.`,
  );
}
