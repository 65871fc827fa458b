import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { warningsOf } from '../../src/program/build-logs.ts';
import { startApp } from '../../src/builds/serving/app.ts';
import { runCommand } from '../../src/builds/processes/command.ts';
import type { BuildLog } from '../../src/schemas/control/build-log.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';
import { control, jsonOf, sharedPlatform, start } from '../support.ts';
import { appZip, zipOf } from '../zip.ts';
import { deploy, MANIFEST, NPMRC, page, useFastNpm } from './apps.ts';
import { placeIn } from './place.ts';

const platform = sharedPlatform({ runApps: true });
const signal = new AbortController().signal;

const MEMORY = 'the shell variable NODE_OPTIONS="--max-old-space-size=4096" (in MB).';
const WHERE = 'a shell variable of the environment ("--env" or "--env-from" of rehearse, "shellVariables" in a seed).';
const LOOPBACK =
  'The app listens only on localhost (such as 127.0.0.1), where the platform may not reach it: make it listen on 0.0.0.0';

test('a script with CRLF in an uploaded zip: the file is there, and its line breaks are wrong', async () => {
  useFastNpm();
  const manifest = JSON.stringify({ ...MANIFEST, scripts: { ...MANIFEST.scripts, build: './build.sh' } });
  const zip = zipOf([
    { name: 'package.json', data: manifest },
    { name: 'build.sh', data: '#!/bin/sh\r\necho built\r\n', mode: 0o100755 },
  ]);
  const failure = (await deploy(platform(), zip)).builds.at(-1)?.failure;
  expect(failure?.message.split('\n')[0]).toBe(
    'The log says: sh: 1: ./build.sh: not found. build.sh has Windows line breaks (CRLF), which a shell reads as part of each line: save it with LF, and add "build.sh text eol=lf" to .gitattributes. "npm run build" ended with exit status 127.',
  );
});

test('an app that only its own machine reaches is live, with a warning in its log', async () => {
  useFastNpm();
  const source = `require('node:http').createServer((_, response) => response.end('hi')).listen(process.env.PORT, '127.0.0.1')`;
  const files = { 'package.json': JSON.stringify(MANIFEST), 'server.js': source };
  const { live } = await deploy(platform(), zipOf(Object.entries(files).map(([name, data]) => ({ name, data }))));
  expect(await page(platform())).toBe('hi');
  const log = jsonOf(await control(platform(), `log?build=${live}`)) as unknown as BuildLog;
  expect(warningsOf(log)).toEqual([{ title: 'App may not be reachable', text: expect.stringContaining(LOOPBACK) }]);
});

test('what may have been put above a build is a warning in its log', async () => {
  const temporaryFolder = plant(makeFolder('temp'), { 'node_modules/x/index.js': '' });
  const below = await start({ runApps: true, temporaryFolder });
  const [build] = (await deploy(below, appZip())).builds;
  const log = jsonOf(await control(below, `log?build=${build?.id}`)) as unknown as BuildLog;
  const text = expect.stringContaining(`is below ${JSON.stringify(path.join(temporaryFolder, 'node_modules'))}. `);
  expect(warningsOf(log)).toEqual([{ title: 'Files above the app', text }]);
});

test.each([
  ['::1', true],
  ['0.0.0.0', false],
])('an app that listens on %s: a warning, %j', async (host, isWarned) => {
  const place = placeIn(makeFolder('app'));
  const source = `require("http").createServer((_, r) => r.end("hi")).listen(process.env.PORT, "${host}")`;
  const app = await startApp(['node', '-e', source], place, signal);
  expect(await (await fetch(app.origin)).text()).toBe('hi');
  app.stop();
  const notes = place.log.lines().map(({ text }) => text);
  expect(notes.some((text) => text.startsWith(`Warning: ${LOOPBACK}`))).toBe(isWarned);
});

