import type { BuildLog } from '../schemas/control/build-log.ts';
import type { Fault } from '../schemas/control/faults.ts';
import type { CodeMisuse } from '../state/portal-access.ts';

/** How a local platform is started. Everything has a default. */
export interface PlatformOptions {
  /** Port on 127.0.0.1; 0 (the default) lets the system choose a free one. */
  readonly port?: number;
  /** Content of a seed (docs/reference/local-platform-seed.md); default: one account with one app, one environment and five installs. */
  readonly seed?: unknown;
  /** Only what the specification shows: every extension answers 404. Default false. */
  readonly strict?: boolean;
  /** The pages for a browser, which `strict` turns off, too. Default true. */
  readonly portal?: boolean;
  /** Path of the program `headless-deploy`, for the commands that the portal shows. Default: it is on the PATH. */
  readonly commandLine?: string | undefined;
  /** From the upload until the build is live, in milliseconds. Default 2000. */
  readonly buildMilliseconds?: number;
  /** Folder in which each accepted zip is saved as `<build-id>.zip`; made when it is missing. */
  readonly archives?: string;
  /** Where the private folder for uploads is made, and what killed ones left is removed. Default: the temporary folder of the system. */
  readonly temporaryFolder?: string;
  /** Build and run what is uploaded, as the current user and with nothing between it and this machine. Default false. */
  readonly runApps?: boolean;
  /** Folder for the caches of builds (`runApps`), by which they outlive the platform; default: in its private folder. */
  readonly buildCaches?: string;
  /** Called with each build that goes live. @param siteUrl where its app answers (`runApps`) */
  readonly onBuildLive?: (log: BuildLog, siteUrl: string | undefined) => void;
  /**
   * Called with the log of each build that failed, whose app ended after it went live, or that `close` cut off: that one
   * has no `failure`. Nor has one that was only simulated.
   */
  readonly onBuildFailed?: (log: BuildLog) => void;
  /** Called with the log of each build whose app is live (`runApps`), or was: by `close`, and when it is deleted. */
  readonly onAppStopped?: (log: BuildLog) => void;
  /** Called by `close` with a sentence for each program that uploaded code left running and nothing ended (`runApps`). */
  readonly onLeftRunning?: (sentence: string) => void;
  /** Called when a code that opens the portal was tried by another user, or once more: then all sessions have ended. */
  readonly onPortalMisuse?: (misuse: CodeMisuse) => void;
  /** Faults that are queued from the start. */
  readonly faults?: readonly Fault[];
  /** Largest body of an upload, in bytes. Wins over the limit of the seed. Default 2 GiB. */
  readonly maxUploadBytes?: number;
  /** Milliseconds since 1970; for tests. Default: the clock of the machine. */
  readonly now?: () => number;
}
