import type { WebhookAction } from '../../../../src/platform/api/wire.ts';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { FaultQueue } from './fault-queue.ts';
import type { Identities } from './identity.ts';
import type { Fault } from '../schemas/control/faults.ts';
import type { Account, Build, Environment } from './model.ts';
import type { PortalAccess } from './portal-access.ts';
import type { RequestRecord } from './requests.ts';
import type { Store } from './store.ts';

/** How the temporary folder of a platform begins. */
export const FOLDER_PREFIX = 'local-platform-';

/** Everything the routes work with. One per start; nothing is kept between starts. */
export interface Service {
  /** What it starts with, and goes back to. Never changed. */
  readonly seed: { readonly accounts: readonly Account[]; readonly faults: readonly Fault[] };
  readonly store: Store;
  readonly clock: Clock;
  readonly identities: Identities;
  readonly faults: FaultQueue;
  /** Extensions are off, and only the specification is left. */
  readonly strict: boolean;
  /** From the upload until the build is live. */
  readonly buildMilliseconds: number;
  /** Largest body of an upload. */
  readonly maxUploadBytes: number;
  /** Private folder (0700) that holds an upload while it is checked. */
  readonly uploadFolder: string;
  /** Where accepted archives are kept, if anywhere. */
  readonly archiveFolder: string | undefined;
  /** Absent where builds are simulated by the clock. */
  readonly apps: AppHost | undefined;
  /** Undefined where nobody wants to know. */
  readonly watch: BuildWatch | undefined;
  readonly controlToken: string;
  /** What opens the portal; undefined where there is none. */
  readonly portalAccess: PortalAccess | undefined;
  /** Path of the program `headless-deploy`; undefined where it is on the PATH. */
  readonly commandLine: string | undefined;
  readonly journal: Journal;
  /** The last requests to the API and its webhooks. */
  readonly requests: RequestRecord;
  readonly changes: Changes;
  /** `http://127.0.0.1:<port>`, known once the platform listens. */
  readonly origin: () => string;
}

/** Is told what became of builds. */
export interface BuildWatch {
  readonly live: (build: Build) => void;
  /** It failed, or was cut off by the end of the platform: then it has not ended. Or its app ended that was live. */
  readonly failed: (build: Build) => void;
}

/** Builds what was uploaded, and runs it. */
export interface AppHost {
  /** Opens the address of an environment, unless that was deleted. */
  open(environment: Environment): Promise<void>;
  /** Address of an environment; undefined until it is open. */
  siteUrl(environment: Environment): string | undefined;
  /** Keeps a copy of an accepted zip: the next builds are made from it. */
  accept(environment: Environment, file: string, id: string): Promise<void>;
  /** Removes the copy of a zip for which no build was begun. */
  discard(id: string): Promise<void>;
  /** Begins a build that was recorded; it ends by itself. */
  begin(build: Build): void;
  /** Ends what runs for an environment that was deleted, and forgets it. */
  remove(environment: Environment): Promise<void>;
  /** Settles when no build runs. */
  buildsEnded(): Promise<void>;
  /** Ends everything that runs. */
  close(): Promise<void>;
}

/** What happened, for tests to read. */
export class Journal {
  /** Requests that reached an endpoint, whatever became of them, by name of the endpoint. */
  readonly requests = new Map<string, number>();
  readonly webhookCalls: WebhookCall[] = [];
  readonly purges: { readonly target: string; readonly type: string; readonly time: number }[] = [];
  /** Defects of this program: one line for each. */
  readonly defects: string[] = [];

  /** Forgets all but the defects. */
  clear(): void {
    this.requests.clear();
    this.webhookCalls.length = 0;
    this.purges.length = 0;
  }
}

interface WebhookCall {
  readonly environment: string;
  readonly action: WebhookAction;
  readonly time: number;
  /** The build it started, for the two rebuild actions. */
  readonly build: string | undefined;
}
