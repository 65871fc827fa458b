import { callUrl } from '../../../platform/api/address.ts';
import { isInstall, nextPage } from '../../../platform/api/installs.ts';
import { parseObject } from '../../../platform/json-object.ts';
import { CALLS } from '../calls.ts';
import { AS_EXPECTED, different, expected, notShown, typeOf } from './assumption.ts';
import type { Assumption } from './assumption.ts';

const INSTALLS = { source: 'specified', code: 'src/platform/api/installs.ts', page: 'installs/README.md' } as const;

/** Whether a count says that there are two or more: it can be of any type. */
function isSeveral(count: unknown): boolean {
  return typeof count === 'number' && count > 1;
}

/** Of the hosting API. */
export const HOSTING_ASSUMPTIONS: readonly Assumption[] = [
  {
    id: 'status',
    claim: 'The hosting API shows its status without credentials',
    call: 'status',
    source: 'documented',
    code: 'packages/local-platform/src/routes/status.ts',
    page: 'emulator/README.md',
    judge: ({ text }) => {
      const { success } = parseObject(text) ?? {};
      return expected(typeof success === 'boolean', `"success" is ${typeOf(success)}`);
    },
  },
  {
    ...INSTALLS,
    id: 'same-credentials',
    claim: 'Both APIs take the same credentials',
    call: 'installs',
    code: 'src/actions/create-environment/inputs.ts',
    page: 'create-environment/README.md',
    judge: () => AS_EXPECTED,
  },
  {
    ...INSTALLS,
    id: 'installs-list',
    claim: 'Installs are listed with "count" and "results"',
    call: 'installs',
    judge: ({ text }) => {
      const { results, count } = parseObject(text) ?? {};
      if (!Array.isArray(results) || !results.every(isInstall)) return different('a list in an unexpected format');
      return expected(Number.isSafeInteger(count), `"count" is ${typeOf(count)}`);
    },
  },
  {
    ...INSTALLS,
    id: 'installs-limit',
    claim: '"limit" limits the installs listed',
    call: 'installs',
    judge: ({ text }) => {
      const { results, count } = parseObject(text) ?? {};
      if (!Array.isArray(results) || !isSeveral(count)) return notShown('there are fewer than two installs');
      return expected(results.length === 1, `${results.length} installs for a limit of 1`);
    },
  },
  {
    ...INSTALLS,
    id: 'installs-next',
    claim: '"next" is the next page, on this host',
    call: 'installs',
    judge: ({ text }, { hosting }) => {
      const { next, count } = parseObject(text) ?? {};
      if (hosting === undefined) return notShown('the hosting API was not asked');
      if (next === null || next === undefined)
        return isSeveral(count) ? different('it is missing') : notShown('there are fewer than two installs');
      if (typeof next !== 'string') return different(`it is ${typeOf(next)}`);
      // Only its address is looked at: nothing is sent there.
      const url = nextPage(next, callUrl(hosting, CALLS.installs.path));
      return expected(typeof url !== 'string', 'it cannot be followed');
    },
  },
  {
    ...INSTALLS,
    id: 'installs-too-many',
    claim: 'A "limit" above 100: type invalid_value, code too_large',
    call: 'too-many',
    judge: ({ text }) => {
      const { type, code } = parseObject(text) ?? {};
      return expected(type === 'invalid_value' && code === 'too_large', 'HTTP 400 with another type or code');
    },
  },
  {
    ...INSTALLS,
    id: 'install-domains',
    claim: 'An install has "domains" with "hostname" and "primary"',
    call: 'install',
    judge: ({ text }) => {
      const body = parseObject(text);
      if (!isInstall(body)) return different('not an install');
      const domains: unknown = body.domains;
      if (!Array.isArray(domains)) return different(`"domains" is ${typeOf(domains)}`);
      if (domains.length === 0) return notShown('it has no domains');
      const isSo = (domains as unknown[]).every((item) => {
        const { hostname, primary } = (item ?? {}) as { hostname?: unknown; primary?: unknown };
        return typeof hostname === 'string' && typeof primary === 'boolean';
      });
      return expected(isSo, 'one of them has an unexpected format');
    },
  },
];
