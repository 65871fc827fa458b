import { ARCHIVE_PART } from '../../../../src/platform/api/wire.ts';
import { contract } from './contract.ts';
import { Operation, operationExample } from './operation.ts';
import { Type } from './types/type.ts';
import { Id, Name, record } from './types/values.ts';

/** Upload application code (spec 4.3). */
export const UPLOADS = {
  upload: contract({
    method: 'POST',
    url: '/fu/v1/accounts/:account/apps/:app/environments/:environment([^:]+)::upload',
    name: 'upload',
    tag: 'uploads',
    summary: 'Upload application code (spec 4.3)',
    description:
      'The step sends a local platform alone the header `headless-deploy-commit`: the commit that was packed and, percent-encoded, its branch. With `Expect: 100-continue`, 401, 403, 404, 413 (by Content-Length) and 421 come before `100 Continue`, so that no byte of the archive is sent needlessly.',
    params: record({ account: Name, app: Name, environment: Id }),
    form: record({
      [ARCHIVE_PART]: Type.String({
        description: 'A .zip archive of the application code.',
        contentMediaType: 'application/zip',
        format: 'binary',
      }),
    }),
    answer: {
      description: 'Accepted; the environment is then deployed. `done` is false.',
      schema: Operation,
      example: operationExample('5f0c1a2b-3c4d-8000-8000-000000000005', '5f0c1a2b-3c4d-8000-8000-000000000004'),
    },
    refusals: [413, 415],
  }),
};