test.each([
  [
    'a script that is not executable',
    './build.sh',
    '126. build.sh is not executable: run "git update-index --chmod=+x build.sh" and commit it.',
  ],
  ['a folder that is started', './folder', '126. ./folder is a folder, not a program.'],
  [
    'a script whose interpreter is missing',
    './ruby.sh',
    '127. ./ruby.sh exists, but the program in its first line does not: /no/ruby',
  ],
  [
    'a script with CRLF that a shell reads',
    'sh crlf.sh',
    '2. crlf.sh has Windows line breaks (CRLF), which a shell reads as part of each line: save it with LF, and add "crlf.sh text eol=lf" to .gitattributes.',
  ],
  [
    'a build that needs more memory than Node has',
    'node --max-old-space-size=10 memory.js; exit $?',
    `134. Node ran out of memory: make it use less, or give it more with ${MEMORY}`,
  ],
  [
    'a build that is killed',
    'node -e "process.kill(process.pid, \'SIGKILL\')"; exit $?',
    `137. The process was killed, most likely because this machine ran out of memory: make it use less, or limit Node to less than the machine has with ${MEMORY}`,
  ],
  [
    'a lock file that was made on another system',
    'node native.js',
    '1. @rollup/rollup-linux-x64-gnu is not installed. The lock file was made on another system: remove node_modules and package-lock.json, run "npm install", and commit package-lock.json.',
  ],
  [
    'a URL of a variable that is missing',
    'node fetch.js',
    `1. fetch.js:1 reads the variable API_URL, which is not set: set it as ${WHERE}`,
  ],
  ['a variable that is missing', 'node variable.js', `1. The variable API_URL is missing: set it as ${WHERE}`],
])('%s', async (_, command, reason) => {
  const folder = plant(makeFolder('app'), {
    'package-lock.json': '{}',
    // As Rollup does.
    'native.js': `try { require('@rollup/rollup-linux-x64-gnu') } catch (cause) { throw new Error('Cannot find module @rollup/rollup-linux-x64-gnu. npm has a bug related to optional dependencies.', { cause }) }`,
    'fetch.js': "fetch(process.env.API_URL + '/api')",
    'variable.js': "if (!process.env.API_URL) throw new Error('Missing required environment variable: API_URL')",
    'build.sh': '#!/bin/sh\necho built\n',
    'crlf.sh': 'set -e\r\necho built\r\n',
    'folder/file': '',
    'memory.js': 'const all = []; for (;;) all.push(new Array(1000).fill(1).map(String));',
  });
  writeFileSync(path.join(folder, 'ruby.sh'), '#!/no/ruby\n', { mode: 0o755 });
  const failure: unknown = await runCommand('build', ['sh', '-c', command], placeIn(folder), signal).catch(
    (error: unknown) => error,
  );
  const [, status, cause = ''] = /^(\d+)\. (.*[^.])\.?$/.exec(reason) ?? [];
  const end = cause.endsWith('?') ? '' : '.';
  expect(failure).toMatchObject({
    step: 'build',
    reason: expect.stringContaining(`${cause}${end} "sh -c ${command}" ended with exit status ${status}.`),
  });
});

test.each(['postinstall', 'prepare'])('the script %s, which npm runs: its name, and what it says', async (script) => {
  const folder = plant(makeFolder('app'), {
    '.npmrc': NPMRC,
    'package.json': JSON.stringify({ name: 'app', version: '1.0.0', scripts: { [script]: 'node setup.js' } }),
    'setup.js': 'console.error("cannot reach the licence server"); process.exitCode = 1',
  });
  await expect(runCommand('install', ['npm', 'install'], placeIn(folder), signal)).rejects.toMatchObject({
    reason: `The script "${script}" (node setup.js) of package.json failed. The log says: cannot reach the licence server. "npm install" ended with exit status 1.`,
  });
});

test('a lock file of npm that lacks an optional package: its name, and where the file was made', async () => {
  const manifest = { name: 'app', version: '1.0.0', optionalDependencies: { '@rollup/rollup-linux-x64-gnu': '4.0.0' } };
  const folder = plant(makeFolder('app'), {
    '.npmrc': NPMRC,
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, requires: true, packages: { '': { name: 'app' } } }),
  });
  await expect(runCommand('install', ['npm', 'ci'], placeIn(folder), signal)).rejects.toMatchObject({
    reason: expect.stringContaining(
      ' from lock file\n@rollup/rollup-linux-x64-gnu is missing from package-lock.json. The lock file was made on another system: remove node_modules and package-lock.json, run "npm install", and commit package-lock.json. "npm ci" ended with exit status 1.',
    ),
  });
});
