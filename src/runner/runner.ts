import type { GitHubCalls } from './github-calls.ts';

/** How far some work is. */
export interface WorkState {
  /** In a few words: `45 % sent: 9.0 MB of 20.0 MB (3.1 s)`. */
  readonly text: string;
  /** Bytes that are through, of `total`. */
  readonly done: number;
  readonly total: number;
  /** Since it began, in milliseconds. */
  readonly elapsed: number;
}

/**
 * The CI host as an action sees it. Everything that an action reads from the workflow or says to its user goes
 * through here; actions get it as a value, so tests hand in a recording one.
 */
export interface Runner {
  /** Environment variables of the step. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborted with a `StopError` when the runner cancels the step (SIGINT, then SIGTERM). */
  readonly cancelled: AbortSignal;
  /** Whether debug logging is on. */
  readonly isDebug: boolean;
  /** Value of an input, trimmed; empty when it is not set. */
  input(name: string): string;
  /** Keeps these values out of everything that is written from now on. Empty ones are passed over. */
  mask(secrets: readonly string[]): void;
  info(text: string): void;
  debug(text: string): void;
  /** Notice, warning and error are annotations of the run: the first line of `text`. Further lines follow in the log. */
  notice(title: string, text: string): void;
  warning(title: string, text: string): void;
  /** @param cure what to do about it: its first line belongs to the annotation */
  error(title: string, text: string, cure?: string): void;
  /** Folds the lines that `body` writes under one heading. */
  /**
   * Shows in place how far some work is; undefined takes it away again. Only there where people look at a terminal: any
   * other runner gets a line of the log now and then.
   */
  readonly progress?: (state: WorkState | undefined) => void;
  group<Result>(heading: string, body: () => Promise<Result>): Promise<Result>;
  output(name: string, value: string): void;
  /** Keeps a value for the `post:` part of the same step. */
  saveState(name: string, value: string): void;
  /** A value that the main part kept; empty when there is none. */
  state(name: string): string;
  /** Appends to the job summary. `html` is already escaped. Does nothing where the host has no summary. */
  summary(html: string): Promise<void>;
  /** Whether the workflow runs for a pull request from a fork, which gets no secrets. */
  isForkPullRequest(): Promise<boolean>;
  /**
   * The API of the host, for one who has this token. Nothing is loaded or requested yet.
   * @returns undefined where the host has none, or does not say which run this is
   */
  github(token: string): GitHubCalls | undefined;
}
