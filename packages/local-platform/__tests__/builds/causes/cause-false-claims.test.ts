import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { FailedApp } from '../../../src/builds/causes/failed-app.ts';
import { causeOf } from '../../../src/builds/failed-output.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';

/** What is said beside the quote of an app with these files, and `APP` for its folder in the output. */
function claimOf(output: string, files: Record<string, string> = {}, more: Partial<FailedApp> = {}): string {
  const folder = path.join(makeFolder('build'), 'app');
  plant(folder, { 'package.json': '{"scripts":{"build":"x"}}', ...files });
  const app: FailedApp = { folder, step: 'build', variables: { TMPDIR: path.join(folder, '../tmp') }, ...more };
  const lines = output.replaceAll('APP', folder).split('\n');
  const quote = causeOf(lines, app, undefined, []) ?? '';
  return causeOf(lines, app)?.slice(quote.length).trim() ?? '';
}

test.each(['build', 'out', 'public'])('a file "%s" where a folder could be is no obstacle', (name) => {
  const claim = claimOf("Error: Cannot find module 'APP/dist/server.js'", { [name]: '' });
  expect(claim).toMatch(/^There is no dist\/server\.js: it was never committed/);
});

test('a name that is too long for a file is not there', () => {
  expect(claimOf(`Error: Cannot find module './dist/${'a'.repeat(256)}'`)).toMatch(/^There is no \.\/dist\/a/);
});

const reason = (): never => {
  throw new TypeError('of the row');
};

test('a defect of a row leaves what the program said', () => {
  const row = { name: 'a', weight: 3, pattern: /menu/, reason } as const;
  const app: FailedApp = { folder: '/srv/cafe', step: 'build', variables: {} };
  expect(causeOf(['Error: The menu has no dish'], app, undefined, [row])).toBe(
    'The log says: Error: The menu has no dish.',
  );
});

const IN_JSON = "SyntaxError: Unexpected token '<', ";
const ASKED = '\n    at JSON.parse (<anonymous>)\n    at parseJSONFromBytes (node:internal/deps/undici/undici:1:1)';

test.each([
  `${IN_JSON}"<<<<<<< HEAD"... is not valid JSON`,
  `${IN_JSON}..."name": <<<<<<< HE"... is not valid JSON`,
  `${IN_JSON}"<?xml vers"... is not valid JSON`,
  `${IN_JSON}"<svg xmlns"... is not valid JSON${ASKED}`,
  `${IN_JSON}"<!-- menu "... is not valid JSON${ASKED}`,
  `${IN_JSON}"<header> "... is not valid JSON${ASKED}`,
  `${IN_JSON}"<!DOCTYPE "... is not valid JSON\n    at JSON.parse (<anonymous>)\n    at read (APP/build.js:1:1)`,
  'SyntaxError: Unexpected token < in JSON at position 0\n    at JSON.parse (<anonymous>)\n    at read (APP/build.js:1:1)',
  'SyntaxError: Unexpected token < in JSON at position 0\n    at read (APP/.next/server/chunks/1.js:1:1)',
])('what is not JSON need not be a web page: %s', (output) => {
  expect(claimOf(output)).not.toContain('web page');
});

test.each([
  `${IN_JSON}"<!DOCTYPE "... is not valid JSON${ASKED}`,
  `${IN_JSON}"  <html>" is not valid JSON${ASKED}`,
  `SyntaxError: Unexpected token < in JSON at position 0${ASKED}`,
  `${IN_JSON}"<!DOCTYPE "... is not valid JSON\n    at read (APP/.next/server/chunks/1.js:1:1)`,
  'Error: Network error: Unexpected token < in JSON at position 0',
])('what is a web page is called one: %s', (output) => {
  expect(claimOf(output)).toContain('answered with a web page');
});

test('who calls an app that has started may go away', () => {
  expect(claimOf('Error: read ECONNRESET', {}, { step: 'start' })).toBe('');
});

