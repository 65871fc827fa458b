import type { LocalPlatformOptions } from '../doors.ts';
import type { BuildLog } from '../schemas/control/build-log.ts';
import type { Fault } from '../schemas/control/faults.ts';
import type { CodeMisuse } from '../state/portal-access.ts';

/** How a local platform is started: what its door takes, and what only the program and tests of this repository need. */
export interface PlatformOptions extends LocalPlatformOptions {
  /** Faults that are queued from the start. */
  readonly faults?: readonly Fault[] | undefined;
  /** Path of the program `headless-deploy`, for the commands that the portal shows. Default: it is on the PATH. */
  readonly commandLine?: string | undefined;
  /** Where the private folder for uploads is made, and what killed ones left is removed. Default: the temporary folder of the system. */
  readonly temporaryFolder?: string;
  /** Folder for the caches of builds (`runApps`), by which they outlive the platform; default: in its private folder. */
  readonly buildCaches?: string | undefined;
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
  /** Milliseconds since 1970; for tests. Default: the clock of the machine. */
  readonly now?: () => number;
}
