import type { Operation } from '../../schemas/operation.ts';
import type { Build, Environment } from '../model.ts';
import { buildPath, environmentPath } from '../model.ts';

/** Ends as in spec 2.3; the first part is ours, as the vendor word is not shown there. */
const METADATA_TYPE = 'types.localhost/platform.js.apps.v1.UpdateEnvironmentMetadata';

/** Id of the operation and the build that an environment is created with: public documents show these very words. */
export const NO_BUILD = 'no_build';

/** The operation that an upload is answered with (spec 2.3 and 4.3): `done` is false whatever the build does next. */
export function uploadOperation(build: Build): Operation {
  return operation(`${environmentPath(build.environment)}/operations/${build.operationId}`, buildPath(build));
}

/** The operation that the creation of an environment is answered with (spec 4.2). Nothing is built by it. */
export function environmentOperation(
  environment: Environment,
  ids: { operationId: string; buildId: string },
): Operation {
  const path = environmentPath(environment);
  return operation(`${path}/operations/${ids.operationId}`, `${path}/builds/${ids.buildId}`);
}

function operation(name: string, build: string): Operation {
  return { name, metadata: { '@type': METADATA_TYPE, build, deployment: '' }, done: false };
}
