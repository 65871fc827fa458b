import type { Runner } from '../../../runner/runner.ts';
import { OutcomeError, StepError } from '../../../shared/errors.ts';
import { countOf } from '../../../shared/text/format.ts';
import { messageOnOneLine } from '../../../shared/text/quoted-lines.ts';
import type { Warning } from '../ending.ts';

/** The same runner, with the warnings that were shown through it, as the log has them. */
export function collectWarnings(host: Runner): { readonly runner: Runner; readonly warnings: Warning[] } {
  const warnings: Warning[] = [];
  const runner: Runner = {
    ...host,
    warning: (title, text) => {
      warnings.push({ title, text: host.redact(text) });
      host.warning(title, text);
    },
  };
  return { runner, warnings };
}

/**
 * What a step ends with under `fail-on-warning`. The first line names every title, as an annotation shows no more; each
 * warning has a line of its own after it.
 */
export function warningError(warnings: readonly Warning[]): StepError {
  return new StepError(
    'warning',
    describeWarnings(warnings, (all) => `${all} before anything was sent`),
  );
}

/** The same for a build that is live by then, which no warning undoes. @param status how the step ends */
export function lateWarningError(warnings: readonly Warning[], status: 'live' | 'failed'): OutcomeError {
  const message = describeWarnings(warnings, (all) => `The new build is live, with ${all}`);
  return new OutcomeError('warning', message, status, { title: 'Live with a warning' });
}

/** @param beginning of the sentence, made from `2 warnings` */
function describeWarnings(warnings: readonly Warning[], beginning: (all: string) => string): string {
  const titles = [...new Set(warnings.map(({ title }) => title))].join(', ');
  const lines = warnings.map(({ title, text }) => `  ${title}: ${messageOnOneLine(text)}`);
  return [
    `${beginning(countOf(warnings.length, 'warning'))} (${titles}), and "fail-on-warning" is true.`,
    ...lines,
  ].join('\n');
}
