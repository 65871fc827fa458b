import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { StepError } from '../../../src/errors.ts';
import { collect, failureOf, pathsOf, withGitScript } from '../../support/collecting.ts';
import { sizeOf } from '../../support/soak-sizes.ts';
import { git, makeFolder, makeRepository } from '../../support/folders.ts';
import { makeLazyRepository, makeTemplate, makeTrap, placeRepository } from '../../support/lazy-repository.ts';
import type { Place, PlacedRepository } from '../../support/lazy-repository.ts';
import { FETCH_TRAPS, OTHER_TRAPS, setTrap, springTrap, UNRELATED_TRAP } from '../../support/program-traps.ts';
import type { Trap } from '../../support/program-traps.ts';

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

/** Traps that were set so far: each begins with another place, so that a smaller run has all of them, too. */
let set = 0;

/** Deploys a repository with the trap from one place after the other; then shows that the trap works. */
async function expectNotRun(
  template: string,
  trap: Trap,
  script: string,
  places: number = sizeOf('trapPlaces'),
): Promise<void> {
  const first = set++;
  for (let number = first; number < first + places; number += 1) {
    const place = PLACES[number % PLACES.length] ?? 'top';
    const { program, marker } = makeTrap();
    const repository = placeRepository(template, place);
    setTrap(repository, trap, program);
    await deploy(repository, script);
    expect({ place, ran: existsSync(marker) }).toEqual({ place, ran: false });
    const printed = springTrap(repository, trap);
    expect({ place, works: existsSync(marker) || printed.includes(program) }).toEqual({ place, works: true });
  }
}

describe('a program that the configuration names for fetching is not run', () => {
  test.each(Object.entries(FETCH_TRAPS))('%s', async (_name, trap) => {
    await expectNotRun(lazy, trap, OLDER_GIT, PLACES.length);
  });

  test('nor by a git that can be told not to fetch', async () => {
    for (const trap of Object.values(FETCH_TRAPS).slice(0, 2)) await expectNotRun(lazy, trap, NEWER_GIT, PLACES.length);
  });
});

describe('a program that the configuration names for something else is not run', () => {
  test.each(Object.entries(OTHER_TRAPS))('%s', async (_name, trap) => {
    await expectNotRun(complete, trap, OLDER_GIT);
  });

  test('and no program of a command that has nothing to do with files', async () => {
    await expectNotRun(lazy, UNRELATED_TRAP, OLDER_GIT);
    await expectNotRun(complete, UNRELATED_TRAP, OLDER_GIT);
  });
});

test('a trace that a repository asks for is not written', async () => {
  const target = path.join(makeFolder(), 'trace');
  const repository = placeRepository(complete, 'top');
  for (const kind of ['event', 'normal', 'perf']) git(repository.folder, 'config', `trace2.${kind}Target`, target);
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

test('what the user sets in the environment does not bring fetching back', async () => {
  const { program, marker } = makeTrap();
  const repository = placeRepository(lazy, 'top');
  setTrap(repository, { config: () => ({ 'remote.origin.uploadpack': program }) }, program);
  const { root, workspace } = repository;
  const environment = { PATH: process.env['PATH'], GIT_ALLOW_PROTOCOL: 'file', GIT_NO_LAZY_FETCH: '0' };
  await failureOf(collect(root, { workspace, environment }));
  expect(existsSync(marker)).toBe(false);
});

test('a file that git would run in the folder it is started in is not taken for git', async () => {
  const { marker } = makeTrap();
  const root = makeRepository({ a: '' });
  writeFileSync(path.join(root, 'git'), `#!/bin/sh\n: > '${marker}'\n`, { mode: 0o755 });
  const before = process.env['PATH'];
  process.env['PATH'] = ['.', '', makeFolder()].join(path.delimiter);
  try {
    expect(pathsOf(await collect(root, { environment: { PATH: process.env['PATH'] } }))).toEqual(['a', 'git']);
  } finally {
    process.env['PATH'] = before;
  }
  expect(existsSync(marker)).toBe(false);
  expect(readFileSync(path.join(root, 'git'), 'utf8')).toContain(marker);
});
