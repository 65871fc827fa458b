import { hideGenerated } from '../shared/text/generated.ts';

/** The command line cannot be used as it is: one line for each problem, none of which repeats what may be a secret. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const shown = problems.map(hideGenerated);
    super(shown.join('\n'));
    this.problems = shown;
  }

  /** @throws {UsageError} when there is a problem */
  static throwIfAny(problems: readonly string[]): void {
    if (problems.length > 0) throw new UsageError(problems);
  }
}
