/**
 * What runners do with `::add-mask::`, ported: actions/runner `ActionCommand.TryParseV2` and `AddMaskCommandExtension`,
 * nektos/act `pkg/runner/command.go` and `logger.go`, and Gitea's and Forgejo's forks of the latter.
 */
export interface RunnerMasks {
  /** The value of a mask command, or undefined where the line is taken for something else. */
  readonly valueIn: (line: string) => string | undefined;
  /** Whether the command itself goes into the log, masked like any line. */
  readonly printsCommand: boolean;
}

const COMMAND_OF_ACT = /^::([^ ]+)( (.+))?::([^\r\n]*)$/;

function unescapeData(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function valueInAct(line: string): string | undefined {
  const match = COMMAND_OF_ACT.exec(line);
  return match?.[1] === 'add-mask' && match[2] === undefined ? unescapeData(match[4] ?? '') : undefined;
}

export const RUNNERS: Readonly<Record<string, RunnerMasks>> = {
  GitHub: {
    valueIn: (line) => {
      const end = line.indexOf('::', 2);
      return line.slice(2, end) === 'add-mask' ? unescapeData(line.slice(end + 2)) : undefined;
    },
    printsCommand: false,
  },
  act: { valueIn: valueInAct, printsCommand: false },
  Gitea: { valueIn: valueInAct, printsCommand: true },
};

/**
 * The lines among these mask commands, in this order, after which something of the value that each was to hide is in
 * the log of the runner.
 */
export function leaksOf(runner: RunnerMasks | undefined, lines: readonly string[]): string[] {
  if (runner === undefined) throw new RangeError('no such runner');
  const masks: string[] = [];
  return lines.filter((line) => {
    const value = runner.valueIn(line);
    // Not taken for a mask: printed like any other line.
    if (value === undefined) return true;
    masks.push(value);
    if (!runner.printsCommand) return false;
    return masks.reduce((text, mask) => text.replaceAll(mask, '***'), line) !== '::add-mask::***';
  });
}
