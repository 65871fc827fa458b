import { lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { collect, createRules, failureOf, notesOf, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import type { Planted } from '../../support/git/folders.ts';
import { makeFolder, makeRepository, plant } from '../../support/git/folders.ts';
import { expectedOf, link, LINK_TREES, linksSent, linksSentSideBySide } from '../../support/git/link-trees.ts';
import type { LinkCase, Tree } from '../../support/git/link-trees.ts';

describe('a link to', () => {
  test.each(Object.entries(LINK_TREES))('%s', async (_name, each) => {
    expect(await linksSent(plant(makeFolder(), each.tree))).toEqual(expectedOf(each));
  });

  test.each<[string, (each: LinkCase) => boolean, (all: Tree) => string]>([
    ['not tracked', () => true, (all) => plant(makeRepository({}), all)],
    ['tracked', ({ tree }) => tree['.gitignore'] === undefined, makeRepository],
  ])('each of these in a repository, %s', async (_what, isFor, make) => {
    const cases = Object.entries(LINK_TREES).filter(([, each]) => isFor(each));
    const trees = new Map(cases.map(([name, { tree }]) => [name, tree]));
    const expected = Object.fromEntries(cases.map(([name, each]) => [name, expectedOf(each)]));
    expect(await linksSentSideBySide(trees, make)).toEqual(expected);
  });
});

test('what is packed is the file: its bytes, size, time and mode, under the name of the link', async () => {
  const root = makeRepository({ 'bin/run': { executable: '#!/bin/sh\n' }, start: link('bin/run') });
  const { files } = await collect(root);
  const source = path.join(root, 'bin/run');
  const { mtimeMs } = lstatSync(source);
  expect(files).toEqual([
    { path: 'bin/run', source, mode: 0o755, size: 10, mtimeMs },
    { path: 'start', source, mode: 0o755, size: 10, mtimeMs },
  ]);
});

test('an absolute link to a place inside "path" is like any other', async () => {
  const root = makeRepository({ 'd/a': '' });
  symlinkSync(path.join(root, 'd'), path.join(root, 'l'));
  symlinkSync(path.join(root, 'd', 'a'), path.join(root, 'm'));
  expect(pathsOf(await collect(root))).toEqual(['d/a', 'l/a', 'm']);
});

describe('a link out of "path" is an error', () => {
  const outside = plant(makeFolder('w'), { 'site/a': '', 'site-secret/key': 'secret', key: 'secret' });
  const site = path.join(outside, 'site');

  test.each([
    ['../key'],
    ['../site-secret'],
    ['../site-secret/key'],
    ['..'],
    ['/'],
    [path.join(outside, 'key')],
    [path.join(outside, 'site-secret')],
    ['l2'],
  ])('%s', async (target) => {
    const root = plant(path.join(outside, 'site'), { a: '' });
    const folder = makeFolder('links');
    const name = path.basename(folder);
    const place = path.join(root, name);
    mkdirSync(place);
    symlinkSync(target.startsWith('..') ? `../${target}` : target, path.join(place, 'l'));
    if (target === 'l2') symlinkSync('../../key', path.join(place, 'l2'));
    const error = await failureOf(collect(root, { rules: createRules({ ignoreLines: ['/*', `!/${name}/`] }) }));
    expect(error.code).toBe('invalid-file');
    expect(error.message).toContain(`${name}/l is a symbolic link to a place outside "path". Exclude it`);
    expect(error.message).not.toContain('secret');
  });

  test('unless the link is excluded', async () => {
    const root = plant(makeFolder(), { a: '', 'd/l': link(site), 'd/b': '' });
    expect(pathsOf(await collect(root, { rules: createRules({ exclude: ['/d/l'] }) }))).toEqual(['a', 'd/b']);
    expect(pathsOf(await collect(root, { rules: createRules({ exclude: ['l'] }) }))).toEqual(['a', 'd/b']);
  });

  test('a link that another link leads to is named once', async () => {
    const root = plant(makeFolder(), { a: '', 'd/l': link(site), m: link('d'), n: link('d') });
    const { message } = await failureOf(collect(root));
    expect(message.split('\n')).toHaveLength(1);
    expect(message).toMatch(/^d\/l is a symbolic link/);
  });
});

describe('rules for links', () => {
  const root = plant(makeFolder(), { 'd/a': '', 'd/b': '', l: link('d'), 'e/m': link('../d') });

  test.each([
    ['the target: what is excluded is not sent under another name', ['/d/a'], ['d/b', 'e/m/b', 'l/b']],
    ['the whole target', ['/d/'], []],
    ['a path that the link makes up', ['/l/a'], ['d/a', 'd/b', 'e/m/a', 'e/m/b', 'l/b']],
    ['the link', ['/l'], ['d/a', 'd/b', 'e/m/a', 'e/m/b']],
    ['what would be the folder of the link', ['/l/'], ['d/a', 'd/b', 'e/m/a', 'e/m/b']],
    ['a name, wherever it is', ['a'], ['d/b', 'e/m/b', 'l/b']],
  ])('exclude %s', async (_what, exclude, sent) => {
    const selection = collect(root, { rules: createRules({ exclude }) });
    if (sent.length === 0) expect((await failureOf(selection)).code).toBe('no-files');
    else expect(pathsOf(await selection)).toEqual(sent);
  });

  test('the same without git', async () => {
    const sent = await withoutGit(async () =>
      pathsOf(await collect(root, { rules: createRules({ exclude: ['/l/a'] }) })),
    );
    expect(sent).toEqual(['d/a', 'd/b', 'e/m/a', 'e/m/b', 'l/b']);
  });
});

/** Folders in which each links twice to the next: 2^depth ways lead to the last. */
function makeDoubling(depth: number, last: Tree): string {
  const levels = Array.from({ length: depth }, (_, index) => [
    [`d${index}/x`, link(`../d${index + 1}`)],
    [`d${index}/y`, link(`../d${index + 1}`)],
  ]).flat();
  return plant(makeFolder(), { keep: '', ...Object.fromEntries(levels), ...last });
}

describe('links that multiply each other', () => {
  test('few are expanded', async () => {
    const { files } = await collect(makeDoubling(4, { 'd4/a': '' }));
    // d0 to d3 hold 16, 8, 4 and 2 ways to the one file.
    expect(files).toHaveLength(1 + 1 + 16 + 8 + 4 + 2);
  });

  test.each<[string, Tree]>([
    ['with a file at the end', { 'd40/a': '' }],
    ['with nothing at the end', { '.gitignore': 'd40/\n', 'd40/a': '' }],
  ])('many are an error, at once, %s', async (_what, last) => {
    const start = Date.now();
    const error = await failureOf(collect(makeDoubling(40, last)));
    expect(error).toMatchObject({
      code: 'invalid-file',
      message: expect.stringContaining('lead to more than 200000'),
    });
    expect(Date.now() - start).toBeLessThan(20_000);
  });

  test('a note is made for each link, not for each way to it', async () => {
    const packages = ['a', 'b', 'c', 'd', 'e'];
    const tree: Record<string, Planted> = {};
    for (const name of packages) {
      tree[`${name}/index.js`] = '';
      for (const other of packages) if (other !== name) tree[`${name}/${other}`] = link(`../${other}`);
    }
    const selection = await collect(plant(makeRepository({}), tree));
    expect(new Set(notesOf(selection)).size).toBe(selection.notes.length);
    expect(selection.notes).toHaveLength(20);
  });
});

test('links to nothing are one warning', async () => {
  const gone = Object.fromEntries(['l', 'm', 'n', 'o'].map((name) => [name, { link: 'gone' }]));
  expect(await linksSent(plant(makeFolder(), { a: '', d: { link: 'a' }, ...gone }))).toEqual({
    sent: ['a', 'd'],
    notes: ['warning: Dangling link: 4 links point to nothing, so they are not sent: l, m, n and 1 more.'],
  });
});
