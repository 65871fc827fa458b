import path from 'node:path';
import type { Folders } from '../files.ts';
import { NEW_FILE, parentsOf } from '../rules/patterns.ts';
import type { SelectionRules } from '../rules/selection-rules.ts';
import { askForRules } from './git/ignored-rules.ts';
import { recordsOf } from './git/records.ts';
import { findWorkTree } from './git/worktrees.ts';
import type { ListingSource } from './listing.ts';
import { walkIgnoring } from './walk.ts';

/**
 * The folders in which all is ignored although they are not themselves, as by `dist/*`: a pattern that names one brings
 * all of it back. One that keeps some file is none: with `packages/*` and `!packages/web`, `packages/` does not bring back
 * `packages/web/node_modules/`. Only those are looked for that hold an ignored folder, and that a pattern names.
 * @param ignored what is ignored; folders end with `/`
 * @throws {StepError} `invalid-file`
 */
export async function findEmptied(
  { workspace, folder }: Folders,
  by: ListingSource,
  ignored: Iterable<string>,
  rules: SelectionRules,
): Promise<ReadonlySet<string>> {
  const emptied = new Set<string>();
  const around = new Set([...ignored].filter((name) => name.endsWith('/')).flatMap(parentsOf));
  const named = new Set([...around].filter((name) => rules.bringsBackNamed(name)));
  for (const repository of by.repositories.toReversed()) {
    const { prefix } = repository;
    named.delete(prefix);
    const inside = [...named].filter((name) => name.startsWith(prefix));
    const files = inside.map((name) => name.slice(prefix.length) + NEW_FILE);
    const found = await askForRules(repository, files, ['--no-index']);
    for (const name of inside) named.delete(name);
    if (found.size === 0) continue;
    const keeping = new Set(recordsOf(await repository.listKept()).flatMap(parentsOf));
    for (const name of inside) {
      const inRepository = name.slice(prefix.length);
      if (found.has(inRepository + NEW_FILE) && !keeping.has(inRepository)) emptied.add(name);
    }
  }
  const top = (by.isForeign ? undefined : findWorkTree(folder)) ?? workspace;
  for (const name of by.kind === 'walk' ? named : []) {
    if ('rule' in walkIgnoring(top, path.join(folder, name))) emptied.add(name);
  }
  return emptied;
}
