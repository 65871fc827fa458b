import { parseSegment } from '../../platform/api/address.ts';
import { REGIONS } from '../../platform/api/wire.ts';
import type { Region } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { readConnection } from '../inputs/target.ts';
import { InputReader, readCommon } from '../inputs/input-reader.ts';

export type CreateAppInputs = ReturnType<typeof readCreateAppInputs>;

export function readCreateAppInputs(runner: Runner) {
  const reader = new InputReader(INPUTS['create-app'], runner);
  return reader.finish({
    account: reader.required('account', parseSegment),
    app: reader.required('app', parseSegment),
    region: reader.required('region', parseRegion),
    connection: readConnection('headless-url', reader.required),
    /** `if-exists: ignore`: an app that already exists is not a failure. */
    ignoreExisting: reader.choice('if-exists', INPUTS['create-app']['if-exists'].choices) === 'ignore',
    ...readCommon(reader),
  });
}

/** A region of specification section 2.1, with or without `regions/`. @throws {RangeError} */
export function parseRegion(text: string): Region {
  const region = REGIONS.find((known) => known === text.replace(/^regions\//, ''));
  if (region === undefined) throw new RangeError(`must be one of ${REGIONS.join(', ')}`);
  return region;
}
