import type { ApiConnection, CallContext } from '../../platform/api/api-request.ts';
import { parseApp } from '../../platform/api/apps.ts';
import { parseBuild } from '../../platform/api/builds.ts';
import { parseEnvironmentRecord } from '../../platform/api/environments.ts';
import { entriesOf } from '../../platform/api/lists.ts';
import type { List } from '../../platform/api/lists.ts';
import { parseObject } from '../../shared/json-object.ts';
import type { HttpReply } from '../../platform/transport/exchange.ts';

export type ProbedReply = ReturnType<typeof readReply>;

/**
 * A reply, with what the client's own parsers read in it: undefined where that is nothing. Each is read when it is asked for, as
 * all of them together could fill the memory.
 * @param url which was asked
 */
export function readReply(
  reply: HttpReply,
  url: URL,
  client: Pick<ApiConnection, 'apiRoot'> & Pick<CallContext, 'clock' | 'holdsSecret'>,
) {
  const { status, headers, text } = reply;
  function listOf<Entry>(key: string, parse: (item: unknown) => Entry | undefined): List<Entry> | undefined {
    const answer = entriesOf(reply, key, parse);
    return answer.kind === 'value' ? answer.value : undefined;
  }
  return {
    status,
    headers,
    text,
    url,
    /** Empty where it is no JSON object. */
    get body() {
      return parseObject(text) ?? {};
    },
    get environment() {
      return parseEnvironmentRecord(parseObject(text), client);
    },
    /** A list of anything. */
    list: (key: string) => listOf(key, (item) => item ?? ''),
    get apps() {
      return listOf('apps', parseApp)?.entries;
    },
    get environments() {
      return listOf('environments', (item) => parseEnvironmentRecord(item, client))?.entries;
    },
    get builds() {
      return listOf('builds', (item) => parseBuild(item, headers, client))?.entries;
    },
  };
}
