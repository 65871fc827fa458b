import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createRules, failureOf, notesOf, withoutGit } from '../support/git/collecting.ts';
import { link } from '../support/git/link-trees.ts';
import { git, makeCommittedRepository, makeFolder, makeRepository, plant } from '../support/git/folders.ts';
import type { Planted } from '../support/git/folders.ts';
import type { FileRules } from '../../src/workspace/rules/rules.ts';

/** What somebody does who has read a message: lines for inputs, or a change of the files. */
type Remedy = (message: string, root: string) => Partial<FileRules> | undefined;

interface Case {
  readonly tracked?: Readonly<Record<string, Planted>>;
  readonly untracked?: Readonly<Record<string, Planted>>;
  readonly make?: (root: string) => void;
  readonly rules?: Partial<FileRules>;
  /** The folder to deploy, where it is not the workspace. */
  readonly folder?: string;
  /** What is told, as a note or as the error. */
  readonly trouble: RegExp;
  /** Each of them is tried alone. */
  readonly remedies: readonly Remedy[];
  readonly git?: false;
}

const outside = plant(makeFolder('outside'), { a: '' });
const quoted = (message: string, pattern: RegExp): string => pattern.exec(message)?.[1] ?? 'no such words';
const excluding =
  (pattern: RegExp): Remedy =>
  (message) => ({ exclude: [quoted(message, pattern)] });
const including =
  (pattern: RegExp): Remedy =>
  (message) => ({ include: [quoted(message, pattern)] });
const changing =
  (act: (root: string) => unknown): Remedy =>
  (_message, root) => {
    act(root);
    return undefined;
  };
const running =
  (pattern: RegExp): Remedy =>
  (message, root) => {
    git(root, ...quoted(message, pattern).split(' '));
    return undefined;
  };
const planting = (files: Readonly<Record<string, Planted>>): Remedy =>
  changing((root) => {
    for (const name of Object.keys(files)) rmSync(path.join(root, name), { force: true });
    plant(root, files);
  });
/** A file of that size, which takes no room. */
const sparse = (file: string, bytes: number): void => {
  const descriptor = openSync(file, 'w');
  ftruncateSync(descriptor, bytes);
  closeSync(descriptor);
};
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

