import { styleText } from 'node:util';
import type { Epoch } from '../../shared/clock.ts';
import { messageLines, messageOnOneLine } from '../../shared/text/quoted-lines.ts';

/** Levels of an annotation. */
export type Level = 'notice' | 'warning' | 'error';

/**
 * What the log of a CI host, or a terminal, looks like. Every text it is given is one line without secrets and without
 * commands of a host; what it returns are lines of the log.
 */
export interface Dialect {
  openGroup(heading: string): string[];
  closeGroup(): string[];
  /** What a person waits for. */
  good(text: string): string;
  /** A line inside of a group. */
  groupLine(text: string): string;
  /** Whether the host lists annotations of many jobs in one place. */
  readonly listsAnnotations: boolean;
  /** @param details further lines of the message; @param remedy what to do about it, line by line */
  annotation(level: Level, title: string, details: readonly string[], remedy: readonly string[]): string[];
  /** The command by which the host hides these values, where it has one. They are not escaped: no other line may hold them. */
  mask(secrets: readonly string[]): string[];
  /** Sets an output of the step, where the host has such. @param value one line */
  output(name: string, value: string): string[];
}

const COLOURS = { notice: 'cyan', warning: 'yellow', error: 'red' } as const satisfies Record<Level, string>;

/** Human-readable lines: a terminal, Jenkins, Bitbucket, Woodpecker and others that read no commands from a log. */
export function plainDialect(hasColour: boolean): Dialect {
  // Not by the stream: this is for stderr, and `styleText` checks stdout.
  const style = (format: Parameters<typeof styleText>[0], text: string): string =>
    hasColour ? styleText(format, text, { validateStream: false }) : text;
  return {
    openGroup: (heading) => [style('bold', heading)],
    closeGroup: () => [],
    good: (text) => style('green', text),
    groupLine: (text) => `  ${text}`,
    listsAnnotations: false,
    annotation: (level, title, [first = '', ...details], remedy) => [
      `${style(COLOURS[level], `${level}:`)} ${style('bold', `${title}:`)} ${first}`,
      ...details,
      ...remedy,
    ],
    mask: () => [],
    output: () => [],
  };
}

/** Clears the line, so that a reader of the raw log sees no marker. */
const CLEAR_LINE = '\u001b[0K';

/**
 * GitLab CI: groups are collapsible sections (GitLab documentation, "Custom collapsible sections"). A job cannot tell
 * GitLab what to mask, and sets outputs by a file.
 * @param now GitLab shows how long a section took, so it must not jump
 */
export function gitlabDialect(now: () => Epoch): Dialect {
  let count = 0;
  // The name of a section must be unique in the job.
  const run = now();
  const marker = (part: 'start' | 'end'): string =>
    `${CLEAR_LINE}section_${part}:${Math.floor(now() / 1000)}:headless_deploy_${run}_${count}\r${CLEAR_LINE}`;
  return {
    ...plainDialect(false),
    openGroup: (heading) => {
      count += 1;
      return [`${marker('start')}${heading}`];
    },
    closeGroup: () => [marker('end')],
    groupLine: (text) => text,
  };
}

/** What the agent decodes in the text of a command (azure-pipelines-agent, CommandStringConvertor.Unescape). */
const DECODED = /%(?:3B|0D|0A|5D|AZP25)/;

/**
 * The text of a command: as it is where decoding changes nothing, so that it is the same on agents that do not decode
 * `%AZP25` (`DECODE_PERCENTS=false`).
 */
function commandText(text: string): string {
  const whole = DECODED.test(text) ? text.replaceAll('%', '%AZP25') : text;
  return whole.replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/**
 * Azure Pipelines: logging commands (Microsoft documentation, "Logging commands").
 * @param readsCommands whether an agent reads what is written: it alone takes a secret out of the log again
 */
export function azureDialect(readsCommands: boolean): Dialect {
  const plain = plainDialect(false);
  return {
    ...plain,
    openGroup: (heading) => [`##[group]${heading}`],
    closeGroup: () => ['##[endgroup]'],
    groupLine: (text) => text,
    listsAnnotations: true,
    annotation: (level, title, details, remedy) => {
      if (level === 'notice') return plain.annotation(level, title, details, remedy);
      const text = details.join('\n');
      const [firstOfRemedy = '', ...more] = remedy;
      const message = `${title}: ${messageOnOneLine(text)} ${firstOfRemedy}`.trimEnd();
      return [`##vso[task.logissue type=${level}]${commandText(message)}`, ...messageLines(text).details, ...more];
    },
    mask: (secrets) => (readsCommands ? secrets.map((secret) => `##vso[task.setsecret]${commandText(secret)}`) : []),
    output: (name, value) => [`##vso[task.setvariable variable=${name};isOutput=true]${commandText(value)}`],
  };
}
