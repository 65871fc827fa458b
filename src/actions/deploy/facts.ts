import type { Archive, WriteArchive } from '../../archive/archive.ts';
import type { AcceptedOperation } from '../../platform/api/operation.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import type { Resolve } from '../../platform/transport/public-address.ts';
import type { Epoch } from '../../shared/clock.ts';
import type { CommitComparison } from '../../workspace/commits/compare-commits.ts';
import type { Exclusions, Explanation } from '../../workspace/explain/exclusions.ts';
import type { SourceFile } from '../../workspace/files.ts';
import type { FileSelection } from '../../workspace/select.ts';
import type { Services } from '../step/call-context.ts';
import type { StepContext } from '../step/step.ts';
import type { StepFacts, Warning } from '../step/ending.ts';
import type { Target } from './inputs/inputs.ts';
import type { BuildOutcome, PageAnswer, RollbackFacts } from './outcome.ts';

/** What the flow uses beside the runner; tests pass their own. */
export interface DeployServices extends Services {
  /** Does what else a rehearsal looks at before a build that is live counts as good. It throws what the step ends with. */
  readonly onLive?: OnLive | undefined;
  readonly writeArchive: WriteArchive;
  /** Finds the addresses of a host for the smoke test; the system does when not given. */
  readonly resolve?: Resolve;
}

export interface LiveBuild {
  readonly target: Target;
  /** ID of the build, where it is known. */
  readonly buildId: string | undefined;
  /** What the platform warns of, although it is live. */
  readonly warnings: readonly Warning[];
}

export type OnLive = (live: LiveBuild, context: DeployContext) => Promise<void>;

/** What becomes known on the way, and is reported in every ending from then on. */
export interface DeployFacts extends StepFacts {
  /** What is in the zip. */
  readonly files: readonly Pick<SourceFile, 'path' | 'size'>[];
  /** What is not sent and why; only in a dry run, and where the step failed because of its files. */
  readonly exclusions: Exclusions;
  readonly archive: Archive;
  /** Full hash of the commit that was checked out, where it is another than the workflow runs for. */
  readonly sentCommit: string;
  /** Upload requests made. */
  readonly attempts: number;
  /** When the last zip was sent, or accepted where it was. */
  readonly sentAt: Epoch;
  /** Undefined where the answer to the upload had none. */
  readonly operation: AcceptedOperation | undefined;
  readonly purge: 'done' | 'failed';
  /** The environment as it was read last: where it was looked up, and with `wait`; where the host has the read. */
  readonly environment: EnvironmentRecord;
  /** What became of the upload; with `wait`. */
  readonly outcome: BuildOutcome;
  /** What the pages of the smoke test answered, where all of them are as expected. */
  readonly pages: readonly PageAnswer[];
  /** What became of the rollback, where one was tried. */
  readonly rollback: RollbackFacts;
  /** What it changes, where the last live Deployment and this one have a commit. */
  readonly changes: Changes;
}

/** What lies between the commit of the last live Deployment and the one that was packed. */
export interface Changes {
  /** Full hashes. */
  readonly from: string;
  readonly to: string;
  /** The page that compares them; undefined where they may be of another repository. */
  readonly url: URL | undefined;
  /** Undefined where the clone does not have both. */
  readonly comparison: CommitComparison | undefined;
}

export type DeployContext = StepContext<DeployFacts, DeployServices>;

/**
 * Explains the choice of files: logs it in a group of its own, and records it for the report. Only the first call does so.
 * It reads every file name that is not sent, so a deploy that goes well never calls it.
 * @returns undefined where it cannot be determined: it is an extra, and the log shows why
 */
export type Explain = (selection?: FileSelection) => Promise<Explanation | undefined>;

/** What the phases of one deploy share. */
export interface DeployRun extends DeployContext {
  /** A private folder of this run, removed in every ending but that of a dry run. */
  readonly scratch: string;
  readonly explain: Explain;
}
