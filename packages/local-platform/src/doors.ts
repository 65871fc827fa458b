/*
 * The door of the local platform for those who run it in their own process: the types of
 * `@YOUR_ACCOUNT/headless-deploy/local-platform`. Nothing is imported here, so that these types
 * stand alone beside the bundle, with those of program-door.ts.
 */

/** How `startLocalPlatform` starts it. Everything has a default. */
export interface LocalPlatformOptions {
  /** Port on 127.0.0.1; 0 (the default) lets the system choose a free one. */
  readonly port?: number | undefined;
  /** Content of a seed; default: one account with one app, one environment and five installs. */
  readonly seed?: unknown;
  /** Faults that are queued from the start. */
  readonly faults?: readonly Fault[] | undefined;
  /** Only what the specification shows: every extension answers 404. Default false. */
  readonly strict?: boolean | undefined;
  /** The pages for a browser, which `strict` turns off, too. Default true. */
  readonly portal?: boolean | undefined;
  /** Build and run what is uploaded, as the current user and without a sandbox. Default false: builds are simulated. */
  readonly runApps?: boolean | undefined;
  /** From the upload until a simulated build is live, in milliseconds. Default 2000. */
  readonly buildMilliseconds?: number | undefined;
  /** Folder in which each accepted zip is saved as `<build-id>.zip`; made when it is missing. */
  readonly archives?: string | undefined;
  /** Largest body of an upload, in bytes. Wins over the limit of the seed. Default 2 GiB. */
  readonly maxUploadBytes?: number | undefined;
}

/**
 * What goes wrong at the next requests to an endpoint. docs/reference/local-platform-faults.md says how fields combine. A name that none
 * has is refused when the fault is queued: the type takes any string, as that is what TypeScript makes of `const fault = {…}`.
 */
export interface Fault {
  /** `*` for any of them. */
  readonly endpoint:
    | '*'
    | ('create-app' | 'apps' | 'app' | 'delete-app' | 'regions')
    | ('create-environment' | 'environments' | 'environment' | 'delete-environment' | 'clear-cache')
    | ('upload' | 'webhook' | 'builds' | 'build' | 'cancel-build')
    | ('installs' | 'install' | 'install-domains' | 'purge-cache' | 'status')
    | (string & {});
  /** How many requests it happens to (default 1), and how many pass before (default 0). */
  readonly count?: number | undefined;
  readonly skip?: number | undefined;
  /** Status, headers and body of the answer: a string as it is, anything else as JSON. */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** A body that is not the platform's own answer. */
  readonly malformed?:
    | ('html' | 'truncated-json' | 'empty' | 'empty-object' | 'array' | 'null')
    | ('no-names' | 'wrong-names' | 'not-utf8')
    | (string & {})
    | undefined;
  /** Waits so many milliseconds. */
  readonly delayMs?: number | undefined;
  /** Reads the whole body of a request that is not carried out. */
  readonly afterBody?: boolean | undefined;
  /** Whether the request is carried out, and only its answer goes wrong. */
  readonly taken?: boolean | undefined;
  /** Resets the connection after so many bytes of the body of the request, or of the answer. */
  readonly cutAfterRequestBytes?: number | undefined;
  readonly cutAfterResponseBytes?: number | undefined;
  /** Accepts an upload whose build fails. */
  readonly failBuild?: boolean | undefined;
}

/**
 * What a local platform holds, and what happened on it: no secret and no value of a shell variable. Times are of ISO 8601.
 * No interface, so that it may be taken for a `Record`, too.
 */
export type State = {
  readonly time: string;
  readonly accounts: {
    readonly name: string;
    readonly id: number;
    readonly apps: Readonly<{ name: string; region: string; environments: StateEnvironment[] }>[];
    readonly installs: { readonly id: number; readonly name: string; readonly purges: number }[];
  }[];
  /** Requests that reached an endpoint, by its name. */
  readonly requests: Readonly<Record<string, number>>;
  readonly webhookCalls: Readonly<{ environment: string; action: string; time: string; build: string | null }>[];
  readonly purges: { readonly target: string; readonly type: string; readonly time: string }[];
  /** Those that still wait. */
  readonly faults: Fault[];
  /** Of the local platform itself. */
  readonly defects: string[];
};

export interface StateEnvironment {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly branch: string;
  readonly wpEnvironment: string;
  /** Their names. */
  readonly shellVariables: string[];
  /** ID of the build that is live. */
  readonly live: string | null;
  readonly reconciling: boolean;
  readonly purges: number;
  /** Where its app answers, with `runApps`. */
  readonly siteUrl?: string;
  readonly webhooks: { readonly state: 'none' | 'active'; readonly createTime: string | null };
  /** Oldest first. */
  readonly builds: StateBuild[];
}

export interface StateBuild {
  readonly id: string;
  readonly name: string;
  readonly cause: 'upload' | 'rebuild' | 'cleanRebuild';
  readonly state: 'queued' | 'building' | 'deploying' | 'live' | 'failed' | 'cancelled' | 'superseded';
  readonly createTime: string;
  readonly finishTime: string | null;
  /** With `runApps`. */
  readonly failure?: { readonly step: string; readonly message: string };
  readonly operation: { readonly name: string; readonly done: boolean };
  /** The zip, with the paths of its entries. */
  readonly archive: Readonly<{ sha256: string; bytes: number; entryCount: number; entries: string[] }>;
}

/** A local platform that listens. Empty strings for what the seed does not have. */
export interface LocalPlatform {
  /** `http://127.0.0.1:<port>`: both address roots of the API, for `headless-url` and `base-url`. */
  readonly url: string;
  /** For HTTP Basic authentication. */
  readonly credentials: { readonly username: string; readonly password: string };
  /** Names of the first account of the seed and of its first app, and the ID of that app's first environment. */
  readonly account: string;
  readonly app: string;
  readonly environment: string;
  /** The secret URLs of that environment. */
  readonly webhookUrls: { readonly rebuild: string; readonly cleanRebuild: string; readonly purgeCache: string };
  /** Opens the portal in a browser; absent where there is none. */
  readonly portalUrl?: string;
  /** Where the app of that environment answers, with `runApps`. */
  readonly siteUrl?: string;
  /** The control path, for what a test wants to see or change over HTTP: `Authorization: Bearer <token>`. */
  readonly control: { readonly url: string; readonly token: string };
  /** What it holds and what happened; the same value as `GET <control.url>/state`. */
  state(): State;
  /** Queues faults. @throws an error naming everything that is wrong with them */
  addFaults(...faults: readonly Fault[]): void;
  /** Moves its clock forward, so that a simulated build ends without anyone waiting. @throws an error above one year */
  advance(milliseconds: number): void;
  /**
   * Back to the start: what the seed has is there again, with the same ids, credentials and webhook URLs, and nothing
   * else. Running builds are cancelled, apps ended, faults, requests and the clock as they were.
   */
  reset(): Promise<void>;
  /** Stops: lets running answers finish for two seconds, then cuts them, ends apps and removes its temporary folder. */
  close(): Promise<void>;
}

/**
 * Starts the whole service on 127.0.0.1, in this process.
 * @throws an error naming everything that is wrong with the options; the error of the system when the port is taken or a
 *   folder cannot be made
 */
export declare function startLocalPlatform(options?: LocalPlatformOptions): Promise<LocalPlatform>;
