import { expect } from '@jest/globals';
import { collect, notesOf, pathsOf } from './collecting.ts';
import type { Planted } from './folders.ts';

export type Tree = Readonly<Record<string, Planted>>;
export const link = (target: string): Planted => ({ link: target });

export interface LinkCase {
  readonly tree: Tree;
  readonly sent: string[];
  /** Levels and beginnings of the texts of all notes. */
  readonly notes?: string[];
}

interface LinksSent {
  readonly sent: string[];
  readonly notes: string[];
}

/** Trees by what their links lead to. */
export const LINK_TREES: Readonly<Record<string, LinkCase>> = {
  'a file': { tree: { a: '', l: link('a') }, sent: ['a', 'l'] },
  'a folder: its content is repeated': {
    tree: { 'd/a': '', 'd/e/b': '', l: link('d') },
    sent: ['d/a', 'd/e/b', 'l/a', 'l/e/b'],
  },
  'a link, and so on': {
    tree: { 'd/a': '', l1: link('l2'), l2: link('l3'), l3: link('d') },
    sent: ['d/a', 'l1/a', 'l2/a', 'l3/a'],
  },
  'a file through a link': {
    tree: { 'd/a': '', l: link('d'), m: link('l/a') },
    sent: ['d/a', 'l/a', 'm'],
  },
  'a file above, from a folder that is itself linked': {
    tree: { a: '', 'd/up': link('../a'), l: link('d') },
    sent: ['a', 'd/up', 'l/up'],
  },
  nothing: {
    tree: { a: '', l: link('gone') },
    sent: ['a'],
    notes: ['warning: Dangling link: l points to nothing'],
  },
  itself: {
    tree: { a: '', l: link('l'), m: link('n'), n: link('m') },
    sent: ['a'],
    notes: ['l', 'm', 'n'].map((name) => `warning: Link that loops: ${name} points to itself`),
  },
  'the folder that holds it': {
    tree: { 'd/a': '', 'd/e/l': link('..'), m: link('.') },
    sent: ['d/a'],
    notes: ['d/e/l', 'm'].map(
      (name) => `warning: Link that loops: ${name} points to a folder that holds the link itself`,
    ),
  },
  'a folder that links back: each is entered once': {
    tree: { 'd/a': '', 'd/l': link('../e'), 'e/b': '', 'e/m': link('../d') },
    sent: ['d/a', 'd/l/b', 'd/l/m/a', 'e/b', 'e/m/a', 'e/m/l/b'],
    notes: ['d/l', 'e/m'].map((name) => `warning: Link that loops: ${name}`),
  },
  'a file that is ignored': {
    tree: { '.gitignore': '*.key\n', a: '', 'x.key': '', l: link('x.key') },
    sent: ['.gitignore', 'a'],
    notes: [
      'notice: Link to a file that is not sent: l points to x.key, which is not sent, so the link is not sent either. Bring it back with "/x.key" in "include", or exclude the link with "/l".',
    ],
  },
  'a folder that is ignored': {
    tree: { '.gitignore': '/out/\n', a: '', 'out/x': '', l: link('out') },
    sent: ['.gitignore', 'a'],
    notes: ['notice: Link to a file that is not sent: l points to out/, of which nothing is sent'],
  },
  'a folder of which a part is ignored': {
    tree: { '.gitignore': '*.key\n', 'd/a': '', 'd/x.key': '', l: link('d') },
    sent: ['.gitignore', 'd/a', 'l/a'],
  },
  'a folder with a similar name': {
    tree: { 'd/a': '', 'd-secret/b': '', 'd.js': '', l: link('d') },
    sent: ['d-secret/b', 'd.js', 'd/a', 'l/a'],
  },
  'what is never sent': {
    tree: {
      a: '',
      '.svn/x': '',
      'gha-creds-1.json': '',
      l: link('.svn/x'),
      m: link('gha-creds-1.json'),
      n: link('.svn'),
    },
    sent: ['a'],
    notes: ['l', 'm', 'n'].map((name) => `notice: Link to a file that is not sent: ${name}`),
  },
  'a file, under a name that is never sent': {
    tree: { a: '', 'gha-creds-1.json': link('a'), '.hg': link('.'), 'd/b': '' },
    sent: ['a', 'd/b'],
  },
};

/** What `linksSent` should find in the tree of a case. */
export function expectedOf({ sent, notes = [] }: LinkCase): { sent: string[]; notes: unknown[] } {
  return { sent, notes: notes.map((note) => expect.stringContaining(note)) };
}

/**
 * What is sent of many trees by name, found in one go, as git is slow to start: each tree lies in a folder of its own.
 * @param make plants what it is given and returns the folder
 */
export async function linksSentSideBySide(
  trees: ReadonlyMap<string, Tree>,
  make: (all: Tree) => string,
): Promise<Record<string, LinksSent>> {
  const folders = Array.from(trees, ([name, tree], index) => ({ name, tree, folder: `t${index}/` }));
  const all = folders.flatMap(({ tree, folder }) =>
    Object.entries(tree).map(([file, planted]): [string, Planted] => [folder + file, planted]),
  );
  const { sent, notes } = await linksSent(make(Object.fromEntries(all)));
  return Object.fromEntries(
    folders.map(({ name, folder }) => [name, { sent: partOf(sent, folder), notes: partOf(notes, folder) }]),
  );
}

/** The texts that name the folder, without its name. */
function partOf(texts: readonly string[], folder: string): string[] {
  return texts.filter((text) => text.includes(folder)).map((text) => text.replaceAll(folder, ''));
}

/** What is sent of a folder, and the notes about links. */
export async function linksSent(root: string): Promise<LinksSent> {
  const selection = await collect(root);
  const notes = notesOf(selection).filter((note) => !/^\w+: Files chosen without git/.test(note));
  return { sent: pathsOf(selection), notes };
}
