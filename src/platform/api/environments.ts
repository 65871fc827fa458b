import { PlatformError } from '../retry/platform-error.ts';
import { OtherRecord, resourceName, SEGMENT } from './address.ts';
import type { EnvironmentAddress } from './address.ts';
import { HOLDS_SECRET, parseAcceptance } from './operation.ts';
import type { AcceptedOperation } from './operation.ts';
import { getJson, postJson } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { buildIdOf } from './builds.ts';
import { parseObject } from '../json-object.ts';
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
  { account, app }: { account: string; app: string },
  body: CreateEnvironmentBody,
  context: CallContext,
): Promise<CreatedEnvironment> {
  const path = `/v1/accounts/${account}/apps/${app}/environments`;
  const reply = await postJson(connection, path, 'the request to create the environment', body, context);
  const acceptance = parseAcceptance(reply.text, context.holdsSecret);
  if (acceptance === undefined || acceptance === HOLDS_SECRET) {
    const what = acceptance ?? 'but not with an operation';
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
 * Every environment of an app. Not part of the specification.
 * @returns undefined where the answer has an unexpected format
 * @throws {PlatformError} where there is no such app, or no such list (see `isMissingCall`); {StepError} when the signal
 *   ended it
 */
export async function listEnvironments(
  connection: ApiConnection,
  { account, app }: { account: string; app: string },
  context: CallContext,
): Promise<EnvironmentRecord[] | undefined> {
  const path = `/v1/accounts/${account}/apps/${app}/environments`;
  const { text } = await getJson(connection, path, 'the list of environments', context);
  const list = parseObject(text)?.['environments'];
  if (!Array.isArray(list)) return undefined;
  const environments = (list as unknown[]).map((item) => parseEnvironmentRecord(item, context.holdsSecret));
  return environments.includes(undefined) ? undefined : (environments as EnvironmentRecord[]);
}

/**
 * One environment. Not part of the specification.
 * @returns undefined where the answer has an unexpected format
 * @throws {PlatformError} where there is no such environment, or no such read (see `isMissingCall`); {StepError} when the
 *   signal ended it
 */
export async function readEnvironment(
  connection: ApiConnection,
  address: EnvironmentAddress,
  context: CallContext,
): Promise<EnvironmentRecord | OtherRecord | undefined> {
  const { text } = await getJson(connection, `/v1/${resourceName(address)}`, 'the read of the environment', context);
  const body = parseObject(text);
  const record = parseEnvironmentRecord(body, context.holdsSecret);
  if (record === undefined) return undefined;
  const { name } = body as { name: string };
  return name === resourceName(address) ? record : new OtherRecord(name);
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
