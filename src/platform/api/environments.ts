import { valueOf } from '../../shared/answer.ts';
import type { Answer } from '../../shared/answer.ts';
import { PlatformError } from '../retry/platform-error.ts';
import { resourceName, SEGMENT } from './address.ts';
import type { AppAddress, EnvironmentAddress } from './address.ts';
import { HOLDS_SECRET, parseAcceptance } from './operation.ts';
import type { AcceptedOperation } from './operation.ts';
import { aboutOther, ask, deleteOnce, postJson, UNEXPECTED_RESPONSE, unlessRefused } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { buildIdOf } from './builds.ts';
import { readPages } from './pages.ts';
import { parseObject } from '../json-object.ts';
import { describeRefusedSuccess } from './refused-success.ts';
import type { CreateEnvironmentBody } from './wire.ts';

/** The environment segment of a resource name (specification section 2.3). */
const ENVIRONMENT_ID = new RegExp(`^accounts/${SEGMENT}/apps/${SEGMENT}/environments/(${SEGMENT})(?:/|$)`);

/** A new environment; both undefined where the platform answered without an operation. */
export interface CreatedEnvironment {
  readonly environmentId: string | undefined;
  readonly operation: AcceptedOperation | undefined;
}

/**
 * Creates an environment (specification section 4.2).
 * @throws {PlatformError} refused, unreachable, ambiguous, or `bad-reply`; {StepError} when the signal ended it
 */
export async function createEnvironment(
  connection: ApiConnection,
  { account, app }: AppAddress,
  body: CreateEnvironmentBody,
  context: CallContext,
): Promise<CreatedEnvironment> {
  const path = `/v1/accounts/${account}/apps/${app}/environments`;
  const reply = await postJson(connection, path, 'the request to create the environment', body, context);
  const acceptance = parseAcceptance(reply.text, context.holdsSecret);
  if (acceptance === undefined || acceptance === HOLDS_SECRET) {
    const what = acceptance ?? 'but the body is not an operation';
    const message = `${connection.apiRoot.origin} answered the request to create the environment with HTTP ${reply.status}, ${what}.`;
    throw new PlatformError('bad-reply', message, 'unknown', { httpStatus: reply.status });
  }
  const { operation } = acceptance;
  return { environmentId: operation && environmentIdOf(operation.operationName), operation };
}

/** An environment as reads show it. What public documents do not name, or an answer leaves out, is undefined or empty. */
export interface EnvironmentRecord {
  readonly id: string;
  readonly displayName: string | undefined;
  /** ID of the build that is live now. */
  readonly liveBuildId: string | undefined;
  /** Whether the platform is still changing it; undefined where the answer does not have that as a boolean. */
  readonly reconciling: boolean | undefined;
  /** Host names, in the platform's order; not checked. */
  readonly domains: readonly string[];
}

/**
 * All environments of an app, over all pages of the list, each ID once. Not part of the specification.
 * @returns a problem where there is no such app, or no such list, or any of its pages has an unexpected format
 * @throws {PlatformError} for anything else, see `unlessRefused`; {StepError} when the signal ended it
 */
export async function listEnvironments(
  connection: ApiConnection,
  address: AppAddress,
  context: CallContext,
): Promise<Answer<readonly EnvironmentRecord[]>> {
  const path = `/v1/${resourceName({ account: address.account, app: address.app })}/environments`;
  const call = { path, what: 'the list of environments', key: 'environments' };
  const parse = (item: unknown): EnvironmentRecord | undefined => parseEnvironmentRecord(item, context.holdsSecret);
  const answer = unlessRefused(await readPages(connection, call, parse, context));
  if (answer.kind !== 'value') return answer;
  // A list that changes while it is read may show one on two pages.
  return valueOf([...new Map(answer.value.entries.toReversed().map((each) => [each.id, each])).values()].toReversed());
}

/**
 * One environment: the record of this one, and of no other. Not part of the specification.
 * @throws {StepError} when the signal ended it
 */
export async function readEnvironment(
  connection: ApiConnection,
  address: EnvironmentAddress,
  context: CallContext,
): Promise<Answer<EnvironmentRecord>> {
  const path = `/v1/${resourceName(address)}`;
  return await ask(connection, path, 'the read of the environment', context, ({ text }) => {
    const body = parseObject(text);
    const record = parseEnvironmentRecord(body, context.holdsSecret);
    if (record === undefined) return UNEXPECTED_RESPONSE;
    const { name } = body as { name: string };
    return name === resourceName(address) ? valueOf(record) : aboutOther(name);
  });
}

/**
 * Domains are strings in the public reference, objects with `name` or `hostname` elsewhere; all are read. What holds a
 * secret counts as not there: of these the ID and a domain become outputs, and a display name the name of a Deployment.
 */
export function parseEnvironmentRecord(
  value: unknown,
  holdsSecret: (text: string) => boolean,
): EnvironmentRecord | undefined {
  // Services that write proto3 JSON leave a field out that is false.
  const { name, displayName, build, reconciling = false, domains } = (value ?? {}) as Record<string, unknown>;
  const id = typeof name === 'string' ? ENVIRONMENT_ID.exec(name)?.[1] : undefined;
  if (id === undefined || holdsSecret(id)) return undefined;
  const isNamed = typeof displayName === 'string' && displayName !== '' && !holdsSecret(displayName);
  return {
    id,
    displayName: isNamed ? displayName : undefined,
    liveBuildId: buildIdOf(build),
    reconciling: typeof reconciling === 'boolean' ? reconciling : undefined,
    domains: Array.isArray(domains)
      ? (domains as unknown[]).flatMap(domainOf).filter((domain) => !hostForms(domain).some(holdsSecret))
      : [],
  };
}

/**
 * Asks to delete an environment (public documents): one request, which is never repeated here. No schema of the answer is
 * public; an empty one and a JSON object are taken for the platform's. Neither says that the environment has gone.
 * @throws {PlatformError} refused, also in the body of a 2xx, unreachable, `ambiguous`, or `bad-reply` with the status
 *   `unknown`; {StepError} when the signal ended it
 */
export async function deleteEnvironment(
  connection: ApiConnection,
  address: EnvironmentAddress,
  context: CallContext,
): Promise<void> {
  const what = 'the request to delete the environment';
  const { status, text } = await deleteOnce(connection, `/v1/${resourceName(address)}`, what, context);
  const answered = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}`;
  const refusal = describeRefusedSuccess(text);
  if (refusal !== undefined)
    throw new PlatformError('rejected', `${answered}, but refused it: ${refusal}.`, 'failed', { httpStatus: status });
  if (text.trim() === '' || parseObject(text) !== undefined) return;
  const message = `${answered}, but the body is neither empty nor a JSON object.`;
  throw new PlatformError('bad-reply', message, 'unknown', { httpStatus: status });
}

/** A domain as written, and as a URL normalizes it: lower case, variants of a letter as that letter. */
function hostForms(domain: string): string[] {
  const href = `https://${domain}`;
  return URL.canParse(href) ? [domain, new URL(href).host] : [domain];
}

function domainOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const { name, hostname } = (value ?? {}) as { name?: unknown; hostname?: unknown };
  const domain = name ?? hostname;
  return typeof domain === 'string' ? [domain] : [];
}

function environmentIdOf(name: string): string | undefined {
  return ENVIRONMENT_ID.exec(name)?.[1];
}
