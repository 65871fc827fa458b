import { resourceName } from '../../../platform/api/address.ts';
import { isUuid } from '../../../platform/api/environment-reference.ts';
import { parseEnvironmentRecord } from '../../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { textOfDomain } from '../../../platform/api/site.ts';
import { UPLOADABLE_BRANCH } from '../../../platform/api/wire.ts';
import type { HttpReply } from '../../../platform/transport/exchange.ts';
import { assume, different, entriesIn, expected, expectedOfEach, expectedWhole } from './assumption.ts';
import { notShown, OTHER_LIST, typeOf } from './assumption.ts';
import type { Finding, ProbeState } from './assumption.ts';

const DEPLOY = 'docs/reference/deploy.md';
const WAIT = 'docs/how-to/wait-test-roll-back.md';
const PREVIEWS = 'docs/how-to/previews.md';
const LISTED = ['environments', 'documented', PREVIEWS] as const;
const READ = ['environment', 'documented', WAIT] as const;

const listIn = (reply: HttpReply, seen: ProbeState) =>
  entriesIn(reply, 'environments', (item) => parseEnvironmentRecord(item, seen));

function ofEach(
  reply: HttpReply,
  seen: ProbeState,
  isSo: (record: EnvironmentRecord) => boolean,
  found: string,
): Finding {
  return expectedOfEach(listIn(reply, seen), 'there is no environment in a readable list', isSo, found);
}

const isDomain = (value: unknown): boolean => textOfDomain(value) !== undefined;

/** Of the list of environments, and of one of them. */
export const ENVIRONMENT_ASSUMPTIONS = [
  assume('environments-list', 'Environments can be listed', ['environments', 'documented', DEPLOY], (reply, seen) =>
    expected(listIn(reply, seen) !== undefined, OTHER_LIST),
  ),
  assume('environments-display-name', 'Each environment has a display name', LISTED, (reply, seen) =>
    ofEach(reply, seen, ({ displayName }) => displayName !== undefined, 'one has none, or it is not a string'),
  ),
  assume(
    'environments-uuid',
    'The ID of an environment is a UUID',
    ['environments', 'concluded', DEPLOY],
    (reply, seen) => ofEach(reply, seen, ({ id }) => isUuid(id), 'one has an ID in an unexpected format'),
  ),
  assume('environments-names', 'The name of an environment begins with its app', LISTED, (reply, seen) => {
    const nameOf = (id: string): string => resourceName({ ...seen.address, environment: id });
    return ofEach(reply, seen, ({ id, name }) => name === nameOf(id), 'one has another path');
  }),
  assume(
    'environments-whole',
    'The list of environments shows where it ends',
    ['environments', 'concluded', PREVIEWS],
    (reply) => expectedWhole(reply, 'environments'),
  ),
  assume('environment-name', 'The environment has the name asked for', READ, ({ body: { name } }, { address }) => {
    if (typeof name !== 'string') return different(`its name is ${typeOf(name)}`);
    return expected(name === resourceName(address), 'another name');
  }),
  assume('environment-build', '"build" names the live build', READ, ({ body }, seen) => {
    const { build } = body;
    const isLive = parseEnvironmentRecord(body, seen)?.liveBuildId !== undefined;
    const isNone = build === undefined || build === '' || build === null;
    if (isNone || (!isLive && typeof build === 'string' && build.endsWith('/no_build')))
      return notShown('nothing is live');
    return expected(isLive, `it is ${typeOf(build)}, but not the name of a build`);
  }),
  assume('environment-reconciling', '"reconciling" is a boolean, or left out for false', READ, ({ body }) => {
    const { reconciling = false } = body;
    return expected(typeof reconciling === 'boolean', `it is ${typeOf(reconciling)}`);
  }),
  assume(
    'environment-domains',
    '"domains" are strings, or have a "name" or "hostname"',
    ['environment', 'documented', PREVIEWS],
    ({ body: { domains = [] } }) => {
      if (!Array.isArray(domains)) return different(`they are ${typeOf(domains)}`);
      return expectedOfEach(domains, 'it has no domains', isDomain, 'one of them has an unexpected format');
    },
  ),
  assume(
    'environment-branch',
    'The branch of an environment is "uploadable"',
    ['environment', 'documented', 'create-environment/README.md'],
    ({ body: { branch } }) => expected(branch === UPLOADABLE_BRANCH, `it is not "uploadable" (${typeOf(branch)})`),
  ),
];
