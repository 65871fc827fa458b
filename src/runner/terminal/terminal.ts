import { breakCommands, escapeUnsafe } from '../../shared/text/safe-text.ts';
import type { Dialect, Level } from './dialects.ts';
import { ciRunOf } from './ci-run.ts';
import { openGitHub } from '../github/workflow-run.ts';
import { Redactor } from '../secrets/redact.ts';
import type { HostTerms, Runner, WorkState } from '../runner.ts';
import type { StatusLine } from './status-line.ts';
import { formatBytes, formatDuration } from '../../shared/text/format.ts';

/** What the runner of a terminal works with. */
interface TerminalOptions {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly cancelled: AbortSignal;
  readonly isDebug: boolean;
  /** Value of an input; empty when it is not set. */
  readonly input: (name: string) => string;
  /** The same before it is trimmed. */
  readonly inputAsWritten: (name: string) => string;
  readonly dialect: Dialect;
  readonly terms: HostTerms;
  /** Takes the log: whole lines with their ends. */
  readonly writeLog: (text: string) => void;
  /** For a terminal that a person watches. */
  readonly statusLine?: StatusLine | undefined;
  /**
   * Called with all outputs each time the step has set them all: before it sends something, and in the end.
   * @returns names and values of the variables that the host is to set, where it has a command for that
   * @throws what the step reports as outputs that could not be written
   */
  readonly onOutputs: (outputs: ReadonlyMap<string, string>) => readonly (readonly [string, string])[];
}

/** A runner, and what it has learnt by the end of the step. */
export interface TerminalRunner {
  readonly runner: Runner;
  readonly outputs: ReadonlyMap<string, string>;
  /** What the step showed as its result, as it is to be written; empty where it showed nothing. */
  readonly shown: readonly string[];
  /** Outputs without secrets, as lines without control characters and without commands of a host. */
  readonly clean: (text: string) => string[];
}

/**
 * The runner of a terminal, and of CI hosts other than GitHub. As on GitHub, each line is cleared of secrets and of
 * commands here, whatever the caller did before.
 */
export function createTerminal(options: TerminalOptions): TerminalRunner {
  const { variables, cancelled, isDebug, dialect, terms, writeLog, statusLine, onOutputs } = options;
  const outputs = new Map<string, string>();
  const state = new Map<string, string>();
  const shown: string[] = [];
  const redactor = new Redactor();
  let depth = 0;
  let about = '';

  const clean = (text: string): string[] => safeLines(redactor.text(text));
  const cleanOutputs = (text: string): string[] => safeLines(redactor.outputs(text));
  const write = (lines: readonly string[]): void => {
    if (lines.length === 0) return;
    statusLine?.show(undefined);
    writeLog(lines.map((line) => `${line}\n`).join(''));
  };
  const info = (text: string, tone?: 'good'): void => {
    const lines = clean(text).map((line) => (tone === 'good' ? dialect.good(line) : line));
    write(lines.map((line) => (depth > 0 ? dialect.groupLine(line) : line)));
  };
  const annotate =
    (level: Level) =>
    (title: string, text: string, remedy = ''): void =>
      write(dialect.annotation(level, clean(title + about).join(' '), clean(text), clean(remedy)));

  const runner: Runner = {
    variables,
    cancelled,
    isDebug,
    ciRun: () => ciRunOf(variables),
    terms,
    input: options.input,
    inputAsWritten: options.inputAsWritten,
    mask: (secrets) => {
      const isKnown = redactor.mask(secrets);
      const lines = secrets.flatMap((secret) => secret.split(/[\r\n]+/)).filter((line) => line.trim().length >= 4);
      write(dialect.mask([...new Set(lines)].filter((line) => !isKnown(line))));
    },
    hide: (values) => redactor.hide(values),
    redact: (text) => redactor.text(text),
    holdsSecret: (text, names) => redactor.hasSecretIn(text, names),
    info,
    show: (lines) => void shown.push(...lines.map((line) => clean(line).join(' '))),
    debug: (text) => {
      if (isDebug) info(text);
    },
    about: (site) => void (about = dialect.listsAnnotations ? site : ''),
    notice: annotate('notice'),
    warning: annotate('warning'),
    error: annotate('error'),
    ...(statusLine === undefined
      ? {}
      : { progress: (work) => statusLine.show(work && clean(progressLine(work)).join(' ')) }),
    group: async (heading, body) => {
      write(dialect.openGroup(clean(heading).join(' ')));
      depth += 1;
      try {
        return await body();
      } finally {
        depth -= 1;
        write(dialect.closeGroup());
      }
    },
    output: (name, value) => {
      outputs.set(name, value);
      // A step sets the result last.
      if (name !== 'result') return;
      write(onOutputs(outputs).flatMap(([variable, text]) => dialect.output(variable, cleanOutputs(text).join(' '))));
    },
    saveState: (name, value) => void state.set(name, value),
    state: (name) => state.get(name) ?? '',
    summary: async () => {},
    isForkPullRequest: () => false,
    github: (token, send) => openGitHub(variables, token, (text) => redactor.text(text), send),
  };
  return { runner, outputs, shown, clean: cleanOutputs };
}

function safeLines(text: string): string[] {
  const lines = text === '' ? [] : text.split(/\r\n|\r|\n/);
  return lines.map((line) => breakCommands(escapeUnsafe(line)));
}

/** Characters of the bar. */
const BAR_WIDTH = 20;

/** Progress as one line: a bar, what is done, pace and time left. The time left is that at the pace so far. */
export function progressLine({ text, done, total, elapsed }: WorkState): string {
  if (done <= 0 || done >= total || elapsed <= 0) return text;
  const full = Math.floor((BAR_WIDTH * done) / total);
  const pace = done / elapsed;
  const left = formatDuration((total - done) / pace);
  return `[${'#'.repeat(full)}${'-'.repeat(BAR_WIDTH - full)}] ${text}, ${formatBytes(Math.round(pace * 1000))}/s, ${left} left`;
}
