import { expect, test } from '@jest/globals';
import { causeOf } from '../../src/builds/failed-output.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';
import { appIn, claimOf } from './claims.ts';

const APP = appIn('/tmp/apps/1');

test.each([
  ['above the error, of something else', "Error: Cannot find module 'colour'", '> vite build', '', '', ''],
  ['in a warning', "(node:1) Warning: Cannot find module 'colour'"],
  [
    'of a test that went on',
    'Error: connect ECONNREFUSED 127.0.0.1:5432',
    'Tests: 1 failed',
    '',
    ' FAIL  a.test.ts > menu',
    'AssertionError: 1 is not 2',
  ],
  ['in a line on routes', 'Routes: /login (401 Unauthorized without a token)'],
  ['which Node is enough, where it is', 'Colour requires Node.js >=18'],
  ['which Node is better', 'Some colours require Node.js >=99; these may fail'],
  [
    'by a package that is CommonJS',
    '/tmp/apps/1/node_modules/colour/index.js:1',
    "SyntaxError: Unexpected token 'export'",
  ],
])('nothing is claimed of what is said %s', (_, ...above) => {
  const lines = above.some((line) => line.includes('AssertionError'))
    ? above
    : [...above, `error TS2304: ${'No. '.repeat(40)}`];
  expect(claimOf(lines, { ...APP, node: '20.19.0' })).toBe('');
});

test.each([
  'Rollup failed to resolve import "#components" from "virtual:nuxt:/tmp/apps/1/.nuxt/components.mjs"',
  'Rollup failed to resolve import "~icons/home" from "/tmp/apps/1/src/App.vue"',
  'Rollup failed to resolve import "virtual:menu" from "/tmp/apps/1/src/main.ts"',
  "Cannot find module 'astro:content' imported from '/tmp/apps/1/src/pages/index.astro'",
  "ENOENT: no such file or directory, chmod '/root/.cache/yarn/v6/npm-menu/node_modules/menu/index.js'",
  "error TS7016: Could not find a declaration file for module 'menu'.",
  "TypeError: Cannot read properties of null (reading 'useContext')",
])('nothing is claimed of what is no file or package of the app: %s', (line) => {
  expect(claimOf([line], { ...APP, variables: { NODE_ENV: 'test' } })).toBe('');
});

test('a file beside the app is outside it', () => {
  expect(claimOf(["ENOENT: no such file or directory, open '/tmp/apps/menu/package.json'"], APP)).toBe(
    '../menu/package.json is outside the app: only what is in its folder ("path") is sent. For a workspace see docs/how-to/monorepos.md.',
  );
});

test('a line that is only known to a rule is quoted', () => {
  expect(causeOf(['│  Colour only supports Node.js >= 18.18.  │'], { ...APP, node: '16.13.0' })).toBe(
    'The log says: Colour only supports Node.js >= 18.18. It needs Node >= 18.18; this is Node 16.13.0. In engines.node of package.json, ask for a Node that it supports, and use that Node.',
  );
});

test.each(['window', 'document', 'localStorage'])('what only a browser has: %s', (name) => {
  expect(claimOf([`ReferenceError: ${name} is not defined`], APP)).toContain(
    `Only a browser has "${name}": use it there only`,
  );
});

test('what a compiler says of a name that a browser has is no crash of a server', () => {
  expect(claimOf(['Type error: self is not defined in this scope'], APP)).toBe('');
});

test('a process that was killed is quoted in the words of the shell', () => {
  expect(causeOf(['transforming...', 'Killed'], APP, { exitCode: 137, signalCode: null })).toMatch(
    /^The log says: Killed\. The process was killed, most likely/,
  );
});

test('a program whose package has another name', () => {
  expect(claimOf(['sh: 1: dotenv: not found'], APP)).toBe(
    'There is no program "dotenv": is its package "dotenv-cli" in package.json?',
  );
});

test('what a script ended itself did not run out of memory', () => {
  const lines = ["  signal: 'SIGKILL',", 'Preview ended, continuing', 'src/menu.ts(1,1): error TS2322: No dish.'];
  expect(claimOf(lines, APP)).toBe('');
});

test('an error of a package is not called its own', () => {
  const lines = ['Error: No dish', '    at load (/tmp/apps/1/node_modules/menu/index.js:1:1)', '', 'Node.js v20.19.0'];
  expect(claimOf(lines, APP)).toBe('');
});

const RESET = 'Error: read ECONNRESET';
const LOCAL = '  ➜  Local: http://localhost:5173/';

