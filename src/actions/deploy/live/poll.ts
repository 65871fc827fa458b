import type { BuildRecord, ListedBuild } from '../../../platform/api/builds.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { isTemporary } from '../../../shared/answer.ts';
import type { Problem } from '../../../shared/answer.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { MAX_CLOCK_SKEW_MS } from '../outcome.ts';
import type { FollowStart } from '../outcome.ts';
import { addReading, EQUAL_READINGS } from './decide.ts';
import type { Evidence } from './decide.ts';
import type { FollowingRead, PlatformReads } from './reads.ts';

/** What polls have shown so far. */
export interface Known extends Evidence, Pick<BuildRecord, 'doubt'> {
  /** The record of our build will still say whether it failed. */
  readonly isResultDue?: boolean;
  /** What its record warns of. */
  readonly warnings?: readonly string[];
  readonly sighting: ReturnType<typeof addReading> | undefined;
  /** The environment as it was read last. */
  readonly environment: EnvironmentRecord | undefined;
  /** Reads that have given something. */
  readonly readable: ReadonlySet<FollowingRead>;
  /** Polls in a row in which the app had gone with its environment. */
  readonly appMissing: number;
}

/** A read that gave nothing. */
export type ReadProblem = Problem & { readonly read: FollowingRead };

export interface Poll {
  readonly known: Known;
  readonly problem?: ReadProblem | undefined;
}

/** What every poll needs. */
export interface PollContext {
  readonly start: FollowStart;
  readonly reads: PlatformReads;
  /** That of the clock. */
  readonly now: () => number;
}

const NOT_A_BOOLEAN: ReadProblem = { read: 'environment', kind: 'unusable', reason: '"reconciling" is not a boolean' };

export function knownAtStart({ buildId, before }: FollowStart): Known {
  const environment = before?.kind === 'value' ? before.value : undefined;
  return {
    buildId,
    before: environment,
    environment,
    isFinished: false,
    sighting: undefined,
    newerBuildIds: undefined,
    readable: new Set(environment?.reconciling === undefined ? [] : ['environment']),
    appMissing: 0,
  };
}

/**
 * One poll: reads what is not known yet, stage by stage, in the order in which it can be known. A stage that shows what it
 * was for leads to the next one at once.
 */
export async function poll(known: Known, context: PollContext): Promise<Poll> {
  const result = await readStage(known, context);
  return hasProgressed(known, result.known) ? await poll(result.known, context) : result;
}

/** Whether what is known now belongs to a later stage. */
export function hasProgressed(before: Known, after: Known): boolean {
  return before.buildId !== after.buildId || before.isFinished !== after.isFinished;
}

async function readStage(known: Known, context: PollContext): Promise<Poll> {
  const { buildId, isFinished } = known;
  if (buildId === undefined) return await unlessDeleted(await find(known, context), context);
  const stage = isFinished ? deploy : build;
  return await unlessDeleted(await stage(known, buildId, context), context);
}

/**
 * What has gone, and its environment with it, counts as deleted: an app only in as many polls as the state of an
 * environment, as a platform that cannot find all of it may be in trouble.
 */
async function unlessDeleted(read: Poll, { reads }: PollContext): Promise<Poll> {
  const { known } = read;
  const missing = await whatIsMissing(read, reads);
  const appMissing = missing === 'app' ? known.appMissing + 1 : 0;
  if (missing === undefined || (missing === 'app' && appMissing < EQUAL_READINGS))
    return { ...read, known: { ...known, appMissing } };
  // Its name is still true, but neither its live build nor its address.
  const environment = known.environment && { ...known.environment, liveBuildId: undefined, domains: [] };
  return { known: { ...known, environment, deleted: missing } };
}

/**
 * A 404 alone proves little: a host may not have the call, or answer so for a while. So the record of the environment must
 * have been read in this step, and the list of the app, read now, not have it; or that list is missing, too, and the list
 * of the account, read now, does not have the app.
 */
async function whatIsMissing(
  { known, problem }: Poll,
  reads: PlatformReads,
): Promise<'environment' | 'app' | undefined> {
  if (problem?.kind !== 'missing' || !known.readable.has('environment')) return undefined;
  const environment = await reads.isListed();
  if (environment.kind === 'value') return environment.value ? undefined : 'environment';
  if (environment.kind !== 'missing') return undefined;
  const app = await reads.isAppListed();
  return app.kind === 'value' && !app.value ? 'app' : undefined;
}

