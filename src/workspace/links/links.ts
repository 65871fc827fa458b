import path from 'node:path';
import { escapePattern, pathInside } from '../../shared/files/paths.ts';
import { firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { Folders, SourceFile } from '../files.ts';
import type { Inspection } from '../listing/inspector.ts';
import { systemDisk } from '../paths/disk.ts';
import type { Disk } from '../paths/disk.ts';
import { followLinkTexts } from '../paths/link-texts.ts';
import { sortKey } from '../paths/order.ts';
import { someFilesIn } from '../paths/read-disk.ts';
import type { Note } from '../rules/rules.ts';
import type { SelectionRules } from '../rules/selection-rules.ts';

/** What became of the symbolic links among the kept paths. */
interface ResolvedLinks {
  readonly files: readonly SourceFile[];
  readonly notes: readonly Note[];
  /** Sentences for links that must not be packed. */
  readonly errors: readonly string[];
}

/** The links that were found. */
type LinksOfFolder = Pick<Inspection, 'links' | 'linkTexts'>;

/** The most files and links that links may stand for: a guard against links that multiply each other. */
const MAX_LINKED = 200_000;

/**
 * Replaces symbolic links by what they point to: a zip entry for each file, under the link's own path. Only files that
 * are sent themselves are repeated, so an exclusion holds for a link's target too.
 * @param folders real paths
 * @param found POSIX paths of the links below it, and the targets of those that are plain files on this disk
 * @param files the regular files that are sent, sorted by path
 * @param rules the user's, for the paths that links make up
 */
export function resolveLinks(
  { folder, workspace }: Folders,
  found: LinksOfFolder,
  files: readonly SourceFile[],
  rules: Pick<SelectionRules, 'keeps' | 'including'>,
  disk = systemDisk,
): ResolvedLinks {
  if (found.links.length === 0) return { files: [], notes: [], errors: [] };
  const links = found.links.toSorted();
  const targets = new Map(
    links.map((link) => [link, findLinkTarget({ folder, workspace }, link, found.linkTexts, disk)]),
  );
  const errors = Array.from(targets.values(), (target) => (target.kind === 'outside' ? [target.error] : [])).flat();
  const resolver = new LinkResolver(folder, new SentFiles(files, links), targets, rules);
  try {
    for (const link of links) resolver.follow(link, link, []);
  } catch (error) {
    if (!(error instanceof BudgetError)) throw error;
    errors.push(`The symbolic links lead to more than ${MAX_LINKED} files. Exclude some of them.`);
  }
  return { files: resolver.files, notes: joinDangling(resolver.notes), errors };
}

/** The links stand for more than `MAX_LINKED` files and links. */
class BudgetError extends Error {}

/** Collects the files that links stand for. */
class LinkResolver {
  readonly files: SourceFile[] = [];
  /** One for each link, however many links lead to it. */
  readonly notes = new Map<string, Note>();
  private budget = MAX_LINKED;

  constructor(
    private readonly folder: string,
    private readonly sent: SentFiles,
    private readonly targets: ReadonlyMap<string, LinkTarget>,
    private readonly rules: Pick<SelectionRules, 'keeps' | 'including'>,
  ) {}

  /**
   * @param name path in the zip of what the link stands for
   * @param open folders that are being repeated around this link, so that loops end
   * @throws {BudgetError}
   */
  follow(link: string, name: string, open: readonly string[]): void {
    this.spend();
    const target = this.targets.get(link);
    if (target?.kind === 'nothing') this.notes.set(link, target.note);
    if (target?.kind !== 'inside') return;
    const file = this.sent.file(target.path);
    if (file !== undefined) this.add(name, file);
    else if (target.isFolder) this.followFolder(link, name, target.path, open);
    else this.noteNotSent(link, target.path, 'which is not sent');
  }

  private followFolder(link: string, name: string, folder: string, open: readonly string[]): void {
    const prefix = folder === '' ? '' : `${folder}/`;
    if (`${link}/`.startsWith(prefix) || open.includes(prefix)) return void this.notes.set(link, notSentAsLoop(link));
    const content = this.sent.below(prefix);
    if (content.files.length + content.links.length === 0)
      return this.noteNotSent(link, prefix, 'of which nothing is sent');
    const nameOf = (inner: string): string => `${name}/${inner.slice(prefix.length)}`;
    for (const inner of content.files) this.add(nameOf(inner.path), inner);
    for (const inner of content.links) this.follow(inner, nameOf(inner), [...open, prefix]);
  }

  /** Once for each link: it reads folders. @param target POSIX path below the folder to deploy; a folder ends with `/` */
  private noteNotSent(link: string, target: string, why: string): void {
    if (this.notes.has(link)) return;
    const pattern = `/${escapePattern(target)}`;
    // Never where `exclude` leaves it out, or it is never sent.
    const rules = this.rules.including(pattern);
    const inside = target.endsWith('/') ? someFilesIn(path.join(this.folder, target), MAX_TRIED) : [''];
    const helps = inside.some((name) => rules.keeps(target + name, false));
    const remedy = helps ? `Bring it back with "${safeText(pattern)}" in "include", or exclude` : 'Exclude';
    const text = `${safeText(link)} points to ${safeText(target)}, ${why}, so the link is not sent either. ${remedy} the link with "/${safeText(escapePattern(link))}".`;
    this.notes.set(link, { level: 'notice', title: 'Link to a file that is not sent', text });
  }

  private add(name: string, file: SourceFile): void {
    this.spend();
    if (this.rules.keeps(name, true)) this.files.push({ ...file, path: name });
  }

  private spend(): void {
    if (this.budget === 0) throw new BudgetError();
    this.budget -= 1;
  }
}

function notSentAsLoop(link: string): Note {
  const text = `${safeText(link)} points to a folder that holds the link itself, so it is not sent.`;
  return { level: 'warning', title: 'Link that loops', text };
}

/** How many files of a folder a pattern is tried on. */
const MAX_TRIED = 1000;

/** Where a symbolic link leads: to a path below the folder to deploy, to nothing, or out of the folder. */
type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string; readonly isFolder: boolean }
  | { readonly kind: 'nothing'; readonly note: Note }
  | { readonly kind: 'outside'; readonly error: string };

