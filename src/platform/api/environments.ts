import { valueOf } from '../../shared/answer.ts';
import type { Answer } from '../../shared/answer.ts';
import { ageOf } from '../../shared/http-date.ts';
import { falseSuccess } from '../retry/platform-error.ts';
import { resourceName, SEGMENT } from './address.ts';
import type { AppAddress, EnvironmentAddress } from './address.ts';
import { acceptanceOf } from './operation.ts';
import type { AcceptedOperation } from './operation.ts';
import { aboutOther, ask, callApi, UNEXPECTED_RESPONSE } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { buildIdOf } from './builds.ts';
import { readList, withoutRepeats } from './lists.ts';
import type { List, ListCall } from './lists.ts';
import { parseObject } from '../../shared/json-object.ts';
import { describeRefusedSuccess, describeUnusable } from './refused-success.ts';
import { siteOf } from './site.ts';
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
  const name = { what: 'the request to create the environment', origin: connection.apiRoot.origin };
  const reply = await callApi(connection, { kind: 'create', target: path, what: name.what, body }, context);
  const { operation } = acceptanceOf(name, reply, context.holdsSecret);
  return { environmentId: operation && environmentIdOf(operation.operationName), operation };
}

/** An environment as reads show it. What public documents do not name, or an answer leaves out, is undefined. */
export interface EnvironmentRecord {
  /** Its resource name. */
  readonly name: string;
  readonly id: string;
  readonly displayName: string | undefined;
  /** ID of the build that is live now. */
  readonly liveBuildId: string | undefined;
  /** Whether the platform is still changing it; undefined where the answer does not have that as a boolean. */
  readonly reconciling: boolean | undefined;
  /** How long a cache had the answer that shows it, in milliseconds; undefined where none had it. */
  readonly age?: number;
  /** Where its site is, by the first of its domains that can be one. */
  readonly site: URL | undefined;
}

/** Longest display name, in characters. It tells environments apart, so a longer one is not cut. */
const MAX_NAME_LENGTH = 4096;

/** The list of the environments of an app. Not part of the specification. */
export function environmentsCall(
  { apiRoot }: ApiConnection,
  { account, app }: AppAddress,
  { holdsSecret }: Pick<CallContext, 'holdsSecret'>,
): ListCall<EnvironmentRecord> {
  return {
    path: `/v1/${resourceName({ account, app })}/environments`,
    what: 'the list of environments',
    key: 'environments',
    parse: (item) => parseEnvironmentRecord(item, { apiRoot, holdsSecret }),
  };
}

/** All environments of an app, each ID once. @throws {StepError} when the signal ended it */
export async function listEnvironments(
  connection: ApiConnection,
  address: AppAddress,
  context: CallContext,
): Promise<Answer<List<EnvironmentRecord>>> {
  const answer = await readList(connection, environmentsCall(connection, address, context), context);
  if (answer.kind !== 'value') return answer;
  return valueOf({ ...answer.value, entries: withoutRepeats(answer.value.entries) });
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
  return await ask(connection, path, 'the read of the environment', context, ({ text, headers }) => {
    const record = parseEnvironmentRecord(parseObject(text), { ...connection, ...context });
    if (record === undefined) return UNEXPECTED_RESPONSE;
    if (record.name !== resourceName(address)) return aboutOther(record.name);
    const age = ageOf(headers);
    return valueOf(age === 0 ? record : { ...record, age });
  });
}

/**
 * What holds a secret counts as not there: of these the ID and the site become outputs, and a display name the name of a
 * Deployment.
 * @param of.apiRoot of the host that shows it
 * @returns undefined for anything else, or a display name of more than 4096 characters
 */
export function parseEnvironmentRecord(
  value: unknown,
  { apiRoot, holdsSecret }: { readonly apiRoot: URL } & Pick<CallContext, 'holdsSecret'>,
): EnvironmentRecord | undefined {
  // Services that write proto3 JSON leave a field out that is false.
  const { name, displayName, build, reconciling = false, domains } = (value ?? {}) as Record<string, unknown>;
  const id = typeof name === 'string' ? environmentIdOf(name) : undefined;
  if (typeof name !== 'string' || id === undefined || holdsSecret(id)) return undefined;
  if (typeof displayName === 'string' && displayName.length > MAX_NAME_LENGTH) return undefined;
  const isNamed = typeof displayName === 'string' && displayName !== '' && !holdsSecret(displayName);
  return {
    name,
    id,
    displayName: isNamed ? displayName : undefined,
    liveBuildId: buildIdOf(build),
    reconciling: typeof reconciling === 'boolean' ? reconciling : undefined,
    site: siteOf(domains, apiRoot, holdsSecret),
  };
}

/**
 * Asks to delete an environment (public documents): one request, which is never repeated here. No schema of the answer is
 * public; an empty one and a JSON object are taken for the platform's. Neither says that the environment has gone.
 * @throws {PlatformError} refused, also in the body of a 2xx, unreachable, `ambiguous`, or `bad-reply` with the status
 *   `unknown`; {StepError} when the signal ended it
 */
export async function deleteEnvironment(connection: ApiConnection, address: EnvironmentAddress, context: CallContext) {
  const what = 'the request to delete the environment';
  const reply = await callApi(connection, { kind: 'delete', target: `/v1/${resourceName(address)}`, what }, context);
  const name = { what, origin: connection.apiRoot.origin };
  const body = parseObject(reply.text);
  const refusal = describeRefusedSuccess(body);
  if (refusal !== undefined) throw falseSuccess(name, reply, `but refused it: ${refusal}`, 'rejected');
  if (reply.text.trim() === '' || body !== undefined) return;
  throw falseSuccess(name, reply, describeUnusable(reply, 'but the body is neither empty nor a JSON object'));
}

function environmentIdOf(name: string): string | undefined {
  return ENVIRONMENT_ID.exec(name)?.[1];
}
