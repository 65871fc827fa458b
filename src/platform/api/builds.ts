import { unusable, valueOf } from '../../shared/answer.ts';
import type { Answer } from '../../shared/answer.ts';
import { answeredAt, EARLIEST_MS } from '../../shared/http-date.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { isLoopback } from '../../shared/secure-url.ts';
import { isBelow, resourceName, SEGMENT } from './address.ts';
import type { EnvironmentAddress } from './address.ts';
import { aboutOther, ask, UNEXPECTED_RESPONSE } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { parseObject } from '../../shared/json-object.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { parseLocalResult } from './local/result.ts';
import type { LocalResult } from './local/result.ts';
import { readList } from './lists.ts';
import type { Epoch } from '../../shared/clock.ts';

/** The last segment of a build's resource name (specification section 2.3); public documents show two paths before it. */
const BUILD_ID = new RegExp(`/builds/(${SEGMENT})$`);

/** Stands for a build where there is none (public documents, for environments of direct-upload apps). */
const PLACEHOLDER = 'no_build';

/** ID of the build that a resource name names; undefined for anything else, and for the placeholder. */
export function buildIdOf(name: unknown): string | undefined {
  const id = typeof name === 'string' ? BUILD_ID.exec(name)?.[1] : undefined;
  return id === PLACEHOLDER ? undefined : id;
}

/** A build as the public list, and its read, show it. */
export interface Build {
  readonly id: string;
  /** By the platform's clock. */
  readonly createTime: Epoch;
  /** Milliseconds from then until it was shown, by the same clock: no clock of ours tells which builds are new. */
  readonly age: number;
  /** When it ended, well or not: only the state of its environment shows which, or `local`. Undefined while it runs. */
  readonly finishTime: Epoch | undefined;
  /** Why its `finishTime` does not count, as a clause; the build counts as running then. */
  readonly finishProblem?: string | undefined;
  /** Undefined where the platform leaves them out or empty, as it may for an upload. Not checked. */
  readonly commitSha: string | undefined;
  readonly commitMessage: string | undefined;
  /** Branch of that commit; only from the local platform. Not checked. */
  readonly branch?: string | undefined;
  /**
   * Why it failed, what is warned of although it is live, or how far it has come: until its app has started. Only from the
   * read of the local platform.
   */
  readonly local?: LocalResult | undefined;
}

/** Largest `pageSize` of the list of builds: a larger one means this (public documents). */
export const MAX_BUILDS = 200;

/** Longest text of a build that is shown, in characters: what is longer is cut. */
const MAX_TEXT_LENGTH = 4096;

/**
 * The newest builds of an environment, newest first, each ID once. Not part of the specification.
 * @param count how many at most: 1 to `MAX_BUILDS`
 * @param onOther called with the name of each build in the list that is not of this environment; it is left out
 * @returns a problem also for a list that is not in the order that was asked for: its first are not the newest
 * @throws {StepError} when the signal ended it
 */
export async function listBuilds(
  connection: ApiConnection,
  address: EnvironmentAddress,
  count: number,
  context: CallContext,
  onOther: (name: string) => void = () => undefined,
): Promise<Answer<readonly Build[]>> {
  const call = {
    path: `/v1/${resourceName(address)}/builds`,
    query: { orderBy: 'createTime desc', pageSize: String(count) },
    what: 'the list of builds',
    key: 'builds',
    parse: (item: unknown, { headers }: HttpReply) => parseBuild(item, headers, { ...connection, ...context }),
    enough: { entries: count },
  };
  const answer = await readList(connection, call, context);
  if (answer.kind !== 'value') return answer;
  const { entries, part } = answer.value;
  const isOrdered = entries.every(
    ({ createTime }, index) => createTime <= (entries[index - 1]?.createTime ?? Infinity),
  );
  // A host that does not page may have more than it shows.
  if (!isOrdered && (part !== undefined || entries.length >= count)) return unusable('it is not ordered by createTime');
  const builds = new Map<string, Build>();
  for (const { name, ...build } of entries.toSorted((a, b) => b.createTime - a.createTime)) {
    if (!isBelow(name, address)) onOther(name);
    else if (!builds.has(build.id)) builds.set(build.id, build);
  }
  return valueOf([...builds.values()].slice(0, count));
}

