import type { PrepackedZip } from '../../../archive/prepacked/open-zip.ts';
import type { InputReader, Read } from '../../inputs/input-reader.ts';
import { readPrepackedZip } from './zip.ts';
import type { ArchiveFolders } from './zip.ts';
import { readGitHubInputs } from './github.ts';
import type { GitHubInputs } from './github.ts';
import { parseSiteUrl } from '../target/addresses.ts';
import { readSmokeTest } from './smoke-test.ts';
import type { SmokeTest } from '../smoke-test/run.ts';

/** What the deploy action was asked to do once the upload is accepted. */
export interface AfterUploadInputs extends GitHubInputs {
  /** Follow the upload until it is live. */
  readonly wait: boolean;
  /** Public address of the site. */
  readonly environmentUrl: URL | undefined;
  readonly smokeTest: SmokeTest;
  /** Sent after a failed smoke test. */
  readonly rollbackArchive: PrepackedZip | undefined;
}

/** Reads these inputs of `action.yml`. */
export function readAfterUpload(
  reader: InputReader,
  folders: ArchiveFolders,
): {
  readonly [Name in keyof AfterUploadInputs]: Read<AfterUploadInputs[Name]>;
} {
  const wait = reader.boolean('wait', false);
  return {
    wait,
    environmentUrl: reader.parsed<URL | undefined>('environment-url', undefined, parseSiteUrl, {
      // It could hold a password or a token.
      secret: /[@?#]/.test(reader.text('environment-url')),
    }),
    smokeTest: readSmokeTest(reader, wait),
    rollbackArchive: readRollbackArchive(reader, folders),
    ...readGitHubInputs(reader, wait),
  };
}

function readRollbackArchive(reader: InputReader, folders: ArchiveFolders): Read<PrepackedZip | undefined> {
  const zip = readPrepackedZip(reader, 'rollback-archive', folders);
  if (reader.text('rollback-archive') === '' || reader.lines('smoke-test').length > 0) return zip;
  return reader.reject('rollback-archive', undefined, 'needs "smoke-test": it is sent after a failed one');
}
