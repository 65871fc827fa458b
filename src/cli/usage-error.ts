/** The command line cannot be used as it is: one line for each problem, none of which repeats a value. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }

  /** @throws {UsageError} when there is a problem */
  static throwIfAny(problems: readonly string[]): void {
    if (problems.length > 0) throw new UsageError(problems);
  }
}