/** First stage: which build is ours, where the answer to the upload does not show it. */
async function find(known: Known, { start, reads, now }: PollContext): Promise<Poll> {
  const answer = await reads.builds();
  if (answer.kind !== 'value') return { known, problem: { ...answer, read: 'builds' } };
  const started = startedSince(answer.value, now() - start.since, known.before?.liveBuildId);
  // Several: somebody else deploys at the same time, and nothing shows which of them is ours.
  const isAmbiguous = started.length > 1;
  return { known: { ...withReadable(known, 'builds'), buildId: isAmbiguous ? undefined : started[0], isAmbiguous } };
}

/** Second stage: whether our build has finished, well or not. */
async function build(known: Known, buildId: string, { start, reads, now }: PollContext): Promise<Poll> {
  const answer = await reads.build(buildId);
  if (answer.kind !== 'value') return { known, problem: { ...answer, read: 'build' } };
  const { isFinished, age = 0, doubt } = answer.value;
  const read = withReadable(known, 'build');
  // A cached answer to the upload names an old build. Where it is known what was live before, that alone shows it: clocks
  // may differ by more than is allowed for here.
  const isOld = start.before?.kind !== 'value' && age > now() - start.since + MAX_CLOCK_SKEW_MS;
  if (!isFinished || !isOld) return { known: { ...read, isFinished, doubt, ...resultOf(answer.value) } };
  const old = `The answer to the upload named build ${safeText(buildId)}, which was created before it`;
  return { known: { ...read, buildId: undefined, isFinished: false, doubt: old } };
}

/** Third stage: what is live, now that our build has finished. */
async function deploy(known: Known, buildId: string, context: PollContext): Promise<Poll> {
  const answer = await context.reads.environment();
  if (answer.kind !== 'value') return { known, problem: { ...answer, read: 'environment' } };
  const { value: environment } = answer;
  const { liveBuildId, reconciling } = environment;
  if (reconciling === undefined) return { known, problem: NOT_A_BOOLEAN };
  const sighting = addReading(known.sighting, { liveBuildId, reconciling }, context.now());
  let seen: Known = { ...withReadable(known, 'environment'), environment, sighting };
  if (seen.isResultDue === true && !reconciling) {
    const ended = await context.reads.build(buildId);
    if (ended.kind === 'value') seen = { ...seen, ...resultOf(ended.value) };
  }
  return isForeignBuild(seen, liveBuildId) ? await withNewerBuilds(seen, buildId, context) : { known: seen };
}

function resultOf({ local }: BuildRecord): Pick<Known, 'failure' | 'warnings' | 'isResultDue'> {
  if (local === 'running') return { isResultDue: true };
  const said = local !== undefined && 'warnings' in local ? { warnings: local.warnings } : { failure: local };
  return { isResultDue: false, ...said };
}

/** Whether a build is live that is neither ours nor the one before. */
function isForeignBuild({ buildId, before, sighting }: Known, liveBuildId: string | undefined): boolean {
  const isKnown = liveBuildId === undefined || liveBuildId === buildId || liveBuildId === before?.liveBuildId;
  return !isKnown && sighting?.reconciling === false;
}

async function withNewerBuilds(known: Known, buildId: string, { start, reads, now }: PollContext): Promise<Poll> {
  const answer = await reads.builds();
  if (answer.kind !== 'value' && isTemporary(answer)) return { known, problem: { ...answer, read: 'builds' } };
  // A host without the list leaves it open.
  if (answer.kind !== 'value') return { known };
  const ours = answer.value.findIndex(({ id }) => id === buildId);
  const elapsed = now() - start.since;
  const newer = answer.value.filter(({ age }, index) => (ours < 0 ? age < elapsed : index < ours));
  return { known: { ...withReadable(known, 'builds'), newerBuildIds: newer.map(({ id }) => id) } };
}

/** Builds that started with the upload or after it. @param elapsed milliseconds since it began */
function startedSince(builds: readonly ListedBuild[], elapsed: number, liveBefore: string | undefined): string[] {
  return builds.filter(({ id, age }) => age <= elapsed + MAX_CLOCK_SKEW_MS && id !== liveBefore).map(({ id }) => id);
}

function withReadable(known: Known, read: FollowingRead): Known {
  return { ...known, readable: new Set([...known.readable, read]) };
}
