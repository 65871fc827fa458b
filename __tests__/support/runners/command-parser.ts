/**
 * The two parsers with which the GitHub runner finds workflow commands in the output of a step, ported from
 * actions/runner `src/Runner.Common/ActionCommand.cs` (TryParseV2, TryParse). Names of commands are not checked against
 * the registered ones: every command counts.
 */

export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Lines as the runner reads them from a process: ended by CR, LF or CRLF (.NET StreamReader.ReadLine). */
export function linesOfOutput(output: string): string[] {
  return output.split(/\r\n|\r|\n/);
}

/** Names of all commands in the output of a step. */
export function commandsIn(output: string): string[] {
  return parseCommands(output).map(({ name }) => name);
}

/** Every command in the output of a step. */
export function parseCommands(output: string): Command[] {
  return linesOfOutput(output).flatMap((line) => parseV2(line) ?? parseV1(line) ?? []);
}

/** An annotation that the runner shows. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  /** Without the site that it names. */
  readonly title: string;
  readonly text: string;
}

const SITE = / \([^()]+\)$/;

/** The annotations in the output of a step. */
export function annotationsIn(output: string): Annotation[] {
  return parseCommands(output).flatMap(({ name, properties: { title = '' }, data: text }) =>
    name === 'error' || name === 'warning' || name === 'notice'
      ? [{ level: name, title: title.replace(SITE, ''), text }]
      : [],
  );
}

/** `title: text` of the error annotations in the output of a step. */
export function errorsIn(output: string): string[] {
  const errors = annotationsIn(output).filter(({ level }) => level === 'error');
  return errors.map(({ title, text }) => `${title}: ${text}`);
}

/** A log without the lines that tell the runner what to mask: it takes those out itself. */
export function withoutMasks(output: string): string {
  const lines = output.split('\n');
  return lines.filter((line) => !line.startsWith('::add-mask::')).join('\n');
}

/** What .NET Char.IsWhiteSpace takes for white space, which String.TrimStart removes. */
const TRIM_START =
  /^[\u0009-\u000d\u0020\u0085\u00a0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u200b\ufeff]+/;

/** `::name key=value::data` at the start of a line. */
function parseV2(line: string): Command | undefined {
  const message = line.replace(TRIM_START, '');
  if (!message.startsWith('::')) return undefined;
  const end = message.indexOf('::', 2);
  if (end < 0) return undefined;
  return createCommand(message.slice(2, end), ',', message.slice(end + 2));
}

/** `##[name key=value]data` anywhere in a line. */
function parseV1(line: string): Command | undefined {
  const start = line.indexOf('##[');
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  return end < 0 ? undefined : createCommand(line.slice(start + 3, end), ';', line.slice(end + 1));
}

/** The runner also decodes `%3B` and `%5D` of the old form, which nobody here writes. */
function createCommand(head: string, separator: string, data: string): Command {
  const space = head.indexOf(' ');
  const given = space < 0 ? [] : head.slice(space + 1).split(separator);
  const properties = given.map((pair) => {
    const equals = pair.indexOf('=');
    return equals < 0 ? [] : [[pair.slice(0, equals).trim(), decode(pair.slice(equals + 1), /%(?:0A|0D|3A|2C|25)/g)]];
  });
  return {
    name: space < 0 ? head : head.slice(0, space),
    properties: Object.fromEntries(properties.flat()) as Record<string, string>,
    data: decode(data, /%(?:0A|0D|25)/g),
  };
}

function decode(text: string, escapes: RegExp): string {
  return text.replace(escapes, decodeURIComponent);
}
