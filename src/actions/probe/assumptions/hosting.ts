import { isInstall, nextPage } from '../../../platform/api/installs.ts';
import { assume, ofEach, OTHER_LIST, typeOf } from './assumption.ts';

const INSTALLS = 'installs/README.md';
const CREATE = 'create-environment/README.md';
const EMULATOR = 'emulator/README.md';

const TOO_FEW = { notShown: 'there are fewer than two installs' };

/** Whether a count says that there are two or more: it can be of any type. */
function isSeveral(count: unknown): boolean {
  return typeof count === 'number' && count > 1;
}

function isDomain(value: unknown): boolean {
  const { hostname, primary } = (value ?? {}) as { hostname?: unknown; primary?: unknown };
  return typeof hostname === 'string' && typeof primary === 'boolean';
}

/** Of the hosting API. */
export const HOSTING_ASSUMPTIONS = {
  status: [
    assume(
      'status',
      'The hosting API shows its status without credentials',
      EMULATOR,
      ({ body: { success } }) => typeof success === 'boolean' || `"success" is ${typeOf(success)}`,
    ),
  ],
  installs: [
    assume('same-credentials', 'Both APIs take the same credentials', CREATE, () => true),
    assume('installs-list', 'Installs are listed with "count" and "results"', INSTALLS, ({ body }) => {
      const { results, count } = body;
      if (!Array.isArray(results) || !results.every(isInstall)) return OTHER_LIST;
      return Number.isSafeInteger(count) || `"count" is ${typeOf(count)}`;
    }),
    assume('installs-limit', '"limit" limits the installs listed', INSTALLS, ({ body: { results, count } }) => {
      if (!Array.isArray(results) || !isSeveral(count)) return TOO_FEW;
      return results.length === 1 || `${results.length} installs for a limit of 1`;
    }),
    assume('installs-next', '"next" is the next page, on this host', INSTALLS, ({ body, url }) => {
      const { next = null, count } = body;
      if (next === null) return isSeveral(count) ? 'it is missing' : TOO_FEW;
      if (typeof next !== 'string') return `it is ${typeOf(next)}`;
      // Only its address is looked at: nothing is sent there.
      return typeof nextPage(next, url) !== 'string' || 'it cannot be followed';
    }),
  ],
  'too-many': [
    assume('installs-too-many', 'A "limit" above 100: type invalid_value, code too_large', INSTALLS, ({ body }) => {
      const { type, code } = body;
      return (type === 'invalid_value' && code === 'too_large') || 'HTTP 400 with another type or code';
    }),
  ],
  install: [
    assume('install-domains', 'An install has "domains" with "hostname" and "primary"', INSTALLS, ({ body }) => {
      if (!isInstall(body)) return 'not an install';
      const domains: unknown = body.domains;
      if (!Array.isArray(domains)) return `"domains" is ${typeOf(domains)}`;
      return ofEach(domains, 'it has no domains', isDomain, 'one of them has an unexpected format');
    }),
  ],
};
