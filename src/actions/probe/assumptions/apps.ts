import { resourceName } from '../../../platform/api/address.ts';
import { parseApp } from '../../../platform/api/apps.ts';
import { entriesOf, MORE_PAGES } from '../../../platform/api/lists.ts';
import { REGIONS } from '../../../platform/api/wire.ts';
import { parseServiceError } from '../../../platform/retry/service-error.ts';
import type { HttpReply } from '../../../platform/transport/exchange.ts';
import { parseObject } from '../../../platform/json-object.ts';
import { parseHttpDate } from '../../../shared/http-date.ts';
import { AS_EXPECTED, different, expected, notShown, typeOf } from './assumption.ts';
import type { Assumption, Finding } from './assumption.ts';

/** For the two lists that must be whole before anything is deleted. */
export function judgeWhole(reply: HttpReply, key: string): Finding {
  const list = entriesOf(reply, key, (item) => item ?? '');
  if (list.kind !== 'value') return notShown('the answer has no list');
  const { part } = list.value;
  return expected(part === undefined || part === MORE_PAGES, 'there may be more entries');
}

/** Of credentials, refusals, apps and regions. */
export const APP_ASSUMPTIONS: readonly Assumption[] = [
  {
    id: 'apps-list',
    claim: 'Apps can be listed',
    call: 'apps',
    source: 'documented',
    code: 'src/platform/api/apps.ts',
    page: 'docs/how-to/fix-an-error.md',
    judge: (reply) => expected(entriesOf(reply, 'apps', parseApp).kind === 'value', 'a list in an unexpected format'),
  },
  {
    id: 'apps-names',
    claim: 'The name of an app begins with its account',
    call: 'apps',
    source: 'documented',
    code: 'src/platform/api/confirmed.ts',
    page: 'docs/how-to/previews.md',
    judge: (reply, { address: { account } }) => {
      const list = entriesOf(reply, 'apps', parseApp);
      if (list.kind !== 'value' || list.value.entries.length === 0) return notShown('there is no app in the list');
      const isNamed = list.value.entries.every(({ id, name }) => name === resourceName({ account, app: id }));
      return expected(isNamed, 'one has another path');
    },
  },
  {
    id: 'apps-whole',
    claim: 'The list of apps shows where it ends',
    call: 'apps',
    source: 'concluded',
    code: 'src/platform/api/list-signs.ts',
    page: 'docs/how-to/wait-test-roll-back.md',
    judge: (reply) => judgeWhole(reply, 'apps'),
  },
  {
    id: 'date',
    claim: 'An answer has a Date header',
    call: 'apps',
    source: 'concluded',
    code: 'src/shared/http-date.ts',
    page: 'docs/how-to/wait-test-roll-back.md',
    judge: ({ headers }, { now }) => {
      const { date } = headers;
      if (date === undefined) return different('no Date header');
      return expected(parseHttpDate(date, now.getTime()) !== undefined, 'a Date header in an unexpected format');
    },
  },
  {
    id: 'app-provider',
    claim: 'The provider of a direct-upload app is UPLOADABLE',
    call: 'app',
    source: 'documented',
    code: 'src/platform/api/apps.ts',
    page: 'create-app/README.md',
    judge: ({ text }) => {
      const repository = parseObject(text)?.['repository'];
      if (typeof repository !== 'object' || repository === null)
        return different(`its repository is ${typeOf(repository)}`);
      const { provider } = repository as { provider?: unknown };
      return expected(provider === 'UPLOADABLE', `its provider is not UPLOADABLE (${typeOf(provider)})`);
    },
  },
  {
    id: 'regions',
    claim: 'The regions are those of the input "region"',
    call: 'regions',
    source: 'seen',
    code: 'src/platform/api/wire.ts',
    page: 'create-app/README.md',
    judge: ({ text }) => {
      const list = parseObject(text)?.['regions'];
      if (!Array.isArray(list)) return different('a list in an unexpected format');
      const names = (list as unknown[]).map((item) => ((item ?? {}) as { name?: unknown }).name);
      const known = REGIONS.map((region) => `regions/${region}`);
      const missing = known.filter((region) => !names.includes(region));
      const others = names.filter((name) => !known.some((region) => region === name));
      if (missing.length + others.length === 0) return AS_EXPECTED;
      return different(`${missing.length} of them are missing, and there are ${others.length} others`);
    },
  },
  {
    id: 'made-up-status',
    claim: 'A missing environment is a 404',
    call: 'made-up',
    source: 'documented',
    code: 'src/actions/lookup/not-found-hint.ts',
    page: 'docs/how-to/fix-an-error.md',
    // A host without the call answers alike.
    judge: (_, { replies }) =>
      replies.get('environment')?.status === 200 ? AS_EXPECTED : notShown('no environment can be read at all'),
  },
  {
    id: 'made-up-error',
    claim: 'A refusal has an error in a documented format',
    call: 'made-up',
    source: 'documented',
    code: 'src/platform/retry/service-error.ts',
    page: 'docs/how-to/fix-an-error.md',
    judge: ({ text }) => expected(parseServiceError(text) !== undefined, 'an answer in an unexpected format'),
  },
  {
    id: 'anonymous',
    claim: 'Without credentials the answer is 401',
    call: 'anonymous',
    source: 'documented',
    code: 'src/shared/http-status.ts',
    page: 'docs/how-to/fix-an-error.md',
    judge: () => AS_EXPECTED,
  },
];
