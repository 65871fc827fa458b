import type { Build } from '../../../platform/api/builds.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import type { BuildFailure, BuildRemarks, RunningStep } from '../../../platform/api/local/result.ts';
import { isTemporary } from '../../../shared/answer.ts';
import type { Problem } from '../../../shared/answer.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { MAX_CLOCK_SKEW_MS } from '../outcome.ts';
import type { FollowStart } from '../outcome.ts';
import { addReading, EQUAL_READINGS } from './decide.ts';
import type { Evidence } from './decide.ts';
import type { FollowingRead, PlatformReads } from './reads.ts';
import type { Instant } from '../../../shared/clock.ts';

/** What is read next: which build is ours, whether that has finished, or what is live since. */
type Stage = 'find' | 'build' | 'deploy';

/** A read that gave nothing. */
export type ReadProblem = Problem & { readonly read: FollowingRead };

const NOT_A_BOOLEAN: ReadProblem = { read: 'environment', kind: 'unusable', reason: '"reconciling" is not a boolean' };

const FROM_CACHE: ReadProblem = {
  read: 'environment',
  kind: 'unusable',
  reason: 'a cache answered, with a record from before the build had finished',
};

/** An upload that is followed: what polls have shown of it so far. */
export class FollowedUpload implements Evidence {
  buildId: string | undefined;
  readonly before: EnvironmentRecord | undefined;
  isFinished = false;
  sighting: ReturnType<typeof addReading> | undefined;
  newerBuildIds: readonly string[] | undefined;
  isAmbiguous = false;
  deleted: 'environment' | 'app' | undefined;
  /** Why the build that the answer to the upload named is not taken for ours, as a clause. */
  whyNotOurs: string | undefined;
  /** Why our build counts as running, as a clause. */
  finishProblem: string | undefined;
  failure: BuildFailure | undefined;
  /** What the record of our build says of it, now that it is live. */
  remarks: BuildRemarks | undefined;
  /** The record of our build will still say whether it failed. */
  isResultDue = false;
  /** The step of our build that runs, where its record shows it. */
  step: RunningStep | undefined;
  /** The environment as it was read last. */
  environment: EnvironmentRecord | undefined;
  /** When our build was last known not to be live: the start of that read, by `now` of the clock. */
  oldUntil: number;
  /** Why the last poll shows nothing. */
  problem: ReadProblem | undefined;
  /** Polls in the stage that was read last. */
  polls = 0;
  /** Reads that the host has answered as expected in this step. */
  readonly readable: Set<FollowingRead>;
  /** When our build was first seen to have finished, by `now` of the clock: what was live before proves nothing. */
  private finishedAt = 0;
  /** Polls in a row that found neither the environment nor its app. */
  private appMissing = 0;

  constructor(
    private readonly start: FollowStart,
    private readonly reads: PlatformReads,
    private readonly now: () => Instant,
  ) {
    this.buildId = start.buildId;
    this.before = start.before?.kind === 'value' ? start.before.value : undefined;
    this.environment = this.before;
    this.oldUntil = start.since;
    this.readable = new Set(this.before?.reconciling === undefined ? [] : ['environment']);
  }

  /** Reads as far as it gets: once a stage has its answer, the next one is read without a pause. */
  async poll(): Promise<void> {
    this.polls += 1;
    for (;;) {
      const stage = this.stage();
      this.problem = await this.read(stage);
      await this.noticeDeletion();
      if (this.stage() === stage) return;
      this.polls = 0;
    }
  }

  private stage(): Stage {
    if (this.buildId === undefined) return 'find';
    return this.isFinished ? 'deploy' : 'build';
  }

  private async read(stage: Stage): Promise<ReadProblem | undefined> {
    switch (stage) {
      case 'find':
        return await this.findBuild();
      case 'build':
        return await this.readBuild(this.buildId ?? '');
      case 'deploy':
        return await this.readEnvironment(this.buildId ?? '');
    }
  }

  /** Which build is ours, where the answer to the upload does not show it. */
  private async findBuild(): Promise<ReadProblem | undefined> {
    const answer = await this.reads.builds();
    if (answer.kind !== 'value') return { ...answer, read: 'builds' };
    this.readable.add('builds');
    const started = startedSince(answer.value, this.elapsed(), this.before?.liveBuildId);
    // Several: somebody else deploys at the same time, and nothing shows which of them is ours.
    this.isAmbiguous = started.length > 1;
    this.buildId = this.isAmbiguous ? undefined : started[0];
    return undefined;
  }

