import { fstatSync } from 'node:fs';
import { commandTerms } from '../runner/terminal/host-terms.ts';
import { dialectOf, findHost, isDebugOn } from '../runner/terminal/hosts.ts';
import type { Runner } from '../runner/runner.ts';
import { runProcess } from '../runner/start.ts';
import { createStatusLine, showsStatusLine } from '../runner/terminal/status-line.ts';
import type { StatusLine } from '../runner/terminal/status-line.ts';
import { createTerminal } from '../runner/terminal/terminal.ts';
import type { TerminalRunner } from '../runner/terminal/terminal.ts';
import { writeResult } from '../runner/terminal/write-result.ts';
import { safeText } from '../shared/safe-text.ts';
import { moreAbout } from '../shared/troubleshooting.ts';
import { exitCodeOf, USAGE } from './exit-code.ts';
import { prepareOutputFile, writeOutputFile } from './output-file.ts';
import { outputVariables, resultText } from './outputs.ts';
import { excludeFiles } from './own-files.ts';
import { readPassword } from './password.ts';
import type { Plan } from './plan.ts';
import { stepVariables } from './values.ts';

export type StepPlan = Extract<Plan, { kind: 'step' }>;

/** Runs the action of this name. @returns its exit code */
export type RunAction = (name: string, runner: Runner) => Promise<number>;

/** Runs a subcommand as the whole of the process, and ends it. @throws {UsageError} before anything has started */
export async function runStep(program: NodeJS.Process, plan: StepPlan, runAction: RunAction): Promise<void> {
  const { command, options } = plan;
  const { env, stdin, stdout, stderr } = program;
  const password = options.passwordStdin ? await readPassword(stdin) : undefined;
  if (options.outputs !== undefined) prepareOutputFile(options.outputs);
  const isTerminal = stderr.isTTY && (options.ciHost ?? findHost(env)) === 'plain';
  const statusLine = showsStatusLine(isTerminal, env) ? await createStatusLine(stderr) : undefined;
  let terminal: TerminalRunner | undefined;
  const createRunner = (cancelled: AbortSignal) => {
    terminal = terminalFor(program, plan, { password, statusLine }, cancelled);
    return terminal.runner;
  };
  await runProcess(stderr, createRunner, async (runner) => {
    if (terminal === undefined) throw new RangeError('no terminal');
    if (plan.unread.length > 0) runner.warning('Unknown variable', plan.unread.join(' '));
    const exitCode = exitCodeOf(await runAction(command.name, runner), terminal.outputs);
    if (exitCode === USAGE) runner.info(`"headless-deploy ${command.name} --help" lists the options and variables.`);
    const result = terminal.clean(resultText(terminal.outputs, options.json)).join('\n');
    const failure = await writeResult(stdout, `${result}\n`);
    if (failure === undefined) return exitCode;
    runner.error('No result', `The result could not be written to stdout: ${safeText(failure)}.`);
    runner.info(moreAbout('No result', runner));
    return exitCode === 0 ? 1 : exitCode;
  });
}

/** Writes the log to stderr in the format of the host, and outputs where the host or the options want them. */
function terminalFor(
  program: NodeJS.Process,
  { options, values, ownFiles }: StepPlan,
  { password, statusLine }: { password: string | undefined; statusLine: StatusLine | undefined },
  cancelled: AbortSignal,
): TerminalRunner {
  const { env, stderr } = program;
  const ciHost = options.ciHost ?? findHost(env);
  const log = { isTerminal: stderr.isTTY, isFile: fstatSync(stderr.fd).isFile() };
  return createTerminal({
    variables: stepVariables(env),
    cancelled,
    isDebug: isDebugOn(env),
    input: (name) => {
      const value = (values.get(name) ?? '').trim();
      if (name === 'password') return password ?? value;
      // With `archive` nothing is packed, and a pattern would be an error.
      if (name !== 'exclude' || values.get('archive')) return value;
      return excludeFiles(value, values.get('path') || '.', ownFiles, program.cwd());
    },
    inputAsWritten: (name) => values.get(name) ?? '',
    dialect: dialectOf(ciHost, env, log),
    messages: commandTerms(ciHost),
    writeLog: (text) => void stderr.write(text),
    statusLine,
    onOutputs: (outputs) => {
      if (options.outputs !== undefined) writeOutputFile(options.outputs, outputs);
      return outputVariables(outputs);
    },
  });
}
