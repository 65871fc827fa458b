import { parseSegment } from '../../../platform/api/address.ts';
import {
  parseEnvironmentPath,
  parseEnvironmentReference,
  textOfReference,
} from '../../../platform/api/environment-reference.ts';
import type { CiRun, Runner } from '../../../runner/runner.ts';
import { InvalidInputError } from '../../../shared/errors.ts';
import type { StepError } from '../../../shared/errors.ts';
import { ALL_INPUTS, isSecret } from '../../../shared/inputs.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { withoutMark } from '../../../shared/text/text.ts';
import { passwordsIn } from '../../inputs/credentials.ts';

/** What a step was about: the site, and the job. Each is empty where there is none. */
interface Subject extends Omit<CiRun, 'branch'> {
  readonly account: string;
  readonly app: string;
  /** ID or display name, as the input has it. */
  readonly environment: string;
}

/**
 * What a step was about, in any ending. An input counts if it has passed its check, and may be no password: one can
 * stand in the wrong input.
 * @param error that the step ended with
 */
export function subjectOf(runner: Runner, error: StepError | undefined): Subject {
  const refused = error instanceof InvalidInputError ? error.problems.map(({ input }) => input) : [];
  const text = (name: string, parse: (given: string) => string): string => {
    const given = withoutMark(runner.input(name));
    const isBad = given === '' || refused.includes(name) || isLost(name, given, runner);
    return isBad ? '' : parsedOrEmpty(given, parse);
  };
  const environment = text('environment', (given) => safeText(textOfReference(parseEnvironmentReference(given))));
  // A path stands for account and app, too.
  const path = environment === '' ? undefined : parseEnvironmentPath(withoutMark(runner.input('environment')));
  const part = (name: 'account' | 'app'): string =>
    runner.input(name) === '' ? (path?.[name] ?? '') : text(name, parseSegment);
  const { repository, commit, run } = runner.ciRun();
  const subject = { account: part('account'), app: part('app'), environment, repository, commit, run };
  const shown = Object.entries(subject).map(([name, value]) => [name, runner.holdsSecret(value, []) ? '' : value]);
  return Object.fromEntries(shown) as typeof subject;
}

/** The same, where titles name the site: ` (acme / shop / Production)`; empty where none of the three is known. */
export function siteOf(runner: Runner, error: StepError | undefined): string {
  const { account, app, environment } = subjectOf(runner, error);
  const known = [account, app, environment].filter((name) => name !== '');
  return known.length === 0 ? '' : ` (${known.join(' / ')})`;
}

/** Whether it is a secret, or looks like one. */
function isLost(name: string, text: string, runner: Runner): boolean {
  const secrets = [...ALL_INPUTS].filter(([, input]) => isSecret(input)).map(([secret]) => runner.input(secret));
  return secrets.includes(text) || passwordsIn(name, runner).length > 0;
}

function parsedOrEmpty(text: string, parse: (given: string) => string): string {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
