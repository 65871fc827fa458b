import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { realPath } from '../../../src/shared/files/real-path.ts';
import { isSameFile } from '../../../src/workspace/paths/disk.ts';
import { Inspector } from '../../../src/workspace/listing/inspector.ts';
import type { SourceFile } from '../../../src/workspace/files.ts';
import { resolveLinks } from '../../../src/workspace/links/links.ts';
import { noteNameClashes } from '../../../src/workspace/notes/selection-notes.ts';
import { createNeverSent, SelectionRules } from '../../../src/workspace/rules/selection-rules.ts';
import { noteUnmatched } from '../../../src/workspace/rules/unmatched-patterns.ts';
import type { FileRules } from '../../../src/workspace/rules/rules.ts';
import { createRules, sentWith } from '../../support/git/collecting.ts';
import { fakeDisk } from '../../support/git/fake-disk.ts';
import { git, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

function fileAt(folder: string, name: string, sep = '/'): SourceFile {
  return { path: name, source: `${folder}${sep}${name}`, mode: 0o644, size: 0, mtimeMs: 0 };
}

function failing(code: string): () => string {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

describe('realPath', () => {
  test('is that of the system', () => {
    expect(realPath('x', (place) => `native ${place}`, failing('not asked'))).toBe('native x');
  });

  test.each(['EISDIR', 'UNKNOWN'])('%s, as on a RAM disk of Windows: links are followed anyway', (code) => {
    expect(realPath('x', failing(code), (place) => `plain ${place}`)).toBe('plain x');
  });

  test.each(['ENOENT', 'EACCES', 'ELOOP'])('%s is an error', (code) => {
    expect(() => realPath('x', failing(code), () => 'plain')).toThrow(code);
  });
});

test.each([
  ['the same', { dev: 1n, ino: 2n }, { dev: 1n, ino: 2n }, true],
  ['the longer number of a volume, by its path', { dev: 0xabcd_0000_0001n, ino: 2n }, { dev: 1n, ino: 2n }, true],
  ['another volume', { dev: 3n, ino: 2n }, { dev: 1n, ino: 2n }, false],
  ['another file', { dev: 1n, ino: 2n }, { dev: 1n, ino: 2n + 2n ** 60n }, false],
])('isSameFile: %s', (_what, one, other, expected) => {
  expect(isSameFile(one, other)).toBe(expected);
});

describe('what a run writes itself is never sent, in whatever case its path is given', () => {
  test.each<['win32' | 'darwin', string, string, string[], string[]]>([
    ['win32', 'D:\\w', 'd:\\W\\Temp', ['temp', 'TEMP/x', '.GIT/config'], ['temp2/x', 'x']],
    ['win32', 'D:\\w', 'C:\\Temp', [], ['Temp/x']],
    ['win32', '\\\\server\\share\\w', '\\\\SERVER\\share\\w\\t', ['T/x'], ['x']],
    ['darwin', '/w', '/w/Temp', ['temp/x'], ['x']],
    ['darwin', '/w', '/w/cafe\u0301', ['caf\u00e9/x'], ['cafe/x']],
  ])('%s: %s with %s', (platform, folder, runnerTemp, never, sent) => {
    const isNeverSent = createNeverSent({ folder, runnerTemp, scratch: runnerTemp }, fakeDisk(platform, {}));
    expect([...never, ...sent].filter(isNeverSent)).toEqual(never);
  });

  test('Linux keeps them apart', () => {
    const isNeverSent = createNeverSent({ folder: '/w', runnerTemp: '/w/Temp', scratch: '/w/Temp' });
    expect(['temp/x', 'Temp/x'].filter(isNeverSent)).toEqual(['Temp/x']);
  });
});

describe('a link', () => {
  const windows = fakeDisk(
    'win32',
    { 'D:\\w': 'folder', 'D:\\w\\Shared\\a.js': 'file', 'D:\\w\\lib': 'folder', 'D:\\keys\\key': 'file' },
    { 'D:\\w\\junction': 'D:\\w\\lib', 'D:\\w\\l': 'D:\\w\\Shared\\a.js', 'D:\\w\\out': 'D:\\keys\\key' },
  );
  const mac = fakeDisk('darwin', { '/w/Shared/a.js': 'file' }, { '/w/l': '/w/Shared/a.js' });
  const resolve = (disk: typeof windows, links: string[], linkTexts: Record<string, string> = {}) => {
    const [folder, sep] = disk === windows ? ['D:\\w', '\\'] : ['/w', '/'];
    const files = ['Shared/a.js', 'lib/b.js'].map((name) => fileAt(folder, name, sep));
    const found = { links, linkTexts: new Map(Object.entries(linkTexts)) };
    const rules = new SelectionRules(createRules(), () => false);
    const { files: made, notes, errors } = resolveLinks({ folder, workspace: folder }, found, files, rules, disk);
    return [...made.map((file) => `${file.path} = ${file.source}`), ...notes.map(({ title }) => title), ...errors];
  };

  test('of Windows', () => {
    expect(resolve(windows, ['l'])).toEqual(['l = D:\\w\\Shared/a.js']);
    expect(resolve(windows, ['out'])).toEqual([expect.stringContaining('out is a symbolic link to a place outside')]);
  });

  test('a junction is followed like one', () => {
    expect(resolve(windows, ['junction'])).toEqual(['junction/b.js = D:\\w\\lib/b.js']);
  });

  test('a target in other case, which the disk finds', () => {
    expect(resolve(windows, ['t'], { t: 'shared/A.js' })).toEqual(['t = D:\\w\\Shared/a.js']);
    expect(resolve(mac, ['t'], { t: 'SHARED/a.js' })).toEqual(['t = /w/Shared/a.js']);
  });

  test.each(['../keys/key', '../../keys/key', 'D:/keys/key', 'd:\\KEYS\\key', '/keys/key'])(
    'a target as text that leads out: %s',
    (target) => {
      expect(resolve(windows, ['t'], { t: target })).toEqual([expect.stringContaining('t is a symbolic link to a')]);
    },
  );

  test('the place behind a junction, listed by git as if it were a folder, is the link and not a missing file', () => {
    const folder = plant(makeFolder(), { 'lib/b.js': '' });
    symlinkSync('lib', path.join(folder, 'junction'));
    const inspector = new Inspector(folder);
    for (const name of ['junction/b.js', 'junction/c/d.js', 'lib/b.js']) inspector.inspect({ path: name });
    inspector.inspect({ path: 'junction/tracked.js', indexMode: '100644' });
    const { files, links, deleted, errors } = inspector.found;
    expect([files.map((file) => file.path), links, deleted, errors]).toEqual([
      ['lib/b.js'],
      ['junction'],
      ['junction/tracked.js'],
      [],
    ]);
  });
});

type Lstat = NonNullable<Parameters<typeof noteNameClashes>[1]>;

/** A disk that ignores case. */
const ignoringCase: Lstat = (place) => ({
  dev: 1n,
  ino: BigInt(`0x${Buffer.from(place.toLowerCase()).toString('hex')}`),
});

function clashesOf(names: readonly string[], lstat: Lstat): string[] {
  const files = names.map((name) => fileAt('D:\\w', name, '\\'));
  return noteNameClashes(files, lstat).map(({ text }) => text);
}

describe('names that differ only in case', () => {
  test('are named, where they are one file', () => {
    expect(clashesOf(['1', 'README.md', 'readme.md', 'src/a', 'Src/A'], ignoringCase)).toEqual([
      'This disk ignores case, and git tracks files whose names differ only in case: README.md and readme.md; src/a and Src/A. They are one file here, so the same content is sent under both names. Deploy from Linux, or rename one of them.',
    ]);
  });

  test('three pairs, and how many more', () => {
    const names = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [name, name.toUpperCase()]);
    expect(clashesOf(names, ignoringCase)[0]).toContain(': a and A; b and B; c and C; and 2 more pairs. They');
  });

  test('no warning where there are none, and where the disk keeps them apart', () => {
    expect(clashesOf(['README.md', 'a.md'], ignoringCase)).toEqual([]);
    expect(clashesOf(['1', '2'], ignoringCase)).toEqual([]);
    const asked: string[] = [];
    const exact = (place: string) => {
      asked.push(place);
      return place.endsWith('README.md') ? { dev: 1n, ino: 1n } : undefined;
    };
    expect(clashesOf(['README.md', 'readme.md', 'b', 'B'], exact)).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('this disk is asked', () => {
    const folder = plant(makeFolder(), { 'README.md': 'a', 'readme.md': 'b' });
    expect(noteNameClashes(['README.md', 'readme.md'].map((name) => fileAt(folder, name)))).toEqual([]);
  });

  test('a name that is too long for this disk in other case', () => {
    // "ŉ" has two bytes, and "ʼN" has three.
    const name = `${'ŉ'.repeat(120)}.js`;
    const folder = plant(makeFolder(), { [name]: '' });
    expect(noteNameClashes([fileAt(folder, name)])).toEqual([]);
  });
});

test.each<[string, Partial<FileRules>, string[]]>([
  ['include', { include: ['A.LOG'] }, ['.gitignore', 'b.js']],
  ['exclude', { exclude: ['B.JS'] }, ['.gitignore', 'b.js']],
  ['ignore-file', { ignoreLines: ['B.JS'] }, ['.gitignore', 'b.js']],
])('"%s" keeps to the case of names where git does not', async (_, rules, sent) => {
  const root = makeRepository({ '.gitignore': '*.LOG\n', 'b.js': '' });
  plant(root, { 'a.log': '' });
  git(root, 'config', 'core.ignoreCase', 'true');
  expect(await sentWith(root, rules)).toEqual(sent);
});

test('a pattern in another case matches nothing, and a disk that finds the name anyway does not hide that', async () => {
  const folder = plant(makeFolder(), { 'secrets/key': '', 'package.json': '' });
  const files = ['secrets/key', 'package.json'];
  const exists = (place: string): boolean => place.toLowerCase() === `${folder}/secrets`.toLowerCase();
  const known = { folder, files, exists, listIgnored: async () => [], bringsBack: async () => false };
  const texts = (await noteUnmatched(createRules({ exclude: ['/Secrets/'] }), known)).map(({ text }) => text);
  expect(texts).toEqual(['exclude: "/Secrets/" matched nothing; did you mean "/secrets/"?']);
});
