import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { collect, createRules, failureOf, pathsOf, sentWith, withoutGit } from '../../support/git/collecting.ts';
import { makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

const addFile = (folder: string, name: string | Uint8Array): void =>
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name)]), 'x');
const makePipe = (file: string): void => void execFileSync('mkfifo', [file]);

describe('special files', () => {
  test('a named pipe is an error where nothing shows that git would not keep it', async () => {
    const root = plant(makeFolder(), { a: '' });
    makePipe(path.join(root, 'pipe'));
    expect(await failureOf(collect(root))).toMatchObject({
      code: 'invalid-file',
      message: 'pipe is not a regular file (a named pipe). Remove or exclude it.',
    });
    expect(await sentWith(root, { exclude: ['pipe'] })).toEqual(['a']);
  });

  test('a tracked file that is a named pipe now is an error', async () => {
    const root = makeRepository({ a: '', b: '' });
    unlinkSync(path.join(root, 'b'));
    makePipe(path.join(root, 'b'));
    expect((await failureOf(collect(root))).message).toMatch(/^b is not a regular file \(a named pipe\)\./);
    expect(await sentWith(root, { exclude: ['b'] })).toEqual(['a']);
  });

  test('a socket is an error', async () => {
    const root = plant(makeFolder('s'), { a: '' });
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(path.join(root, 'sock'), resolve));
    try {
      expect((await failureOf(collect(root))).message).toMatch(/^sock is not a regular file \(a socket\)\./);
    } finally {
      server.close();
    }
  });

  test('git leaves out those that it does not track', async () => {
    const root = makeRepository({ a: '' });
    makePipe(path.join(root, 'pipe'));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(path.join(root, 'sock'), resolve));
    try {
      expect(await sentWith(root)).toEqual(['a']);
    } finally {
      server.close();
    }
  });

  test('a link to a named pipe leads to nothing that is sent', async () => {
    const root = plant(makeRepository({ a: '' }), { '.gitignore': 'pipe\n', l: { link: 'pipe' } });
    makePipe(path.join(root, 'pipe'));
    expect(await sentWith(root)).toEqual(['.gitignore', 'a']);
  });
});

