import type { Build, Environment } from '../../state/model.ts';
import { environmentById } from '../../state/portal.ts';
import { buildIn } from '../../state/store.ts';
import { addressOf } from '../addresses.ts';
import type { PageRequest } from '../page.ts';
import type { Crumb } from '../parts/layout.tsx';

/** The environment that a path names. @throws Refusal 404 */
export function environmentOf({ service, params }: PageRequest): Environment {
  return environmentById(service, params['environment'] ?? '');
}

/** The build that a path names. @throws Refusal 404 */
export function buildOf(request: PageRequest): Build {
  return buildIn(environmentOf(request), request.params['build'] ?? '');
}

/** The way to the pages of an environment. */
export function trailTo(environment?: Environment): Crumb[] {
  const start = { label: 'Start', href: addressOf('start', {}) };
  if (environment === undefined) return [start];
  return [start, { label: environment.displayName, href: addressOf('environment', { environment: environment.id }) }];
}
