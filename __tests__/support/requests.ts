import type { RawRequest, RawServer } from './raw-server.ts';

/** The upload requests that a server saw; a step may read from the platform beside them. */
export function uploadsOf({ requests }: RawServer): RawRequest[] {
  return requests.filter(({ head }) => /^POST \S*:upload HTTP/.test(head));
}
