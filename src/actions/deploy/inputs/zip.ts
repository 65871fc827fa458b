import { readdirSync } from 'node:fs';
import { pathInside } from '../../../shared/files/paths.ts';
import type { PrepackedZip } from '../../../archive/prepacked/open-zip.ts';
import type { HostTerms } from '../../../runner/runner.ts';
import type { Disk } from '../../../workspace/paths/disk.ts';
import { systemDisk } from '../../../workspace/paths/disk.ts';
import { firstOf } from '../../../shared/text/format.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { parseSize } from '../../../shared/text/size.ts';
import { tryToRead } from '../../../shared/files/try-to-read.ts';
import { BAD, together } from '../../inputs/input-reader.ts';
import type { InputReader, Read } from '../../inputs/input-reader.ts';
import { INPUTS } from '../../../shared/inputs.ts';
import { isPlainPath, slashProblem } from './files.ts';
import type { DeployReader } from './files.ts';

/** What must be in the zip. */
export interface RequiredFiles {
  /** POSIX paths, but for `package.json` at the root. */
  readonly paths: readonly string[];
  /** What it is where there is no `package.json` at the root: the platform has nothing to install and start then. */
  readonly withoutManifest: 'error' | 'warning' | 'allowed';
}

/** Inputs about what to pack and how. */
const PACKING_INPUTS = ['path', 'include', 'exclude', 'ignore-file', 'compression-level', 'dry-run', 'check'] as const;

type FolderTerms = Pick<HostTerms, 'workspace' | 'tempFolder'>;

/** Where such a zip may lie. */
export interface ArchiveFolders {
  /** Real path. */
  readonly workspace: Read<string>;
  /** Real path of the folder for temporary files; only needed where an input names a zip. */
  readonly temp: Read<string> | undefined;
  /** What the host calls them. */
  readonly terms: FolderTerms;
}

/** Reads an input that names a zip, and the one suffixed with `-sha256`. @returns undefined where neither is given */
export function readPrepackedZip(
  reader: DeployReader,
  input: 'archive' | 'rollback-archive',
  folders: ArchiveFolders,
): Read<PrepackedZip | undefined> {
  const hashInput = `${input}-sha256` as const;
  const name = reader.text(input);
  if (name === '') {
    const hash = reader.text(hashInput);
    return hash === '' ? undefined : reader.reject(hashInput, hash, `needs "${input}", which is empty or missing`);
  }
  const sha256 = reader.parsedOr(hashInput, undefined, parseSha256);
  const { workspace, temp, terms } = folders;
  if (workspace === BAD || temp === BAD || temp === undefined) return BAD;
  const file = reader.ifGiven(input, (text) => parseFile(text, [workspace, temp], terms));
  return file === BAD || sha256 === BAD ? BAD : { input, name, file, sha256 };
}

/** Reads the inputs about how the zip is made, and what it must be like. Parameters as for `readZipRules`. */
export function readZip(
  reader: DeployReader,
  archive: Read<PrepackedZip | undefined>,
  sourceDate: string | undefined,
  isDryRun: boolean,
) {
  const rules = readZipRules(reader, sourceDate, isDryRun);
  const compressionLevel = reader.integer('compression-level', 0, 9);
  if (rules === BAD) return BAD;
  return together({
    /** Sent instead of packing the folder. */
    archive,
    compressionLevel,
    /** Looked for in the files, in a dry run as well. */
    password: reader.optional('password'),
    ...rules,
  });
}

/**
 * Reads the inputs about what the zip must be like.
 * @param sourceDate value of SOURCE_DATE_EPOCH
 * @param isDryRun nothing is sent, so that a `package.json` may be missing
 */
export function readZipRules(
  reader: InputReader<'max-size' | 'required-files' | 'secret-scan'>,
  sourceDate: string | undefined,
  isDryRun: boolean,
) {
  return together({
    /** Time of every zip entry, in seconds since 1970. */
    modified: readSourceDate(reader, sourceDate),
    /** Upper bound for the zip in bytes. */
    maxSize: reader.parsedOr('max-size', undefined, parseSize),
    requiredFiles: readRequiredFiles(reader, isDryRun),
    secretScan: reader.choice('secret-scan', INPUTS.deploy['secret-scan'].choices),
  });
}

