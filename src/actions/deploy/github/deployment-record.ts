import type { Archive } from '../../../archive/archive.ts';
import type { EnvironmentAddress } from '../../../platform/api/address.ts';

/** Marks the Deployments of this action among others of the repository. */
const PRODUCT = 'headless-deploy';

/** What a Deployment records of what was sent, and where to. */
export interface Sent {
  readonly 'content-sha256': string;
  /** Of the platform. */
  readonly origin: string;
  readonly account: string;
  readonly app: string;
  /** Its ID. */
  readonly environment: string;
  /** ID of the build; empty where the platform did not name it. */
  readonly build: string;
}

export function payloadOf(
  archive: Pick<Archive, 'contentSha256'>,
  origin: string,
  { account, app, environment }: EnvironmentAddress,
  build: string | undefined,
): Record<string, string> {
  const sent: Sent = {
    'content-sha256': archive.contentSha256,
    origin,
    account,
    app,
    environment,
    build: build ?? '',
  };
  return { by: PRODUCT, ...sent };
}

/** Whether a Deployment records the same, and names its build. */
export function isSamePayload(payload: unknown, expected: Readonly<Record<string, string>>): boolean {
  if (typeof payload !== 'object' || payload === null || expected['build'] === '') return false;
  const given = payload as Record<string, unknown>;
  return Object.entries(expected).every(([name, value]) => given[name] === value);
}
