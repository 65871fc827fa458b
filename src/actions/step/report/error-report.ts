import type { Runner } from '../../../runner/runner.ts';
import { InvalidInputError, StepError, StopError } from '../../../shared/errors.ts';
import type { ErrorReport } from '../../../shared/errors.ts';
import { breakCommands, escapeUnsafe, safeText } from '../../../shared/text/safe-text.ts';
import { sectionAbout } from '../../../shared/troubleshooting.ts';
import { hintsFor } from '../../inputs/hints.ts';
import { titleOf } from '../advice/error-codes.ts';

/** Lines of the log of a build. */
const MAX_LINES = 20;

/** @param advise what the action says about a failure */
export function describeError(error: StepError, runner: Runner, advise: (reason: StepError) => string): ErrorReport {
  const reason = reasonOf(error);
  const title = titleOf(error);
  const { step = '', lines = [] } = error.build ?? {};
  return {
    title,
    message: error instanceof InvalidInputError ? problemsOf(error) : error.message,
    advice: [...hintsFor(reason, runner), advise(reason)].join(' ').trim(),
    more: sectionAbout(title, runner),
    step,
    lines: lines.slice(-MAX_LINES),
  };
}

/** The same as an output, which nothing checks or redacts after it. */
export function errorInResult(report: ErrorReport, { redact }: Pick<Runner, 'redact'>): ErrorReport {
  const ownWords = (text: string): string =>
    redact(text)
      .split('\n')
      .map((line) => breakCommands(escapeUnsafe(line)))
      .join('\n');
  const { title, message, advice, more, step, lines } = report;
  return {
    title,
    message: ownWords(message),
    advice: ownWords(advice),
    more,
    step: safeText(redact(step)),
    lines: lines.map((line) => safeText(redact(line))),
  };
}

/** What is to be done about: where the time ran out after refusals, the last of them. */
function reasonOf(error: StepError): StepError {
  return error instanceof StopError && error.cause instanceof StepError ? error.cause : error;
}

/** Every problem with the inputs on one line, numbered where there are several. */
function problemsOf({ message }: InvalidInputError): string {
  const problems = message.split('\n');
  if (problems.length === 1) return asSentence(message);
  const numbered = problems.map((problem, index) => `(${index + 1}) ${asSentence(problem)}`);
  return `${problems.length} problems: ${numbered.join(' ')}`;
}

/** With a full stop. */
export function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