test.each([
  [true, [LOCAL, ...Array.from({ length: 20 }, () => 'transforming...'), RESET]],
  [true, [' FAIL  a.test.ts > menu', ...Array.from({ length: 20 }, () => 'transforming...'), RESET]],
  [false, [' FAIL  a.test.ts > menu', RESET]],
  [false, [RESET, '    at read (node:net:1:1) {', "  address: '127.0.0.1'", '}']],
])('a broken connection is that of a service (%j): %j', (isOfService, lines) => {
  expect(claimOf(lines, APP)?.startsWith('A service broke off the connection')).toBe(isOfService);
});

const REFUSED = 'Error: connect ECONNREFUSED 127.0.0.1:6379';
const EMFILE = "Error: EMFILE: too many open files, open 'menu.json'";

test.each([
  [[REFUSED, 'Falling back to the cache in memory.', 'Error: The menu has no dish']],
  [[REFUSED, '    at connect (/tmp/apps/1/cache.js:1:1)', 'Cache disabled, continuing', 'Error: The menu has no dish']],
  [[REFUSED, 'Retrying in 2s...', 'Connected.', 'Error: The menu has no dish']],
  [[REFUSED, 'Retrying in 2s...', '[db] Reconnected to 127.0.0.1', 'Error: The menu has no dish']],
  [[`${REFUSED}, falling back to memory`, 'Error: The menu has no dish']],
  [[`${REFUSED}; using the default menu`, 'Error: The menu has no dish']],
  [[REFUSED, 'Connection established', 'Error: The menu has no dish']],
  [[REFUSED, 'Attempt 2 of 3 succeeded', 'Error: The menu has no dish']],
  [[REFUSED, 'Retrying in 2s...', '✓ Generating static pages (4/4)', 'Error: The menu has no dish']],
  [[`@app/api:build: ${REFUSED}`, '@app/web:build: Error: The menu has no dish']],
  [[`apps/api build: ${REFUSED}`, 'apps/web build: Error: The menu has no dish']],
  [[EMFILE, 'src/menu.ts(1,1): error TS2304: Cannot find name "menu".']],
  [[`@app/api:build: ${EMFILE}`, '@app/web:build: src/menu.ts(1,1): error TS2304: Cannot find name "menu".']],
  [["Error: Cannot find module 'colour'", 'No colour: falling back to grey', 'Error: The menu has no dish']],
  [[REFUSED, 'ReferenceError: menu is not defined', '    at /tmp/apps/1/build.js:1:1']],
  [[REFUSED, 'src/menu.ts(1,1): error TS2322: Type "a" is not assignable to type "b".']],
  [
    [
      ' FAIL  a.test.ts',
      REFUSED,
      '  ● menu › has a dish',
      '',
      '    expect(received).toBe(expected)',
      '    Received: 2',
    ],
  ],
  [['Error: Request failed with status code 401', 'Using cached menu', 'TypeError: Cannot read properties of null']],
  [['SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON', 'No news: skipped', 'Error: No dish']],
])('what a program went on after is not why it failed: %j', (lines) => {
  expect(claimOf(lines, APP)).not.toMatch(/cannot be reached|web page|refused the log-in|not installed|ulimit/);
});

test.each([
  [[REFUSED, 'Error: The menu has no dish']],
  [[REFUSED, '    at fallback (/tmp/apps/1/cache.js:1:1)', 'Error: The menu has no dish']],
  [[`@app/api:build: ${REFUSED}`, '@app/api:build: Error: The menu has no dish']],
  [[REFUSED, '(node:1) [DEP0040] DeprecationWarning: Use a userland one instead.', 'Error: The menu has no dish']],
  [[REFUSED, 'warning: field "dish" ignored', 'npm warn skipped', 'Error: The menu has no dish']],
  [[REFUSED, 'Not connected.', 'Error: The menu has no dish']],
  [[`${REFUSED} (see /srv/ignored)`, 'Error: The menu has no dish']],
  [['The menu is empty', REFUSED]],
])('what may have led to the error is said: %j', (lines) => {
  expect(claimOf(lines, APP)).toContain('The service 127.0.0.1:6379 (ECONNREFUSED) cannot be reached.');
});

