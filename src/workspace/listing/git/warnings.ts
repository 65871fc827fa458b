import path from 'node:path';
import { StepError } from '../../../shared/errors.ts';
import { asMessage } from '../../../shared/text/format.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { pathInside } from '../../paths/inside.ts';
import type { ListingPart } from '../listing.ts';
import { describeUnreadable, folderOf } from '../unreadable-folder.ts';
import type { GitAnswer } from './git.ts';
import type { Repository } from './repository.ts';

/**
 * git succeeds without what it cannot read. A folder would be a gap in the zip, unless the rules leave it out; an ignore
 * file changes what is sent.
 * @throws {StepError} `invalid-file` naming the folders
 */
export function readWarnings(
  { stderr }: Pick<GitAnswer, 'stderr'>,
  { top, folder, prefix, options }: Pick<Repository, 'top' | 'folder' | 'prefix' | 'options'>,
): Required<Pick<ListingPart, 'notes' | 'leftOut'>> {
  const warnings: string[] = [];
  const leftOut: string[] = [];
  const unreadable: string[] = [];
  for (const line of stderr.split('\n').filter((each) => each.startsWith('warning: '))) {
    // git has no exit code for it. Should its wording change, the warning is still shown.
    const [, where = '', reason = ''] = /^warning: [^']+ '(.+)': (.+)$/.exec(line) ?? [];
    const inside = where === '' ? undefined : pathInside(folder, path.join(top, where));
    const name = inside === undefined ? undefined : prefix + inside + (where.endsWith('/') ? '/' : '');
    const inFolder = folderOf(name ?? '');
    if (options.leavesOut?.(inFolder) === true) leftOut.push(inFolder);
    else if (line.includes('could not open directory')) unreadable.push(describeUnreadable(name ?? line, reason));
    else warnings.push(line);
  }
  if (unreadable.length > 0) throw new StepError('invalid-file', asMessage(unreadable, 10));
  if (warnings.length === 0) return { notes: [], leftOut };
  const text = `git reported for ${safeText(folder)}: ${warnings.slice(0, 10).map(safeText).join('; ')}.`;
  return { notes: [{ level: 'warning', title: 'git could not read everything', text }], leftOut };
}
