import { parseSegment } from '../../platform/api/address.ts';
import type { InstallListOptions } from '../../platform/api/installs.ts';
import type { ApiConnection } from '../../platform/api/api-request.ts';
import { MAX_PAGE_SIZE } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { readConnection } from '../inputs/target.ts';
import { InputReader, parseTimeoutMinutes, together } from '../inputs/input-reader.ts';

export interface InstallsInputs {
  readonly connection: ApiConnection;
  /** ID of the one install to read, instead of the list. */
  readonly installId: string | undefined;
  /** Whether an install of this name is wanted. */
  readonly matches: (name: string) => boolean;
  readonly list: InstallListOptions;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

/** @throws {InvalidInputError} with all bad inputs at once */
export function readInstallsInputs(runner: Runner): InstallsInputs {
  const reader = new InputReader(INPUTS.installs, (name) => runner.input(name));
  const installId = reader.parsedOr<string | undefined>('install-id', undefined, parseSegment);
  const name = reader.optional('name');
  if (installId !== undefined && name !== undefined) {
    reader.reject('name', name, 'filters the list, so it cannot be combined with "install-id"');
  }
  return reader.finish({
    connection: readConnection(reader, 'base-url'),
    installId,
    matches: reader.parsedOr('name', () => true, parseGlob),
    list: together({
      // Specification section 8: more is an error of the service, so it is one before the request.
      pageSize: reader.integer('page-size', 1, MAX_PAGE_SIZE),
      offset: reader.integer('offset', 0, Number.MAX_SAFE_INTEGER),
      maxPages: reader.integer('max-pages', 1, 1_000_000),
    }),
    timeoutMinutes: reader.parsed('timeout-minutes', parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning'),
  });
}

/** A glob for names: `*` is any number of characters, `?` is one. @throws {RangeError} */
export function parseGlob(text: string): (name: string) => boolean {
  if (!/^[\w.*?-]{1,64}$/.test(text)) {
    throw new RangeError('must be a name, with "*" for any characters and "?" for one');
  }
  return (name) => matchesGlob(text, name);
}

/** Goes back only to the last `*`, so that no name takes longer than pattern times name. */
function matchesGlob(glob: string, name: string): boolean {
  let [inGlob, inName, star, mark] = [0, 0, -1, 0];
  while (inName < name.length) {
    const sign = glob[inGlob];
    if (sign === '*') {
      star = inGlob;
      mark = inName;
      inGlob += 1;
    } else if (sign === '?' || sign === name[inName]) {
      inGlob += 1;
      inName += 1;
    } else if (star >= 0) {
      inGlob = star + 1;
      mark += 1;
      inName = mark;
    } else {
      return false;
    }
  }
  return /^\**$/.test(glob.slice(inGlob));
}
