import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { ApiConnection } from '../../../platform/api/api-request.ts';
import type { Runner } from '../../../runner/runner.ts';
import { INPUTS } from '../../../shared/inputs.ts';
import { readToken } from '../../inputs/credentials.ts';
import { BAD, InputReader, readCommon, together } from '../../inputs/input-reader.ts';
import { readRunnerFolder } from '../../inputs/runner-folder.ts';
import { readTarget } from '../../inputs/target.ts';
import { readAfterUpload, requireWait } from './after-upload.ts';
import type { Wait } from './after-upload.ts';
import { readFiles } from './files.ts';
import type { DeployReader } from './files.ts';
import { readPrepackedZip, readZip, rejectPackingInputs } from './zip.ts';
import type { ArchiveFolders } from './zip.ts';
import type { Read } from '../../inputs/input-reader.ts';

/** Everything the deploy action was asked to do, checked: a part for each phase. */
export type DeployInputs = ReturnType<typeof readDeployInputs>;
export type FileInputs = DeployInputs['files'];
export type ZipInputs = DeployInputs['zip'];
export type AfterUploadInputs = DeployInputs['afterUpload'];

/** Where the zip goes, and as whom: a `RequestedTarget` whose environment has been looked up. */
export interface Target extends ApiConnection {
  readonly address: EnvironmentAddress;
  /** Of the environment, where it was looked up. */
  readonly displayName?: string | undefined;
}

/** Reads every input of `action.yml`. @throws {InvalidInputError} with all bad inputs at once. */
export function readDeployInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.deploy, runner);
  const isDryRun = reader.boolean('dry-run');
  const dryRun = isDryRun !== false;
  const isCheck = reader.boolean('check');
  if (isDryRun === true && isCheck === true)
    reader.reject('check', 'true', 'cannot be used with "dry-run", which makes no request');
  const target = readTarget(reader, dryRun ? reader.ifGiven : reader.required);
  const folders = readArchiveFolders(reader, runner);
  const archive = readPrepackedZip(reader, 'archive', folders);
  const isPrepacked = reader.text('archive') !== '';
  if (isPrepacked) rejectPackingInputs(reader);
  const files = readFiles(reader, folders.workspace, isPrepacked, runner.terms);
  const zip = readZip(reader, archive, runner.variables['SOURCE_DATE_EPOCH'], dryRun);
  const common = readCommon(reader);
  const retryAmbiguous = reader.boolean('retry-ambiguous');
  const wait = reader.boolean('wait', 'if-possible');
  const afterUpload = readAfterUpload(reader, wait, folders, runner);
  const isUsable = files !== BAD && afterUpload !== BAD;
  return reader.finish({
    /** Undefined in a dry run, which makes no request. */
    target: dryRun ? undefined : target,
    /** Only check inputs, files and credentials; `target` is defined then. */
    isCheck,
    files: isUsable
      ? {
          ...files,
          /** Real paths of zips that other inputs name: they are never sent. */
          archives: [afterUpload.rollbackArchive?.file].filter((file) => file !== undefined),
          /** Nothing is sent, so the choice is explained in full although nothing is wrong with it. */
          isPreview: dryRun || isCheck === true,
        }
      : BAD,
    zip,
    ...common,
    retryAmbiguous,
    afterUpload,
    github: readGitHubInputs(reader, wait),
  });
}

/** The temp folder only where an input names a zip, which may be in it. */
function readArchiveFolders(reader: DeployReader, { variables, terms }: Runner): ArchiveFolders {
  const namesZip = reader.text('archive') !== '' || reader.text('rollback-archive') !== '';
  return {
    workspace: readRunnerFolder(reader, 'GITHUB_WORKSPACE', variables),
    temp: namesZip ? readRunnerFolder(reader, 'RUNNER_TEMP', variables) : undefined,
    terms,
  };
}

/** Reads these inputs of `action.yml`. @param wait the input of that name */
function readGitHubInputs(reader: DeployReader, wait: Read<Wait>) {
  const deployment = reader.boolean('deployment');
  const comment = reader.boolean('comment');
  return together({
    token: readToken(reader, deployment === true || comment === true),
    deployment,
    comment,
    skipUnchanged: readSkipUnchanged(reader, wait, deployment),
  });
}

function readSkipUnchanged(reader: DeployReader, wait: Read<Wait>, deployment: Read<boolean>): Read<boolean> {
  const skipUnchanged = reader.boolean('skip-unchanged');
  if (skipUnchanged !== true) return skipUnchanged;
  if (deployment === false)
    reader.reject('skip-unchanged', undefined, 'needs "deployment: true", which records what was sent');
  requireWait(reader, 'skip-unchanged', wait, ', which records what went live');
  return skipUnchanged;
}
