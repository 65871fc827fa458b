import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { parseFile } from '../../../../src/actions/deploy/inputs/zip.ts';
import { readDeployInputs } from '../../../../src/actions/deploy/inputs/inputs.ts';
import type { DeployInputs } from '../../../../src/actions/deploy/inputs/inputs.ts';
import { GITHUB_TERMS } from '../../../../src/runner/github/github.ts';
import { commandTerms } from '../../../../src/runner/terminal/hosts.ts';
import { fakeDisk } from '../../../support/git/fake-disk.ts';
import { makeFolder, plant } from '../../../support/git/folders.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { recordingRunner } from '../../../support/runners/recording-runner.ts';

let folder: string;
let workspace: string;
let temp: string;

beforeEach(() => {
  folder = makeFolder('archive-input');
  [workspace, temp] = [path.join(folder, 'work'), path.join(folder, 'temp')];
  for (const made of [workspace, temp, `${workspace}-secret`, path.join(workspace, 'dir')]) mkdirSync(made);
  for (const file of ['work/a.zip', 'work/dir/b.zip', 'temp/c.zip', 'work-secret/d.zip', 'e.zip']) {
    writeFileSync(path.join(folder, file), file);
  }
});

function read(inputs: Readonly<Record<string, string>>, messages = GITHUB_TERMS): DeployInputs {
  const given = createInputs('https://api.example.com', inputs);
  const runner = recordingRunner(given, { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temp });
  return readDeployInputs({ ...runner, terms: messages });
}

