import type { PrepackedZip } from '../../../archive/prepacked/open-zip.ts';
import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { ApiConnection } from '../../../platform/api/api-request.ts';
import type { Webhook } from '../../../platform/api/webhook.ts';
import type { FileRules } from '../../../workspace/rules/rules.ts';
import type { INPUTS } from '../../../shared/inputs.ts';
import type { InputReader } from '../../inputs/input-reader.ts';
import type { RequestedTarget } from '../../inputs/target.ts';

/** Reads the inputs of the deploy action. */
export type DeployReader = InputReader<keyof typeof INPUTS.deploy>;

/** Everything the deploy action was asked to do, checked: a part for each phase. */
export interface DeployInputs {
  /** Undefined in a dry run, which makes no request. */
  readonly target: RequestedTarget | undefined;
  /** Only check inputs, files and credentials; `target` is defined then. */
  readonly isCheck: boolean;
  readonly files: FileInputs;
  readonly zip: ZipInputs;
  /** Send again although the first upload may have been accepted. */
  readonly retryAmbiguous: boolean;
  readonly afterUpload: AfterUploadInputs;
  readonly github: GitHubInputs;
  readonly timeoutMinutes: number;
  /** Any warning before the upload ends the step. */
  readonly failOnWarning: boolean;
}

/** Where the zip goes, and as whom: a `RequestedTarget` whose environment has been looked up. */
export interface Target extends ApiConnection {
  readonly address: EnvironmentAddress;
  /** Of the environment, where it was looked up. */
  readonly displayName?: string | undefined;
}

/** Which files are sent. */
export interface FileInputs {
  /** Real path of the workspace. */
  readonly workspace: string;
  /** Real path of the folder to deploy; the workspace or inside it. */
  readonly folder: string;
  readonly rules: FileRules;
  /** Real paths of zips that other inputs name: they are never sent. */
  readonly archives: readonly string[];
  /** Nothing is sent, so the choice is explained in full although nothing is wrong with it. */
  readonly isPreview: boolean;
}

export type SecretScanLevel = 'warn' | 'error' | 'off';

/** What must be in the zip. */
export interface RequiredFiles {
  /** POSIX paths, but for `package.json` at the root. */
  readonly paths: readonly string[];
  /** What it is where there is no `package.json` at the root: the platform has nothing to install and start then. */
  readonly withoutManifest: 'error' | 'warning' | 'allowed';
}

/** How the zip is made, and what it must be like. */
export interface ZipInputs {
  /** Sent instead of packing the folder. */
  readonly archive: PrepackedZip | undefined;
  readonly compressionLevel: number;
  /** Time of every zip entry, in seconds since 1970. */
  readonly modified: number;
  /** Upper bound for the zip in bytes. */
  readonly maxSize: number | undefined;
  readonly requiredFiles: RequiredFiles;
  readonly secretScan: SecretScanLevel;
  /** Looked for in the files, in a dry run as well. */
  readonly password: string | undefined;
}

/** Whether an upload is followed until it is live; `if-possible` where the host cannot be asked, too: not at all there. */
export type Wait = boolean | 'if-possible';

/** What the deploy action was asked to do once the upload is accepted. */
export interface AfterUploadInputs {
  readonly wait: Wait;
  /** Public address of the site. */
  readonly environmentUrl: URL | undefined;
  readonly purge: PurgeInputs;
  readonly smokeTest: SmokeTest;
  /** Sent after a failed smoke test. */
  readonly rollbackArchive: PrepackedZip | undefined;
}

export interface PurgeInputs {
  readonly webhook: Webhook | undefined;
  readonly failOnError: boolean;
}

/** What the site must answer. */
export interface SmokeTest {
  readonly lines: readonly SmokeTestLine[];
  /** How long to wait until every page answers as expected. */
  readonly minutes: number;
}

/** One line of `smoke-test`: a page, and what it must answer. */
export interface SmokeTestLine {
  /** As it stands in the input, for messages. */
  readonly source: string;
  /** Appended to the path of the site's URL; begins with one slash. */
  readonly path: string;
  /** Undefined: any 2xx. `not-5xx` is no input's: whatever is no failure of the server. */
  readonly status: number | 'not-5xx' | undefined;
  /** Text that the body must hold. */
  readonly text: string | undefined;
}

/** What the deploy action was asked to leave behind on GitHub. */
export interface GitHubInputs {
  /** Empty where the host makes none. */
  readonly token: string;
  /** Record a Deployment with its statuses. */
  readonly deployment: boolean;
  /** Keep one comment up to date on the pull request. */
  readonly comment: boolean;
  /** Send nothing where the same content is live. */
  readonly skipUnchanged: boolean;
}
