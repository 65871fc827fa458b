import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { safeText } from '../../shared/text/safe-text.ts';
import { countOf, firstOf } from '../../shared/text/format.ts';
import { findConflict } from '../build-checks/conflicts.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';

/** What may stand in place of the content of a file: a filter of git has not run, or a merge was not resolved. */
export type Placeholder = 'Git LFS' | 'git-annex' | 'git-crypt' | 'transcrypt' | 'merge conflict';

/** A file that is sent as a placeholder. */
export interface PlaceholderFile {
  readonly path: string;
  readonly kind: Placeholder;
}

const POINTER = ['is a pointer without the content', 'are pointers without the content'] as const;

/** What a warning says of each: the title, of one and of several, and how to get the content. */
const KINDS: Readonly<Record<Placeholder, { title: string; are: readonly [string, string]; remedy: string }>> = {
  'Git LFS': {
    title: 'Git LFS pointers',
    are: POINTER,
    remedy: 'Fetch it with "git lfs pull", or "lfs: true" on actions/checkout.',
  },
  'git-annex': { title: 'git-annex pointers', are: POINTER, remedy: 'Fetch it with "git annex get".' },
  'git-crypt': {
    title: 'Encrypted files',
    are: ['is encrypted (git-crypt)', 'are encrypted (git-crypt)'],
    remedy: 'Decrypt it with "git-crypt unlock".',
  },
  transcrypt: {
    title: 'Encrypted files',
    are: ['is encrypted (transcrypt)', 'are encrypted (transcrypt)'],
    remedy: 'Decrypt it with "transcrypt", or "openssl enc -d".',
  },
  'merge conflict': {
    title: 'Merge conflict',
    are: ['has the markers of a merge conflict', 'have the markers of a merge conflict'],
    remedy: 'The build will probably fail. Resolve it, and commit again.',
  },
};

/** A warning for each kind of placeholder among the files that are sent. Empty when there are none. */
export function notePlaceholders(files: readonly PlaceholderFile[]): Note[] {
  return Object.entries(KINDS).flatMap(([kind, { title, are, remedy }]) => {
    const paths = files.filter((file) => file.kind === kind).map((file) => file.path);
    if (paths.length === 0) return [];
    const text = `${countOf(paths.length, 'file')} in the zip ${are[paths.length === 1 ? 0 : 1]}: ${firstOf(paths, 3, safeText)}. ${remedy}`;
    return [{ level: 'warning', title, text } as const];
  });
}

/** What a file begins with where a filter has not run, and the largest that it can be in bytes. */
const FILTERED: readonly (readonly [kind: Placeholder, head: Buffer, max: number])[] = [
  // git-lfs specification, version 1. With CRLF where git took it for text.
  ['Git LFS', Buffer.from('version https://git-lfs.github.com/spec/v1'), 1023],
  // git-annex, "internals/pointer file": up to 32 KiB.
  ['git-annex', Buffer.from('/annex/objects/'), 32_768],
  // git-crypt, doc/design.
  ['git-crypt', Buffer.from('\0GITCRYPT\0'), Infinity],
  // What openssl writes with a salt, in base64.
  ['transcrypt', Buffer.from('U2FsdGVkX1'), Infinity],
];

/** What a build reads. package.json and the lock files have a check of their own, as not all of them are read. */
const SOURCE =
  /^(?!(?:package(?:-lock)?|npm-shrinkwrap)\.json$).*\.(?:[cm]?[jt]sx?|json|s?css|sass|less|vue|svelte|astro|html)$/;
/** Texts about conflicts. */
const NO_SOURCE = /(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|node_modules)\/|\.(?:test|spec)\.\w+$/;
const MARKER = Buffer.from('<<<<<<< ');

/** What a file stands for, by its first bytes; undefined for one with its own content. @param head all of a file of a few MB */
export function placeholderOf(
  { path: name, size }: Pick<SourceFile, 'path' | 'size'>,
  head: Buffer,
): Placeholder | undefined {
  if (SOURCE.test(name) && head.includes(MARKER) && !NO_SOURCE.test(name)) {
    if (findConflict(head.toString('latin1')) !== undefined) return 'merge conflict';
  }
  for (const [kind, expected, max] of FILTERED) {
    if (size > max || !head.subarray(0, expected.length).equals(expected)) continue;
    if (kind !== 'Git LFS' || /^\r?\n/.test(head.toString('latin1', expected.length, expected.length + 2))) return kind;
  }
  return undefined;
}

/** Whether a link is what git-annex puts in place of a file: it leads into the repository, where its content is, or will be. */
export function isAnnexed(folder: string, link: string): boolean {
  const target = tryToRead(() => readlinkSync(path.join(folder, link))) ?? '';
  return /(?:^|\/)\.git\/annex\/objects\//.test(target.replaceAll('\\', '/'));
}

/** A warning for such links, of which nothing is sent; empty when there are none. */
export function noteAnnexed(links: readonly string[]): Note[] {
  if (links.length === 0) return [];
  const text = `${countOf(links.length, 'link')} of git-annex in place of ${links.length === 1 ? 'a file' : 'files'}, so not sent: ${firstOf(links, 3, safeText)}. Put the content there with "git annex get ." and "git annex unlock .".`;
  return [{ level: 'warning', title: 'git-annex pointers', text }];
}
