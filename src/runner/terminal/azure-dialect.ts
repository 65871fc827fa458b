import type { Dialect } from './dialect.ts';
import { plainDialect } from './plain-dialect.ts';

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
    annotation: (level, title, details, remedy) => {
      if (level === 'notice') return plain.annotation(level, title, details, remedy);
      const [first = '', ...others] = details;
      const [firstOfRemedy = '', ...more] = remedy;
      const message = `${title}: ${first} ${firstOfRemedy}`.trimEnd();
      return [`##vso[task.logissue type=${level}]${commandText(message)}`, ...others, ...more];
    },
    mask: (secrets) => (readsCommands ? secrets.map((secret) => `##vso[task.setsecret]${commandText(secret)}`) : []),
    output: (name, value) => [`##vso[task.setvariable variable=${name};isOutput=true]${commandText(value)}`],
  };
}
