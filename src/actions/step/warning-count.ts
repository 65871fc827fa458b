import type { Runner } from '../../runner/runner.ts';

/** The same runner, with a count of the warnings that were shown through it. */
export function countWarnings(host: Runner): { readonly runner: Runner; readonly warningCount: () => number } {
  let count = 0;
  const runner: Runner = {
    ...host,
    warning: (title, text) => {
      count += 1;
      host.warning(title, text);
    },
  };
  return { runner, warningCount: () => count };
}
