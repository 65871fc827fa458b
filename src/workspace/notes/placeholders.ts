import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { safeText } from '../../shared/text/safe-text.ts';
import { countOf, firstOf } from '../../shared/text/format.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';
import { tryToRead } from '../paths/read-disk.ts';

/** What may stand in place of the content of a file, where a filter of git has not run. */
export type Placeholder = 'Git LFS' | 'git-annex' | 'git-crypt' | 'transcrypt';

/** A file that is sent as a placeholder. */
export interface PlaceholderFile {
  readonly path: string;
  readonly kind: Placeholder;
}

/** What each begins with, the largest that it can be in bytes, and how to get the content. */
const KINDS: Readonly<Record<Placeholder, { title: string; head: Buffer; max: number; remedy: string }>> = {
  // git-lfs specification, version 1.
  'Git LFS': {
    title: 'Git LFS pointers',
    // With CRLF where git took it for text.
    head: Buffer.from('version https://git-lfs.github.com/spec/v1'),
    max: 1023,
    remedy: 'Fetch it with "git lfs pull", or "lfs: true" on actions/checkout.',
  },
  // git-annex, "internals/pointer file": up to 32 KiB.
  'git-annex': {
    title: 'git-annex pointers',
    head: Buffer.from('/annex/objects/'),
    max: 32_768,
    remedy: 'Fetch it with "git annex get".',
  },
  // git-crypt, doc/design.
  'git-crypt': {
    title: 'Encrypted files',
    head: Buffer.from('\0GITCRYPT\0'),
    max: Infinity,
    remedy: 'Decrypt it with "git-crypt unlock".',
  },
  // What openssl writes with a salt, in base64.
  transcrypt: {
    title: 'Encrypted files',
    head: Buffer.from('U2FsdGVkX1'),
    max: Infinity,
    remedy: 'Decrypt it with "transcrypt", or "openssl enc -d".',
  },
};

/** A warning for each kind of placeholder among the files that are sent. Empty when there are none. */
export function notePlaceholders(files: readonly PlaceholderFile[]): Note[] {
  return Object.entries(KINDS).flatMap(([kind, { title, remedy }]) => {
    const paths = files.filter((file) => file.kind === kind).map((file) => file.path);
    if (paths.length === 0) return [];
    const isPointer = kind === 'Git LFS' || kind === 'git-annex';
    const [one, many] = isPointer
      ? ['is a pointer without the content', 'are pointers without the content']
      : [`is encrypted (${kind})`, `are encrypted (${kind})`];
    const text = `${countOf(paths.length, 'file')} in the zip ${paths.length === 1 ? one : many}: ${firstOf(paths, 3, safeText)}. ${remedy}`;
    return [{ level: 'warning', title, text } as const];
  });
}

/** What a file stands for, by its first bytes; undefined for one with its own content. */
export function placeholderOf({ size }: Pick<SourceFile, 'size'>, head: Buffer): Placeholder | undefined {
  for (const kind of ['Git LFS', 'git-annex', 'git-crypt', 'transcrypt'] as const) {
    const { head: expected, max } = KINDS[kind];
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
