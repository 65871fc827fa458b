import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ciRunOf } from '../runner/terminal/ci-run.ts';
import { writeError, writeResult } from '../runner/terminal/write-result.ts';
import { ENV_FROM } from './arguments.ts';
import type { Command, CommandTable } from './command-table.ts';
import { readEnvFile } from './env-file.ts';
import { USAGE } from './exit-code.ts';
import { tryToWriteOutputFile } from './output-file.ts';
import { fileNamedBy, resultText, usageOutputs } from './outputs.ts';
import { planCommand } from './plan.ts';
import { runStep } from './step.ts';
import type { RunAction, StepPlan } from './step.ts';
import { UsageError } from './usage-error.ts';
import { formerName, resolveValues } from './variables.ts';

/** The command line: every action in a terminal, and on any CI program. Sets the exit code of the process. */
export async function runCommandLine(
  program: NodeJS.Process,
  dist: URL,
  runAction: RunAction,
  importModule: (url: string) => Promise<unknown>,
): Promise<void> {
  const args = program.argv.slice(2);
  const table = JSON.parse(readFileSync(new URL('cli/commands.json', dist), 'utf8')) as CommandTable;
  try {
    // Before files are looked for in it.
    const folder = currentFolder(program);
    const plan = planCommand(args, table, program.env, helpWidth(program.stdout));
    if (plan.kind === 'print') await writeResult(program.stdout, plan.text);
    else if (plan.kind === 'emulator') await startLocalPlatform(dist, plan.args, importModule);
    else {
      requireFolder(plan, folder, dist);
      await runStep(program, plan, runAction);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    await reportUsage(program, args, table, error);
    program.exitCode = USAGE;
  }
}

/** Longer lines are hard to read. @returns undefined where nobody watches */
function helpWidth({ columns }: { readonly columns?: number }): number | undefined {
  return columns === undefined ? undefined : Math.min(columns, 100);
}

/** @throws {UsageError} where it was removed, as by another job that cleans the same workspace */
function currentFolder(program: NodeJS.Process): string {
  try {
    return program.cwd();
  } catch {
    throw new UsageError(['The current directory is not there any more: change to one that is.']);
  }
}

/** Commands that people run from a clone of this project, with `npm run`. */
const OF_CLONE: ReadonlySet<string> = new Set(['rehearse', 'init']);

/**
 * Whoever types `npm run rehearse` in a clone of this project means an app of theirs.
 * @throws {UsageError} where no folder is given, and the current one holds this program
 */
function requireFolder({ command, values }: StepPlan, folder: string, dist: URL): void {
  if (!OF_CLONE.has(command.name) || values.get('path')) return;
  if (path.resolve(folder) !== path.resolve(fileURLToPath(dist), '..')) return;
  throw new UsageError([
    `Name the folder of your app, as this one is headless-deploy itself: "npm run ${command.name} -- ../my-app".`,
  ]);
}

/** The local platform is a bundle of its own. */
async function startLocalPlatform(dist: URL, args: readonly string[], importModule: (url: string) => Promise<unknown>) {
  const bundle = (await importModule(new URL('local-platform/index.js', dist).href)) as {
    start: (dist: URL, name: string, args: readonly string[]) => Promise<void>;
  };
  await bundle.start(dist, 'emulator', args);
}

async function reportUsage(
  program: NodeJS.Process,
  args: readonly string[],
  { commands }: CommandTable,
  { problems }: UsageError,
): Promise<void> {
  const command = commands.find(({ name }) => name === args[0]);
  const help =
    command === undefined ? '"headless-deploy --help" lists the commands.' : '--help lists the options and variables.';
  const isPurgeWanted = command !== undefined && namesPurgeWebhook(command, args, program.env);
  const outputs = usageOutputs(command, { problems, advice: help }, isPurgeWanted, ciRunOf(program.env));
  // An earlier run may have left a file that says "accepted".
  const file = fileNamedBy(['--outputs'], args);
  const unwritten =
    file === undefined || command === undefined ? [] : tryToWriteOutputFile(file, outputs, command.documents);
  // That may be the problem itself.
  writeError(program.stderr, [...new Set([...problems, ...unwritten]), help]);
  if (args.includes('--json')) await writeResult(program.stdout, `${resultText(outputs, true)}\n`);
}

/** Whether a webhook for the purge is given: as a variable, or in the file of `--env-from` where that can be read. */
function namesPurgeWebhook(command: Command, args: readonly string[], environment: NodeJS.ProcessEnv): boolean {
  const file = fileNamedBy([`--${ENV_FROM}`, `--${formerName(ENV_FROM)}`], args);
  let variables = {};
  try {
    if (file !== undefined) variables = readEnvFile({ file, by: `--${ENV_FROM}` });
  } catch (error) {
    // It may be what is wrong with the command line.
    if (!(error instanceof UsageError)) throw error;
  }
  return Boolean(resolveValues(command, new Map(), environment, variables).get('purge-cache-webhook'));
}
