import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { pathInside } from '../../shared/files/paths.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { encodeName } from '../paths/file-names.ts';
import type { SourceFile } from '../files.ts';
import { MAX_ANSWER_BYTES, readTree } from './commits.ts';
import type { TreeEntry } from './commits.ts';
import { createGit } from '../listing/git/git.ts';
import type { RepositoryGit } from '../listing/git/git.ts';
import { isLinkText, MAX_TARGET } from '../paths/link-texts.ts';
import { rulesOf } from '../rules/selection-rules.ts';
import type { FileSelection, SelectOptions } from '../select.ts';

type Tree = ReadonlyMap<string, TreeEntry>;

/**
 * Whether the selected files are, byte for byte, all that the rules keep of the commit that is checked out, and nothing
 * else. Files of submodules are not part of it. git hashes them without filters, as these may be programs that the
 * repository names.
 * @param commit full hash
 * @returns undefined where they are, else why not, as a clause
 * @throws {StepError} `invalid-file`; the reason of the signal
 */
export async function whyNotOfCommit(
  commit: string,
  { files, skipped, by }: FileSelection,
  options: SelectOptions,
): Promise<string | undefined> {
  const { folder, variables, signal } = options;
  const repository = by.kind === 'git' ? by.repositories[0] : undefined;
  if (repository === undefined) return 'the files were chosen without git';
  const git = createGit(variables, repository.top, signal, MAX_ANSWER_BYTES);
  const tree = await readTree(git, folder, commit);
  if (tree === undefined) return 'git cannot read the commit';
  return (
    findForeign(folder, files, tree) ??
    findMissing(files, skipped, tree, options) ??
    (await findChanged(git, folder, files, tree))
  );
}

/** Looks for a sent file that the commit does not have, or has with another mode. */
function findForeign(folder: string, files: readonly SourceFile[], tree: Tree): string | undefined {
  for (const file of files) {
    const origin = pathOfBytes(folder, file);
    const entry = tree.get(origin);
    const isThere = entry !== undefined && isFile(entry) && (origin === file.path || isThroughLink(file.path, tree));
    if (!isThere) return `${safeText(file.path)} is not in the commit`;
    if ((entry.mode === '100755') !== (file.mode === 0o755)) return `the mode of ${safeText(file.path)} was changed`;
  }
  return undefined;
}

/** Looks for a file of the commit that should be sent and is not, or a link that was changed. */
function findMissing(files: readonly SourceFile[], skipped: readonly string[], tree: Tree, options: SelectOptions) {
  const rules = rulesOf(options);
  const known = new Set([...files.map((file) => file.path), ...skipped]);
  // A link that is sent may lead through links that are not.
  const everyLink = files.some((file) => pathOfBytes(options.folder, file) !== file.path);
  for (const [name, entry] of tree) {
    if (isFile(entry) && !known.has(name) && rules.keeps(name, true)) return `${safeText(name)} was deleted`;
    if (entry.mode !== '120000' || !(everyLink || rules.keeps(name, true))) continue;
    if (!skipped.includes(name) && !isSameLink(path.join(options.folder, name), entry.object))
      return `the link ${safeText(name)} was changed`;
  }
  return undefined;
}

/** Looks for a sent file whose content is not that of the commit. */
async function findChanged(git: RepositoryGit, folder: string, files: readonly SourceFile[], tree: Tree) {
  // Absolute paths, as git hashes those from any folder. A name that can be sent has no line break.
  const input = Buffer.from(files.map((file) => `${file.source}\n`).join(''));
  const answer = await git.feed(folder, input, 'hash-object', '--no-filters', '--stdin-paths');
  const hashes = answer.stdout.toString('latin1').split('\n');
  const changed = files.find((file, index) => hashes[index] !== tree.get(pathOfBytes(folder, file))?.object);
  return changed && `${safeText(changed.path)} was changed`;
}

/** The path below the folder that holds the bytes of a sent file: not its own path where a link leads to them. */
export function pathOfBytes(folder: string, { path: name, source }: SourceFile): string {
  return source === `${folder}${path.sep}${name}` ? name : (pathInside(folder, source) ?? name);
}

function isFile({ mode }: TreeEntry): boolean {
  return mode === '100644' || mode === '100755';
}

/** Whether the commit has a link at a path, or in place of a folder above it. */
function isThroughLink(name: string, tree: Tree): boolean {
  for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1)) {
    if (tree.get(name.slice(0, end))?.mode === '120000') return true;
  }
  return tree.get(name)?.mode === '120000';
}

/** Whether a link still has its target, also where git has checked it out as a plain file. @param object name of its blob */
function isSameLink(file: string, object: string): boolean {
  try {
    const stats = lstatSync(file);
    if (stats.isSymbolicLink()) return isLinkText(object, encodeName(readlinkSync(file)));
    // To read a named pipe could block for ever.
    return stats.isFile() && stats.size <= MAX_TARGET && isLinkText(object, readFileSync(file));
  } catch {
    return false;
  }
}
