import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readRegularFile } from '../../shared/files/regular-file.ts';
import { countOf, firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { Folders } from '../files.ts';
import type { ListingSource } from '../listing/listing.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';
import { PatternList } from '../rules/patterns.ts';
import type { FileRules, Note } from '../rules/rules.ts';

/** Ignore files of other hosts; those of Docker and npm are for something else, as a rule. */
const OF_HOSTS = /^\.(?:vercel|now|netlify|gcloud|eb|cf|slug|surge|func|railway|up)ignore$/;
const OF_TOOLS = /^\.(?:docker|npm)ignore$/;
/** In bytes: far more than anybody writes. */
const MAX_BYTES = 2 ** 16;

/**
 * A notice for each ignore file of another host that would leave out something of what is sent; of a tool it is a line of
 * the log. Those who come from there expect it to count.
 * @param files that are sent, as they are below the folder
 */
export function noteOtherIgnoreFiles(
  { workspace, folder }: Folders,
  { ignoreFile }: Pick<FileRules, 'ignoreFile'>,
  files: readonly string[],
): Note[] {
  const own = path.join(workspace, ignoreFile);
  const names = (tryToRead(() => readdirSync(folder)) ?? []).filter(
    (name) => OF_HOSTS.test(name) || OF_TOOLS.test(name),
  );
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    if (file === own) return [];
    const list = new PatternList((readRegularFile(file, MAX_BYTES) ?? '').split(/\r?\n/));
    const left = files.filter((each) => !/(?:^|\/)\.\w+ignore$/.test(each) && list.inheritedMatch(each) === 'ignored');
    if (left.length === 0) return [];
    const remedy = existsSync(own)
      ? `copy its lines to ${safeText(path.basename(own))}`
      : `set "ignore-file" to "${safeText(name)}"`;
    const text = `${safeText(name)} is not read. It would leave out ${countOf(left.length, 'file')}: ${firstOf(left, 3, safeText)}. For that, ${remedy}.`;
    return [{ level: OF_HOSTS.test(name) ? 'notice' : 'info', title: 'Ignore file not read', text } as const];
  });
}

/** A notice where the workspace belongs to a tool with ignore rules of its own, which are not read here. */
export function noteOtherHistories({ workspace }: Folders, { kind }: Pick<ListingSource, 'kind'>): Note[] {
  const has = (file: string): boolean => kind === 'walk' && existsSync(path.join(workspace, file));
  return [
    ...(has('.hg/requires') ? ['Mercurial ignores (.hgignore)'] : []),
    ...(has('.svn/wc.db') ? ['Subversion ignores (svn:ignore)'] : []),
  ].map((what) => ({
    level: 'notice',
    title: 'Ignore file not read',
    text: `What ${what} is sent, unless a .gitignore or .deployignore names it.`,
  }));
}