/** One build. Not part of the specification. @throws {StepError} when the signal ended it */
export async function readBuild(
  connection: ApiConnection,
  { build, ...address }: EnvironmentAddress & { readonly build: string },
  context: CallContext,
): Promise<Answer<Build>> {
  const path = `/v1/${resourceName(address)}/builds/${build}`;
  return await ask(connection, path, 'the read of the build', context, ({ headers, text }) => {
    const body = parseObject(text);
    const found = parseBuild(body, headers, { ...connection, ...context });
    if (found === undefined) return UNEXPECTED_RESPONSE;
    const { name, ...record } = found;
    if (record.id !== build || !isBelow(name, address)) return aboutOther(name);
    const local = parseLocalResult(body?.['headlessDeployLocal'], connection.apiRoot);
    const isRunning = local !== undefined && 'running' in local;
    return valueOf(record.finishTime !== undefined || isRunning ? { ...record, local } : record);
  });
}

/** What holds a secret counts as not there: these become outputs. @returns undefined for anything but a build */
export function parseBuild(
  item: unknown,
  headers: HttpReply['headers'],
  { apiRoot, clock, holdsSecret }: Pick<ApiConnection, 'apiRoot'> & Pick<CallContext, 'clock' | 'holdsSecret'>,
): (Build & { readonly name: string }) | undefined {
  const fields = (item ?? {}) as Record<string, unknown>;
  const { name, createTime, finishTime, commitSha, commitMessage, headlessDeployBranch } = fields;
  const id = buildIdOf(name);
  const created = parseTimestamp(createTime);
  if (typeof name !== 'string' || id === undefined || holdsSecret(id) || created === undefined) return undefined;
  const { finished, finishProblem } = parseFinish(createTime, finishTime);
  const textOf = (value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' && !holdsSecret(value) ? cut(value) : undefined;
  return {
    name,
    id,
    createTime: created,
    age: answeredAt(headers, clock.date()) - created,
    finishTime: finished,
    ...(finishProblem === undefined || holdsSecret(finishProblem) ? {} : { finishProblem }),
    commitSha: textOf(commitSha),
    commitMessage: textOf(commitMessage),
    ...(isLoopback(apiRoot.hostname) ? { branch: textOf(headlessDeployBranch) } : {}),
  };
}

/** A copy: what is merely sliced keeps the whole text in memory. */
function cut(text: string): string {
  return text.length <= MAX_TEXT_LENGTH
    ? text
    : Buffer.from(text.slice(0, MAX_TEXT_LENGTH), 'utf16le').toString('utf16le');
}

/** Some services give a build that is running a zero time, or a word: only a time that can be true is proof. */
export function parseFinish(
  createTime: unknown,
  finishTime: unknown,
): { readonly finished: Epoch | undefined; readonly finishProblem?: string } {
  if (finishTime === undefined || finishTime === null || finishTime === '') return { finished: undefined };
  const finished = parseTimestamp(finishTime);
  const created = parseTimestamp(createTime);
  if (finished !== undefined && created !== undefined && finished >= created) return { finished };
  const finishProblem = `its finishTime ${shown(finishTime)} is not a time at or after its createTime ${shown(createTime)}`;
  return { finished: undefined, finishProblem };
}

/** A value of JSON in a message. */
function shown(value: unknown): string {
  return value === undefined ? 'none' : safeText(JSON.stringify(value));
}

/** `date-time` of RFC 3339 section 5.6. */
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|[+-](\d\d):(\d\d))$/i;

/**
 * A time as the platform writes it: RFC 3339, of the year 2000 or later.
 * @returns undefined for anything else. `Date.parse` alone takes dates, local times and 30 February.
 */
export function parseTimestamp(value: unknown): Epoch | undefined {
  const fields = typeof value === 'string' ? DATE_TIME.exec(value) : null;
  if (fields === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = fields
    .slice(1)
    .map((field) => Number(field ?? 0));
  const isInRange =
    month >= 1 && month <= 12 && day >= 1 && hour < 24 && minute < 60 && offsetHour < 24 && offsetMinute < 60;
  // Day 0 of the next month is the last one of this.
  if (!isInRange || day > new Date(Date.UTC(year, month, 0)).getUTCDate() || second > 60) return undefined;
  // A leap second (section 5.7) counts as the one before it: Date has none.
  const time = Date.parse(fields[0].replace(/:60(?=[.Z+-])/i, ':59'));
  return time >= EARLIEST_MS ? time : undefined;
}
