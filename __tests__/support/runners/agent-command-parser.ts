/**
 * How the agent of Azure Pipelines finds logging commands in a line, ported from azure-pipelines-agent
 * `Microsoft.VisualStudio.Services.Agent/Command.cs` (TryParse) and `Agent.Sdk/CommandStringConvertor.cs` (Unescape).
 * Areas and events are not checked against the registered ones: every command counts.
 */

export interface AgentCommand {
  /** `task.setvariable` */
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const PREFIX = '##vso[';

/** `String.IndexOf(string)` of .NET compares by the rules of a language, which pass over these. */
const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Every command in a log, and every `##[…]`, which only changes how a line looks. */
export function agentCommandsIn(log: string): AgentCommand[] {
  return log.split(/\r\n|\r|\n/).flatMap((line) => parse(line.replace(IGNORED, '')) ?? []);
}

function parse(line: string): AgentCommand | undefined {
  const format = /##\[(\w+)\](.*)/.exec(line);
  if (format !== null) return { name: format[1] ?? '', properties: {}, data: format[2] ?? '' };
  const start = line.indexOf(PREFIX);
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  if (end < 0) return undefined;
  const head = line.slice(start + PREFIX.length, end);
  const space = head.indexOf(' ');
  const name = space < 0 ? head : head.slice(0, space);
  if (name.split('.').filter(Boolean).length !== 2) return undefined;
  const pairs = space < 0 ? [] : head.slice(space + 1).split(';');
  const properties = pairs.flatMap((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key === '' || value.join('') === '' ? [] : [[key, unescape(value.join('='))] as const];
  });
  return { name, properties: Object.fromEntries(properties), data: unescape(line.slice(end + 1)) };
}

function unescape(text: string): string {
  const plain = text.replaceAll('%3B', ';').replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%5D', ']');
  return plain.replaceAll('%AZP25', '%');
}