describe('names that a zip cannot carry safely', () => {
  const named: [string, string | Uint8Array, string][] = [
    ['a backslash', 'a\\b', 'a\\b has a backslash in its name'],
    ['a backslash that leads up', '..\\b', '..\\b has a backslash in its name'],
    ['a drive', 'c:x', 'c:x starts with a drive letter'],
    ['a line feed', 'a\n::error::b', 'a\\u000a::error::b has a control character'],
    ['an escape', 'a\u001b[31m', 'a\\u001b[31m has a control character'],
    ['DEL', 'a\u007f', 'a\\u007f has a control character'],
    ['NEL', 'a\u0085b', 'a\\u0085b has a control character'],
    ['a tab', 'a\tb', 'a\\u0009b has a control character'],
    ['of macOS', 'Icon\r', 'Icon\\u000d has a control character'],
    [
      'bytes that are not UTF-8',
      Buffer.from([0x61, 0xff, 0xc3, 0x28]),
      'a\\udcff\\udcc3( has a name that is not UTF-8',
    ],
  ];

  test.each(named)('%s', async (_what, name, sentence) => {
    const folder = plant(makeFolder(), { ok: '', Icons: '' });
    addFile(folder, name);
    const { code, message } = await failureOf(collect(folder));
    expect(code).toBe('invalid-file');
    expect(message.startsWith(sentence)).toBe(true);
    const [, pattern = ''] =
      /^[^\u0000-\u001f\u007f-\u009f]*Rename it, or exclude it with "(.+)"\.$/.exec(message) ?? [];
    expect(await sentWith(folder, { exclude: [pattern] })).toEqual(['Icons', 'ok']);
  });

  test('all of them in a repository', async () => {
    const folder = makeRepository({ ok: '' });
    for (const [, name] of named) addFile(folder, name);
    const { message } = await failureOf(collect(folder));
    for (const [, , sentence] of named) expect(message).toContain(sentence);
    const patterns = Array.from(message.matchAll(/exclude it with "([^"]+)"/g), ([, pattern = '']) => pattern);
    expect(patterns).toHaveLength(named.length);
    expect(await sentWith(folder, { exclude: patterns })).toEqual(['ok']);
  });

  test('a folder whose name is not UTF-8: kept, excluded, brought back', async () => {
    for (const root of [makeRepository({ ok: '' }), plant(makeFolder(), { ok: '' })]) {
      const folder = Buffer.concat([Buffer.from(`${root}/out`), Buffer.from([0xff])]);
      mkdirSync(folder);
      writeFileSync(Buffer.concat([folder, Buffer.from('/x')]), '');
      expect((await failureOf(collect(root))).message).toMatch(/^out\\udcff.* has a name that is not UTF-8/);
      writeFileSync(path.join(root, '.gitignore'), 'out*/\n');
      expect(await sentWith(root)).toEqual(['.gitignore', 'ok']);
      expect(await sentWith(root, { include: ['/other/'] })).toEqual(['.gitignore', 'ok']);
      const error = await failureOf(sentWith(root, { include: ['out*/'] }));
      expect(error.message).toMatch(/^out\\udcff.* has a name that is not UTF-8/);
    }
  });

  test('a link to a file whose name is not UTF-8', async () => {
    const root = plant(makeRepository({ ok: '', '.gitignore': '*.bin\n' }), {});
    const target = Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0xff]), Buffer.from('.bin')]);
    writeFileSync(target, '');
    symlinkSync(target, path.join(root, 'l'));
    expect(await sentWith(root)).toEqual(['.gitignore', 'ok']);
  });

  test('many are all listed, up to ten, and the rest counted', async () => {
    const names = Array.from({ length: 13 }, (_, index) => [`bad\\${index}`, ''] as const);
    const root = plant(makeFolder(), { ok: '', ...Object.fromEntries(names) });
    const [first, ...lines] = (await failureOf(collect(root))).message.split('\n');
    expect(first?.match(/bad\\\d+ has a backslash in its name/g)).toHaveLength(3);
    expect(first).toMatch(/ And 10 more\.$/);
    expect(lines).toHaveLength(8);
    for (const line of lines.slice(0, 7)) expect(line).toMatch(/^ {2}bad\\\d+ has a backslash in its name/);
    expect(lines[7]).toBe('  and 3 more');
  });

  test('odd names that a zip can carry are sent', async () => {
    const names = [
      '..a',
      'a..',
      '...',
      '-rf',
      ' ',
      'a ',
      'é',
      '日本語',
      '😀',
      'con',
      'a:b',
      '*?',
      '"',
      "'",
      '$(x)',
      '#',
      '%41',
      '~',
    ];
    const root = plant(makeFolder(), Object.fromEntries(names.map((name) => [`d/${name}`, ''])));
    const expected = names
      .map((name) => `d/${name}`)
      .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(await sentWith(root)).toEqual(expected);
    expect(await withoutGit(async () => await sentWith(root))).toEqual(expected);
    expect(await sentWith(makeRepository(Object.fromEntries(names.map((name) => [`d/${name}`, '']))))).toEqual(
      expected,
    );
  });

  test('files are in the order of the bytes of their paths', async () => {
    const names = ['\u{1f600}', '\uffee', 'a', 'A', 'a/b'.replace('/', '-'), 'é', 'z'];
    const { files } = await collect(plant(makeFolder(), Object.fromEntries(names.map((name) => [name, '']))), {
      rules: createRules(),
    });
    const bytes = pathsOf({ files }).map((name) => Buffer.from(name));
    expect(bytes).toEqual(bytes.toSorted((a, b) => Buffer.compare(a, b)));
    expect(bytes).toHaveLength(names.length);
  });
});
