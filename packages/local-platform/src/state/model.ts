import type { Region, ShellVariable, UPLOADABLE_BRANCH, WebhookAction } from '../../../../src/platform/api/wire.ts';
import type { LogLine, Step } from '../schemas/control/build-log.ts';
import type { Remark } from '../schemas/builds.ts';

/** What the platform holds in memory. Times are milliseconds since 1970. */
export interface Account {
  readonly name: string;
  readonly id: number;
  /** Account segment of webhook URLs: not the name. */
  readonly opaqueId: string;
  readonly username: string;
  password: string;
  /** How many passwords were generated for its user. */
  passwordsGenerated: number;
  readonly apps: Map<string, App>;
  /** Names of apps that were deleted: no other app can have them. */
  readonly deletedApps: Set<string>;
  /** In the order of the seed, which is the order of the list endpoint. */
  readonly installs: Map<number, StoredInstall>;
}

export interface App {
  readonly account: Account;
  readonly name: string;
  readonly region: Region;
  readonly createTime: number;
  readonly environments: Map<string, Environment>;
}

export interface Environment {
  readonly app: App;
  readonly id: string;
  readonly displayName: string;
  readonly branch: typeof UPLOADABLE_BRANCH;
  readonly wpEnvironment: string;
  readonly shellVariables: readonly ShellVariable[];
  readonly createTime: number;
  readonly domains: readonly string[];
  /** Oldest first. */
  readonly builds: Build[];
  /** The one build that has not ended: a newer one replaces it. */
  running: Build | undefined;
  live: Build | undefined;
  /** What the last upload held: the source of a rebuild. */
  archive: UploadedArchive | undefined;
  /** What the uploader said that archive was packed from. */
  commit: Commit | undefined;
  webhooks: WebhookSet | undefined;
  purges: number;
}

export type BuildResult = 'live' | 'failed' | 'cancelled' | 'superseded';

export interface Build {
  readonly id: string;
  readonly operationId: string;
  readonly environment: Environment;
  readonly cause: 'upload' | Exclude<WebhookAction, 'purgeCache'>;
  readonly archive: UploadedArchive;
  readonly commit: Commit | undefined;
  readonly createTime: number;
  /** When the build itself is over and the deployment starts. */
  builtTime: number;
  /** When the deployment is over. */
  readonly deployedTime: number;
  readonly willFail: boolean;
  ended: { readonly result: BuildResult; readonly time: number } | undefined;
  /** Called when it ended, whoever ended it. */
  onEnd: (() => void) | undefined;
  /** The step that failed, where builds are real. */
  failure: { readonly step: Step; readonly message: string } | undefined;
  /** What it and its app wrote, where builds are real; undefined again once it is too old. */
  log: BuildOutput | undefined;
}

export interface BuildOutput {
  /** @param after leaves out so many that were written first */
  readonly lines: (after?: number) => readonly LogLine[];
  /** How many lines were written, those that were dropped included. */
  readonly count: number;
  /** What works on this machine, and may not on the platform. */
  readonly warnings: readonly Remark[];
  /** What works on this machine as on the platform, with a limit. */
  readonly notices: readonly Remark[];
  /** The step that runs, and for how many whole seconds; undefined before the first. */
  readonly step: () => { readonly name: Step; readonly seconds: number } | undefined;
}

/** What an archive was packed from: whoever uploads can say anything. */
export interface Commit {
  /** Full hash. */
  readonly sha: string;
  /** Empty where it is on none. */
  readonly branch: string;
}

/** An accepted zip, known by its bytes. */
export interface UploadedArchive {
  readonly sha256: string;
  readonly bytes: number;
  readonly entryCount: number;
  /** Names of the entries, in the order of the central directory; cut after the first 20 000. */
  readonly entries: readonly string[];
  /** Bytes of each of them when it is unpacked, as the archive says. */
  readonly sizes: readonly number[];
}

/** The three URLs of an environment share one token (spec 2.7). */
export interface WebhookSet {
  readonly token: string;
  readonly createTime: number;
}

export interface StoredInstall {
  readonly id: number;
  readonly name: string;
  readonly account: Account;
  readonly createTime: number;
  readonly domains: readonly { readonly hostname: string; readonly primary: boolean }[];
  purges: number;
}

/** `accounts/<account>/apps/<app>`: the resource name of an app. */
export function appPath(app: App): string {
  return `accounts/${app.account.name}/apps/${app.name}`;
}

/** `accounts/<account>/apps/<app>/environments/<environment>` (spec 2.3). */
export function environmentPath(environment: Environment): string {
  return `${appPath(environment.app)}/environments/${environment.id}`;
}

/** `.../environments/<environment>/builds/<build>` (spec 2.3). */
export function buildPath(build: Build): string {
  return `${environmentPath(build.environment)}/builds/${build.id}`;
}
