import type { GitHubCalls, SendApiRequest } from './github-api/calls.ts';

/** Progress of some work. */
export interface WorkState {
  /** In a few words: `45 % sent: 9.0 MB of 20.0 MB (3.1 s)`. */
  readonly text: string;
  /** Bytes that are through, of `total`. */
  readonly done: number;
  readonly total: number;
  /** Since it began, in milliseconds. */
  readonly elapsed: number;
}

/** A CI host's own terms for what messages to its users mention. */
export interface HostTerms {
  /** What is run: `step`. */
  readonly unit: 'step' | 'command';
  /** `run the job again` */
  readonly runAgain: string;
  /** An input with its value, as its users write it: `"if-exists: ignore"`. */
  readonly setting: (input: string, value: string) => string;
  /** What to do about inputs that are missing, by their names, in sentences. */
  readonly onMissingInput: (inputs: readonly string[]) => string;
  /** Where to set a variable of the environment: `in the "env:" of the job or the runner`. */
  readonly whereToSetVariables: string;
  /** What keeps two deploys of one environment apart, as a sentence. */
  readonly onConcurrentDeploys: string;
  /** The folder that the paths of inputs begin in. */
  readonly workspace: string;
  /** What to check when a folder is not there, as a sentence without its full stop. */
  readonly onMissingFolder: string;
  /** The folder for temporary files. */
  readonly tempFolder: string;
  /** Where the output of an app is that the local platform runs, as a sentence. */
  readonly whereLocalAppLog: string;
  /** What to check when the outputs cannot be written, as a sentence. */
  readonly onUnwrittenOutputs: string;
}

/** What a job of a CI host is about; each is empty where there is none. */
export interface CiRun {
  /** `acme/site` */
  readonly repository: string;
  /** Full hash; of a pull request, that of its head. */
  readonly commit: string;
  /** Branch, or tag; of a pull request, that of its head. */
  readonly branch: string;
  /** Address of the page of the run. */
  readonly run: string;
}

/**
 * The CI host as an action sees it. Everything that an action reads from the workflow or shows to its user goes
 * through here; actions get it as a value, so tests pass one that records.
 */
export interface Runner {
  /** Environment variables of the step. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Aborted with a `StopError` when the runner cancels the step (SIGINT, then SIGTERM). */
  readonly cancelled: AbortSignal;
  /** Whether debug logging is on. */
  readonly isDebug: boolean;
  /** What the step runs for, by the variables of the host. */
  ciRun(): CiRun;
  /** For messages. */
  readonly terms: HostTerms;
  /** Value of an input, trimmed; empty when it is not set. */
  input(name: string): string;
  /** The same before it is trimmed: for the numbers of its lines. */
  inputAsWritten(name: string): string;
  /** Keeps these values out of everything that is written from now on. Empty ones are passed over. */
  mask(secrets: readonly string[]): void;
  /**
   * Keeps values of six characters or more out of every text from now on: the log, annotations, the summary, comments,
   * and what `redact` returns. They may be words, such as `production`: the host is not told, as it would hide them in
   * the whole job and drop outputs that hold them, and an output that is a name stays as it is.
   */
  hide(values: readonly string[]): void;
  /** A text as the log shows it: for one that becomes part of an output. */
  redact(text: string): string;
  /**
   * Whether a text of a server holds a masked secret of 12 characters or more, in any form that is known.
   * @param known texts that are not secret: a form that one of them contains does not count
   */
  holdsSecret(text: string, known: readonly string[]): boolean;
  /** @param tone `good`: green, where a person watches a terminal with colours */
  info(text: string, tone?: 'good'): void;
  /**
   * Shows people what they asked for, such as a table: in the log of a job; on the command line it is the result on
   * stdout, in place of the outputs.
   */
  show(lines: readonly string[]): void;
  debug(text: string): void;
  /**
   * What the title of each annotation ends with from now on, where the host lists those of many jobs in one place.
   * @param site ` (acme / shop / Production)`
   */
  about(site: string): void;
  /** Notice, warning and error are annotations of the run: the message of `text` (messageLines). Further lines follow in the log. */
  notice(title: string, text: string): void;
  warning(title: string, text: string): void;
  /** @param remedy what to do about it: its first line belongs to the annotation */
  error(title: string, text: string, remedy?: string): void;
  /**
   * Shows progress in place; undefined removes it. Only present where a person watches a terminal: any
   * other runner gets a log line periodically.
   */
  readonly progress?: (state: WorkState | undefined) => void;
  /** Folds the lines that `body` writes under one heading. */
  group<Result>(heading: string, body: () => Promise<Result>): Promise<Result>;
  output(name: string, value: string): void;
  /** Keeps a value for the `post:` part of the same step. */
  saveState(name: string, value: string): void;
  /** A value that the main part kept; empty when there is none. */
  state(name: string): string;
  /** Appends to the job summary. `html` is already escaped. Does nothing where the host has no summary. */
  summary(html: string): Promise<void>;
  /** Whether the workflow runs for a pull request from a fork, which gets no secrets. */
  isForkPullRequest(): boolean;
  /**
   * The API of the host, for one who has this token. Nothing is loaded or requested yet.
   * @param send makes the requests
   * @returns undefined where the host has none, or does not name this run
   */
  github(token: string, send: SendApiRequest): GitHubCalls | undefined;
}
