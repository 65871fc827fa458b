import { isoTime } from '../state/clock.ts';
import type { Endpoint } from '../http/routing.ts';
import type { Service } from '../state/service.ts';

/** Status of the hosting API (public documents): no credentials. */
export function statusEndpoints(service: Service): Endpoint[] {
  return [
    {
      method: 'GET',
      url: '/v1/status',
      access: 'open',
      name: 'status',
      extension: true,
      handle: () => ({ success: true, created_on: isoTime(service.clock.now()) }),
    },
  ];
}
