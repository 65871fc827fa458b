import { rehearsalVariables } from '../app-variables.ts';
import type { DeployPlan } from '../deploy-plan.ts';
import type { PipelineValues } from './values.ts';
import { replaceOnce } from './samples.ts';
import { indented, yamlCommands, yamlText } from './yaml.ts';

/** Lines `NAME: value` of a sample, with other values. */
export function withVariables(text: string, values: readonly (readonly [RegExp, string | undefined])[]): string {
  return values.reduce(
    (before, [line, value]) =>
      value === undefined
        ? before
        : replaceOnce(before, line, (found) => found.replace(/: .*/, `: ${yamlText(value)}`)),
    text,
  );
}

export function withImage(text: string, { node }: PipelineValues): string {
  return node === undefined ? text : text.replaceAll(/(?<=image: node:)\d+/g, node);
}

/** The command line of the deploy, with options of its own, and what has to run before it in the same shell. */
export function withScript(text: string, plan: DeployPlan, isList: boolean, indent = 4): string {
  const options = [
    ...(plan.path === '.' ? [] : [`--path ${plan.path}`]),
    ...plan.exclude.map((pattern) => `--exclude ${pattern}`),
    ...plan.requiredFiles.map((name) => `--required-files ${name}`),
  ];
  const margin = ' '.repeat(indent);
  const before = plan.prepare.map((command) => {
    // What follows stays in the folder it is in.
    const kept = /\bcd /.test(command) ? subshell(command) : command;
    return isList ? `${margin}- ${yamlCommands(kept, indent)}` : indented(kept, indent);
  });
  const line = new RegExp(`^${margin}${isList ? '- ' : ''}node .*/cli/index\\.js" (?:deploy|rehearse)`);
  return replaceOnce(text, line, (found) => [before.join('') + found, ...options].join(' '));
}

function subshell(command: string): string {
  return command.includes('\n') ? `(\nset -e\n${command}\n)` : `(${command})`;
}

/** The command line of a rehearsal, with what the framework of the app needs. */
export function withVariablesOfApp(text: string, values: PipelineValues): string {
  const options = rehearsalVariables(values).map(({ key, value }) => ` --env ${key}=${value}`);
  return replaceOnce(text, /" rehearse$/, (found) => [found, ...options].join(''));
}
