import { existsSync, fstatSync, readlinkSync } from 'node:fs';
import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import path from 'node:path';
import { commandTerms, dialectOf, findHost, isDebugOn } from '../runner/terminal/hosts.ts';
import type { Runner } from '../runner/runner.ts';
import { runProcess } from '../runner/start.ts';
import { createStatusLine, showsStatusLine } from '../runner/terminal/status-line.ts';
import type { StatusLine } from '../runner/terminal/status-line.ts';
import { createTerminal } from '../runner/terminal/terminal.ts';
import type { TerminalRunner } from '../runner/terminal/terminal.ts';
import { writeResult } from '../runner/terminal/write-result.ts';
import { safeText } from '../shared/text/safe-text.ts';
import { moreAbout } from '../shared/troubleshooting.ts';
import { exitCodeOf, USAGE } from './exit-code.ts';
import { prepareOutputFile, writeOutputFile } from './output-file.ts';
import { outputVariables, resultLines } from './outputs.ts';
import type { Plan } from './plan.ts';
import { stepVariables } from './variables.ts';
import { UsageError } from './usage-error.ts';
import { escapePattern, pathInside } from '../shared/files/paths.ts';
import { realPath } from '../shared/files/real-path.ts';
import { decodeText } from '../shared/text/text.ts';
import { tryToRead } from '../shared/files/try-to-read.ts';

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
    if (exitCode === USAGE) runner.info('--help lists the options and variables.');
    const result = resultLines(terminal, { json: options.json, isWatched: stdout.isTTY && stderr.isTTY });
    const failure = result === undefined ? undefined : await writeResult(stdout, `${result.join('\n')}\n`);
    if (failure === undefined) return exitCode;
    runner.error('No result', `The result could not be written to stdout: ${safeText(failure)}.`);
    runner.info(moreAbout('No result', runner));
    return exitCode === 0 ? 1 : exitCode;
  });
}

/** Writes the log to stderr in the format of the host, and outputs where the host or the options want them. */
function terminalFor(
  program: NodeJS.Process,
  { command, options, values, ownFiles }: StepPlan,
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
      return excludeFiles(value, values.get('path') || '.', [...ownFiles, ...redirectedFiles()], program.cwd());
    },
    inputAsWritten: (name) => values.get(name) ?? '',
    dialect: dialectOf(ciHost, env, log),
    terms: commandTerms(ciHost, env),
    writeLog: (text) => void stderr.write(text),
    statusLine,
    onOutputs: (outputs) => {
      if (options.outputs !== undefined) writeOutputFile(options.outputs, outputs, command.documents);
      return outputVariables(outputs, command.documents);
    },
  });
}

/** The files that result and log go to, which change while files are packed: `> deploy.log 2>&1`. Only Linux names them. */
function redirectedFiles(): string[] {
  const files = [1, 2].map((fd) => tryToRead(() => readlinkSync(`/proc/self/fd/${fd}`)) ?? '');
  return files.filter((file) => path.isAbsolute(file) && existsSync(file));
}

/** Far longer than any password. */
const MAX_BYTES = 64 * 1024;

/**
 * Reads the password from stdin, without the line break at its end.
 * @throws {UsageError} when there is none, or it is not UTF-8
 */
export async function readPassword(stdin: Readable & { readonly isTTY?: boolean }): Promise<string> {
  if (stdin.isTTY === true)
    throw new UsageError(['--password-stdin needs the password from a pipe or a file, not from a terminal.']);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdin) {
    chunks.push(Buffer.from(chunk as Uint8Array));
    size += (chunk as Uint8Array).length;
    if (size > MAX_BYTES) throw new UsageError(['--password-stdin: the input is too long for a password.']);
  }
  const bytes = Buffer.concat(chunks);
  // Other bytes would become U+FFFD, and the platform would refuse a password that nobody has typed.
  if (!isUtf8(bytes)) throw new UsageError(['--password-stdin: the input must be UTF-8 text.']);
  const password = decodeText(bytes).replace(/\r?\n$/, '');
  if (password === '') throw new UsageError(['--password-stdin: stdin is empty.']);
  return password;
}

/** Paths, and the real paths they resolve to, as the operating system has them. */
interface Paths {
  readonly path: path.PlatformPath;
  /** Links followed, and names as the disk has them. @throws where there is nothing yet */
  readonly realPath: (file: string) => string;
}

/**
 * The patterns of the input `exclude`, and one for each file of the command line itself: outputs and variables are often
 * in the workspace, and must not be sent.
 * @param exclude value of the input
 * @param folder the folder that is sent
 * @param files paths as they were given
 * @param cwd current directory, to which all of them are relative
 */
export function excludeFiles(
  exclude: string,
  folder: string,
  files: readonly string[],
  cwd: string,
  paths: Paths = { path, realPath: (file) => realPath(file) },
): string {
  const { path: system } = paths;
  const root = realPathOf(system.resolve(cwd, folder), paths);
  const patterns = files.flatMap((file) => {
    const full = system.resolve(cwd, file);
    // A link, and what it leads to; both by the real names of their folders.
    const named = system.join(realPathOf(system.dirname(full), paths), system.basename(full));
    return [named, realPathOf(named, paths)].flatMap((place) => {
      const inside = pathInside(root, place, system);
      if (!inside) return [];
      const pattern = `/${escapePattern(inside)}`;
      // The second is what git on macOS makes of a name with accents.
      return [pattern, pattern.normalize('NFC')];
    });
  });
  return [exclude, ...new Set(patterns)].filter((line) => line !== '').join('\n');
}

/** As it is where there is nothing yet. */
function realPathOf(file: string, paths: Paths): string {
  return tryToRead(() => paths.realPath(file)) ?? file;
}
