import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseApiRoot, parseSegment } from '../../platform/api/address.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { BAD, InputReader, parseTimeoutMinutes, together } from '../inputs/input-reader.ts';
import type { Read } from '../inputs/input-reader.ts';
import { readConnection, readTarget } from '../inputs/target.ts';
import type { ProbeTarget } from './ask.ts';

export interface ProbeInputs {
  readonly target: ProbeTarget;
  /** A file that is not there yet, for what the host has answered. */
  readonly record: string | undefined;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

type ProbeReader = InputReader<keyof typeof INPUTS.probe>;

/** @throws {InvalidInputError} with all bad inputs at once */
export function readProbeInputs(runner: Runner): ProbeInputs {
  const reader = new InputReader(INPUTS.probe, runner);
  const target = reader.optional('environment') === undefined ? readApp(reader) : readEnvironment(reader);
  const hosting = reader.optional('base-url') === undefined ? undefined : reader.required('base-url', parseApiRoot);
  return reader.finish({
    target: target === BAD || hosting === BAD ? BAD : { ...target, hosting },
    record: reader.parsedOr<string | undefined>('record', undefined, parseNewFile),
    timeoutMinutes: reader.parsed('timeout-minutes', parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning'),
  });
}

function readApp(reader: ProbeReader): Read<Omit<ProbeTarget, 'hosting'>> {
  const address = together({
    account: reader.required('account', parseSegment),
    app: reader.required('app', parseSegment),
  });
  const connection = readConnection('headless-url', reader.required);
  return connection === BAD || address === BAD ? BAD : { ...connection, address, environment: undefined };
}

function readEnvironment(reader: ProbeReader): Read<Omit<ProbeTarget, 'hosting'>> {
  const target = readTarget(reader, reader.required);
  if (target === BAD) return BAD;
  const { environment, ...address } = target.address;
  return { ...target, address, environment };
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