test('a temporary file is not beside the app for want of a workspace', () => {
  const output = "Error: ENOENT: no such file or directory, open 'APP/../tmp/menu.json'";
  const folder = path.join(makeFolder('build'), 'app');
  const [temporary, beside] = ['tmp', 'menu'].map((name) => path.join(folder, '..', name, 'menu.json'));
  const claim = (file = ''): string =>
    claimOf(output.replace('APP/../tmp/menu.json', file), {}, { folder, variables: { TMPDIR: `${folder}/../tmp` } });
  expect(claim(temporary)).toBe('');
  expect(claim(beside)).toContain('../menu/menu.json is outside the app');
});

const ALIAS = "src/a.ts(1,1): error TS2307: Cannot find module '@/utils' or its corresponding type declarations.";

test.each([
  [{ 'src/features/menu/utils.ts': '' }, ''],
  [{ 'app/utils.ts': '' }, ''],
  [{ 'a/utils.ts': '', 'src/utils.ts': '' }, 'src/utils.ts is there, but the alias "@" does not lead to it'],
  [{ 'src/utils/index.ts': '' }, 'src/utils/index.ts is there, but the alias "@" does not lead to it'],
  [{ 'utils.ts': '' }, 'utils.ts is there, but the alias "@" does not lead to it'],
])('an alias is only said to lead elsewhere than to where it does as a rule: %j', (files, claim) => {
  expect(claimOf(ALIAS, files)).toEqual(claim === '' ? '' : expect.stringContaining(claim));
});

test.each([
  ["Error: EACCES: permission denied, open '/etc/ssl/private/server.key'", 'start', ''],
  ["Error: EPERM: operation not permitted, copyfile '/srv/menu.json' -> '/data/menu.json'", 'start', ''],
  ["npm error Error: EACCES: permission denied, mkdir '/root/.npm/_cacache/index-v5/b9/2e'", 'install', ''],
  ["npm error Error: EACCES: permission denied, mkdir '/root/.npm/_cacache/index-v5/b9/2e'", 'build', ''],
  ["Error: EACCES: permission denied, mkdir '/data/menu'", 'install', ''],
  ["Error: EACCES: permission denied, mkdir '/data/menu'", 'build', 'The app may not write to /data/menu'],
  ["Error: EROFS: read-only file system, open '/data/menu'", 'start', 'The app may not write to /data/menu'],
  ["Error: EACCES: permission denied, open 'APP/log/a'", 'start', 'This process may not open or make log/a'],
] as const)('where the app may not write: %s (%s)', (output, step, claim) => {
  expect(claimOf(output, {}, { step })).toEqual(claim === '' ? '' : expect.stringContaining(claim));
});

test.each([
  'UsageError: This project is configured to use npm because APP/package.json has a "packageManager" field',
  'UsageError: This project is configured to use yarn because APP/package.json has a "packageManager" field',
  'error This project\'s package.json defines "packageManager": "npm@10.9.0". However the current global version of Yarn is 1.22.22.',
])('an app for npm or Yarn is prepared for it: %s', (output) => {
  expect(claimOf(output, {}, { step: 'install' })).not.toContain('not prepared');
});

const BUDGET =
  'bundle initial exceeded maximum budget. Budget 500.00 kB was not met by 1.00 kB with a total of 501.00 kB.';
const NO_GIT = 'fatal: not a git repository (or any of the parent directories): .git';

test.each([
  [`WARNING in budgets\n${BUDGET}\nsrc/a.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'.`],
  [`${NO_GIT}\nRendering the menu\n\nError: The menu has no dish`],
  [`${NO_GIT}\nError: The menu has no dish`],
  [`${NO_GIT}\n✖ The menu has no dish`],
])('what went on is not the cause: %s', (output) => {
  expect(claimOf(output)).toBe('');
});

test.each([
  [`Error: ${BUDGET}`, '"budgets"'],
  [`${NO_GIT}\nError: Command failed: git rev-parse HEAD\n    at execSync (node:child_process:1:1)`, 'no .git folder'],
  [NO_GIT, 'no .git folder'],
])('what failed is: %s', (output, claim) => {
  expect(claimOf(output)).toContain(claim);
});

