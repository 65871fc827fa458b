import { APP_ASSUMPTIONS } from './apps.ts';
import { ENVIRONMENT_ASSUMPTIONS } from './environments.ts';
import { BUILD_ASSUMPTIONS } from './builds.ts';
import { HOSTING_ASSUMPTIONS } from './hosting.ts';
import type { Assumption } from './assumption.ts';

/**
 * Every assumption about a host that a read can show to be wrong. The table of docs/why/evidence.md is made of it. What
 * only a request that changes something would show (an upload, a deletion, a webhook) is not here.
 */
export const ASSUMPTIONS: readonly Assumption[] = [
  ...APP_ASSUMPTIONS,
  ...ENVIRONMENT_ASSUMPTIONS,
  ...BUILD_ASSUMPTIONS,
  ...HOSTING_ASSUMPTIONS,
];
