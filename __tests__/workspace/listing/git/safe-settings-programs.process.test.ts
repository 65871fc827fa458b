import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { StepError } from '../../../../src/shared/errors.ts';
import { collect, failureOf, pathsOf, withGitScript } from '../../../support/git/collecting.ts';
import { sizeOf } from '../../../support/jest/soak-sizes.ts';
import { makeFolder, makeRepository } from '../../../support/git/folders.ts';
import {
  addSetting,
  makeLazyRepository,
  makeTemplate,
  makeTrap,
  placeRepository,
} from '../../../support/git/lazy-repository.ts';
import type { Place, PlacedRepository } from '../../../support/git/lazy-repository.ts';
import {
  FETCH_TRAPS,
  OTHER_TRAPS,
  setTrap,
  setTraps,
  springTrap,
  UNRELATED_TRAP,
} from '../../../support/git/program-traps.ts';
import type { Trap } from '../../../support/git/program-traps.ts';

const UPLOAD_PACK: Trap = { config: (program) => ({ 'remote.origin.uploadpack': program }) };
const PLACES: readonly Place[] = ['top', 'nested', 'bare'];
const lazy = makeLazyRepository();
const complete = makeTemplate({ 'in/a': '1\n', 'in/c': '2\n' });

/** A git that does not know GIT_NO_LAZY_FETCH (before 2.39.4). */
const OLDER_GIT = 'unset GIT_NO_LAZY_FETCH; exec "$GIT" "$@"';
/** Nothing but GIT_NO_LAZY_FETCH keeps this one from fetching. */
const NEWER_GIT = 'unset GIT_ALLOW_PROTOCOL; exec "$GIT" "$@"';

async function deploy({ root, workspace }: PlacedRepository, script: string): Promise<string[] | StepError> {
  const work = async (): Promise<string[]> => pathsOf(await collect(root, { workspace }));
  return await withGitScript(script, async () => await work().catch((error: StepError) => error));
}

/**
 * Deploys a repository with traps from a place.
 * @param works whether to show then that each trap works
 */
async function expectNoneRun(
  template: string,
  traps: Readonly<Record<string, Trap>>,
  place: Place,
  { script = OLDER_GIT, works = true } = {},
): Promise<void> {
  const repository = placeRepository(template, place);
  const all = setTraps(repository, traps);
  await deploy(repository, script);
  expect(all.filter(({ marker }) => existsSync(marker)).map(({ name }) => name)).toEqual([]);
  if (!works) return;
  const idle = all.filter(({ trap, program, marker }) => {
    const printed = springTrap(repository, trap);
    return !existsSync(marker) && !printed.includes(program);
  });
  expect(idle.map(({ name }) => name)).toEqual([]);
}

/** The places for one trap of many: each begins with another, so that a smaller run has all of them, too. */
function placesFor(number: number): Place[] {
  return [0, 1, 2].slice(0, sizeOf('trapPlaces')).map((more) => PLACES[(number + more) % PLACES.length] ?? 'top');
}

describe('a program that the configuration names for fetching is not run', () => {
  test.each(Object.entries(FETCH_TRAPS).map(([name, trap], number) => ({ name, trap, places: placesFor(number) })))(
    '$name, from $places',
    async ({ name, trap, places }) => {
      for (const place of places) await expectNoneRun(lazy, { [name]: trap }, place);
    },
  );

  test.each(PLACES)('nor by a git that can be told not to fetch, from %s', async (place) => {
    await expectNoneRun(lazy, { UPLOAD_PACK }, place, { script: NEWER_GIT });
  });
});

describe('programs that the configuration names for something else are not run', () => {
  test.each(PLACES)('from %s', async (place) => {
    const works = placesFor(0).includes(place);
    for (const traps of OTHER_TRAPS) await expectNoneRun(complete, traps, place, { works });
  });

  test('and no program of a command that has nothing to do with files', async () => {
    await expectNoneRun(lazy, { unrelated: UNRELATED_TRAP }, 'top');
    await expectNoneRun(complete, { unrelated: UNRELATED_TRAP }, 'nested');
  });
});

test('a trace that a repository asks for is not written', async () => {
  const target = path.join(makeFolder(), 'trace');
  const repository = placeRepository(complete, 'top');
  for (const kind of ['event', 'normal', 'perf']) addSetting(repository.gitFolder, `trace2.${kind}Target`, target);
  expect(await deploy(repository, OLDER_GIT)).toEqual(['in/a', 'in/c']);
  expect(existsSync(target)).toBe(false);
});

test('a bare repository among the files is no repository, whatever "path" names', async () => {
  const repository = placeRepository(complete, 'bare');
  const error = await failureOf(collect(repository.root, { workspace: repository.workspace }));
  expect(error.message).toContain(`git cannot read the repository of ${repository.root}`);
  const below = await deploy({ ...repository, root: path.join(repository.root, 'in') }, OLDER_GIT);
  expect(below).toMatchObject({ code: 'invalid-file' });
  expect(await deploy({ ...repository, root: repository.workspace }, OLDER_GIT)).toContain('bare/config');
});

test('what the user sets as variables does not bring fetching back', async () => {
  const { program, marker } = makeTrap();
  const repository = placeRepository(lazy, 'top');
  setTrap(repository, UPLOAD_PACK, program);
  const { root, workspace } = repository;
  const variables = { PATH: process.env['PATH'], GIT_ALLOW_PROTOCOL: 'file', GIT_NO_LAZY_FETCH: '0' };
  await failureOf(collect(root, { workspace, variables }));
  expect(existsSync(marker)).toBe(false);
});

test('a file that git would run in the folder it is started in is not taken for git', async () => {
  const { marker } = makeTrap();
  const root = makeRepository({ a: '' });
  writeFileSync(path.join(root, 'git'), `#!/bin/sh\n: > '${marker}'\n`, { mode: 0o755 });
  const before = process.env['PATH'];
  process.env['PATH'] = ['.', '', makeFolder()].join(path.delimiter);
  try {
    expect(pathsOf(await collect(root, { variables: { PATH: process.env['PATH'] } }))).toEqual(['a', 'git']);
  } finally {
    process.env['PATH'] = before;
  }
  expect(existsSync(marker)).toBe(false);
  expect(readFileSync(path.join(root, 'git'), 'utf8')).toContain(marker);
});
