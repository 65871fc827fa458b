import { parseApiRoot, parseSegment } from '../../platform/api/address.ts';
import type { ApiConnection } from '../../platform/api/api-request.ts';
import type { CreateEnvironmentBody } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { readConnection } from '../inputs/target.ts';
import { BAD, InputReader, readCommon, together } from '../inputs/input-reader.ts';
import type { Read } from '../inputs/input-reader.ts';
import { parseShellVariables } from './shell-variables.ts';

export type CreateEnvironmentInputs = ReturnType<typeof readCreateEnvironmentInputs>;

/** @throws {InvalidInputError} with all bad inputs at once; none of them repeats the value of a shell variable */
export function readCreateEnvironmentInputs(runner: Runner) {
  const reader = new InputReader(INPUTS['create-environment'], {
    ...runner,
    input: (name) => (name === 'shell-variables' ? runner.inputAsWritten(name).trimEnd() : runner.input(name)),
  });
  const connection = readConnection('headless-url', reader.required);
  const { body, ...inputs } = reader.finish({
    connection,
    account: reader.required('account', parseSegment),
    app: reader.required('app', parseSegment),
    body: together({
      displayName: reader.required('display-name', parseName),
      wpEnvironment: reader.required('wp-environment', parseName),
      branch: reader.required('branch', parseName),
      shellVariables: reader.parsedOr('shell-variables', [], parseShellVariables),
    }),
    /** The hosting API, where the install is to be looked up first. */
    hosting: readHosting(reader, connection),
    /** `if-exists: ignore`: an environment of that display name is no failure. */
    ignoreExisting: reader.choice('if-exists', INPUTS['create-environment']['if-exists'].choices) === 'ignore',
    ...readCommon(reader),
  });
  const { shellVariables, ...fields } = body;
  const sent: CreateEnvironmentBody = shellVariables.length > 0 ? body : fields;
  return { ...inputs, body: sent };
}

/** The hosting API takes the same credentials, which have been read. */
function readHosting(reader: InputReader<'base-url'>, connection: Read<ApiConnection>) {
  if (reader.optional('base-url') === undefined) return undefined;
  const apiRoot = reader.required('base-url', parseApiRoot);
  return connection === BAD ? BAD : together({ apiRoot, credentials: connection.credentials });
}

/** A name in a JSON body, of one line. What else is allowed, the platform decides. @throws {RangeError} */
function parseName(text: string): string {
  if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256)
    throw new RangeError('must be one line of at most 256 characters');
  return text;
}
