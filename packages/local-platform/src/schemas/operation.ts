import type { Static } from 'typebox';
import { Type } from './types/type.ts';
import { choice, record } from './types/values.ts';

const PLACE = '^accounts/[^/]+/apps/[^/]+/environments/[^/]+';

/** Long-running operation (spec 2.3). `done` is false in every answer. */
export const Operation = record(
  {
    name: Type.String({ pattern: `${PLACE}/operations/[^/]+$` }),
    metadata: record({
      '@type': Type.String({ pattern: '\\.js\\.apps\\.v1\\.UpdateEnvironmentMetadata$' }),
      build: Type.String({ pattern: `${PLACE}/builds/[^/]+$` }),
      deployment: choice(['']),
    }),
    done: Type.Unsafe<false>({ type: 'boolean', enum: [false] }),
  },
  { title: 'Operation' },
);
export type Operation = Static<typeof Operation>;

const ENVIRONMENT = 'accounts/acme/apps/storefront/environments/5f0c1a2b-3c4d-8000-8000-000000000002';

/** An operation as a document shows it. */
export function operationExample(operation: string, build: string): object {
  return {
    name: `${ENVIRONMENT}/operations/${operation}`,
    metadata: {
      '@type': 'types.localhost/platform.js.apps.v1.UpdateEnvironmentMetadata',
      build: `${ENVIRONMENT}/builds/${build}`,
      deployment: '',
    },
    done: false,
  };
}