test.each([
  ["fatal: unable to access 'https://git.example/a.git/': SSL certificate problem: self-signed certificate", 'install'],
  ['curl: (60) SSL certificate problem: unable to get local issuer certificate', 'build'],
  ['npm error code CERT_HAS_EXPIRED', 'install'],
  ['npm error request to https://registry.example/menu failed, reason: certificate has expired', 'build'],
] as const)('who has to do what about a certificate is not known: %s', (output, step) => {
  expect(claimOf(output, {}, { step })).not.toMatch(/NODE_EXTRA_CA_CERTS|renew it/);
});

const REQUIRED =
  "Error: Cannot find module './config.local'\nRequire stack:\n- APP/node_modules/menu/index.js\n- APP/a.js";

test.each([
  ['require(nameFromTheApp)', ''],
  ["require('./config.local')", '"menu" lacks its own file ./config.local'],
])('whose a file is that a package loads by %s', (text, claim) => {
  const said = claimOf(REQUIRED, { 'node_modules/menu/index.js': text });
  expect(said).toEqual(claim === '' ? '' : expect.stringContaining(claim));
});

const DEV = { 'package.json': '{"devDependencies":{"husky":"9.0.0"}}' };
const IN_JEST = 'Jest encountered an unexpected token\n\n    Details:\n\n    APP/a.test.js:1\n    import a\n';

test.each([
  ['sh: 1: node: not found', {}, {}, ''],
  ['sh: 1: husky: not found', { ...DEV, 'node_modules/husky/package.json': '{}' }, {}, ''],
  ['sh: 1: husky: not found', DEV, { production: 'true' }, '--omit'],
  ['sh: 1: husky: not found', DEV, { npm_config_omit: 'dev' }, 'remove npm_config_omit from the shell variables'],
  ['sh: 1: husky: not found', { ...DEV, '.npmrc': 'omit = dev\n' }, {}, 'omit = dev (.npmrc)'],
  ['node_modules/a/index.d.ts(1,1): error TS1259: Module can only be default-imported', {}, {}, ''],
  [`${IN_JEST}    SyntaxError: Cannot use import statement outside a module`, {}, {}, ''],
] as const)('what is claimed of packages: %s %j %j: %j', (output, files, variables, claim) => {
  expect(claimOf(output, files, { variables })).toEqual(claim === '' ? '' : expect.stringContaining(claim));
});

const CONFIG = 'Failed to load config "NAME" to extend from.';

test.each([
  ['plugin:menu/recommended', 'eslint-plugin-menu'],
  ['plugin:@cafe/recommended', '@cafe/eslint-plugin'],
  ['plugin:@cafe/menu/recommended', '@cafe/eslint-plugin-menu'],
  ['prettier/react', 'eslint-config-prettier'],
  ['next/core-web-vitals', 'eslint-config-next'],
  ['@cafe/eslint-config/next.js', '@cafe/eslint-config'],
  ['@cafe/strict', '@cafe/eslint-config-strict'],
])('the package of the ESLint config %s is %s', (config, name) => {
  const output = CONFIG.replace('NAME', config);
  const manifest = `node_modules/${name}/package.json`;
  expect(claimOf(output, { 'node_modules/a/package.json': '{}' })).toContain(
    `The package of "${name}" is not installed`,
  );
  expect(claimOf(output, { [manifest]: '{"version":"1.0.0"}' })).toBe('');
});

test.each(['plugin:menu/recommended', 'prettier/react', '/repo/.eslintrc.base.js'])(
  'nothing is claimed of the ESLint config %s where nothing shows it',
  (config) => {
    expect(claimOf(CONFIG.replace('NAME', config))).toBe('');
  },
);

const NO_FILE = "Error: ENOENT: no such file or directory, open 'APP/node_modules/";
const RETRIED = "Trying again (2 of 3)\nGot 20 dishes\nTypeError: Cannot read properties of undefined (reading 'map')";
const OF_CI = 'Treating warnings as errors because process.env.CI = true.\nFailed to compile.\n';
const BINARY = 'Cannot download "https://sass.example/v9.0.0/SYSTEM-115_binding.node":\n\nHTTP error 404 Not Found';
const CLONED = 'git clone git@git.example:cafe/menu.git\n';
const NO_RIGHTS = '\nfatal: Could not read from remote repository.';
const ENGINE = 'error cafe@1.0.0: The engine "node" is incompatible with this module. Expected version "14.x".';
const HELP = 'tsc: The TypeScript Compiler - Version 5.6.3';

