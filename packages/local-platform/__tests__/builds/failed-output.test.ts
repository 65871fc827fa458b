import { describe, expect, test } from '@jest/globals';
import { causeOf, quoteOutput } from '../../src/builds/failed-output.ts';
import { appIn, claimOf } from './claims.ts';

const FOLDER = '/tmp/apps/1';
const APP = appIn(FOLDER);
const NAME_AND_TOKEN =
  'Is the name right in package.json? A private package needs its registry, and a variable with a token, in .npmrc.';
const NOT_THERE = 'it was never committed, is ignored (.gitignore, .deployignore), or the build did not make it.';

/** What Node writes when an app ends by an error that nothing catches. */
const crash = (message: string, ...more: readonly string[]): string[] => [
  'node:internal/modules/cjs/loader:1210',
  '  throw err;',
  '  ^',
  '',
  `Error: ${message}`,
  '    at Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)',
  `    at Object.<anonymous> (${FOLDER}/server.js:1:1) {`,
  ...more,
  '}',
  '',
  'Node.js v20.20.2',
];

describe('what was missing', () => {
  test.each<[string, readonly string[], string]>([
    [
      'a package',
      crash("Cannot find module 'colour'", 'Require stack:', `- ${FOLDER}/server.js`),
      'The package of "colour" is not installed: is it in package.json?',
    ],
    [
      'a package, in a module',
      crash(`Cannot find package '@acme/colour' imported from ${FOLDER}/server.mjs`),
      'The package of "@acme/colour" is not installed: is it in package.json?',
    ],
    ['a file that is required', crash("Cannot find module './menu'"), `There is no ./menu: ${NOT_THERE}`],
    [
      'a file that is started',
      crash(`Cannot find module '${FOLDER}/server.js'`),
      `There is no server.js: ${NOT_THERE}`,
    ],
    [
      'a file that is read',
      crash(`ENOENT: no such file or directory, open '${FOLDER}/data/menu.json'`, '  errno: -2,'),
      `There is no data/menu.json: ${NOT_THERE}`,
    ],
    [
      'a type',
      ["src/a.ts(1,20): error TS2307: Cannot find module 'colour' or its corresponding type declarations."],
      'The package of "colour" is not installed: is it in package.json?',
    ],
    [
      'a module of webpack, by an alias',
      ["Module not found: Error: Can't resolve '@/menu' in '/tmp/apps/1/src'"],
      `There is no @/menu: ${NOT_THERE}`,
    ],
    [
      'a module of Rollup',
      ['[vite]: Rollup failed to resolve import "colour" from "src/main.js".'],
      'The package of "colour" is not installed: is it in package.json?',
    ],
    ['a module of esbuild', ['✘ [ERROR] Could not resolve "./menu.js"'], `There is no ./menu.js: ${NOT_THERE}`],
    [
      'a program, in dash',
      ['> vite build', '', 'sh: 1: vite: not found'],
      'There is no program "vite": is its package in package.json?',
    ],
    [
      'a program, in bash',
      ['sh: line 1: vite: command not found'],
      'There is no program "vite": is its package in package.json?',
    ],
    ['a script', ['sh: 1: ./scripts/prebuild.sh: not found'], `There is no ./scripts/prebuild.sh: ${NOT_THERE}`],
    [
      'a line of the lock file',
      ['npm error Missing: greet@1.0.0 from lock file'],
      'greet@1.0.0 is missing from package-lock.json. Run "npm install" and commit package-lock.json.',
    ],
    [
      'another version in the lock file',
      ["npm ERR! Invalid: lock file's ms@2.0.0 does not satisfy ms@2.1.3"],
      'package-lock.json has ms@2.0.0, which package.json does not allow. Run "npm install" and commit package-lock.json.',
    ],
    [
      'a package that the registry does not have',
      ['npm error code E404', "npm error 404  'colour-of-acme@1.0.0' is not in this registry."],
      `The registry has no colour-of-acme@1.0.0, or does not let this machine read it. ${NAME_AND_TOKEN}`,
    ],
    [
      'a package that may be private',
      ["npm error 404  The requested resource '@acme/colour@1.0.0' could not be found or you do not have permission"],
      `The registry has no @acme/colour@1.0.0, or does not let this machine read it. ${NAME_AND_TOKEN}`,
    ],
    [
      'a line of yarn.lock',
      ['error Your lockfile needs to be updated, but yarn was run with `--frozen-lockfile`.'],
      'yarn.lock is out of sync with package.json: run "yarn install" and commit yarn.lock.',
    ],
    [
      'a port',
      crash('listen EADDRINUSE: address already in use :::3000'),
      'Port 3000 is in use: make the app listen on process.env.PORT.',
    ],
    [
      'the last of several',
      [...crash("ENOENT: no such file or directory, stat '.env'"), ...crash("Cannot find module 'colour'")],
      'The package of "colour" is not installed: is it in package.json?',
    ],
  ])('%s', (_, lines, sentence) => {
    expect(claimOf(lines, APP)).toBe(sentence);
  });

  test('an error that comes after it is quoted, too', () => {
    const lines = [...crash("ENOENT: no such file or directory, open 'menu.json'"), ...crash('no menu')];
    expect(causeOf(lines, APP)).toContain('\n  Error: no menu\nThere is no menu.json: ');
  });

  test.each([
    ['of an app', crash('no menu'), 'The log says: Error: no menu.'],
    [
      'with a code',
      ['TypeError [ERR_INVALID_URL]: Invalid URL'],
      'The log says: TypeError [ERR_INVALID_URL]: Invalid URL.',
    ],
    ['of TypeScript', ['a.ts(1,2): error TS2322: No.', 'done'], 'The log says: a.ts(1,2): error TS2322: No.'],
  ])('an error %s that is not known is quoted', (_, lines, sentence) => {
    expect(causeOf(lines, APP)).toBe(sentence);
  });

  test('nothing, where there is no error', () => {
    expect(causeOf(['> cafe@1.0.0 start', '', 'Errors: 0'], APP)).toBeUndefined();
  });
});

