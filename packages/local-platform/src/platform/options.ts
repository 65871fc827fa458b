import { didYouMean } from '../../../../src/shared/text/similar-names.ts';
import type { LocalPlatformOptions } from '../doors.ts';
import { OptionsError } from '../errors/options-error.ts';
import type { Problems } from '../errors/problems.ts';
import type { BuildLog } from '../schemas/control/build-log.ts';
import type { CodeMisuse } from '../state/portal-access.ts';

/** How a local platform is started: what its door takes, and what only the program and tests of this repository need. */
export interface PlatformOptions extends LocalPlatformOptions {
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

/** What an option must be, as the end of a sentence, and whether a value is. */
type Rule = readonly [must: string, fits: (value: unknown) => boolean];

const BOOLEAN: Rule = ['true or false', (value) => typeof value === 'boolean'];

/** Those of the door. Seed and faults have checks of their own. */
const RULES: Readonly<Record<keyof LocalPlatformOptions, Rule>> = {
  port: ['a whole number from 0 to 65535', (value) => isWhole(value, 0, 65_535)],
  seed: ['the content of a seed', () => true],
  faults: ['a list of faults', () => true],
  strict: BOOLEAN,
  portal: BOOLEAN,
  runApps: BOOLEAN,
  buildMilliseconds: ['a number of milliseconds, at least 0', (value) => typeof value === 'number' && value >= 0],
  archives: ['the path of a folder', (value) => typeof value === 'string' && value !== ''],
  maxUploadBytes: ['a whole number of bytes, at least 1', (value) => isWhole(value, 1, Number.MAX_SAFE_INTEGER)],
};

const INTERNAL: Readonly<Record<Exclude<keyof PlatformOptions, keyof LocalPlatformOptions>, true>> = {
  commandLine: true,
  temporaryFolder: true,
  buildCaches: true,
  onBuildLive: true,
  onBuildFailed: true,
  onAppStopped: true,
  onLeftRunning: true,
  onPortalMisuse: true,
  now: true,
};

function isWhole(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/**
 * Adds a problem for each option that is unknown or not what it must be, which would be ignored, or fail much later.
 * @throws OptionsError where they are no object
 */
export function checkOptions(options: unknown, problems: Problems): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new OptionsError(['options: must be an object']);
  const rules: Readonly<Record<string, Rule>> = RULES;
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(INTERNAL, name)) continue;
    const [must, fits] = (Object.hasOwn(rules, name) ? rules[name] : undefined) ?? [];
    const hint = didYouMean(name, Object.keys(RULES)).replace(/^(?=.)/, '.');
    if (fits === undefined) problems.add(name, 'unknown_parameter', `is not an option${hint}`);
    else if (!fits(value)) problems.add(name, 'wrong_type', `must be ${must}`);
  }
}