test.each<[output: string, claim: string, files?: Record<string, string>]>([
  [`${NO_FILE}sql.js/dist/sql-wasm.wasm'`, 'is of the package "sql.js"'],
  [`${NO_FILE}@cafe/highlight.js/styles/x.css'`, 'is of the package "@cafe/highlight.js"'],
  [`${NO_FILE}menu/node_modules/sql.js/dist/sql-wasm.wasm'`, 'is of the package "menu"'],
  [`${NO_FILE}sql.js/dist/sql.js/package.json'`, ''],
  ["Error: Cannot find module 'APP/node_modules/chart.js/dist/chart.cjs'", '"chart.js" has no node_modules/chart.js'],
  [`${OF_CI}Critical dependency: the request of a dependency is an expression`, 'Warnings stop this build'],
  [`${OF_CI}\nserver/index.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.`, ''],
  [`RequestError: read ECONNRESET\n${RETRIED}`, ''],
  ['Error: socket hang up\n\nError: The menu has no dish', ''],
  [' FAIL  menu.test.js\n  ● closes\n\n    Error: socket hang up\n\n      at a (menu.test.js:1:1)', ''],
  ['Prerendering http://localhost:4173/menu\nError: socket hang up', ''],
  ['Asking menu.example\nError: socket hang up', 'A service broke off the connection (socket hang up)'],
  [BINARY.replace('SYSTEM', 'linux-x64'), 'does not know Node 20'],
  [BINARY.replace('SYSTEM', 'linux-arm64'), ''],
  [BINARY.replace('SYSTEM', 'linux_musl-x64'), ''],
  [`${BINARY.replace('SYSTEM', 'linux-x64')}\nInstalled to APP/binding.node\nError: The menu has no dish`, ''],
  [`${CLONED}ERROR: Repository not found.${NO_RIGHTS}`, ''],
  [`${CLONED}ssh: connect to host git.example port 22: Connection timed out${NO_RIGHTS}`, ''],
  [`${CLONED}git@git.example: Permission denied (publickey).${NO_RIGHTS}`, 'there is no key for that here'],
  ['error: lockfile had changes, but lockfile is frozen', 'commit bun.lockb.', { 'bun.lockb': '' }],
  ['error: lockfile had changes, but lockfile is frozen', 'commit bun.lock.', { 'bun.lock': '', 'bun.lockb': '' }],
  [ENGINE, 'change engines.node in package.json', { 'package.json': '{"engines":{"node":"14.x"}}' }],
  [ENGINE, 'use a newer version of what needs it', { 'package.json': '{"engines":{"node":"20.x"}}' }],
  [HELP, '"tsc -p src/tsconfig.json"', { 'src/tsconfig.json': '' }],
  [HELP, '"tsc -p tsconfig.build.json"', { 'tsconfig.build.json': '' }],
  [HELP, 'There is no tsconfig.json: it was never committed', { 'src/menu/tsconfig.json': '' }],
  [HELP, '', { 'tsconfig.json': '', 'tsconfig.build.json': '' }],
])('of what is like another failure: %s', (output, claim, files = {}) => {
  expect(claimOf(output, files, { node: '20.1.0' })).toEqual(claim === '' ? '' : expect.stringContaining(claim));
});

test.each(['node:sqlite', 'virtual:routes', '\0virtual:routes'])('%j is no file that was never committed', (name) => {
  expect(claimOf(`Error: Could not load ${name}: ENOENT: no such file or directory, open '${name}'`)).toBe('');
});

test.each([
  ['{"dependencies":{"contentlayer2":"0.5.0"}}', 'run "contentlayer2 build" first'],
  ['{"dependencies":{"contentlayer":"0.3.4"},"scripts":{"build":"contentlayer build && next build"}}', ''],
  ['{"scripts":{"build":"next build"}}', ''],
])('a module is generated by a tool that the app has, and does not run: %s', (manifest, claim) => {
  const output = "Type error: Cannot find module 'contentlayer/generated' or its corresponding type declarations.";
  const said = claimOf(output, { 'package.json': manifest });
  expect(said).toMatch(claim === '' ? /^There is no contentlayer\/generated: it was never committed/ : claim);
});
