import { resourceName } from '../../../platform/api/address.ts';
import { isUuid } from '../../../platform/api/environment-reference.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { textOfDomain } from '../../../platform/api/site.ts';
import { UPLOADABLE_BRANCH } from '../../../platform/api/wire.ts';
import type { ProbedReply } from '../reply.ts';
import { assume, ofEach, OTHER_LIST, showsItsEnd, typeOf } from './assumption.ts';

const DEPLOY = 'docs/reference/deploy.md';
const WAIT = 'docs/how-to/wait-test-roll-back.md';
const PREVIEWS = 'docs/how-to/previews.md';
const CREATE = 'create-environment/README.md';

const eachOf = ({ environments }: ProbedReply, isSo: (record: EnvironmentRecord) => boolean, found: string) =>
  ofEach(environments, 'there is no environment in a readable list', isSo, found);

const isDomain = (value: unknown): boolean => textOfDomain(value) !== undefined;

/** Of the list of environments, and of one of them. */
export const ENVIRONMENT_ASSUMPTIONS = {
  environments: [
    assume(
      'environments-list',
      'Environments can be listed',
      DEPLOY,
      ({ environments }) => environments !== undefined || OTHER_LIST,
    ),
    assume('environments-display-name', 'Each environment has a display name', PREVIEWS, (reply) =>
      eachOf(reply, ({ displayName }) => displayName !== undefined, 'one has none, or it is not a string'),
    ),
    assume('environments-uuid', 'The ID of an environment is a UUID', DEPLOY, (reply) =>
      eachOf(reply, ({ id }) => isUuid(id), 'one has an ID in an unexpected format'),
    ),
    assume('environments-names', 'The name of an environment begins with its app', PREVIEWS, (reply, { address }) => {
      const nameOf = (environment: string): string => resourceName({ ...address, environment });
      return eachOf(reply, ({ id, name }) => name === nameOf(id), 'one has another path');
    }),
    assume('environments-whole', 'The list of environments shows where it ends', PREVIEWS, ({ list }) =>
      showsItsEnd(list('environments')),
    ),
  ],
  environment: [
    assume('environment-name', 'The environment has the name asked for', WAIT, ({ body }, { address }) => {
      const { name } = body;
      if (typeof name !== 'string') return `its name is ${typeOf(name)}`;
      return name === resourceName(address) || 'another name';
    }),
    assume('environment-build', '"build" names the live build', WAIT, ({ body, environment }) => {
      const { build = '' } = body;
      const isNone = build === '' || build === null || (typeof build === 'string' && build.endsWith('/no_build'));
      if (environment?.liveBuildId !== undefined) return true;
      return isNone ? { notShown: 'nothing is live' } : `it is ${typeOf(build)}, but not the name of a build`;
    }),
    assume('environment-reconciling', '"reconciling" is a boolean, or left out for false', WAIT, ({ body }) => {
      const { reconciling = false } = body;
      return typeof reconciling === 'boolean' || `it is ${typeOf(reconciling)}`;
    }),
    assume('environment-domains', '"domains" are strings, or have a "name" or "hostname"', PREVIEWS, ({ body }) => {
      const { domains = [] } = body;
      if (!Array.isArray(domains)) return `they are ${typeOf(domains)}`;
      return ofEach(domains, 'it has no domains', isDomain, 'one of them has an unexpected format');
    }),
    assume('environment-branch', 'The branch of an environment is "uploadable"', CREATE, ({ body }) => {
      const { branch } = body;
      return branch === UPLOADABLE_BRANCH || `it is not "uploadable" (${typeOf(branch)})`;
    }),
  ],
};
