/**
 * The two parsers with which the GitHub runner finds workflow commands in the output of a step, ported from
 * actions/runner `src/Runner.Common/ActionCommand.cs` (TryParseV2, TryParse). Names of commands are not checked against
 * the registered ones: every command counts.
 */

/** Lines as the runner reads them from a process: ended by CR, LF or CRLF (.NET StreamReader.ReadLine). */
export function linesOfOutput(output: string): string[] {
  return output.split(/\r\n|\r|\n/);
}

/** Every command in the output of a step. */
export function commandsIn(output: string): string[] {
  return linesOfOutput(output).flatMap((line) => {
    const command = parseV2(line) ?? parseV1(line);
    return command === undefined ? [] : [command];
  });
}

/** What .NET Char.IsWhiteSpace takes for white space, which String.TrimStart removes. */
const TRIM_START =
  /^[\u0009-\u000d\u0020\u0085\u00a0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u200b\ufeff]+/;

/** `::name key=value::data` at the start of a line. */
function parseV2(line: string): string | undefined {
  const message = line.replace(TRIM_START, '');
  if (!message.startsWith('::')) return undefined;
  const end = message.indexOf('::', 2);
  if (end < 0) return undefined;
  return message.slice(2, end).split(' ')[0];
}

/** `##[name key=value]data` anywhere in a line. */
function parseV1(line: string): string | undefined {
  const start = line.indexOf('##[');
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  return end < 0 ? undefined : line.slice(start + 3, end).split(' ')[0];
}
