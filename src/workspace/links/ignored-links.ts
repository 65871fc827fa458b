import { statSync } from 'node:fs';
import path from 'node:path';
import { pathInside } from '../../shared/files/paths.ts';
import { realPath } from '../../shared/files/real-path.ts';
import type { Inspection } from '../listing/inspector.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';
import { matchesItself, DEFAULTS } from '../rules/patterns.ts';
import type { Rule } from '../rules/rules.ts';
import type { SelectionRules } from '../rules/selection-rules.ts';

/** Links that rules for folders leave out: `node_modules/` is meant for a link of that name, too. */
interface IgnoredLinks {
  /** Those that a built-in rule ignores. */
  readonly builtIn: ReadonlyMap<string, Rule>;
  /** Those that the user's rules leave out. */
  readonly dropped: readonly string[];
}

/**
 * Finds the links to folders that a rule for folders leaves out. git does not match them by such a rule. A link to a folder
 * that a built-in rule ignores would send that once more, if it is sent at all.
 * @param folder real path of the folder to deploy
 * @param isWhole whether the built-in rules are off
 */
export function ignoredLinks(
  folder: string,
  { links, untrackedLinks }: Pick<Inspection, 'links' | 'untrackedLinks'>,
  isWhole: boolean,
  rules: SelectionRules,
): IgnoredLinks {
  const builtIn = new Map<string, Rule>();
  const dropped: string[] = [];
  for (const link of links) {
    const target = targetFolder(folder, link);
    if (target === undefined) continue;
    const asFolder = `${link}/`;
    const line = isWhole || !untrackedLinks.has(link) ? undefined : DEFAULTS.decidingLine(asFolder);
    const inside = pathInside(folder, target);
    const isStore = inside !== undefined && inside !== '' && matchesItself(DEFAULTS, `${inside}/`);
    const pattern = line?.pattern ?? (isStore ? DEFAULTS.decidingLine(`${inside}/`)?.pattern : undefined);
    const isIgnored = pattern !== undefined && !isWhole && untrackedLinks.has(link);
    const isBroughtBack = rules.keeps(link, false) || rules.keeps(asFolder, false);
    if (isIgnored && (!isBroughtBack || (line !== undefined && isStore)))
      builtIn.set(link, { source: 'built-in', pattern });
    else if (!rules.keeps(asFolder, true)) dropped.push(link);
  }
  return { builtIn, dropped };
}

/** Real path of the folder that a link leads to; undefined for one that leads to none. */
function targetFolder(folder: string, link: string): string | undefined {
  return tryToRead(() => {
    const target = realPath(path.join(folder, link));
    return statSync(target).isDirectory() ? target : undefined;
  });
}
