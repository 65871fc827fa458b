import { styleText } from 'node:util';
import type { Dialect, Level } from './dialect.ts';

const COLOURS = { notice: 'cyan', warning: 'yellow', error: 'red' } as const satisfies Record<Level, string>;

/** Human-readable lines: a terminal, Jenkins, Bitbucket, Woodpecker and others that read no commands from a log. */
export function plainDialect(hasColour: boolean): Dialect {
  // Not by the stream: this is for stderr, and `styleText` checks stdout.
  const style = (format: Parameters<typeof styleText>[0], text: string): string =>
    hasColour ? styleText(format, text, { validateStream: false }) : text;
  return {
    openGroup: (heading) => [style('bold', heading)],
    closeGroup: () => [],
    groupLine: (text) => `  ${text}`,
    annotation: (level, title, [first = '', ...details], remedy) => [
      `${style(COLOURS[level], `${level}:`)} ${style('bold', `${title}:`)} ${first}`,
      ...details,
      ...remedy,
    ],
    mask: () => [],
    output: () => [],
  };
}
