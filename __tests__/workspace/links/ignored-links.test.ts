import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  collect,
  createRules,
  failureOf,
  notesOf,
  pathsOf,
  sentWith,
  withoutGit,
} from '../../support/git/collecting.ts';
import type { FileSelection } from '../../../src/workspace/select.ts';
import { makeFolder, makeRepository, plant } from '../../support/git/folders.ts';
import { link } from '../../support/git/link-trees.ts';

const outside = plant(makeFolder('outside'), { 'm/i.js': '' });

test.each(['node_modules', '.next', 'apps/web/node_modules'])(
  'a link %s that leads out is left out, as a folder is',
  async (name) => {
    const root = plant(makeRepository({ a: '', '.gitignore': 'node_modules/\n' }), { [name]: link(outside) });
    expect(await sentWith(root)).toEqual(['.gitignore', 'a']);
    expect(await sentWith(root, { exclude: ['node_modules/'] })).toEqual(['.gitignore', 'a']);
    expect(await withoutGit(async () => await sentWith(root))).toEqual(['.gitignore', 'a']);
  },
);

test('a tracked link is not', async () => {
  const root = makeRepository({ a: '', 'deps/i.js': '', node_modules: link('deps') });
  expect(await sentWith(root)).toEqual(['a', 'deps/i.js', 'node_modules/i.js']);
});

test('a link to such a folder does not send it again', async () => {
  const root = plant(makeRepository({ a: '', 'node_modules/x/i.js': '' }), {
    'web/node_modules': link('../node_modules'),
    deps: link('node_modules'),
  });
  expect(await sentWith(root)).toEqual(['a', 'node_modules/x/i.js']);
  expect(await sentWith(root, { include: ['node_modules/'] })).toEqual(['a', 'node_modules/x/i.js']);
  expect(await sentWith(root, { include: ['/deps'] })).toEqual(['a', 'deps/x/i.js', 'node_modules/x/i.js']);
});

test('in a build output links are as they were', async () => {
  const workspace = plant(makeRepository({ '.gitignore': '/out/\n' }), {
    'out/node_modules/x': '',
    'out/web/node_modules': link('../node_modules'),
  });
  const sent = pathsOf(await collect(path.join(workspace, 'out'), { workspace }));
  expect(sent).toEqual(['node_modules/x', 'web/node_modules/x']);
});

test('a rule for folders leaves out a link to one, and "include" brings it back', async () => {
  const root = plant(makeRepository({ a: '', 'deps/i.js': '', 'data.txt': '' }), {
    data: link(outside),
    note: link('data.txt'),
    node_modules: link('deps'),
  });
  expect(await sentWith(root, { exclude: ['data/', 'note/'] })).toEqual(['a', 'data.txt', 'deps/i.js', 'note']);
  expect(await sentWith(root, { ignoreLines: ['data/'] })).toEqual(['a', 'data.txt', 'deps/i.js', 'note']);
  const back = await sentWith(root, { include: ['node_modules/'], exclude: ['data/'] });
  expect(back).toEqual(['a', 'data.txt', 'deps/i.js', 'node_modules/i.js', 'note']);
});

test('what an error or a notice says about a link is followed', async () => {
  const root = plant(makeRepository({ a: '', '.gitignore': '/out/\n' }), {
    'd [x]': link(outside),
    l: link('out'),
    'out/b': '',
    g: link('.git'),
  });
  const { message } = await failureOf(collect(root));
  const [, exclude = ''] = /Exclude it with "([^"]+)", or put a copy in its place\.$/.exec(message) ?? [];
  const notes = notesOf(await collect(root, { rules: createRules({ exclude: [exclude] }) }));
  expect(notes).toEqual([
    expect.stringMatching(/: g points to \.git\/, .* Exclude the link with "\/g"\.$/),
    expect.stringContaining('Bring it back with "/out/" in "include", or exclude the link with "/l".'),
  ]);
  expect(await sentWith(root, { exclude: [exclude], include: ['/out/'] })).toEqual(['.gitignore', 'a', 'l/b', 'out/b']);
  const rules = createRules({ exclude: [exclude, '/l', '/g'] });
  expect(notesOf(await collect(root, { rules }))).toEqual([]);
  const both = createRules({ exclude: [exclude, '/g', '/out/'] });
  expect(notesOf(await collect(root, { rules: both }))).toEqual([expect.not.stringContaining('Bring it back')]);
});

const linkNotes = (selection: FileSelection): string[] => notesOf(selection).filter((note) => note.includes('Link to'));

test.each([
  ['*.js', 'out/a.js', false],
  ['*.js', 'out/deep/a.css', true],
  ['out/deep/', 'out/deep/a.css', false],
])('"include" is advised for a folder only where it brings a file back: %s, %s', async (pattern, file, isAdvised) => {
  const root = plant(makeRepository({ a: '', '.gitignore': '/out/\n' }), {
    [file]: '',
    'out/b.js': '',
    l: link('out'),
  });
  const exclude = [pattern, ...(pattern === '*.js' ? [] : ['*.js'])];
  const [note = ''] = linkNotes(await collect(root, { rules: createRules({ exclude }) }));
  const [, include] = /Bring it back with "([^"]+)" in "include"/.exec(note) ?? [];
  expect(include).toBe(isAdvised ? '/out/' : undefined);
  const [, own = ''] = /the link with "([^"]+)"\.$/.exec(note) ?? [];
  expect(linkNotes(await collect(root, { rules: createRules({ exclude: [...exclude, own] }) }))).toEqual([]);
  if (include === undefined) return;
  const after = await collect(root, { rules: createRules({ include: [include], exclude }) });
  expect([linkNotes(after), pathsOf(after)]).toEqual([[], expect.arrayContaining(['l/deep/a.css'])]);
});
