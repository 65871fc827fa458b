import type { Problems } from './problems.ts';

/** The platform cannot be started like this: one line for each problem. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }

  /** @throws OptionsError when there is a problem */
  static throwIf(problems: Problems): void {
    if (problems.list.length > 0) throw new OptionsError(problems.lines());
  }
}
