import { parseSegment } from '../../platform/api/address.ts';
import { MAX_PAGE_SIZE } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { readConnection } from '../inputs/target.ts';
import { parseGlob } from '../inputs/glob.ts';
import { InputReader, readCommon, together } from '../inputs/input-reader.ts';

export type InstallsInputs = ReturnType<typeof readInstallsInputs>;

/** @throws {InvalidInputError} with all bad inputs at once */
export function readInstallsInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.installs, runner);
  const installId = reader.parsedOr('install-id', undefined, parseSegment);
  const name = reader.optional('name');
  if (installId !== undefined && name !== undefined) {
    reader.reject('name', name, 'filters the list, so it cannot be combined with "install-id"');
  }
  return reader.finish({
    connection: readConnection('base-url', reader.required),
    /** ID of the one install to read, instead of the list. */
    installId,
    list: together({
      // Specification section 8: more is an error of the service, so it is one before the request.
      pageSize: reader.integer('page-size', 1, MAX_PAGE_SIZE),
      offset: reader.integer('offset', 0, Number.MAX_SAFE_INTEGER),
      maxPages: reader.integer('max-pages', 1, 1_000_000),
      matches: reader.parsedOr('name', () => true, parseGlob),
    }),
    ...readCommon(reader),
  });
}
