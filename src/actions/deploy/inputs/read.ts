import { existsSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { ApiConnection } from '../../../platform/api/api-request.ts';
import { parseWebhook } from '../../../platform/api/webhook.ts';
import type { Webhook } from '../../../platform/api/webhook.ts';
import { realPath } from '../../../shared/real-path.ts';
import type { HostWords, Runner } from '../../../runner/runner.ts';
import { decodeName } from '../../../workspace/file-names.ts';
import { pathInside } from '../../../workspace/inside.ts';
import type { FileRules } from '../../../workspace/rules.ts';
import type { PrepackedZip } from '../../../archive/prepacked/open-zip.ts';
import { readPrepackedZip, rejectPackingInputs } from './zip.ts';
import type { ArchiveFolders } from './zip.ts';
import { parseFolder } from './files.ts';
import type { SecretScanLevel } from '../zip/secret-findings.ts';
import { readTarget } from './target.ts';
import type { RequestedTarget } from './target.ts';
import { readRunnerFolder } from '../../inputs/runner-folder.ts';
import { readAfterUpload } from './after-upload.ts';
import type { AfterUploadInputs } from './after-upload.ts';
import { BAD, InputReader, parseSize, parseTimeoutMinutes, together } from '../../inputs/input-reader.ts';
import type { Read } from '../../inputs/input-reader.ts';

/** Where the zip goes, and as whom: a `RequestedTarget` whose environment has been looked up. */
export interface Target extends ApiConnection {
  readonly address: EnvironmentAddress;
  /** Of the environment, where it was looked up. */
  readonly displayName?: string | undefined;
}

/** Everything the deploy action was asked to do, checked. */
export interface DeployInputs extends AfterUploadInputs {
  /** Undefined in a dry run, which makes no request. */
  readonly target: RequestedTarget | undefined;
  /** Only check inputs, files and credentials; `target` is defined then. */
  readonly isCheck: boolean;
  /** Real path of the workspace. */
  readonly workspace: string;
  /** Real path of the folder to deploy; the workspace or inside it. */
  readonly root: string;
  readonly rules: FileRules;
  /** Sent instead of packing `root`. */
  readonly archive: PrepackedZip | undefined;
  readonly compressionLevel: number;
  /** Time of every zip entry, in seconds since 1970. */
  readonly modified: number;
  /** Upper bound for the zip in bytes. */
  readonly maxSize: number | undefined;
  /** POSIX paths that must be in the zip. */
  readonly requiredFiles: readonly string[];
  readonly secretScan: SecretScanLevel;
  /** Looked for in the files, in a dry run as well. */
  readonly password: string | undefined;
  readonly timeoutMinutes: number;
  /** Send again although the first upload may have been accepted. */
  readonly retryAmbiguous: boolean;
  readonly purgeWebhook: Webhook | undefined;
  readonly failOnPurgeError: boolean;
}

const DEFAULT_IGNORE_FILE = '.deployignore';

/**
 * Reads every input of `action.yml`.
 * @throws {InvalidInputError} with all bad inputs at once.
 */
export function readDeployInputs(runner: Runner): DeployInputs {
  const defaults: Readonly<Record<string, string>> = { 'ignore-file': DEFAULT_IGNORE_FILE };
  const reader = new InputReader((name) => runner.input(name) || (defaults[name] ?? ''));
  const isDryRun = reader.boolean('dry-run', false);
  const dryRun = isDryRun !== false;
  const isCheck = reader.boolean('check', false);
  if (isDryRun === true && isCheck === true) {
    reader.reject('check', 'true', 'cannot be used with "dry-run", which makes no request');
  }
  const target = readTarget(reader, dryRun ? reader.given : reader.required);
  const workspace = readRunnerFolder(reader, 'GITHUB_WORKSPACE', runner.environment['GITHUB_WORKSPACE'], '.');
  const namesZip = reader.text('archive') !== '' || reader.text('rollback-archive') !== '';
  const temp = namesZip
    ? readRunnerFolder(reader, 'RUNNER_TEMP', runner.environment['RUNNER_TEMP'], tmpdir())
    : undefined;
  const folders: ArchiveFolders = { workspace, temp, words: runner.words };
  const archive = readPrepackedZip(reader, 'archive', folders);
  const isPrepacked = reader.text('archive') !== '';
  if (isPrepacked) rejectPackingInputs(reader);
  const root = isPrepacked ? workspace : readRoot(reader, workspace, runner.words);
  return reader.finish({
    target: dryRun ? undefined : target,
    isCheck,
    workspace,
    root,
    archive,
    rules: together({
      ignoreFile: nameOfIgnoreFile(reader, workspace, root),
      ignoreLines: isPrepacked ? [] : readIgnoreLines(reader, root),
      include: readPatterns(reader, 'include', 'exclude'),
      exclude: readPatterns(reader, 'exclude', 'include'),
    }),
    compressionLevel: reader.integer('compression-level', 6, 0, 9),
    modified: readSourceDate(reader, runner.environment['SOURCE_DATE_EPOCH']),
    maxSize: reader.parsed('max-size', undefined, parseSize),
    requiredFiles: readRequiredFiles(reader),
    password: reader.optional('password'),
    secretScan: reader.choice('secret-scan', ['warn', 'error', 'off']),
    timeoutMinutes: reader.parsed('timeout-minutes', 30, parseTimeoutMinutes),
    retryAmbiguous: reader.boolean('retry-ambiguous', false),
    purgeWebhook: reader.parsed<Webhook | undefined>('purge-cache-webhook', undefined, parsePurgeWebhook, {
      secret: true,
    }),
    failOnPurgeError: reader.boolean('fail-on-purge-error', false),
    ...readAfterUpload(reader, folders),
  });
}

function readRoot(reader: InputReader, workspace: Read<string>, words: HostWords): Read<string> {
  return workspace === BAD ? BAD : reader.parsed('path', workspace, (text) => parseFolder(workspace, text, words));
}

/** A rebuild right after the upload would build a second time, and purge nothing. @throws {RangeError} */
function parsePurgeWebhook(text: string): Webhook {
  const webhook = parseWebhook(text);
  if (webhook.action === undefined || webhook.action === 'purgeCache') return webhook;
  throw new RangeError(
    'must be the URL of "Purge Cache", and this one triggers a rebuild: copy the other one from the portal',
  );
}

/** The first time that a DOS date can hold: 1980-01-01 (APPNOTE 4.4.6). */
const DOS_EPOCH = 315_532_800;

/** SOURCE_DATE_EPOCH of reproducible-builds.org, a variable and not an input, or the first DOS time. */
function readSourceDate(reader: InputReader, text: string | undefined): Read<number> {
  if (text === undefined || text === '') return DOS_EPOCH;
  const seconds = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  // 2107-12-31: the last day that a DOS date can hold.
  if (seconds <= 4_354_819_199) return Math.max(seconds, DOS_EPOCH);
  const problem = 'must be whole seconds since 1970, before the year 2108';
  return reader.reject('SOURCE_DATE_EPOCH (environment variable)', text, problem);
}

/** By its path in the workspace, as a rule of git is shown by that in its repository. */
function nameOfIgnoreFile(reader: InputReader, workspace: Read<string>, root: Read<string>): Read<string> {
  if (root === BAD || workspace === BAD) return BAD;
  return path.posix.join(pathInside(workspace, root) ?? '', reader.text('ignore-file'));
}

function readIgnoreLines(reader: InputReader, root: Read<string>): Read<string[]> {
  return root === BAD ? BAD : reader.parsed('ignore-file', [], (text) => readIgnoreFile(root, text));
}

/** Lines of the ignore file; none where the default one is not there. @throws {RangeError} */
function readIgnoreFile(root: string, name: string): string[] {
  if (!isPlainPath(name)) throw new RangeError('must be the path of a file inside "path", relative to it');
  const file = path.join(root, name);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (!existsSync(file)) {
    if (name === DEFAULT_IGNORE_FILE) return [];
    throw new RangeError('must be a file that exists, relative to "path"; there is none of that name');
  }
  const isInside = isFile && pathInside(root, realPath(file)) !== undefined;
  if (!isInside) throw new RangeError('must be a file inside "path", not a folder or a link that leads out of it');
  const bytes = readFileSync(file);
  // Windows PowerShell writes UTF-16, of which no line would match anything.
  if (bytes.includes(0)) throw new RangeError('must be a text in UTF-8, and holds a zero byte: save it again as UTF-8');
  return decodeName(bytes).split(/\r?\n/);
}

function readPatterns(reader: InputReader, name: 'include' | 'exclude', opposite: string): string[] {
  const lines = reader.lines(name).filter((line) => !line.startsWith('#'));
  for (const line of lines) {
    if (line.trimStart().startsWith('!')) {
      reader.reject(
        name,
        line,
        `must not begin with "!": every line of "${name}" is a pattern to ${name}; write it without the "!" under "${opposite}"`,
      );
    }
  }
  return lines;
}

function readRequiredFiles(reader: InputReader): string[] {
  return reader.lines('required-files').map((line) => {
    const file = line.trim().replace(/^\.\//, '');
    if (!isPlainPath(file))
      reader.reject('required-files', line, 'must be the path of a file, relative to "path", with "/" between folders');
    return file;
  });
}

function isPlainPath(text: string): boolean {
  return !/^[/\\]|\\|^[A-Za-z]:/.test(text) && !text.split('/').some((segment) => ['', '.', '..'].includes(segment));
}
