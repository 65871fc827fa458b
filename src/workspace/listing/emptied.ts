import path from 'node:path';
import { NEW_FILE } from '../rules/patterns.ts';
import type { SelectionRules } from '../rules/selection-rules.ts';
import { askForRules } from './git/ignored-rules.ts';
import { findWorkTree } from './git/worktrees.ts';
import type { ListedBy } from './listing.ts';
import { ruleOfNewFile } from './walk.ts';

/** Real paths. */
interface Folders {
  readonly workspace: string;
  readonly folder: string;
}

/**
 * The folders in which all is ignored although they are not themselves, as by `dist/*`: a pattern that names one brings
 * all of it back. Only those are looked for that hold an ignored folder, and that a pattern names.
 * @param ignored what is ignored; folders end with `/`
 * @throws {StepError} `invalid-file`
 */
export async function findEmptied(
  { workspace, folder }: Folders,
  by: ListedBy,
  ignored: Iterable<string>,
  rules: SelectionRules,
): Promise<ReadonlySet<string>> {
  const emptied = new Set<string>();
  const named = new Set([...ignored].filter((name) => name.endsWith('/')).flatMap((name) => rules.namedAround(name)));
  for (const repository of by.repositories.toReversed()) {
    const { prefix } = repository;
    named.delete(prefix);
    const inside = [...named].filter((name) => name.startsWith(prefix));
    const files = inside.map((name) => name.slice(prefix.length) + NEW_FILE);
    const found = await askForRules(repository, files, ['--no-index']);
    for (const name of inside) {
      named.delete(name);
      if (found.has(name.slice(prefix.length) + NEW_FILE)) emptied.add(name);
    }
  }
  const top = (by.isForeign ? undefined : findWorkTree(folder)) ?? workspace;
  for (const name of by.kind === 'walk' ? named : []) {
    if (ruleOfNewFile(top, path.join(folder, name), true) !== undefined) emptied.add(name);
  }
  return emptied;
}
