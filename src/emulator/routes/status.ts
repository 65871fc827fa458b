import { isoTime } from '../clock.ts';
import type { Endpoint } from '../routing.ts';
import type { Service } from '../service.ts';

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
