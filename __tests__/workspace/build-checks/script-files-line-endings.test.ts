import { expect, test } from '@jest/globals';
import { checkForBuild } from '../../../src/workspace/build-checks/build-checks.ts';
import { goodManifest, listBuildFiles } from '../../support/apps/build-notes.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';

const BUILD = goodManifest({ scripts: { build: "sh -c './scripts/build.sh && next build'", start: 'next start' } });

/** Notes about an app with these files, all of them executable. */
function notesOn(tree: Readonly<Record<string, string>>, source: 'folder' | 'zip' = 'folder'): string[] {
  const { files, ...folders } = listBuildFiles({ 'package.json': BUILD, 'yarn.lock': '', ...tree });
  const executable = files.map((file) => Object.assign(file, { mode: 0o755 as const }));
  const notes = checkForBuild(executable, source === 'zip' ? undefined : folders, 'linux');
  return notes.map(({ level, title, text }) => `${level}: ${title}: ${text}`);
}

test.each([
  ['a shell script', { 'scripts/build.sh': '#!/bin/sh\r\nnext build\r\n' }],
  ['one without a "#!"', { 'scripts/build.sh': 'set -e\r\nnext build\r\n' }],
])('%s that package.json runs is a warning', (_what, tree) => {
  expect(notesOn(tree)).toEqual([
    'warning: Script with Windows line endings: 1 script of package.json has Windows line endings (CRLF) and cannot run on Linux: scripts/build.sh. Save it with LF, and add its name with "text eol=lf" to .gitattributes.',
  ]);
});

test('others are a notice, which names three', () => {
  const crlf = '#!/usr/bin/env node\r\n';
  expect(notesOn({ 'bin/a': crlf, 'bin/b': crlf, 'c.sh': crlf, 'd.bash': crlf })).toEqual([
    expect.stringMatching(
      /^notice: Script with .*: 4 scripts have Windows .*: bin\/a, bin\/b, c\.sh and 1 more\. Save them/,
    ),
  ]);
});

test('a script of a workspace is that of its own folder', () => {
  const workspaces = JSON.stringify({ ...(JSON.parse(BUILD) as object), workspaces: ['apps/*'] });
  const member = JSON.stringify({ scripts: { prebuild: './prepare.sh' } });
  const tree = { 'package.json': workspaces, 'apps/web/package.json': member, 'apps/web/prepare.sh': 'x\r\n' };
  expect(notesOn(tree)).toEqual([expect.stringMatching(/^warning: Script .*: apps\/web\/prepare\.sh\./)]);
});

test.each([
  ['LF', { 'scripts/build.sh': '#!/bin/sh\nprintf "a\r\n"\n' }],
  ['a script of Windows', { 'build.cmd': '@echo off\r\n', 'build.ps1': 'exit\r\n' }],
  ['no script', { 'index.js': '"use strict";\r\n', logo: 'PNG\r\n' }],
  ['one line without an end', { 'a.sh': '#!/bin/sh\r' }],
  ['empty', { 'a.sh': '' }],
])('%s: nothing to say', (_what, tree) => {
  expect(notesOn(tree)).toEqual([]);
});

test.each([
  ['node scripts/build.js', []],
  ['NODE_ENV=production node --enable-source-maps "./scripts/build.js" && next build', []],
  ['node scripts/build.js && ./scripts/build.js', ['warning']],
  ['scripts/build.js node', ['warning']],
])('a script of Node with "#!", in %s', (build, levels) => {
  const manifest = goodManifest({ scripts: { build, start: 'next start' } });
  const notes = notesOn({ 'package.json': manifest, 'scripts/build.js': '#!/usr/bin/env node\r\nrun();\r\n' });
  expect(notes.map((note) => note.split(':')[0])).toEqual(levels);
});

test('nothing is read for a zip that was packed earlier', () => {
  expect(notesOn({ 'a.sh': 'x\r\n' }, 'zip')).toEqual([]);
});

test('a step says so before anything is sent, and stops with fail-on-warning', async () => {
  const tree = { 'package.json': BUILD, 'yarn.lock': '', 'scripts/build.sh': '#!/bin/sh\r\n' };
  const { stdout, outputs } = await runInProcess('deploy', {
    workspace: plant(makeFolder('workspace'), tree),
    inputs: { 'dry-run': 'true', 'fail-on-warning': 'true' },
  });
  expect(stdout).toMatch(/^::warning title=Script with Windows line endings::1 script of package\.json has /m);
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'warning' });
});
