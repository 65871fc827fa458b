import { parseSegment } from '../../platform/address.ts';
import type { Access } from '../../platform/resources.ts';
import { UPLOADABLE_BRANCH } from '../../platform/wire.ts';
import type { CreateEnvironmentBody } from '../../platform/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { readAccess, readRoot } from '../access.ts';
import { InputReader, parseTimeoutMinutes } from '../input-reader.ts';
import { parseShellVariables } from './shell-variables.ts';

export interface CreateEnvironmentInputs {
  readonly access: Access;
  readonly account: string;
  readonly app: string;
  readonly body: CreateEnvironmentBody;
  /** The hosting API, where the install is to be looked up first. */
  readonly hosting: Access | undefined;
  /** `if-exists: ignore`: an environment of that display name is no failure. */
  readonly ignoreExisting: boolean;
  readonly timeoutMinutes: number;
}

/** @throws {InvalidInputError} with all bad inputs at once; none of them repeats the value of a shell variable */
export function readCreateEnvironmentInputs(runner: Runner): CreateEnvironmentInputs {
  const reader = new InputReader((name) => runner.input(name));
  const account = reader.requiredParsed('account', '', parseSegment);
  const app = reader.requiredParsed('app', '', parseSegment);
  const displayName = reader.requiredParsed('display-name', '', parseName);
  const wpEnvironment = reader.requiredParsed('wp-environment', '', parseName);
  const branch = reader.parsed('branch', UPLOADABLE_BRANCH, parseName);
  const shellVariables = reader.parsed('shell-variables', [], parseShellVariables, { secret: true });
  const access = readAccess(reader, 'headless-url');
  // The credentials are the same, and have been read.
  const hosting =
    reader.optional('base-url') === undefined
      ? undefined
      : { credentials: access.credentials, root: readRoot(reader, 'base-url', access.root) };
  const inputs: CreateEnvironmentInputs = {
    access,
    account,
    app,
    body: { displayName, branch, wpEnvironment, ...(shellVariables.length > 0 ? { shellVariables } : {}) },
    hosting,
    ignoreExisting: reader.choice('if-exists', ['error', 'ignore']) === 'ignore',
    timeoutMinutes: reader.parsed('timeout-minutes', 30, parseTimeoutMinutes),
  };
  reader.finish();
  return inputs;
}

/** A name in a JSON body: what is allowed is the platform's to say, but one line it must be. @throws {RangeError} */
function parseName(text: string): string {
  if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256) {
    throw new RangeError('must be one line of at most 256 characters');
  }
  return text;
}
