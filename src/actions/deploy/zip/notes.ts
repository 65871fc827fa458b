import type { Runner } from '../../../runner/runner.ts';
import type { Note } from '../../../workspace/rules.ts';

/** Shows notes of the workspace as annotations or lines of the log. */
export function logNotes(runner: Runner, notes: readonly Note[]): void {
  for (const { level, title, text } of notes) {
    if (level === 'info') runner.info(text);
    else runner[level](title, text);
  }
}
