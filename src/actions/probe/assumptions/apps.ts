import { resourceName } from '../../../platform/api/address.ts';
import { REGIONS } from '../../../platform/api/wire.ts';
import { parseServiceError } from '../../../platform/retry/service-error.ts';
import { parseHttpDate } from '../../../shared/http-date.ts';
import { assume, ofEach, OTHER_LIST, showsItsEnd, typeOf } from './assumption.ts';

const FIX = 'docs/how-to/fix-an-error.md';
const WAIT = 'docs/how-to/wait-test-roll-back.md';
const PREVIEWS = 'docs/how-to/previews.md';
const CREATE = 'create-app/README.md';

/** Of credentials, refusals, apps and regions. */
export const APP_ASSUMPTIONS = {
  apps: [
    assume('apps-list', 'Apps can be listed', FIX, ({ apps }) => apps !== undefined || OTHER_LIST),
    assume('apps-names', 'The name of an app begins with its account', PREVIEWS, ({ apps }, { address }) => {
      const nameOf = (app: string): string => resourceName({ account: address.account, app });
      const isNamed = ({ id, name }: { id: string; name: string }): boolean => name === nameOf(id);
      return ofEach(apps, 'there is no app in the list', isNamed, 'one has another path');
    }),
    assume('apps-whole', 'The list of apps shows where it ends', WAIT, ({ list }) => showsItsEnd(list('apps'))),
    assume('date', 'An answer has a Date header', WAIT, ({ headers: { date } }, { now }) => {
      if (date === undefined) return 'no Date header';
      return parseHttpDate(date, now.getTime()) !== undefined || 'a Date header in an unexpected format';
    }),
  ],
  app: [
    assume('app-provider', 'The provider of a direct-upload app is UPLOADABLE', CREATE, ({ body }) => {
      const { repository } = body;
      if (typeof repository !== 'object' || repository === null) return `its repository is ${typeOf(repository)}`;
      const { provider } = repository as { provider?: unknown };
      return provider === 'UPLOADABLE' || `its provider is not UPLOADABLE (${typeOf(provider)})`;
    }),
  ],
  regions: [
    assume('regions', 'The regions are those of the input "region"', CREATE, ({ body: { regions } }) => {
      if (!Array.isArray(regions)) return OTHER_LIST;
      const names = (regions as unknown[]).map((item) => ((item ?? {}) as { name?: unknown }).name);
      const known: readonly unknown[] = REGIONS.map((region) => `regions/${region}`);
      const missing = known.filter((region) => !names.includes(region)).length;
      const others = names.filter((name) => !known.includes(name)).length;
      return missing + others === 0 || `${missing} of them are missing, and there are ${others} others`;
    }),
  ],
  'made-up': [
    // A host without the call answers alike.
    assume(
      'made-up-status',
      'A missing environment is a 404',
      FIX,
      (_, { replies }) =>
        replies.get('environment')?.status === 200 || { notShown: 'no environment can be read at all' },
    ),
    assume(
      'made-up-error',
      'A refusal has an error in a documented format',
      FIX,
      ({ text }) => parseServiceError(text) !== undefined || 'an answer in an unexpected format',
    ),
  ],
  anonymous: [assume('anonymous', 'Without credentials the answer is 401', FIX, () => true)],
};
