/* The door for those who start the local platform as a program, which outlives a step. */

/** Keys of the line that the program prints once it listens. */
export type Details = Readonly<
  Record<
    | 'headless-url'
    | 'base-url'
    | 'username'
    | 'password'
    | 'account'
    | 'app'
    | 'environment'
    | 'rebuild-webhook'
    | 'clean-rebuild-webhook'
    | 'purge-cache-webhook'
    | 'control-url'
    | 'control-token',
    string
  > &
    Partial<Record<'portal-url' | 'site-url', string>>
>;

/** A seed or a list of faults: the file that holds it, or the text itself. */
export type Document = { readonly file: string } | { readonly content: string } | undefined;

/** What the program is started with. */
export interface ProgramOptions {
  /** Path of Node, and of the bundle of the local platform. */
  readonly node: string;
  readonly bundle: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly seed: Document;
  readonly faults: Document;
  readonly strict: boolean;
  /** Build and run what is uploaded. */
  readonly runApps: boolean;
  /** Folder in which the caches of builds outlive it. */
  readonly buildCaches?: string | undefined;
  /** It ends after so many minutes without a request; 0 for never. */
  readonly idleMinutes: number;
  /** The process that it must not outlive; undefined where there is none: then `idleMinutes` alone ends it. */
  readonly watchedPid: number | undefined;
  /** Whether it then removes its folder, as nobody reads what is in it. */
  readonly ownsFolder?: boolean;
  /** Of the caller: it gets a few of them, and no inputs or tokens. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Why the program ended, or did not start: its own options, a full disk, or anything else. */
export interface ProgramFailure {
  readonly reason: 'options' | 'full disk' | 'not started';
  /** Whole sentences, or for a full disk what the program wrote of it. No raw text. */
  readonly message: string;
}

/** The program, from its start on. */
export interface LaunchedProgram {
  readonly pid: number;
  /** Why it ended; undefined as long as it runs. */
  failure(): ProgramFailure | undefined;
  /** What it printed once it listens. May hold secrets. */
  details(): Details | 'not yet' | 'malformed';
}

/** A build that failed, or the output of an app that was live; all texts may be shown. */
export interface KeptLog {
  /** One line: which build, of which environment, and how it ended. */
  readonly heading: string;
  readonly wasLive: boolean;
  /** Whether an app that was live wrote to stderr or ended. */
  readonly mayTellError: boolean;
  /** The first line of the reason. */
  readonly failure: string | undefined;
  /** What the platform warns of. */
  readonly remarks: readonly { readonly title: string; readonly text: string }[];
  /** What it only says. */
  readonly notices: KeptLog['remarks'];
  /** The last lines. */
  end(max: number): string[];
  /** Why it failed; the last lines where it did not. */
  excerpt(max: number): string[];
}

/** The program as another process finds it, by its folder. */
export interface FoundProgram {
  isRunning(): boolean;
  /**
   * Ends it: gracefully, by force after five seconds.
   * @param sleep waits so many milliseconds
   * @returns `none` where no process of this folder is known
   */
  stop(sleep: (milliseconds: number) => Promise<void>): Promise<'stopped' | 'had ended' | 'none'>;
  /** What it wrote about codes of its portal that others tried: sentences, in their order. Untrusted text. */
  portalNotices(): string[];
  /** What it printed once it listened, if that is still there. */
  details(): Details | undefined;
  /** What it wrote to its own log, and the logs of builds and apps, oldest first. */
  lines(): string[];
  logs(): KeptLog[];
  /**
   * Removes the folder.
   * @param onEntry called before each file is removed, during which no signal is heard
   * @returns false where the folder belongs to another user, or others can write to it
   */
  remove(onEntry?: () => void): boolean;
  /** What uploaded code left running and nothing ended, once the folder is removed: sentences. @param sleep as of `stop` */
  leftRunning(sleep: (milliseconds: number) => Promise<void>): Promise<string[]>;
}

/** Where the caches of builds are kept, or why they are not, in sentences. */
export type BuildCaches = { readonly folder: string; readonly isNew: boolean } | { readonly problem: string };

/** The program that outlives a step: in a process of its own, with all that it writes in one folder. */
export interface LocalPlatformProgram {
  /** How the names of its folders begin. */
  readonly folderPrefix: string;
  /**
   * Chooses the folder in which those are: another one, with the reason in a sentence, where other users could replace what
   * is in the given one.
   */
  chooseTempFolder(folder: string): { readonly folder: string; readonly problem?: string };
  /** Removes the folders of programs that no longer run. @returns their names */
  removeLeftovers(temp: string): string[];
  /**
   * Makes a folder that belongs to this process until the program has it.
   * @param make makes it, private and empty
   * @throws what `make` throws, and what the file system does
   */
  claimFolder(make: () => string): string;
  /** @throws what the system throws where it starts no such process, or has no room for the files */
  launch(folder: string, options: ProgramOptions): Promise<LaunchedProgram>;
  /** @param pid 0 where it is not known */
  find(folder: string, pid: number): FoundProgram;
  /** The process of the runner whose job this is; undefined where none can be seen. */
  findRunner(): number | undefined;
  /** Makes the folder in which the caches of builds of an app outlive a rehearsal. */
  openBuildCaches(workspace: string, variables: Readonly<Record<string, string | undefined>>, now: Date): BuildCaches;
}
export declare const program: LocalPlatformProgram;

/** Runs the program in this process: what `dist/emulator/index.js` starts. @param dist URL of the folder of all bundles */
export declare function start(dist: { readonly href: string }, name: string, args?: unknown): Promise<void>;
