import { safeText } from '../../shared/safe-text.ts';
import { countOf, firstOf } from '../../shared/format.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';

/** The warning for files that are Git LFS pointers instead of their content. Empty when there are none. */
export function noteLfsPointers(paths: readonly string[]): Note[] {
  if (paths.length === 0) return [];
  const text = `${countOf(paths.length, 'file')} in the zip ${paths.length === 1 ? 'is a pointer' : 'are pointers'} without the content: ${firstOf(paths, 3, safeText)}. Fetch it with "git lfs pull", or "lfs: true" on actions/checkout.`;
  return [{ level: 'warning', title: 'Git LFS pointers', text }];
}

/** Whether the first bytes of a file are those of a Git LFS pointer (git-lfs specification, version 1). */
export function isLfsPointer(file: Pick<SourceFile, 'size'>, head: Buffer): boolean {
  return file.size < 1024 && head.subarray(0, LFS.length).equals(LFS);
}

const LFS = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
