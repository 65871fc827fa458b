import { StepError } from '../../../shared/errors.ts';
import type { Runner } from '../../../runner/runner.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { countOf, firstLines, firstOf, MAX_ANNOTATED } from '../../../shared/text/format.ts';
import type { ZipInputs } from '../inputs/inputs.ts';
import type { SecretFinding } from '../../../secret-scan/findings.ts';

/** Longest list in the log. */
const MAX_LOGGED = 1000;

/**
 * Reports what looks like a secret in the zip: file and line, never the value. The annotation names the first, the log
 * all of them.
 * @param findings the password of the step first: it decides, and must not fall off the end of the list
 * @throws {StepError} `secret-found` with `secret-scan: error`, and for the password of the step itself at any level
 */
export function reportSecrets(runner: Runner, findings: readonly SecretFinding[], level: ZipInputs['secretScan']) {
  if (findings.length === 0) return;
  const shown = firstOf(findings, MAX_ANNOTATED, (finding) => `${placeOf(finding)} (${finding.kind})`);
  const what = `${countOf(findings.length, 'possible secret')} found: ${shown}.`;
  if (findings.length > MAX_ANNOTATED) {
    runner.info('Possible secrets:');
    for (const line of firstLines(findings, MAX_LOGGED, (finding) => `  ${placeOf(finding)}: ${finding.kind}`))
      runner.info(line);
  }
  const remedy = findings.length === 1 ? 'Revoke it, then remove it' : 'Revoke them, then remove them';
  const isForBrowsers = findings.some(({ kind }) => kind === 'Google API key');
  const orRestrict = isForBrowsers ? ' A Google API key for browsers is public: restrict it to your site instead.' : '';
  const orExclude = `${remedy}, or exclude the ${findings.length === 1 ? 'file' : 'files'}.${orRestrict}`;
  if (level === 'error' || findings.some(({ kind }) => kind === 'password of this deploy'))
    throw new StepError('secret-found', `${what} Nothing was sent. ${orExclude}`);
  const stop = runner.terms.setting('secret-scan', 'error');
  const text = `${what} ${orExclude} This does not stop a deploy: ${stop} does, and "off" ends the warning.`;
  runner.warning('Secret found', text);
}

/** `.env.production:3`, as a link in an editor; without a line the file as a whole is meant. */
export function placeOf({ path, line }: SecretFinding): string {
  return `${safeText(path)}${line === undefined ? '' : `:${line}`}`;
}
