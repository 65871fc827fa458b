import type { Archive } from '../../archive/archive.ts';
import type { ErrorCode, Status } from '../../errors.ts';
import { UNNAMED_OPERATION } from '../../platform/operation.ts';
import type { AcceptedOperation } from '../../platform/operation.ts';

export type PurgeStatus = 'off' | 'done' | 'failed' | 'skipped';

/** What is known so far. Filled as the step goes on, so that a failure at any point reports all of it. */
export interface Outcome {
  status: Status;
  errorCode: ErrorCode | '';
  operation: AcceptedOperation;
  archive: Archive | undefined;
  /** The zip stays where it is: a dry run. */
  keepArchive: boolean;
  /** Upload requests made. */
  attempts: number;
  purge: PurgeStatus;
}

export function newOutcome(): Outcome {
  return {
    status: 'failed',
    errorCode: '',
    operation: UNNAMED_OPERATION,
    archive: undefined,
    keepArchive: false,
    attempts: 0,
    purge: 'off',
  };
}

/** The outputs of `action.yml`, in its order; those without a value are empty. */
export function outputsOf(outcome: Outcome): Record<string, string> {
  const { operation, archive } = outcome;
  const outputs = {
    status: outcome.status,
    'error-code': outcome.errorCode,
    'operation-name': operation.operationName,
    'operation-id': operation.operationId,
    'build-path': operation.buildPath,
    'build-id': operation.buildId,
    'archive-path': outcome.keepArchive ? (archive?.path ?? '') : '',
    'archive-sha256': archive?.sha256 ?? '',
    'archive-bytes': archive === undefined ? '' : String(archive.bytes),
    'file-count': archive === undefined ? '' : String(archive.fileCount),
    'content-sha256': archive?.contentSha256 ?? '',
    attempts: String(outcome.attempts),
    'purge-status': outcome.purge,
  };
  const numbers = {
    'archive-bytes': archive?.bytes ?? null,
    'file-count': archive?.fileCount ?? null,
    attempts: outcome.attempts,
  };
  return { ...outputs, result: JSON.stringify({ ...outputs, ...numbers }) };
}
