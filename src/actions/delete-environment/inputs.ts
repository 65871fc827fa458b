import { parseSegment } from '../../platform/api/address.ts';
import type { AppTarget } from '../../platform/api/api-request.ts';
import type { EnvironmentReference } from '../../platform/api/environment-reference.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { readToken } from '../inputs/credentials.ts';
import { BAD, InputReader, parseTimeoutMinutes, together } from '../inputs/input-reader.ts';
import type { Read } from '../inputs/input-reader.ts';
import { parsePrefix } from '../inputs/prefix.ts';
import { readConnection, readTarget } from '../inputs/target.ts';

/** What is to be deleted: one environment, or where that is undefined, those of closed pull requests. */
export interface DeletionTarget extends AppTarget {
  readonly environment: EnvironmentReference | undefined;
}

export interface DeleteEnvironmentInputs {
  readonly target: DeletionTarget;
  /** Only an environment whose display name is this and digits is deleted. */
  readonly prefix: string;
  /** `if-missing: ignore`: an environment that has gone is no failure. */
  readonly ignoreMissing: boolean;
  readonly isDryRun: boolean;
  readonly github: {
    /** Empty where the host makes none. */
    readonly token: string;
    /** Say in the comment of the preview that it has gone. */
    readonly comment: boolean;
    /** Set the Deployments of the preview to `inactive`. */
    readonly deployment: boolean;
  };
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

/** @throws {InvalidInputError} with all bad inputs at once */
export function readDeleteEnvironmentInputs(runner: Runner): DeleteEnvironmentInputs {
  const reader = new InputReader(INPUTS['delete-environment'], runner);
  const isSweep = reader.boolean('closed-pull-requests');
  if (isSweep === true && reader.text('environment') !== '')
    reader.reject('closed-pull-requests', 'true', 'cannot be combined with "environment", which names a single one');
  const comment = reader.boolean('comment');
  const deployment = reader.boolean('deployment');
  return reader.finish({
    target: isSweep === true ? readApp(reader) : readOne(reader),
    prefix: reader.required('prefix', parsePrefix),
    ignoreMissing: reader.choice('if-missing', INPUTS['delete-environment']['if-missing'].choices) === 'ignore',
    isDryRun: reader.boolean('dry-run'),
    github: together({
      token: readToken(reader, isSweep === true || comment === true || deployment === true),
      comment,
      deployment,
    }),
    timeoutMinutes: reader.parsed('timeout-minutes', parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning'),
  });
}

type Reader = InputReader<keyof (typeof INPUTS)['delete-environment']>;

function readApp(reader: Reader): Read<DeletionTarget> {
  const connection = readConnection('headless-url', reader.required);
  const address = together({
    account: reader.required('account', parseSegment),
    app: reader.required('app', parseSegment),
  });
  return connection === BAD || address === BAD ? BAD : { ...connection, address, environment: undefined };
}

function readOne(reader: Reader): Read<DeletionTarget> {
  const target = readTarget(reader, reader.required);
  if (target === BAD) return BAD;
  const { environment, ...address } = target.address;
  return { ...target, address, environment };
}
