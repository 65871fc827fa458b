import type { PrepackedZip } from '../../../archive/prepacked/open-zip.ts';
import type { HostWords } from '../../../runner/runner.ts';
import type { Disk } from '../../../workspace/disk.ts';
import { systemDisk } from '../../../workspace/disk.ts';
import { pathInside } from '../../../workspace/inside.ts';
import { BAD } from '../../inputs/input-reader.ts';
import type { InputReader, Read } from '../../inputs/input-reader.ts';

/** Inputs about what to pack and how, with the defaults of action.yml: a runner passes those as if a user had set them. */
const PACKING_INPUTS = {
  path: '.',
  include: '',
  exclude: '',
  'ignore-file': '.deployignore',
  'compression-level': '6',
  'dry-run': 'false',
  check: 'false',
};

type FolderWords = Pick<HostWords, 'workspace' | 'tempFolder'>;

/** Where such a zip may lie. */
export interface ArchiveFolders {
  /** Real path. */
  readonly workspace: Read<string>;
  /** Real path of the folder for temporary files; only needed where an input names a zip. */
  readonly temp: Read<string> | undefined;
  /** What the host calls them. */
  readonly words: FolderWords;
}

/**
 * Reads an input that names a zip, and the one with `-sha256` behind its name.
 * @returns undefined where neither is given
 */
export function readPrepackedZip(
  reader: InputReader,
  input: 'archive' | 'rollback-archive',
  folders: ArchiveFolders,
): Read<PrepackedZip | undefined> {
  const hashInput = `${input}-sha256`;
  const name = reader.text(input);
  if (name === '') {
    const hash = reader.text(hashInput);
    return hash === '' ? undefined : reader.reject(hashInput, hash, `needs "${input}", which is empty or missing`);
  }
  const sha256 = reader.parsed<string | undefined>(hashInput, undefined, parseSha256);
  const { workspace, temp, words } = folders;
  if (workspace === BAD || temp === BAD || temp === undefined) return BAD;
  const file = reader.parsed<Read<string>>(input, BAD, (text) => parseFile(text, [workspace, temp], words));
  return file === BAD || sha256 === BAD ? BAD : { input, name, file, sha256 };
}

/** Notes every input that has no use with `archive`. */
export function rejectPackingInputs(reader: InputReader): void {
  for (const [input, standard] of Object.entries(PACKING_INPUTS)) {
    const text = reader.text(input);
    if (text === '' || text.toLowerCase() === standard) continue;
    reader.reject(input, text, 'cannot be used with "archive", which names a zip that is packed already');
  }
}

/**
 * Real path of a file, links followed.
 * @param folders those that it may lie in: real paths, the first is what it is relative to
 * @throws {RangeError}
 */
export function parseFile(
  text: string,
  folders: readonly [workspace: string, temp: string],
  words: FolderWords,
  disk = systemDisk,
): string {
  const real = realPathOf(disk.path.resolve(folders[0], text), words, disk);
  if (!folders.some((folder) => pathInside(folder, real, disk.path) !== undefined)) {
    const places = `${words.workspace} or in ${words.tempFolder}`;
    throw new RangeError(`must be a file in ${places}, and links must not lead out of them`);
  }
  if (disk.stat(real)?.isFile() !== true)
    throw new RangeError('must be a regular file, not a folder or a special file');
  return real;
}

function realPathOf(file: string, { workspace }: FolderWords, disk: Disk): string {
  try {
    return disk.realPath(file);
  } catch {
    throw new RangeError(`does not exist, relative to ${workspace}. Check that it was packed or downloaded before`);
  }
}

/** @throws {RangeError} */
function parseSha256(text: string): string {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new RangeError('must be a SHA-256: 64 hexadecimal digits, as the output "archive-sha256" has them');
}