function problemsOf(inputs: Readonly<Record<string, string>>, messages = GITHUB_TERMS): string[] {
  try {
    read(inputs, messages);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test.each<[string, string]>([
  ['a.zip', 'work/a.zip'],
  ['./dir/../a.zip', 'work/a.zip'],
  ['dir/b.zip', 'work/dir/b.zip'],
  ['../temp/c.zip', 'temp/c.zip'],
])('%s is a file that may be sent', (archive, file) => {
  expect(read({ archive }).zip.archive).toEqual({
    input: 'archive',
    name: archive,
    file: path.join(folder, file),
    sha256: undefined,
  });
});

test('an absolute path, as the output archive-path is, may be sent', () => {
  const archive = path.join(temp, 'c.zip');
  expect(read({ archive }).zip.archive).toMatchObject({ name: archive, file: archive });
});

test('a link that stays inside is followed', () => {
  symlinkSync('../temp', path.join(workspace, 'kept'));
  expect(read({ archive: 'kept/c.zip' }).zip.archive).toMatchObject({ file: path.join(temp, 'c.zip') });
});

const OUTSIDE = 'must be a file in the workspace or in RUNNER_TEMP, and links must not lead out of them';

test.each<[string, string, string]>([
  ['outside', '../e.zip', OUTSIDE],
  ['in a neighbour whose name goes on', '../work-secret/d.zip', OUTSIDE],
  ['outside, absolute', '/etc/hostname', OUTSIDE],
  ['behind a link that leads out', 'out.zip', OUTSIDE],
  ['below a folder that leads out', 'up/e.zip', OUTSIDE],
  ['a folder', 'dir', 'must be a regular file, not a folder or a special file; that folder has b.zip'],
  ['a named pipe', 'pipe', 'must be a regular file, not a folder or a special file'],
  ['not there', 'x/a.zip', 'does not exist, relative to the workspace. Check that it was packed or downloaded before'],
])('a file that is %s', (_, archive, problem) => {
  symlinkSync('../e.zip', path.join(workspace, 'out.zip'));
  symlinkSync('..', path.join(workspace, 'up'));
  execFileSync('mkfifo', [path.join(workspace, 'pipe')]);
  expect(problemsOf({ archive })).toEqual([`archive: "${archive}" ${problem}`]);
});

test.each([
  // actions/download-artifact without `name` puts each file into a folder of its own.
  ['app.zip', 'must be a regular file, not a folder or a special file; that folder has app.zip', 'app.zip/app.zip'],
  [
    'app.zip/*.zip',
    'does not exist, relative to the workspace; name one file, as "*" and "?" stand for themselves; that folder has app.zip. Check that it was packed or downloaded before',
    'app.zip/app.zip',
  ],
])('%s: the zips that are there are named, and one of these is taken', (archive, problem, followed) => {
  plant(workspace, { 'app.zip/app.zip': '', 'app.zip/notes.txt': '' });
  expect(problemsOf({ archive })).toEqual([`archive: "${archive}" ${problem}`]);
  expect(problemsOf({ archive: followed })).toEqual([]);
});

const TEMP = 'the folder for temporary files';

test.each<[string, string, string]>([
  [
    'path',
    'nope',
    'does not exist in the current directory. Check where the command is run, and that the build ran before',
  ],
  ['path', '..', 'must be a folder inside the current directory'],
  [
    'archive',
    'nope',
    'does not exist, relative to the current directory; that folder has a.zip. Check that it was packed or downloaded before',
  ],
  ['archive', '..', `must be a file in the current directory or in ${TEMP}, and links must not lead out of them`],
])('on the command line, %s %s', (input, value, problem) => {
  expect(problemsOf({ [input]: value }, commandTerms('plain'))).toEqual([`${input}: "${value}" ${problem}`]);
});

test('a hash is read in either case', () => {
  expect(read({ archive: 'a.zip', 'archive-sha256': 'AB'.repeat(32) }).zip.archive?.sha256).toBe('ab'.repeat(32));
});

test.each(['abc', 'g'.repeat(64), `sha256:${'a'.repeat(64)}`, 'a'.repeat(65)])('%s is no hash', (hash) => {
  expect(problemsOf({ archive: 'a.zip', 'archive-sha256': hash })).toEqual([
    `archive-sha256: "${hash}" must be a SHA-256: 64 hexadecimal digits, as in the output "archive-sha256"`,
  ]);
});

test.each(['a'.repeat(64), 'abc'])('a hash without a zip: %s', (hash) => {
  expect(problemsOf({ 'archive-sha256': hash, path: 'dir' })).toEqual([
    `archive-sha256: "${hash}" needs "archive", which is empty or missing`,
  ]);
});

test('inputs about what to pack, all of them at once', () => {
  const others = {
    path: 'dir',
    include: '/dist/',
    exclude: '*.map',
    'ignore-file': '.myignore',
    'compression-level': '9',
    'dry-run': 'true',
  };
  expect(problemsOf({ archive: 'a.zip', ...others })).toEqual(
    Object.entries(others).map(
      ([input, value]) =>
        `${input}: "${value}" cannot be used with "archive", which names a zip that is packed already`,
    ),
  );
});

test('their defaults, as a runner gives them, are no problem', () => {
  const defaults = { path: '.', 'ignore-file': '.deployignore', 'compression-level': '6', 'dry-run': 'False' };
  expect(read({ archive: 'a.zip', ...defaults }).zip.archive).toMatchObject({ name: 'a.zip' });
});

test('files of the workspace that have no part in it are not read', () => {
  writeFileSync(path.join(workspace, '.deployignore'), 'a\0b');
  expect(read({ archive: 'a.zip' }).files.rules.ignoreLines).toEqual([]);
});

test('Windows: the temp folder may be on another drive, and real paths are compared', () => {
  const places = {
    'D:\\w\\a.zip': 'file',
    'C:\\Users\\runner\\Temp\\b.zip': 'file',
    'C:\\keys\\c.zip': 'file',
  } as const;
  const disk = fakeDisk('win32', places, { 'C:\\Users\\RUNNER~1': 'C:\\Users\\runner', 'D:\\w\\out': 'C:\\keys' });
  const parse = (text: string): string => parseFile(text, ['D:\\w', 'C:\\Users\\runner\\Temp'], GITHUB_TERMS, disk);
  expect(parse('A.zip')).toBe('D:\\w\\a.zip');
  expect(parse('C:\\Users\\RUNNER~1\\temp\\b.zip')).toBe('C:\\Users\\runner\\Temp\\b.zip');
  for (const text of ['C:\\keys\\c.zip', 'out\\c.zip']) expect(() => parse(text)).toThrow('must be a file in the');
});
