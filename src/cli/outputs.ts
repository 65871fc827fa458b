import { escapeUnsafe } from '../shared/safe-text.ts';
import type { Command } from './command-table.ts';

/** Outputs that are documents: JSON, which no host has a variable for. */
const DOCUMENTS = new Set(['result', 'installs', 'install']);

/** Outputs as variables of a job: `DEPLOY_OPERATION_NAME`, each with a value of one line. */
export function outputVariables(outputs: ReadonlyMap<string, string>): (readonly [string, string])[] {
  const plain = [...outputs].filter(([name]) => !DOCUMENTS.has(name));
  return plain.map(([name, value]) => [`DEPLOY_${name.replaceAll('-', '_').toUpperCase()}`, escapeUnsafe(value)]);
}

/**
 * What goes to stdout: one JSON object, or a line for each output that has a value.
 * @param outputs by name, `result` among them
 */
export function resultText(outputs: ReadonlyMap<string, string>, json: boolean): string {
  if (json) return outputs.get('result') ?? '{}';
  const lines = [...outputs].filter(([name, value]) => name !== 'result' && value !== '');
  return lines.map(([name, value]) => `${name}: ${escapeUnsafe(value)}`).join('\n');
}

/**
 * The file that an option names, in arguments that cannot all be understood; undefined unless it is named once.
 * @param options the option, and another name that it has
 */
export function fileNamedBy(options: readonly string[], args: readonly string[]): string | undefined {
  const files = args.flatMap((argument, index) => {
    if (options.includes(argument)) return [args[index + 1] ?? ''];
    const option = options.find((each) => argument.startsWith(`${each}=`));
    return option === undefined ? [] : [argument.slice(option.length + 1)];
  });
  const [file] = files;
  return files.length === 1 && file !== undefined && file !== '' && !file.startsWith('-') ? file : undefined;
}

/** The outputs of a subcommand that could not begin. @param isPurgeWanted whether a webhook for the purge is given */
export function usageOutputs(
  { refused }: Pick<Command, 'refused'>,
  isPurgeWanted: boolean,
): ReadonlyMap<string, string> {
  const values = Object.entries(refused).map(
    ([name, value]) => [name, name === 'purge-status' && isPurgeWanted ? 'skipped' : value] as const,
  );
  const texts = values.map(([name, value]) => [name, String(value ?? '')] as const);
  return new Map([...texts, ['result', JSON.stringify({ ...Object.fromEntries(values), warnings: [] })]]);
}
