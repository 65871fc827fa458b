import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseApiRoot } from '../../platform/api/address.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { BAD, InputReader, readCommon } from '../inputs/input-reader.ts';
import { readAppOrEnvironment } from '../inputs/target.ts';

export type ProbeInputs = ReturnType<typeof readProbeInputs>;

/** @throws {InvalidInputError} with all bad inputs at once */
export function readProbeInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.probe, runner);
  const target = readAppOrEnvironment(reader, reader.optional('environment') !== undefined);
  const hosting = reader.optional('base-url') === undefined ? undefined : reader.required('base-url', parseApiRoot);
  return reader.finish({
    target: target === BAD || hosting === BAD ? BAD : { ...target, hosting },
    /** A file that is not there yet, for what the host has answered. */
    record: reader.parsedOr('record', undefined, parseNewFile),
    ...readCommon(reader),
  });
}

/** Before anything is asked, as the answers would be lost. @throws {RangeError}; what the file system throws */
function parseNewFile(file: string): string {
  const folder = statSync(path.dirname(path.resolve(file)), { throwIfNoEntry: false });
  if (folder?.isDirectory() !== true) throw new RangeError('must be in a folder that exists');
  if (/[\\/]$/.test(file)) throw new RangeError('must be a file, not a folder');
  // Also a link that leads nowhere.
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined)
    throw new RangeError('must not exist yet: no file is overwritten');
  return file;
}
