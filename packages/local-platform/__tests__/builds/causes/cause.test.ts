import { expect, test } from '@jest/globals';
import { causeOf } from '../../../src/builds/failed-output.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';
import { appIn, claimOf } from '../claims.ts';

const REFUSED = ['Error: connect ECONNREFUSED 127.0.0.1:5432', '    at connect (node:net:1:1) {'];
const CODE = "  code: 'ECONNREFUSED',";

test.each([
  ['names the cause', [...REFUSED, CODE, '}']],
  ['does not', ['Error: The menu has no dish', CODE, '}']],
])('an error that is there again and again is read in no time, where it %s', (_, error) => {
  const lines = Array.from({ length: 600 }, () => error).flat();
  const start = process.cpuUsage();
  causeOf(lines, appIn('/srv/cafe'));
  // A small part of this, of this process; each line against each other line takes several times as long.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500);
});

const TYPES = 'node_modules/menu/index.d.ts';
const JEST = [
  'Jest encountered an unexpected token',
  '',
  'APP/node_modules/menu/index.js:1',
  'export default 1;',
  '^^^^^^',
  '',
  "SyntaxError: Unexpected token 'export'",
];

test.each<[lines: readonly string[], claim: string]>([
  [[`${TYPES}(1,1): error TS1005: ',' expected.`], 'The types of "menu" are written for a newer TypeScript'],
  [[`Error: ${TYPES}:1:1 - error TS1005: ',' expected.`], 'The types of "menu" are written for a newer TypeScript'],
  [[`ERROR in ${TYPES}(1,1): error TS1005: ',' expected.`], 'The types of "menu" are written for a newer TypeScript'],
  [['Search string not found: "/supportedTSExtensions = .*(?=;)/"'], 'vue-tsc 2.0.6 does not know TypeScript'],
  [['Error: No menu', '401 INVALID_AUTHORIZATION_HEADER (details: {})'], 'The service refused the log-in'],
  [[" MISSING DEPENDENCY  Can not find dependency 'colour'"], 'The package of "colour" is not installed'],
  [['URL: https://download.cypress.io/desktop/1.0.0', 'Error: No menu'], 'CYPRESS_INSTALL_BINARY'],
  [
    ['However, a different version of webpack was detected higher up in the tree:'],
    'react-scripts refuses the "webpack" that is installed beside it',
  ],
  [['sh: 1: colour: not found'], 'There is no program "colour"'],
  [JEST, 'Jest does not compile packages, and "menu" has ES modules'],
])('a cause is found behind what tools put before each line: %j', (lines, claim) => {
  const folder = plant(makeFolder('app'), { 'node_modules/vue-tsc/package.json': '{"version":"2.0.6"}' });
  const said = ['', 'packages/web build: ', '@cafe/web:build: ', 'lerna ERR! ', 'npm error '].map((prefix) =>
    claimOf(
      lines.map((line) => prefix + line.replace('APP', folder)),
      appIn(folder),
    ),
  );
  expect(said).toEqual(said.map(() => expect.stringContaining(claim)));
});

test.each([
  ['Did you mean "./menu.js"?', "Cannot find module 'menu' imported from a.js", 'Did you mean to import "./menu.js"?'],
  ['There is no page "/menu"', '404 GET /menu', 'Error: No menu', '`/menu` was linked from `/`'],
])('lines around a cause count without what tools put before them, too: %s', (claim, ...lines) => {
  expect(
    claimOf(
      lines.map((line) => `@cafe/web:build: ${line}`),
      appIn('/srv/cafe'),
    ),
  ).toContain(claim);
});

test.each(['', '@cafe/web:build: '])('a hint behind "%s" is no cause', (prefix) => {
  const lines = ["hint: Cannot find module 'menu'", 'Error: The menu has no dish'];
  expect(
    claimOf(
      lines.map((line) => prefix + line),
      appIn('/srv/cafe'),
    ),
  ).toBe('');
});

const DIFF = ['AssertionError: expected { status: 401 } to deeply equal { status: 200 }'];

test.each([
  [...DIFF, '-   "status": 200,', '+   "status": 401,'],
  ['{ status: 401, menu: null }', 'Error: The menu has no dish'],
  ['  status: 401,', 'Error: The menu has no dish'],
  ['Error: The menu has no dish', '', "+   message: 'Request failed with status code 401',"],
  ['Error: The menu has no dish', '', 'apps/web build:   Received: "Request failed with status code 401"'],
  ["AssertionError: expected 'Request failed with status code 401' to be undefined"],
])('no log-in was refused to a test that got 401: %j', (...lines) => {
  expect(claimOf(lines, appIn('/srv/cafe'))).toBe('');
});

test.each([
  'Error: Request failed with status code 401',
  'error: API request failed: Invalid token (http status: 401)',
])('a log-in was refused: %s', (line) => {
  expect(claimOf([line], appIn('/srv/cafe'))).toContain('The service refused the log-in');
});

const FAILED = ['Error: Command failed: eslint .', '    at genericNodeError (node:internal/errors:984:15) {'];
const KILLED = ["  signal: 'SIGKILL',", '}'];

test.each([
  [true, [...FAILED, '  status: null,', ...KILLED]],
  [true, [...FAILED, '  code: null,', '  killed: false,', ...KILLED]],
  [false, [...FAILED, '  code: null,', '  killed: true,', ...KILLED]],
  [false, ['{', ...KILLED, ...FAILED, '  status: 1,', '  signal: null,', '}']],
  [false, [...FAILED, '  status: null,', ...KILLED, ...FAILED, '  status: 1,', '  signal: null,', '}']],
])('only the child of the error ran out of memory, unless its parent ended it (%j): %j', (isKilled, lines) => {
  expect(claimOf(lines, appIn('/srv/cafe'))?.includes('ran out of memory')).toBe(isKilled);
});

const NOT_FOUND = 'Search string not found: "';

test.each([
  [`${NOT_FOUND}Soup of the day"`, '2.0.6', false],
  [`${NOT_FOUND}/supportedTSExtensions = .*(?=;)/"`, '3.0.1', false],
  [`${NOT_FOUND}/supportedTSExtensions = .*(?=;)/"`, '2.0.6', true],
])('what is not found, %s, is of vue-tsc %s: %j', (line, version, isOfTool) => {
  const folder = plant(makeFolder('app'), { 'node_modules/vue-tsc/package.json': JSON.stringify({ version }) });
  expect(claimOf([line], appIn(folder))?.includes('does not know TypeScript')).toBe(isOfTool);
});

const REJECTED =
  'UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason ';

test.each(['#<Object>', '#<ApiError>', 'undefined', 'null', '[object Array]'])(
  'a reason that says nothing, %s, is quoted in the sentence of Node',
  (reason) => {
    const lines = [`${REJECTED}"${reason}".`, '    at a (node:internal/process/promises:389:7) {'];
    expect(causeOf(lines, appIn('/srv/cafe'))).toBe(`The log says: ${REJECTED}"${reason}".`);
    expect(causeOf([`[${lines[0]}] {`], appIn('/srv/cafe'))).toBe(`The log says: ${REJECTED}"${reason}".`);
  },
);

test('a reason that says something is quoted alone', () => {
  expect(causeOf([`${REJECTED}"No dish".`], appIn('/srv/cafe'))).toBe('The log says: No dish.');
});
