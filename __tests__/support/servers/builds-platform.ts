import { httpReply } from './socket-server.ts';
import type { SocketServer } from './socket-server.ts';
import { ENVIRONMENT, environmentWith, livePlatform } from './live-platform.ts';
import type { LiveScript } from './live-platform.ts';

const START = Date.parse('2026-01-01T12:00:00Z');
/** When the platform answers, by its own clock, which is not that of the tests. */
const NOW = START + 3_600_000;

/** A time so many seconds before the platform answers. */
export function ago(seconds: number): string {
  return new Date(NOW - seconds * 1000).toISOString();
}

/** A build of the list: when it was created and when it finished, in seconds before the answer. */
export function listed(id: string, created: number, finished?: number, more: object = {}): object {
  const finishTime = finished === undefined ? {} : { finishTime: ago(finished) };
  return { name: `${ENVIRONMENT}/builds/${id}`, createTime: ago(created), ...finishTime, ...more };
}

/** An answer that is dated. */
export function dated(body: unknown): string {
  return httpReply(200, body, { Date: new Date(NOW).toUTCString() });
}

/**
 * A platform with builds, newest first.
 * @param live ID of the one that its environment names; empty where none is
 * @param script what it answers instead
 */
export async function buildsPlatform(
  live: string,
  builds: readonly object[],
  script: LiveScript & { readonly more?: object } = {},
): Promise<SocketServer> {
  const { more = {}, ...others } = script;
  return await livePlatform({ environment: [environmentWith(live, more)], builds: [dated({ builds })], ...others });
}
