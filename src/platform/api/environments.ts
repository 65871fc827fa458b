import { PlatformError } from '../retry/platform-error.ts';
import { SEGMENT } from './address.ts';
import { parseOperation } from './operation.ts';
import type { AcceptedOperation } from './operation.ts';
import { create, read } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { parseObject } from '../json-object.ts';
import type { CreateEnvironmentBody } from './wire.ts';

/** The environment segment of a resource name (specification section 2.3). */
const ENVIRONMENT_ID = new RegExp(`^accounts/${SEGMENT}/apps/${SEGMENT}/environments/(${SEGMENT})(?:/|$)`);

/** A new environment; all empty where the platform answered without an operation. */
export interface CreatedEnvironment {
  readonly environmentId: string;
  readonly operation: AcceptedOperation;
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
  const reply = await create(connection, path, 'the request to create the environment', body, context);
  const operation = parseOperation(reply.text);
  if (operation === undefined) {
    const message = `${connection.root.origin} answered the request to create the environment with HTTP ${reply.status}, but not with an operation.`;
    throw new PlatformError('bad-reply', message, 'unknown', { httpStatus: reply.status });
  }
  return { environmentId: environmentIdOf(operation.operationName) ?? '', operation };
}

/**
 * ID of the environment with a display name. Not part of the specification.
 * @returns `absent` where there is none; `unreadable` where the host has no such list, or answers in another shape
 * @throws {PlatformError} for a refusal of another kind
 */
export async function findEnvironment(
  connection: ApiConnection,
  { account, app }: { account: string; app: string },
  displayName: string,
  context: CallContext,
): Promise<{ id: string } | 'absent' | 'unreadable'> {
  let text;
  try {
    const path = `/v1/accounts/${account}/apps/${app}/environments`;
    ({ text } = await read(connection, path, 'the list of environments', context));
  } catch (error) {
    if (error instanceof PlatformError && [404, 405, 501].includes(error.details.httpStatus ?? 0)) return 'unreadable';
    throw error;
  }
  const list = parseObject(text)?.['environments'];
  if (!Array.isArray(list)) return 'unreadable';
  for (const item of list as unknown[]) {
    const { name, displayName: shown } = (item ?? {}) as { name?: unknown; displayName?: unknown };
    if (shown !== displayName) continue;
    const id = typeof name === 'string' ? environmentIdOf(name) : undefined;
    return id === undefined ? 'unreadable' : { id };
  }
  return 'absent';
}

function environmentIdOf(name: string): string | undefined {
  return ENVIRONMENT_ID.exec(name)?.[1];
}
