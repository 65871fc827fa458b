import type { Routes } from '../http/route.ts';
import type { Service } from '../state/service.ts';
import { appRoutes } from './apps.ts';
import { buildRoutes } from './builds.ts';
import { controlRoutes } from './control.ts';
import { environmentRoutes } from './environments.ts';
import { installRoutes } from './installs.ts';
import { statusRoutes } from './status.ts';
import { uploadRoutes } from './uploads.ts';
import { webhookRoutes } from './webhooks.ts';

/** Every route of the platform. */
export function allRoutes(service: Service): Routes {
  const subjects = [appRoutes, environmentRoutes, buildRoutes, installRoutes, statusRoutes, controlRoutes];
  return {
    json: subjects.flatMap((routes) => Object.values(routes(service))),
    form: Object.values(uploadRoutes(service)),
    bodiless: Object.values(webhookRoutes(service)),
  };
}
