import { APPS } from './apps.ts';
import { BUILDS } from './builds.ts';
import { ENVIRONMENTS } from './environments.ts';
import { INSTALLS } from './installs.ts';
import { STATUS } from './status.ts';
import { UPLOADS } from './uploads.ts';
import { WEBHOOKS } from './webhooks.ts';

/** Everything but the control path: the endpoints that are counted, and that faults can happen to. */
export const SERVICE = {
  ...APPS,
  ...ENVIRONMENTS,
  ...UPLOADS,
  ...WEBHOOKS,
  ...INSTALLS,
  ...BUILDS,
  ...STATUS,
};

export type EndpointName = (typeof SERVICE)[keyof typeof SERVICE]['name'];

/** Names of the endpoints, as faults, counters and the documentation use them. */
export const ENDPOINTS: readonly EndpointName[] = Object.values(SERVICE).map(({ name }) => name);