/** The first time that a DOS date can hold: 1980-01-01 (APPNOTE 4.4.6). */
const DOS_EPOCH = 315_532_800;

/** SOURCE_DATE_EPOCH of reproducible-builds.org, a variable and not an input, or the first DOS time. */
function readSourceDate(reader: InputReader<never>, text: string | undefined): Read<number> {
  if (text === undefined || text === '') return DOS_EPOCH;
  const seconds = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  // 2107-12-31: the last day that a DOS date can hold.
  if (seconds <= 4_354_819_199) return Math.max(seconds, DOS_EPOCH);
  const problem = 'must be whole seconds since 1970, before the year 2108';
  return reader.reject('SOURCE_DATE_EPOCH (environment variable)', text, problem);
}

/** The value of `required-files` that asks for nothing, not even for a `package.json`. */
const NONE = 'none';

function readRequiredFiles(reader: InputReader<'required-files'>, isDryRun: boolean): RequiredFiles {
  const lines = reader.lines('required-files');
  if (lines.length === 1 && lines[0]?.trim() === NONE) return { paths: [], withoutManifest: 'allowed' };
  const named = lines.map((line) => readRequiredFile(reader, line));
  const paths = named.filter((file) => file !== 'package.json');
  if (paths.length < named.length) return { paths, withoutManifest: 'error' };
  // A platform may be told of the folder of the app.
  const isElsewhere = paths.some((file) => file.endsWith('/package.json'));
  return { paths, withoutManifest: isElsewhere ? 'allowed' : isDryRun ? 'warning' : 'error' };
}

function readRequiredFile(reader: InputReader<'required-files'>, line: string): string {
  const written = line.trim();
  const file = written.replace(/^\.\//, '');
  const problem = slashProblem(written);
  if (problem !== undefined) reader.reject('required-files', line, problem);
  else if (!isPlainPath(file))
    reader.reject('required-files', line, 'must be the path of a file, relative to "path", with "/" between folders');
  else if (written === NONE)
    reader.reject('required-files', line, 'must be the only line; a file of that name is "./none"');
  return file;
}

/** Notes every input that has no use with `archive`. */
export function rejectPackingInputs(reader: DeployReader): void {
  for (const input of PACKING_INPUTS.filter((name) => reader.isSet(name)))
    reader.reject(input, reader.text(input), 'cannot be used with "archive", which names a zip that is packed already');
}

/**
 * Real path of a file, links followed.
 * @param folders those that it may be in: real paths, the first is what it is relative to
 * @throws {RangeError}
 */
export function parseFile(
  text: string,
  folders: readonly [workspace: string, temp: string],
  terms: FolderTerms,
  disk = systemDisk,
): string {
  const file = disk.path.resolve(folders[0], text);
  const problem = slashProblem(text, disk.path);
  if (problem !== undefined && disk.stat(file) === undefined) throw new RangeError(problem);
  const real = realPathOf(file, terms, disk);
  if (!folders.some((folder) => pathInside(folder, real, disk.path) !== undefined)) {
    const places = `${terms.workspace} or in ${terms.tempFolder}`;
    throw new RangeError(`must be a file in ${places}, and links must not lead out of them`);
  }
  if (disk.stat(real)?.isFile() !== true)
    throw new RangeError(`must be a regular file, not a folder or a special file${zipsIn(real)}`);
  return real;
}

function realPathOf(file: string, { workspace }: FolderTerms, disk: Disk): string {
  try {
    return disk.realPath(file);
  } catch {
    const hint = /[*?]/.test(file) ? '; name one file, as "*" and "?" stand for themselves' : '';
    throw new RangeError(
      `does not exist, relative to ${workspace}${hint}${zipsIn(disk.path.dirname(file))}. Check that it was packed or downloaded before`,
    );
  }
}

/** The zips of a folder, as the end of a sentence: downloads are put into a folder of their name. Empty where it has none. */
function zipsIn(folder: string): string {
  const names = tryToRead(() => readdirSync(folder)) ?? [];
  const zips = names.filter((name) => /\.zip$/i.test(name)).sort();
  return zips.length === 0 ? '' : `; that folder has ${firstOf(zips, 3, safeText)}`;
}

/** @throws {RangeError} */
function parseSha256(text: string): string {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new RangeError('must be a SHA-256: 64 hexadecimal digits, as in the output "archive-sha256"');
}
