import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findIgnoringRules } from '../../../../src/workspace/listing/git/ignored-rules.ts';
import { Repository } from '../../../../src/workspace/listing/git/repository.ts';
import type { Rule } from '../../../../src/workspace/rules/rules.ts';
import { createVariables, failureOf, withGitScript } from '../../../support/git/collecting.ts';
import { initRepository, makeFolder, makeRepository } from '../../../support/git/folders.ts';
import {
  addSetting,
  makeLazyRepository,
  makeTemplate,
  makeTrap,
  placeRepository,
} from '../../../support/git/lazy-repository.ts';
import { FETCH_TRAPS, OTHER_TRAPS, setTrap, setTraps } from '../../../support/git/program-traps.ts';

const lazy = makeLazyRepository();
const complete = makeTemplate({ 'in/a': '1\n', 'in/c': '2\n', '.gitignore': '*.log\n' });

/** A git that does not know GIT_NO_LAZY_FETCH (before 2.39.4). */
const OLDER_GIT = 'unset GIT_NO_LAZY_FETCH; exec "$GIT" "$@"';

async function rulesFor(folder: string, names: readonly string[]): Promise<Map<string, Rule>> {
  const options = { workspace: folder, variables: createVariables(), scratch: makeFolder() };
  const repository = new Repository(folder, folder, '', options);
  repository.ignored = names;
  return await findIgnoringRules(repository, folder);
}

// That the traps work is shown in named-programs.test.ts.
describe('asking for rules runs no program that the configuration names', () => {
  test.each(OTHER_TRAPS.map((traps) => ({ names: Object.keys(traps), traps })))('$names', async ({ traps }) => {
    const repository = placeRepository(complete, 'top');
    const all = setTraps(repository, traps);
    const rules = await withGitScript(OLDER_GIT, async () => await rulesFor(repository.folder, ['in/x.log']));
    expect(rules.get('in/x.log')).toEqual({ source: '.gitignore:1', pattern: '*.log' });
    expect(all.filter(({ marker }) => existsSync(marker)).map(({ name }) => name)).toEqual([]);
  });

  test.each(Object.entries(FETCH_TRAPS))('%s, where the index lacks what it needs', async (_name, trap) => {
    const { program, marker } = makeTrap();
    const repository = placeRepository(lazy, 'top');
    setTrap(repository, trap, program);
    // No rule ignores it, so git is asked a second time, with the index.
    const work = async (): Promise<unknown> =>
      await rulesFor(repository.folder, ['in/x.log']).catch((error: unknown) => error);
    await withGitScript(OLDER_GIT, work);
    expect(existsSync(marker)).toBe(false);
  });
});

test('git that fails is an error, also when it does not read what it is asked', async () => {
  const root = makeRepository({ a: '' });
  const names = Array.from({ length: 20_000 }, (_, index) => `file-${index}.log`);
  const script = 'case "$*" in *check-ignore*) exec <&-; echo "fatal: no" >&2; exit 128;; esac; exec "$GIT" "$@"';
  const error = await failureOf(withGitScript(script, async () => await rulesFor(root, names)));
  expect(error).toMatchObject({ code: 'invalid-file', message: expect.stringContaining('fatal: no') });
});

test('many names get the rule of each', async () => {
  const root = makeRepository({ '.gitignore': '*.log\nb*/\n' });
  const names = Array.from({ length: 600 }, (_, index) => (index % 50 === 0 ? `b${index}/` : `x${index}.log`));
  // Only a folder must be there for git to take it for one.
  for (const name of names) if (name.endsWith('/')) mkdirSync(path.join(root, name));
  const rules = await rulesFor(root, names);
  expect(rules.get('x10.log')).toEqual({ source: '.gitignore:1', pattern: '*.log' });
  expect([...rules.keys()]).toEqual(names);
  const lines = [...rules.values()].map(({ source }) => source);
  expect(lines).toEqual(names.map((name) => (name.endsWith('/') ? '.gitignore:2' : '.gitignore:1')));
});

test('a name that no rule ignores any more is put down to git', async () => {
  const root = initRepository(makeFolder());
  addSetting(path.join(root, '.git'), 'core.quotePath', 'true');
  writeFileSync(path.join(root, 'b'), '');
  expect(await rulesFor(root, ['b'])).toEqual(new Map([['b', { source: 'git', pattern: 'b' }]]));
});
