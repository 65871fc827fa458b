import { resourceName } from '../../../platform/api/address.ts';
import { isUuid } from '../../../platform/api/environment-reference.ts';
import { parseEnvironmentRecord } from '../../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { entriesOf } from '../../../platform/api/lists.ts';
import { textOfDomain } from '../../../platform/api/site.ts';
import type { HttpReply } from '../../../platform/transport/exchange.ts';
import { UPLOADABLE_BRANCH } from '../../../platform/api/wire.ts';
import { parseObject } from '../../../platform/json-object.ts';
import { judgeWhole } from './apps.ts';
import { different, expected, notShown, typeOf } from './assumption.ts';
import type { Assumption, Finding, Seen } from './assumption.ts';

const LIST = { call: 'environments', source: 'documented' } as const;
const RECORD = { call: 'environment', source: 'documented', code: 'src/platform/api/environments.ts' } as const;
const WAIT = 'docs/how-to/wait-test-roll-back.md';
const PREVIEWS = 'docs/how-to/previews.md';

function listIn(reply: HttpReply, seen: Seen): readonly EnvironmentRecord[] | undefined {
  const list = entriesOf(reply, 'environments', (item) => parseEnvironmentRecord(item, seen));
  return list.kind === 'value' ? list.value.entries : undefined;
}

/** For a property of every environment in the list. */
function judgeEach(reply: HttpReply, seen: Seen, isSo: (record: EnvironmentRecord) => boolean, found: string): Finding {
  const list = listIn(reply, seen) ?? [];
  return list.length === 0 ? notShown('there is no environment in a readable list') : expected(list.every(isSo), found);
}

/** Of the list of environments, and of one of them. */
export const ENVIRONMENT_ASSUMPTIONS: readonly Assumption[] = [
  {
    ...LIST,
    id: 'environments-list',
    claim: 'Environments can be listed',
    code: 'src/platform/api/environments.ts',
    page: 'docs/reference/deploy.md',
    judge: (reply, seen) => expected(listIn(reply, seen) !== undefined, 'a list in an unexpected format'),
  },
  {
    ...LIST,
    id: 'environments-display-name',
    claim: 'Each environment has a display name',
    code: 'src/actions/lookup/find-environment.ts',
    page: PREVIEWS,
    judge: (reply, seen) =>
      judgeEach(reply, seen, ({ displayName }) => displayName !== undefined, 'one has none, or it is not a string'),
  },
  {
    ...LIST,
    id: 'environments-uuid',
    claim: 'The ID of an environment is a UUID',
    source: 'concluded',
    code: 'src/platform/api/environment-reference.ts',
    page: 'docs/reference/deploy.md',
    judge: (reply, seen) => judgeEach(reply, seen, ({ id }) => isUuid(id), 'one has an ID in an unexpected format'),
  },
  {
    ...LIST,
    id: 'environments-names',
    claim: 'The name of an environment begins with its app',
    code: 'src/platform/api/confirmed.ts',
    page: PREVIEWS,
    judge: (reply, seen) => {
      const { account, app } = seen.address;
      const isNamed = ({ id, name }: EnvironmentRecord): boolean =>
        name === resourceName({ account, app, environment: id });
      return judgeEach(reply, seen, isNamed, 'one has another path');
    },
  },
  {
    ...LIST,
    id: 'environments-whole',
    claim: 'The list of environments shows where it ends',
    source: 'concluded',
    code: 'src/platform/api/list-signs.ts',
    page: PREVIEWS,
    judge: (reply) => judgeWhole(reply, 'environments'),
  },
  {
    ...RECORD,
    id: 'environment-name',
    claim: 'The environment has the name asked for',
    page: WAIT,
    judge: ({ text }, { address }) => {
      const name = parseObject(text)?.['name'];
      if (typeof name !== 'string') return different(`its name is ${typeOf(name)}`);
      return expected(name === resourceName(address), 'another name');
    },
  },
  {
    ...RECORD,
    id: 'environment-build',
    claim: '"build" names the live build',
    page: WAIT,
    judge: ({ text }, seen) => {
      const body = parseObject(text);
      const { build } = body ?? {};
      if (build === undefined || build === '' || build === null) return notShown('nothing is live');
      const record = parseEnvironmentRecord(body, seen);
      if (record?.liveBuildId === undefined && typeof build === 'string' && build.endsWith('/no_build'))
        return notShown('nothing is live');
      return expected(record?.liveBuildId !== undefined, `it is ${typeOf(build)}, but not the name of a build`);
    },
  },
  {
    ...RECORD,
    id: 'environment-reconciling',
    claim: '"reconciling" is a boolean, or left out for false',
    page: WAIT,
    judge: ({ text }) => {
      const { reconciling = false } = parseObject(text) ?? {};
      return expected(typeof reconciling === 'boolean', `it is ${typeOf(reconciling)}`);
    },
  },
  {
    ...RECORD,
    id: 'environment-domains',
    claim: '"domains" are strings, or have a "name" or "hostname"',
    page: PREVIEWS,
    judge: ({ text }) => {
      const { domains } = parseObject(text) ?? {};
      if (domains === undefined || (Array.isArray(domains) && domains.length === 0))
        return notShown('it has no domains');
      if (!Array.isArray(domains)) return different(`they are ${typeOf(domains)}`);
      const isRead = (domains as unknown[]).every((domain) => textOfDomain(domain) !== undefined);
      return expected(isRead, 'one of them has an unexpected format');
    },
  },
  {
    ...RECORD,
    id: 'environment-branch',
    claim: 'The branch of an environment is "uploadable"',
    code: 'src/platform/api/wire.ts',
    page: 'create-environment/README.md',
    judge: ({ text }) => {
      const { branch } = parseObject(text) ?? {};
      return expected(branch === UPLOADABLE_BRANCH, `it is not "uploadable" (${typeOf(branch)})`);
    },
  },
];
