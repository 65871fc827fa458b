import { parseSegment } from '../../platform/api/address.ts';
import type { ApiConnection } from '../../platform/api/api-request.ts';
import { REGIONS } from '../../platform/api/wire.ts';
import type { Region } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { readConnection } from '../inputs/target.ts';
import { InputReader, parseTimeoutMinutes } from '../inputs/input-reader.ts';

export interface CreateAppInputs {
  readonly connection: ApiConnection;
  readonly account: string;
  readonly app: string;
  readonly region: Region;
  /** `if-exists: ignore`: an app that already exists is not a failure. */
  readonly ignoreExisting: boolean;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

/** @throws {InvalidInputError} with all bad inputs at once */
export function readCreateAppInputs(runner: Runner): CreateAppInputs {
  const reader = new InputReader(INPUTS['create-app'], runner);
  return reader.finish({
    account: reader.required('account', parseSegment),
    app: reader.required('app', parseSegment),
    region: reader.required('region', parseRegion),
    connection: readConnection('headless-url', reader.required),
    ignoreExisting: reader.choice('if-exists', INPUTS['create-app']['if-exists'].choices) === 'ignore',
    timeoutMinutes: reader.parsed('timeout-minutes', parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning'),
  });
}

/** A region of specification section 2.1, with or without `regions/`. @throws {RangeError} */
export function parseRegion(text: string): Region {
  const region = REGIONS.find((known) => known === text.replace(/^regions\//, ''));
  if (region === undefined) throw new RangeError(`must be one of ${REGIONS.join(', ')}`);
  return region;
}
