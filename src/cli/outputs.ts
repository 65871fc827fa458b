import type { CiRun } from '../runner/runner.ts';
import type { TerminalRunner } from '../runner/terminal/terminal.ts';
import { escapeUnsafe } from '../shared/text/safe-text.ts';
import { sectionAbout } from '../shared/troubleshooting.ts';
import type { ErrorReport } from '../shared/errors.ts';
import type { Command } from './command-table.ts';

/** Outputs as variables of a job: `DEPLOY_OPERATION_NAME`, each with a value of one line; none for those that are JSON. */
export function outputVariables(
  outputs: ReadonlyMap<string, string>,
  documents: Command['documents'],
): (readonly [string, string])[] {
  const plain = [...outputs].filter(([name]) => name !== 'result' && !documents.includes(name));
  return plain.map(([name, value]) => [`DEPLOY_${name.replaceAll('-', '_').toUpperCase()}`, escapeUnsafe(value)]);
}

/** The only outputs shown of a command that was used wrongly: it has done nothing. */
const OF_USAGE = new Set(['status', 'error-code']);

/**
 * What goes to stdout: one JSON object, or a line for each output that has a value.
 * @param outputs by name, `result` among them
 */
export function resultText(outputs: ReadonlyMap<string, string>, json: boolean): string {
  if (json) return outputs.get('result') ?? '{}';
  const isUsage = outputs.get('error-code') === 'invalid-input';
  const lines = [...outputs].filter(
    ([name, value]) => name !== 'result' && value !== '' && (!isUsage || OF_USAGE.has(name)),
  );
  return lines.map(([name, value]) => `${name}: ${escapeUnsafe(value)}`).join('\n');
}

/**
 * The lines of `resultText`, or what the command itself shows in their place.
 * @param isWatched whether log and result go to one terminal, where the log has said it all
 * @returns undefined where nothing is to be written
 */
export function resultLines(
  { shown, outputs, clean }: Pick<TerminalRunner, 'shown' | 'outputs' | 'clean'>,
  { json, isWatched }: { readonly json: boolean; readonly isWatched: boolean },
): readonly string[] | undefined {
  if (shown.length > 0 && !json) return shown;
  return isWatched && !json ? undefined : clean(resultText(outputs, json));
}

/**
 * The file that an option names, where the command line as a whole is wrong; undefined unless it is named exactly once.
 * @param options the option, and its other name
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

/** For an unknown command. */
const NO_COMMAND: Pick<Command, 'refused' | 'result'> = {
  refused: {},
  result: { account: '', app: '', environment: '', status: 'failed', 'error-code': 'invalid-input', warnings: [] },
};

/**
 * The outputs of a subcommand whose command line is wrong.
 * @param problems with the command line, as sentences
 * @param advice what to do about them
 * @param isPurgeWanted whether a webhook for the purge is given
 * @param job that the command runs in
 */
export function usageOutputs(
  { refused, result }: Pick<Command, 'refused' | 'result'> = NO_COMMAND,
  { problems, advice }: { readonly problems: readonly string[]; readonly advice: string },
  isPurgeWanted: boolean,
  job: CiRun,
): ReadonlyMap<string, string> {
  const purge: Command['refused'] = isPurgeWanted && 'purge-status' in refused ? { 'purge-status': 'skipped' } : {};
  const texts = Object.entries({ ...refused, ...purge }).map(([name, value]) => [name, String(value ?? '')] as const);
  // The output `commit` of `status` is not the commit of the job.
  const about = Object.entries(job).filter(([name]) => name !== 'branch' && !(name in refused));
  const title = 'Invalid input';
  const more = sectionAbout(title, { variables: {}, terms: { unit: 'command' } });
  const error: ErrorReport = { title, message: problems.join(' '), advice, more, step: '', lines: [] };
  return new Map([...texts, ['result', JSON.stringify({ ...result, ...Object.fromEntries(about), ...purge, error })]]);
}