const CASES: Record<string, Case> = {
  'a link that leads out': {
    tracked: { a: '' },
    untracked: { 'd [x]': link(outside) },
    trouble: /is a symbolic link to a place outside "path"/,
    remedies: [excluding(/Exclude it with "([^"]+)"/), planting({ 'd [x]': 'a copy' })],
  },
  'a link that leads out of "path", but not of the workspace': {
    tracked: { 'web/a': '', 'shared/b': '', 'web/l*': link('../shared') },
    folder: 'web',
    trouble: /is a symbolic link to a place outside "path"/,
    remedies: [
      excluding(/Exclude it with "([^"]+)"/),
      planting({ 'web/l*': 'a copy' }),
      // "path" is a folder that holds both.
      () => ({}),
    ],
  },
  'a line that brings back a file of a folder that is left out': {
    tracked: { 'f [1]/keep': '', 'f [1]/other': '', a: '' },
    rules: { ignoreLines: ['/f*', String.raw`!f \[1]/keep`] },
    trouble: /"!f .*" does not bring back f \[1\]\/keep, as line 1 \("\/f\*"\)/,
    remedies: [including(/Add "([^"]+)" to "include"/)],
  },
  'a file whose name git takes for another one': {
    tracked: { 'src/Foo.js': '', 'Lib/a.js': '', 'gone.js': '', a: '' },
    make: (root) => {
      git(root, 'config', 'core.ignoreCase', 'true');
      renameSync(path.join(root, 'src/Foo.js'), path.join(root, 'src/foo.js'));
      renameSync(path.join(root, 'Lib'), path.join(root, 'lib'));
      rmSync(path.join(root, 'gone.js'));
    },
    trouble: /2 files not sent, .*lib\/a\.js \(tracked as Lib\/a\.js\), src\/foo\.js \(tracked as src\/Foo\.js\)\./,
    remedies: [running(/Run "git ([^"]+)" in that repository/)],
  },
  'a link to a file that git ignores': {
    tracked: { '.gitignore': '/o *\n', a: '' },
    untracked: { 'o [1]': '', l: link('o [1]') },
    trouble: /Link to a file that is not sent/,
    remedies: [including(/Bring it back with "([^"]+)"/), excluding(/exclude the link with "([^"]+)"/)],
  },
  'a link to a folder that git ignores': {
    tracked: { '.gitignore': '/out/\n', a: '' },
    untracked: { 'out/b': '', l: link('out') },
    trouble: /Link to a file that is not sent/,
    remedies: [including(/Bring it back with "([^"]+)"/), excluding(/exclude the link with "([^"]+)"/)],
  },
  'a link into the history': {
    tracked: { a: '' },
    untracked: { 'l#': link('.git') },
    trouble: /Link to a file that is not sent/,
    remedies: [excluding(/Exclude the link with "([^"]+)"/)],
  },
  'a large file': {
    tracked: { a: '' },
    make: (root) => sparse(path.join(root, 'b [2].bin'), 60_000_000),
    trouble: /Large untracked file/,
    remedies: [
      () => ({ exclude: [String.raw`b \[2\].bin`] }),
      planting({ '.gitignore': '*.bin\n' }),
      changing((root) => git(root, 'add', '.')),
    ],
  },
  'a folder of many files': {
    tracked: { a: '' },
    untracked: { 'm/x/0': '', 'm/y/0': '' },
    make: (root) => {
      for (const name of ['x/1', 'x/2', 'y/1']) sparse(path.join(root, 'm', name), 20_000_000);
    },
    trouble: /Large untracked file: 1 folder of smaller files/,
    remedies: [(message) => ({ exclude: [`/${quoted(message, /does not track: (\S+) \(/)}`] })],
  },
  'a bare repository': {
    tracked: { a: '' },
    make: (root) => void execFileSync('git', ['init', '--quiet', '--bare', path.join(root, 'b [3].git')]),
    trouble: /Bare repository/,
    remedies: [excluding(/Exclude it with the pattern "([^"]+)"/)],
  },
  'a linked worktree': {
    tracked: { a: '' },
    make: (root) => void git(root, 'worktree', 'add', '--quiet', '--detach', path.join(root, 'w [4]')),
    trouble: /Linked worktrees/,
    remedies: [including(/add the pattern "([^"]+)" to "include"/)],
  },
  'packages that git tracks': {
    tracked: { 'package.json': '{}', 'node_modules/menu/index.js': '' },
    trouble: /1 file of node_modules is sent/,
    remedies: [
      excluding(/Add "([^"]+)" to "exclude"/),
      (message, root) => {
        running(/\("git ([^"]+)"\)/)(message, root);
        plant(root, { '.gitignore': 'node_modules\n' });
        return undefined;
      },
    ],
  },
  'an ignore file in a folder': {
    tracked: { a: '', 'web/.deployignore': 'drafts\n', 'web/drafts/b': '' },
    trouble: /Not read: web\/\.deployignore/,
    remedies: [
      (_message, root) => {
        rmSync(path.join(root, 'web/.deployignore'));
        return { ignoreLines: ['web/drafts'] };
      },
    ],
  },
  'a line of a .dockerignore that holds in a folder, too': {
    tracked: { a: '', 'docs/a': '', 'src/docs/b': '' },
    rules: { ignoreFile: '.dockerignore', ignoreLines: ['docs'] },
    trouble: /"docs" leaves out src\/docs/,
    remedies: [(message) => ({ ignoreFile: '.dockerignore', ignoreLines: [quoted(message, /write "([^"]+)"/)] })],
  },
  'a .gitignore in UTF-16': {
    tracked: { a: '', '.gitignore': utf16('*.log\n') },
    trouble: /no pattern in it applies/,
    remedies: [planting({ '.gitignore': '*.log\n' })],
  },
  'a .gitignore that is a link, without git': {
    tracked: { a: '', rules: '*.log\n', '.gitignore': link('rules') },
    trouble: /no pattern in it applies/,
    remedies: [changing((root) => renameSync(path.join(root, 'rules'), path.join(root, '.gitignore')))],
    git: false,
  },
  'nothing but what git ignores': {
    tracked: {},
    untracked: { '.gitignore': '*\n', 'a.js': '' },
    trouble: /There is no file to send: "path"/,
    remedies: [() => ({ include: ['*.js'] })],
  },
  'a name that a zip cannot carry': {
    tracked: { a: '' },
    untracked: { 'b\\c': '' },
    trouble: /a zip cannot carry it safely/,
    remedies: [
      excluding(/exclude it with "([^"]+)"/),
      changing((root) => renameSync(path.join(root, 'b\\c'), path.join(root, 'b-c'))),
    ],
  },
  'a name with a line break, which nobody can type': {
    tracked: { a: '' },
    untracked: { 'Icon \u0085\r': '' },
    trouble: /has a control character in its name/,
    remedies: [excluding(/exclude it with "([^"]+)"/)],
  },
  'a pipe, without git': {
    tracked: { a: '' },
    make: (root) => void execFileSync('mkfifo', [path.join(root, 'pipe')]),
    trouble: /is not a regular file/,
    remedies: [() => ({ exclude: ['pipe'] }), changing((root) => rmSync(path.join(root, 'pipe')))],
    git: false,
  },
};

const REMEDIES = Object.entries(CASES).flatMap(([name, each]) =>
  each.remedies.map((remedy, index) => [name, index + 1, each, remedy] as const),
);

test.each(REMEDIES)('%s: what the message says helps (%d)', async (_name, number, each, remedy) => {
  const { tracked = {}, untracked = {}, make = () => undefined, rules = {}, folder = '.' } = each;
  const root = plant(
    Object.keys(tracked).length === 0 ? makeRepository({}) : makeCommittedRepository(tracked),
    untracked,
  );
  make(root);
  const tell = async (given: Partial<FileRules>, place = path.join(root, folder)): Promise<string> => {
    const run = async () => await collect(place, { workspace: root, rules: createRules(given) });
    const told = async (): Promise<string> => {
      try {
        return notesOf(await run()).join('\n');
      } catch {
        return (await failureOf(run())).message;
      }
    };
    return each.git === false ? await withoutGit(told) : await told();
  };
  const before = await tell(rules);
  expect(before).toMatch(each.trouble);
  const given = remedy(before, root) ?? {};
  const isHigher = folder !== '.' && number === each.remedies.length;
  const after = await tell({ ...rules, ...given }, isHigher ? root : undefined);
  expect(after).not.toMatch(each.trouble);
  expect(after).not.toMatch(/There is no file to send|matched nothing/);
});