test.each([
  [
    ["Error: Cannot find module '/tmp/apps/1/node_modules/menu/dist/dish.js'"],
    '"menu" has no node_modules/menu/dist/dish.js: this version is broken',
  ],
  [['Could not resolve "../dish.js" from "../dish.js?commonjs-external"'], ''],
  [
    ["ENOENT: no such file or directory, open '/tmp/apps/1/.nuxt/dist/server/server.mjs'"],
    'There is no .nuxt/dist/server/server.mjs: the build did not make it.',
  ],
  [
    ['ESLint couldn\'t find the config "standard" to extend from.'],
    'The package of "eslint-config-standard" is not installed',
  ],
  [
    ['ESLint couldn\'t find the config "@cafe" to extend from.'],
    'The package of "@cafe/eslint-config" is not installed',
  ],
  [['ESLint couldn\'t find the config ".eslintrc-imports.json" to extend from.'], 'There is no .eslintrc-imports.json'],
])('a file that is not there: %j', ([line = ''], claim) => {
  expect(claimOf([line], APP)).toEqual(claim === '' ? '' : expect.stringContaining(claim));
});

test.each([
  "Error: EMFILE: too many open files, watch '/tmp/apps/1'",
  'npm error code ERESOLVE\nnpm error Cannot destructure property "name" of "node" as it is null.',
  'Error: There is no menu. Maybe MENU_URL is not set.',
  'Module parse failed: Unexpected token (1:12)\n> export type Menu = string;',
  "./node_modules/menu/test/a.test.js:1:1\nModule not found: Can't resolve 'tap'",
  "Error: Cannot find module '/tmp/apps/1/node_modules/menu/lib/api.js/package.json'",
  'Cloning ssh://git@git.example/cafe/menu.git\nError: The menu has no dish',
  'Error: The menu has no dish\ninfo: Please set the MENU_KEY environment variable to upload the menu',
  'Cannot download "https://a.example/linux-x64-83_binding.node": \nconnect ETIMEDOUT',
])('nothing is claimed of what is like another failure: %s', (output) => {
  expect(claimOf(output.split('\n'), APP)).toBe('');
});

const MARKED = ['Module parse failed: Unexpected token (1:20)', '> export default menu?.dish;'];

test.each([
  ['webpack 4', '4.47.0', MARKED, 'webpack 4 does not know this syntax'],
  ['webpack 4', '4.47.0', ['TypeError: this.getOptions is not a function'], 'A loader for webpack 5'],
  ['webpack 4 at another column', '4.47.0', ['Module parse failed: Unexpected token (1:3)', MARKED[1] ?? ''], ''],
  ['webpack 5', '5.1.0', MARKED, ''],
  ['a webpack that is not there', undefined, MARKED, ''],
  ['a webpack that is not there', undefined, ['TypeError: this.getOptions is not a function'], ''],
])('%s (%s) that reads %j', (_, version, lines, claim) => {
  const folder = plant(
    makeFolder('app'),
    version === undefined ? {} : { 'node_modules/webpack/package.json': JSON.stringify({ version }) },
  );
  expect(claimOf(lines, { ...APP, folder })).toEqual(claim === '' ? '' : expect.stringContaining(claim));
});

test('what a build makes is missing at the start', () => {
  const lines = ["[Error: ENOENT: no such file or directory, open '/tmp/apps/1/.next/prerender-manifest.json'] {"];
  expect(claimOf(lines, { ...APP, step: 'start' })).toBe(
    'There is no .next/prerender-manifest.json: the build did not make it.',
  );
});

test('an app that ends without an error is quoted', () => {
  expect(causeOf(['==> No PORT'], { ...APP, step: 'start' }, { exitCode: 0, signalCode: null })).toBe(
    'The output ends with: ==> No PORT. The script "start" ended without an error: does it run a server in the foreground?',
  );
});

test.each(['web_1  | ', 'menu-menu-1  | ', 'app[148e4]: ', '2026-03-01T10:00:00Z app[148e4] fra [info] '])(
  'what others put before an error is not quoted: %s',
  (prefix) => {
    expect(causeOf([`${prefix}Error: The menu has no dish`, `${prefix}    at a (a.js:1:1)`], APP)).toBe(
      'The log says: Error: The menu has no dish.',
    );
  },
);

test('a quote that ends in a colon ends as a sentence', () => {
  expect(causeOf(['Error: These dishes are missing:'], APP)).toMatch(
    /^The log says: Error: These dishes are missing\.$/,
  );
});

test('what only ends an earlier error is none of the package that throws it', () => {
  const lines = [
    "SyntaxError: Named export 'menu' not found.",
    '    at ModuleJob._instantiate (node:internal/modules/esm/module_job:124:21)',
    'Error: 500 /',
    '    at render (/tmp/apps/1/node_modules/colour/prerender.js:35:11)',
    '',
    'Node.js v20.19.0',
  ];
  expect(claimOf(lines, APP)).toBe('');
});