  /** Whether our build has finished, well or not. */
  private async readBuild(buildId: string): Promise<ReadProblem | undefined> {
    const began = this.now();
    const answer = await this.reads.build(buildId);
    if (answer.kind !== 'value') return { ...answer, read: 'build' };
    this.readable.add('build');
    const { age, finishProblem } = answer.value;
    const isFinished = answer.value.finishTime !== undefined;
    // A cache may have answered the upload with an old build. If the environment was read before the upload, that has
    // shown it already, and better than this: clocks may differ by more than the tolerance here.
    const isOld = this.start.before?.kind !== 'value' && age > this.elapsed() + MAX_CLOCK_SKEW_MS;
    if (isFinished && isOld) {
      this.buildId = undefined;
      this.whyNotOurs = `The answer to the upload named build ${safeText(buildId)}, which was created before it`;
      return undefined;
    }
    if (isFinished) this.finishedAt = began;
    this.isFinished = isFinished;
    this.finishProblem = finishProblem;
    if (!isFinished && finishProblem === undefined) this.oldUntil = began;
    this.keepResult(answer.value);
    return undefined;
  }

  /** What is live, now that our build has finished. */
  private async readEnvironment(buildId: string): Promise<ReadProblem | undefined> {
    const began = this.now();
    const answer = await this.reads.environment();
    if (answer.kind !== 'value') return { ...answer, read: 'environment' };
    const { liveBuildId, reconciling, age = 0 } = answer.value;
    if (reconciling === undefined) return NOT_A_BOOLEAN;
    if (liveBuildId !== buildId && age > began - this.finishedAt) return FROM_CACHE;
    if (liveBuildId !== buildId) this.oldUntil = began;
    this.readable.add('environment');
    this.environment = answer.value;
    this.sighting = addReading(this.sighting, { liveBuildId, reconciling }, this.now());
    if (reconciling) return undefined;
    if (this.isResultDue) {
      const ended = await this.reads.build(buildId);
      if (ended.kind === 'value') this.keepResult(ended.value);
    }
    const isKnown = [undefined, buildId, this.before?.liveBuildId].includes(liveBuildId);
    return isKnown ? undefined : await this.findNewerBuilds(buildId);
  }

  /** For a live build that is neither ours nor the one before: which builds were created after ours. */
  private async findNewerBuilds(buildId: string): Promise<ReadProblem | undefined> {
    const answer = await this.reads.builds();
    // Without the list, it stays open which build is newer.
    if (answer.kind !== 'value') return isTemporary(answer) ? { ...answer, read: 'builds' } : undefined;
    this.readable.add('builds');
    const ours = answer.value.findIndex(({ id }) => id === buildId);
    const newer = answer.value.filter(({ age }, index) => (ours < 0 ? age < this.elapsed() : index < ours));
    this.newerBuildIds = newer.map(({ id }) => id);
    return undefined;
  }

  private keepResult({ local }: Build): void {
    this.isResultDue = local !== undefined && 'running' in local;
    this.step = undefined;
    if (local === undefined) this.failure = undefined;
    else if ('running' in local) this.step = local.running;
    else if ('warnings' in local) this.remarks = local;
    else this.failure = local;
  }

  /**
   * Notes that the environment was deleted, or its app. An app must be missing in as many polls in a row as an
   * environment needs to be believed: a platform that finds nothing at all may just be in trouble.
   */
  private async noticeDeletion(): Promise<void> {
    const missing = await this.whatIsMissing();
    this.appMissing = missing === 'app' ? this.appMissing + 1 : 0;
    if (missing === undefined || (missing === 'app' && this.appMissing < EQUAL_READINGS)) return;
    this.deleted = missing;
    this.problem = undefined;
    // What was read last still has the right name, but no live build and no address.
    this.environment = this.environment && { ...this.environment, liveBuildId: undefined, site: undefined };
  }

  /**
   * A 404 alone proves little: the host may not have the call, or answer 404 for a while. An environment is missing if it
   * was read earlier in this step, and the list of environments no longer has it. The app is missing if that list is
   * a 404, too, and the list of apps no longer has it.
   */
  private async whatIsMissing(): Promise<'environment' | 'app' | undefined> {
    if (this.problem?.kind !== 'missing' || !this.readable.has('environment')) return undefined;
    const environment = await this.reads.isListed();
    if (environment.kind === 'value') return environment.value ? undefined : 'environment';
    if (environment.kind !== 'missing') return undefined;
    const app = await this.reads.isAppListed();
    return app.kind === 'value' && !app.value ? 'app' : undefined;
  }

  /** Milliseconds since the upload began. */
  private elapsed(): number {
    return this.now() - this.start.since;
  }
}

/** Builds that started with the upload or after it. @param elapsed milliseconds since it began */
function startedSince(builds: readonly Build[], elapsed: number, liveBefore: string | undefined): string[] {
  return builds.filter(({ id, age }) => age <= elapsed + MAX_CLOCK_SKEW_MS && id !== liveBefore).map(({ id }) => id);
}
