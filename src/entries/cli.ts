import { fstatSync, readFileSync, writeFileSync } from 'node:fs';
import type { CommandTable } from '../cli/command-table.ts';
import { exitCodeOf, USAGE } from '../cli/exit-code.ts';
import { excludeFiles } from '../cli/own-files.ts';
import { outputsFileOf, outputVariables, resultText, usageOutputs } from '../cli/outputs.ts';
import { readPassword } from '../cli/password.ts';
import { planCommand } from '../cli/plan.ts';
import type { Plan } from '../cli/plan.ts';
import { UsageError } from '../cli/usage-error.ts';
import { stepEnvironment } from '../cli/values.ts';
import { commandWords } from '../runner/host-words.ts';
import { dialectOf, findHost, isDebugOn } from '../runner/hosts.ts';
import { runProcess } from '../runner/start.ts';
import { createStatusLine, showsStatusLine } from '../runner/status-line.ts';
import type { StatusLine } from '../runner/status-line.ts';
import { createTerminal } from '../runner/terminal.ts';
import type { Terminal } from '../runner/terminal.ts';
import { writeResult } from '../runner/write-result.ts';
import { safeText } from '../text.ts';
import { moreAbout } from '../troubleshooting.ts';
import type { ActionEntries } from './start-action.ts';

type StepPlan = Extract<Plan, { kind: 'step' }>;

/** The command line: every action in a terminal, and on any CI host. */
export async function start(dist: URL, actions: ActionEntries): Promise<void> {
  const args = process.argv.slice(2);
  const table = JSON.parse(readFileSync(new URL('cli/commands.json', dist), 'utf8')) as CommandTable;
  try {
    const plan = planCommand(args, table, process.env);
    if (plan.kind === 'print') await writeResult(process.stdout, plan.text);
    else if (plan.kind === 'emulator') await startLocalPlatform(dist, plan.args);
    else await runStep(dist, actions, plan);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const command = table.commands.find(({ name }) => name === args[0]);
    const help = `headless-deploy ${command === undefined ? '' : `${command.name} `}--help`;
    process.stderr.write(`${error.problems.join('\n')}\n"${help}" lists what there is.\n`);
    const outputs = usageOutputs(command?.outputs ?? []);
    // An earlier run may have left a file that says "accepted".
    const file = outputsFileOf(args);
    if (file !== undefined && command !== undefined) tryToWrite(file, outputs);
    if (args.includes('--json')) await writeResult(process.stdout, `${resultText(outputs, true)}\n`);
    process.exitCode = USAGE;
  }
}

/** The local platform is a bundle of its own. */
async function startLocalPlatform(dist: URL, args: readonly string[]): Promise<void> {
  const bundle = (await import(/* webpackIgnore: true */ new URL('local-platform/index.js', dist).href)) as {
    start: (dist: URL, name: string, args: readonly string[]) => Promise<void>;
  };
  await bundle.start(dist, 'emulator', args);
}

/** @throws {UsageError} before anything has begun */
async function runStep(dist: URL, actions: ActionEntries, plan: StepPlan): Promise<void> {
  const { command, options } = plan;
  const password = options.passwordStdin ? await readPassword(process.stdin) : undefined;
  // A file that cannot be written must not be noticed only after the deploy.
  if (options.outputs !== undefined) prepareOutputFile(options.outputs);
  const isTerminal = process.stderr.isTTY && (options.host ?? findHost(process.env)) === 'plain';
  const statusLine = showsStatusLine(isTerminal, process.env) ? await createStatusLine(process.stderr) : undefined;
  let terminal: Terminal | undefined;
  const createRunner = (cancelled: AbortSignal) => {
    terminal = terminalFor(plan, { password, statusLine }, cancelled);
    return terminal.runner;
  };
  await runProcess(process.stderr, createRunner, async (runner) => {
    const entry = await actions[command.name]?.();
    if (entry === undefined || terminal === undefined) throw new RangeError(`no entry "${command.name}"`);
    const exitCode = exitCodeOf(await entry.run(runner, dist), terminal.outputs);
    if (exitCode === USAGE) runner.info(`"headless-deploy ${command.name} --help" lists the options and variables.`);
    const result = terminal.clean(resultText(terminal.outputs, options.json)).join('\n');
    const failure = await writeResult(process.stdout, `${result}\n`);
    if (failure === undefined) return exitCode;
    runner.error('No result', `The result could not be written to stdout: ${safeText(failure)}.`);
    runner.info(moreAbout('No result', runner));
    return exitCode === 0 ? 1 : exitCode;
  });
}

/** The log goes to stderr in the way of the host, and outputs to where the host or the options want them. */
function terminalFor(
  { options, values }: StepPlan,
  { password, statusLine }: { password: string | undefined; statusLine: StatusLine | undefined },
  cancelled: AbortSignal,
): Terminal {
  const { env, stderr } = process;
  const host = options.host ?? findHost(env);
  const log = { isTerminal: stderr.isTTY, isFile: fstatSync(stderr.fd).isFile() };
  return createTerminal({
    environment: stepEnvironment(env),
    cancelled,
    isDebug: isDebugOn(env),
    input: (name) => {
      const value = values.get(name) ?? '';
      if (name === 'password') return password ?? value;
      // With `archive` nothing is packed, and a pattern would be an error.
      if (name !== 'exclude' || values.get('archive')) return value;
      return excludeFiles(value, values.get('path') || '.', [options.outputs, options.envFile], process.cwd());
    },
    dialect: dialectOf(host, env, log),
    words: commandWords(host),
    writeLog: (text) => void stderr.write(text),
    statusLine,
    onOutputs: (outputs) => {
      if (options.outputs !== undefined) writeOutputFile(options.outputs, outputs);
      return outputVariables(outputs);
    },
  });
}

/** What is wrong with the arguments matters more than a file that cannot be written. */
function tryToWrite(file: string, outputs: ReadonlyMap<string, string>): void {
  try {
    writeOutputFile(file, outputs);
  } catch (error) {
    process.stderr.write(`--outputs cannot be written: ${safeText(String((error as NodeJS.ErrnoException).code))}\n`);
  }
}

/** @throws what the file system throws */
function writeOutputFile(file: string, outputs: ReadonlyMap<string, string>): void {
  const lines = outputVariables(outputs).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''));
}

/** @throws {UsageError} */
function prepareOutputFile(file: string): void {
  try {
    writeFileSync(file, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError([`--outputs: "${safeText(file)}" cannot be written: ${safeText(String(code))}.`]);
  }
}
