import { StepError } from '../../../shared/errors.ts';
import type { Runner } from '../../../runner/runner.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { countOf, firstLines } from '../../../shared/format.ts';
import type { SecretScanLevel } from '../inputs/inputs.ts';
import type { SecretFinding } from '../../../secret-scan/findings.ts';

/** Findings named in a message. */
const MAX_SHOWN = 10;

/**
 * Reports what looks like a secret in the zip: file and line, never the value.
 * @throws {StepError} `secret-found` with `secret-scan: error`, and for the password of the step itself at any level
 */
export function reportSecrets(runner: Runner, findings: readonly SecretFinding[], level: SecretScanLevel): void {
  if (findings.length === 0) return;
  // The password of the step first: it decides, and must not fall off the end of the list.
  const own = findings.filter(({ kind }) => kind === 'password of this deploy');
  const all = [...own, ...findings.filter((finding) => !own.includes(finding))];
  const lines = firstLines(
    all,
    MAX_SHOWN,
    ({ path, line, kind }) => `  ${safeText(path)}${line === undefined ? '' : `:${line}`}: ${kind}`,
  );
  const what = `${countOf(all.length, 'possible secret')} found`;
  if (level === 'error' || own.length > 0) {
    const remedy = 'Revoke it, then remove it, or exclude the file.';
    throw new StepError('secret-found', [`${what}, so nothing was sent. ${remedy}`, ...lines].join('\n'));
  }
  const stop = runner.messages.setting('secret-scan', 'error');
  const remedy = `Revoke it, then remove it, or exclude the file. ${stop} stops such a deploy, "off" ends this warning.`;
  runner.warning('Secret found', [`${what}. The files will still be uploaded. ${remedy}`, ...lines].join('\n'));
}
