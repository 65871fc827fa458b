import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathInside } from '../../../shared/files/paths.ts';
import type { HostTerms } from '../../../runner/runner.ts';
import { nearestFolderHint, realPath } from '../../../shared/files/real-path.ts';
import { withoutMark } from '../../../shared/text/text.ts';
import { CHECK_OUT_ALL, isSparse } from '../../../workspace/listing/git/sparse.ts';
import { systemDisk } from '../../../workspace/paths/disk.ts';
import { decodeName } from '../../../workspace/paths/file-names.ts';
import { BAD, together } from '../../inputs/input-reader.ts';
import type { InputReader, Read } from '../../inputs/input-reader.ts';
import { versionControlIn } from '../../../workspace/rules/rules.ts';
import type { FileRules } from '../../../workspace/rules/rules.ts';
import type { INPUTS } from '../../../shared/inputs.ts';

/** Reads the inputs of the deploy action. */
export type DeployReader = InputReader<keyof typeof INPUTS.deploy>;

/** What an ignore file, and each list of patterns, may have: far more than anybody writes, and soon compiled. In bytes. */
const MAX_PATTERN_BYTES = 2 ** 20;
const TOO_LONG = 'must have at most 1 MiB';

type FolderTerms = Pick<HostTerms, 'workspace' | 'onMissingFolder'>;

/** Reads the inputs about which files are sent. @param isPrepacked `archive` is given, and no file is chosen here */
export function readFiles(reader: DeployReader, workspace: Read<string>, isPrepacked: boolean, terms: FolderTerms) {
  const folder =
    isPrepacked || workspace === BAD
      ? workspace
      : reader.required('path', (text) => parseFolder(workspace, text, terms));
  return together({
    /** Real path of the workspace. */
    workspace,
    /** Real path of the folder to deploy; the workspace or inside it. */
    folder,
    rules: readFileRules(reader, workspace, folder, isPrepacked),
  });
}

type RuleInput = 'ignore-file' | 'include' | 'exclude';

/** Reads the rules for the files of `folder`. Both folders are real paths. @param isPrepacked as for `readFiles` */
export function readFileRules(
  reader: InputReader<RuleInput>,
  workspace: Read<string>,
  folder: Read<string>,
  isPrepacked = false,
): Read<FileRules> {
  return together({
    ignoreFile: nameOfIgnoreFile(reader, workspace, folder),
    ignoreLines: isPrepacked ? [] : readIgnoreLines(reader, folder),
    include: readPatterns(reader, 'include', 'under "exclude"'),
    exclude: readPatterns(reader, 'exclude', EXCEPTION),
  });
}

/** Real path of a folder inside the workspace, links followed. @param workspace real path @throws {RangeError} */
export function parseFolder(workspace: string, text: string, terms: FolderTerms, disk = systemDisk): string {
  const folder = disk.path.resolve(workspace, text);
  const stats = disk.stat(folder);
  if (stats === undefined) {
    const problem = slashProblem(text, disk.path);
    if (problem !== undefined) throw new RangeError(problem);
    const hint = nearestFolderHint(folder, workspace);
    const sparse = isSparse(workspace) ? `The checkout is sparse, and may leave it out. ${CHECK_OUT_ALL} ` : '';
    throw new RangeError(`does not exist in ${terms.workspace}${hint}. ${sparse}${terms.onMissingFolder}`);
  }
  const real = disk.realPath(folder);
  const inside = pathInside(workspace, real, disk.path);
  if (inside === undefined) throw new RangeError(`must be a folder inside ${terms.workspace}`);
  if (!stats.isDirectory()) {
    const hint = /\.zip$/i.test(real) ? '; a zip is named in "archive"' : nearestFolderHint(folder, workspace);
    throw new RangeError(`must be a folder, not a file${hint}`);
  }
  // The real path has their real names: on Windows ".git" can also be reached as "GIT~1".
  const history = versionControlIn(inside);
  if (history !== undefined) throw new RangeError(`must not be inside ${history}`);
  return real;
}

/** By its path in the workspace, as a rule of git is shown by that in its repository. */
function nameOfIgnoreFile(reader: InputReader<RuleInput>, workspace: Read<string>, folder: Read<string>): Read<string> {
  if (folder === BAD || workspace === BAD) return BAD;
  return path.posix.join(pathInside(workspace, folder) ?? '', reader.text('ignore-file'));
}

function readIgnoreLines(reader: InputReader<RuleInput>, folder: Read<string>): Read<string[]> {
  if (folder === BAD) return BAD;
  return reader.required('ignore-file', (text) => readIgnoreFile(folder, text, reader.isSet('ignore-file')));
}

/** Lines of the ignore file; none where it is not there, and nobody has named it. @throws {RangeError} */
function readIgnoreFile(folder: string, written: string, isNamed: boolean): string[] {
  const problem = slashProblem(written);
  if (problem !== undefined) throw new RangeError(problem);
  const name = written.replace(/^\.\//, '');
  if (!isPlainPath(name)) throw new RangeError('must be the path of a file inside "path", relative to it');
  const file = path.join(folder, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) {
    if (!isNamed) return [];
    throw new RangeError('must be an existing file, relative to "path"');
  }
  const isInside = stats.isFile() && pathInside(folder, realPath(file)) !== undefined;
  if (!isInside) throw new RangeError('must be a file inside "path", not a folder or a link that leads out of it');
  if (stats.size > MAX_PATTERN_BYTES) throw new RangeError(TOO_LONG);
  const bytes = readFileSync(file);
  // Windows PowerShell writes UTF-16, of which no line would match anything.
  if (bytes.includes(0)) throw new RangeError('must be UTF-8 text, but contains a zero byte: save it as UTF-8');
  return withoutMark(decodeName(bytes)).split(/\r\n?|\n/);
}

/** As `exclude` is applied last, `include` makes no exception from it. */
const EXCEPTION =
  'under "include". An exception to another line works in the "ignore-file", where a folder is written as "docs/*"';

/** @param place where a pattern that begins with "!" belongs */
function readPatterns(reader: InputReader<RuleInput>, name: 'include' | 'exclude', place: string): string[] {
  const lines = reader.lines(name).filter((line) => !line.startsWith('#'));
  const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  if (bytes > MAX_PATTERN_BYTES) {
    reader.reject(name, undefined, TOO_LONG);
    return [];
  }
  let advice = `: every line is a pattern to ${name}. Write it without the "!" ${place}`;
  for (const line of lines.filter((each) => each.trimStart().startsWith('!'))) {
    reader.reject(name, line, `must not begin with "!"${advice}`);
    advice = '';
  }
  return lines;
}

/**
 * What is wrong with a path of Windows on other systems. Undefined for any other, where both are read, and for one with a
 * drive, which no other system has. It does not repeat the path: that may be a secret in the wrong place.
 */
export function slashProblem(text: string, { sep }: Pick<path.PlatformPath, 'sep'> = path.posix): string | undefined {
  return sep === '/' && text.includes('\\') && !/^[A-Za-z]:/.test(text) ? 'must be written with "/"' : undefined;
}

/** A path below a folder, with "/" between its segments. */
export function isPlainPath(text: string): boolean {
  return !/^[/\\]|\\|^[A-Za-z]:/.test(text) && !text.split('/').some((segment) => ['', '.', '..'].includes(segment));
}