/**
 * Follows a link to its end.
 * @param link POSIX path of the link below it
 * @param linkTexts targets of the links that are plain files on this disk
 */
function findLinkTarget(
  { folder, workspace }: Folders,
  link: string,
  linkTexts: ReadonlyMap<string, string>,
  disk: Disk,
): LinkTarget {
  const followed = followLinkTexts(link, linkTexts);
  if (followed === undefined) return loops(link);
  let real: string;
  try {
    real = disk.realPath(disk.path.resolve(folder, followed));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP' ? loops(link) : dangles(link);
  }
  const stats = disk.stat(real);
  if (stats === undefined) return dangles(link);
  const inside = pathInside(folder, real, disk.path);
  if (inside !== undefined) return { kind: 'inside', path: inside, isFolder: stats.isDirectory() };
  const isNear = pathInside(workspace, real, disk.path) !== undefined;
  const others = isNear
    ? ', put a copy in its place, or set "path" to a folder that holds both'
    : ', or put a copy in its place';
  const error = `${safeText(link)} is a symbolic link to a place outside "path". Exclude it with "/${safeText(escapePattern(link))}"${others}.`;
  return { kind: 'outside', error };
}

/** One note for all links that lead to nothing: a step that has not run leaves hundreds. @param notes by link */
function joinDangling(notes: ReadonlyMap<string, Note>): Note[] {
  const dangling = Array.from(notes).filter(([, { title }]) => title === 'Dangling link');
  if (dangling.length < 2) return [...notes.values()];
  const text = `${dangling.length} links point to nothing, so they are not sent: ${firstOf(dangling, 3, ([link]) => safeText(link))}.`;
  const others = [...notes.values()].filter(({ title }) => title !== 'Dangling link');
  return [...others, { level: 'warning', title: 'Dangling link', text }];
}

function loops(link: string): LinkTarget {
  const text = `${safeText(link)} points to itself, so it is not sent.`;
  return { kind: 'nothing', note: { level: 'warning', title: 'Link that loops', text } };
}

function dangles(link: string): LinkTarget {
  const text = `${safeText(link)} points to nothing, so it is not sent.`;
  return { kind: 'nothing', note: { level: 'warning', title: 'Dangling link', text } };
}

/** Files and links that are sent of a folder. */
interface SentContent {
  readonly files: readonly SourceFile[];
  readonly links: readonly string[];
}

/** The files and links that are sent, found by path or by folder. */
class SentFiles {
  private readonly byPath: ReadonlyMap<string, SourceFile>;
  /** Many links can lead to one folder. */
  private readonly contents = new Map<string, SentContent>();

  /** @param files sorted by path */
  constructor(
    private readonly files: readonly SourceFile[],
    private readonly links: readonly string[],
  ) {
    this.byPath = new Map(files.map((file) => [file.path, file]));
  }

  file(name: string): SourceFile | undefined {
    return this.byPath.get(name);
  }

  /** @param prefix path of a folder, ending with `/`; empty for all files */
  below(prefix: string): SentContent {
    let content = this.contents.get(prefix);
    if (content === undefined) {
      content = { files: this.filesBelow(prefix), links: this.links.filter((link) => link.startsWith(prefix)) };
      this.contents.set(prefix, content);
    }
    return content;
  }

  /** By bisection: packages of a linked store come by the thousand. */
  private filesBelow(prefix: string): SourceFile[] {
    const wanted = sortKey(prefix);
    let low = 0;
    let high = this.files.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sortKey(this.files[middle]?.path ?? '') < wanted) low = middle + 1;
      else high = middle;
    }
    const found: SourceFile[] = [];
    for (let index = low; index < this.files.length; index += 1) {
      const file = this.files[index];
      if (file === undefined || !file.path.startsWith(prefix)) break;
      found.push(file);
    }
    return found;
  }
}
