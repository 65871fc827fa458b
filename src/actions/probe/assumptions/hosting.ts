import { callUrl } from '../../../platform/api/address.ts';
import { isInstall, nextPage } from '../../../platform/api/installs.ts';
import { CALLS } from '../calls.ts';
import {
  AS_EXPECTED,
  assume,
  different,
  expected,
  expectedOfEach,
  notShown,
  OTHER_LIST,
  typeOf,
} from './assumption.ts';

const INSTALLS = ['installs', 'specified', 'installs/README.md'] as const;
const CREATE = 'create-environment/README.md';

/** Whether a count says that there are two or more: it can be of any type. */
function isSeveral(count: unknown): boolean {
  return typeof count === 'number' && count > 1;
}

function isDomain(value: unknown): boolean {
  const { hostname, primary } = (value ?? {}) as { hostname?: unknown; primary?: unknown };
  return typeof hostname === 'string' && typeof primary === 'boolean';
}

/** Of the hosting API. */
export const HOSTING_ASSUMPTIONS = [
  assume(
    'status',
    'The hosting API shows its status without credentials',
    ['status', 'documented', 'emulator/README.md'],
    ({ body: { success } }) => expected(typeof success === 'boolean', `"success" is ${typeOf(success)}`),
  ),
  assume(
    'same-credentials',
    'Both APIs take the same credentials',
    ['installs', 'specified', CREATE],
    () => AS_EXPECTED,
  ),
  assume(
    'installs-list',
    'Installs are listed with "count" and "results"',
    INSTALLS,
    ({ body: { results, count } }) => {
      if (!Array.isArray(results) || !results.every(isInstall)) return different(OTHER_LIST);
      return expected(Number.isSafeInteger(count), `"count" is ${typeOf(count)}`);
    },
  ),
  assume('installs-limit', '"limit" limits the installs listed', INSTALLS, ({ body: { results, count } }) => {
    if (!Array.isArray(results) || !isSeveral(count)) return notShown('there are fewer than two installs');
    return expected(results.length === 1, `${results.length} installs for a limit of 1`);
  }),
  assume('installs-next', '"next" is the next page, on this host', INSTALLS, ({ body }, { hosting }) => {
    const { next, count } = body;
    if (hosting === undefined) return notShown('the hosting API was not asked');
    if (next === null || next === undefined)
      return isSeveral(count) ? different('it is missing') : notShown('there are fewer than two installs');
    if (typeof next !== 'string') return different(`it is ${typeOf(next)}`);
    // Only its address is looked at: nothing is sent there.
    const url = nextPage(next, callUrl(hosting, CALLS.installs.path));
    return expected(typeof url !== 'string', 'it cannot be followed');
  }),
  assume(
    'installs-too-many',
    'A "limit" above 100: type invalid_value, code too_large',
    ['too-many', 'specified', 'installs/README.md'],
    ({ body: { type, code } }) =>
      expected(type === 'invalid_value' && code === 'too_large', 'HTTP 400 with another type or code'),
  ),
  assume(
    'install-domains',
    'An install has "domains" with "hostname" and "primary"',
    ['install', 'specified', 'installs/README.md'],
    ({ body }) => {
      if (!isInstall(body)) return different('not an install');
      const domains: unknown = body.domains;
      if (!Array.isArray(domains)) return different(`"domains" is ${typeOf(domains)}`);
      return expectedOfEach(domains, 'it has no domains', isDomain, 'one of them has an unexpected format');
    },
  ),
];
