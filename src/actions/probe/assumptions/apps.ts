import { resourceName } from '../../../platform/api/address.ts';
import { parseApp } from '../../../platform/api/apps.ts';
import { REGIONS } from '../../../platform/api/wire.ts';
import { parseServiceError } from '../../../platform/retry/service-error.ts';
import type { HttpReply } from '../../../platform/transport/exchange.ts';
import { parseHttpDate } from '../../../shared/http-date.ts';
import { AS_EXPECTED, assume, different, entriesIn, expected, expectedOfEach, expectedWhole } from './assumption.ts';
import { notShown, OTHER_LIST, typeOf } from './assumption.ts';

const FIX = 'docs/how-to/fix-an-error.md';
const WAIT = 'docs/how-to/wait-test-roll-back.md';
const PREVIEWS = 'docs/how-to/previews.md';
const CREATE = 'create-app/README.md';

const appsIn = (reply: HttpReply) => entriesIn(reply, 'apps', parseApp);

/** Of credentials, refusals, apps and regions. */
export const APP_ASSUMPTIONS = [
  assume('apps-list', 'Apps can be listed', ['apps', 'documented', FIX], (reply) =>
    expected(appsIn(reply) !== undefined, OTHER_LIST),
  ),
  assume(
    'apps-names',
    'The name of an app begins with its account',
    ['apps', 'documented', PREVIEWS],
    (reply, seen) => {
      const { account } = seen.address;
      const isNamed = ({ id, name }: { id: string; name: string }) => name === resourceName({ account, app: id });
      return expectedOfEach(appsIn(reply), 'there is no app in the list', isNamed, 'one has another path');
    },
  ),
  assume('apps-whole', 'The list of apps shows where it ends', ['apps', 'concluded', WAIT], (reply) =>
    expectedWhole(reply, 'apps'),
  ),
  assume('date', 'An answer has a Date header', ['apps', 'concluded', WAIT], ({ headers: { date } }, { now }) => {
    if (date === undefined) return different('no Date header');
    return expected(parseHttpDate(date, now.getTime()) !== undefined, 'a Date header in an unexpected format');
  }),
  assume(
    'app-provider',
    'The provider of a direct-upload app is UPLOADABLE',
    ['app', 'documented', CREATE],
    (reply) => {
      const { repository } = reply.body;
      if (typeof repository !== 'object' || repository === null)
        return different(`its repository is ${typeOf(repository)}`);
      const { provider } = repository as { provider?: unknown };
      return expected(provider === 'UPLOADABLE', `its provider is not UPLOADABLE (${typeOf(provider)})`);
    },
  ),
  assume('regions', 'The regions are those of the input "region"', ['regions', 'seen', CREATE], ({ body }) => {
    const { regions } = body;
    if (!Array.isArray(regions)) return different(OTHER_LIST);
    const names = (regions as unknown[]).map((item) => ((item ?? {}) as { name?: unknown }).name);
    const known = new Set<unknown>(REGIONS.map((region) => `regions/${region}`));
    const missing = [...known].filter((region) => !names.includes(region)).length;
    const others = names.filter((name) => !known.has(name)).length;
    return expected(missing + others === 0, `${missing} of them are missing, and there are ${others} others`);
  }),
  // A host without the call answers alike.
  assume('made-up-status', 'A missing environment is a 404', ['made-up', 'documented', FIX], (_, { replies }) =>
    replies.get('environment')?.status === 200 ? AS_EXPECTED : notShown('no environment can be read at all'),
  ),
  assume('made-up-error', 'A refusal has an error in a documented format', ['made-up', 'documented', FIX], ({ text }) =>
    expected(parseServiceError(text) !== undefined, 'an answer in an unexpected format'),
  ),
  assume('anonymous', 'Without credentials the answer is 401', ['anonymous', 'documented', FIX], () => AS_EXPECTED),
];
