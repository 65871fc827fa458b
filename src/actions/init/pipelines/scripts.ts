import { rehearsalVariables } from '../app-variables.ts';
import type { DeployPlan } from '../deploy-plan.ts';
import { rehearsedPlan } from './values.ts';
import type { PipelineValues } from './values.ts';
import { replaceOnce } from './samples.ts';
import { indented, yamlCommands, yamlText } from './yaml.ts';

/** Lines `NAME: value` of a sample, with other values. Each name has one line; what is undefined stays as it is there. */
export function withValues(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values).reduce(
    (before, [name, value]) =>
      value === undefined ? before : replaceOnce(before, new RegExp(`(?<=^ *${name}: ).*$`), () => yamlText(value)),
    text,
  );
}

/** The branch that a push must be to. */
export function withBranch(text: string, { branch }: PipelineValues): string {
  return replaceOnce(text, /(?<=: )\[main\]$/, () => `[${yamlText(branch)}]`);
}

export function withNode(text: string, { node }: PipelineValues): string {
  return node === undefined ? text : text.replaceAll(/(?<=image: node:)24$|\b24(?=\.x$)|(?<=: Node )24$/gm, node);
}

/** The command line of the deploy or rehearsal, with options of its own, and what has to run before it in the same shell. */
export function withScript(text: string, plan: DeployPlan): string {
  const options = [
    ...(plan.path === '.' ? [] : [`--path ${plan.path}`]),
    ...plan.exclude.map((pattern) => `--exclude ${pattern}`),
    ...plan.requiredFiles.map((name) => `--required-files ${name}`),
  ];
  return replaceOnce(text, /^ +(?:- )?node .*\/cli\/index\.js" (?:deploy|rehearse)/, (found) => {
    const indent = found.search(/\S/);
    const before = plan.prepare.map((command) => {
      // What follows stays in the folder it is in.
      const kept = /\bcd /.test(command) ? subshell(command) : command;
      const isInList = found[indent] === '-';
      return isInList ? `${' '.repeat(indent)}- ${yamlCommands(kept, indent)}` : indented(kept, indent);
    });
    return [before.join('') + found, ...options].join(' ');
  });
}

function subshell(command: string): string {
  return command.includes('\n') ? `(\nset -e\n${command}\n)` : `(${command})`;
}

/** The command line of a rehearsal, with what the framework of the app needs. */
export function withRehearsal(text: string, values: PipelineValues): string {
  const options = rehearsalVariables(values).map(({ key, value }) => ` --env ${key}=${value}`);
  const named = replaceOnce(text, /" rehearse$/, (found) => [found, ...options].join(''));
  return withScript(named, rehearsedPlan(values));
}