test.each([
  ['the last line', ['> cafe@1.0.0 build', '> node build.js', 'warming up', ''], 'The output ends with: warming up.'],
  ['that there is none', ['> cafe@1.0.0 build', ''], 'The output does not say why.'],
])('never only the exit status: %s', (_, lines, sentence) => {
  expect(causeOf(lines, APP, { exitCode: 1, signalCode: null })).toBe(sentence);
});

test('an app that ends without an error has nothing left to do, unless a signal ended it', () => {
  const app = { ...APP, step: 'start' } as const;
  expect(causeOf(['warming up'], app, { exitCode: 0, signalCode: null })).toContain('does it run a server');
  expect(causeOf(['warming up'], app, { exitCode: null, signalCode: 'SIGTERM' })).toBeUndefined();
  expect(causeOf(['warming up'], APP, { exitCode: 0, signalCode: null })).toBeUndefined();
});

test.each([
  ['\n  code EMENU\n  Too many menus are on the table', ['code EMENU', 'errno 4', 'Too many menus are on the table']],
  [
    ' request to https://registry.example/ms failed, reason: no more menus.',
    ['code NO_MENU', 'errno NO_MENU', 'request to https://registry.example/ms failed, reason: no more menus'],
  ],
])('why npm stopped is quoted where nothing else is known: %s', (reason, lines) => {
  const log = [
    'npm warn deprecated ms@1',
    ...lines.map((line) => `npm error ${line}`),
    'npm error',
    'npm error A complete log of this run can be found in: /x',
  ];
  expect(causeOf(log, APP)).toBe(`The log says:${reason}`);
});

describe('what is quoted', () => {
  test('where the error begins long before the end, both, and nothing between', () => {
    const lines = ['start', 'npm error code 1', ...Array.from({ length: 30 }, (_, index) => `npm error line ${index}`)];
    expect(quoteOutput(lines, FOLDER)).toEqual(['npm error code 1', ...lines.slice(2, 7), '…', ...lines.slice(-6)]);
  });

  test('a path in which npm hides a UUID, without the private folder', () => {
    const folder = '/runner/0a1b2c3d-0a1b-8000-8000-000000000001/apps/1/app';
    const lines = ['npm error path /runner/***/apps/1/app', 'npm error enoent /runner/***/apps/1/app/menu.json'];
    expect(quoteOutput(lines, folder)).toEqual(['npm error path .', 'npm error enoent menu.json']);
  });

  test('an error without the frames of its stack, and with paths as they are in the zip', () => {
    expect(quoteOutput(crash('API_URL is not set', `  file: 'file://${FOLDER}/server.js'`), FOLDER)).toEqual([
      'node:internal/modules/cjs/loader:1210',
      '  throw err;',
      '  ^',
      'Error: API_URL is not set',
      "  file: 'server.js'",
      '}',
      'Node.js v20.20.2',
    ]);
  });

  test('why npm refuses a command, without the hundred lines of its options', () => {
    const options = Array.from({ length: 100 }, (_, index) => `npm error   --option-${index}`);
    const log = 'npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log';
    const lines = ['npm error code EUSAGE', 'npm error', 'npm error Missing: greet@1.0.0 from lock file'];
    expect(
      quoteOutput([...lines, 'npm error Usage:', ...options, 'npm error Run "npm help ci" for more info', log], FOLDER),
    ).toEqual(['npm error code EUSAGE', 'npm error Missing: greet@1.0.0 from lock file']);
  });

  test('no more than the last twelve lines', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    expect(quoteOutput(lines, FOLDER)).toEqual(lines.slice(-12));
  });
});

test.each(['internal/menu.js', 'events.js'])('the app may have a file %s, as Node has', (name) => {
  const lines = [`/tmp/apps/1/${name}:3`, '  throw menu;', '  ^', 'Error: The menu has no dish'];
  expect(causeOf(lines, APP)).toContain(`(./${name}:3)`);
  expect(causeOf(lines.with(0, `${name}:3`), APP)).toBe('The log says: Error: The menu has no dish.');
});

test('only npm itself says of a script at what it failed', () => {
  const lines = ['Uploading', 'Failed at the upload of menu.json: quota used up'];
  expect(causeOf(lines, APP, { exitCode: 1, signalCode: null })).toContain(lines[1]);
  const npm6 = ['The menu is empty', 'npm ERR! Failed at the @cafe/menu@1.0.0 build script.'];
  expect(causeOf(npm6, APP, { exitCode: 1, signalCode: null })).toBe('The output ends with: The menu is empty.');
});
