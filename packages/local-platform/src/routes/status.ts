import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { STATUS } from '../schemas/status.ts';
import { isoTime } from '../state/clock.ts';
import type { Service } from '../state/service.ts';

/** Status of the hosting API (public documents): no credentials. */
export function statusRoutes(service: Service) {
  return {
    getStatus: route(STATUS.getStatus, {
      handle: () => ({ success: true, created_on: isoTime(service.clock.now()) }),
    }),
  } satisfies Record<keyof typeof STATUS, Route>;
}
