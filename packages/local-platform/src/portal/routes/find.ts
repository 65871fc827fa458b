import { Refusal } from '../../errors/refusal.ts';
import type { Build, Environment } from '../../state/model.ts';
import { environmentById } from '../../state/portal.ts';
import { addressOf } from '../addresses.ts';
import type { PageRequest } from '../page.ts';
import type { Crumb } from '../parts/layout.tsx';

/** The environment that a path names. @throws Refusal 404 */
export function environmentOf({ service, params }: PageRequest): Environment {
  return environmentById(service, params['environment'] ?? '');
}

/** The build that a path names. @throws Refusal 404 */
export function buildOf(request: PageRequest): Build {
  const id = request.params['build'] ?? '';
  const found = environmentOf(request).builds.find((build) => build.id === id);
  if (found !== undefined) return found;
  throw new Refusal('build_not_found', `There is no build ${JSON.stringify(id)} in this environment.`);
}

/** The way to the pages of an environment. */
export function trailTo(environment?: Environment): Crumb[] {
  const start = { label: 'Start', href: addressOf('start', {}) };
  if (environment === undefined) return [start];
  return [start, { label: environment.displayName, href: addressOf('environment', { environment: environment.id }) }];
}
