import { expect, test } from '@jest/globals';
import { causeOf } from '../../src/builds/failed-output.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';
import { appIn, claimOf } from './claims.ts';

const FOLDER = '/tmp/apps/1';
const NOT_THERE = 'it was never committed, is ignored (.gitignore, .deployignore), or the build did not make it.';

test.each(['.js', '/index.js'])('an import in an ES module lacks %s at its end', (ending) => {
  const folder = plant(makeFolder('app'), { [`src/menu${ending}`]: '' });
  // Node 20, which does not say "Did you mean" below.
  const lines = [`Error [ERR_MODULE_NOT_FOUND]: Cannot find module '${folder}/src/menu' imported from ${folder}/a.js`];
  const reason = `There is no src/menu: an import in a.js must have the full file name. Did you mean "src/menu${ending}"?`;
  expect(claimOf(lines, appIn(folder))).toBe(reason);
});

test.each([
  [`Cannot find module './Menu'`, 'src/menu.js'],
  [`Cannot find module '../lib/menu'`, 'src/Lib/menu.ts'],
  [`Can't resolve '@/components/Card' in '/app/src'`, 'src/components/card/index.tsx'],
  [`Cannot find module '${FOLDER}/Server.mjs' imported from ${FOLDER}/index.mjs`, 'server.mjs'],
  [`ENOENT: no such file or directory, open '${FOLDER}/content/menu.JSON'`, 'content/menu.json'],
])('a name in another case is found: %s', (line, file) => {
  const folder = plant(makeFolder('app'), { [file]: '', 'node_modules/MENU.js': '', 'notes/Menu.md': '' });
  const lines = [`Error: ${line.replaceAll(FOLDER, folder)}`];
  expect(causeOf(lines, appIn(folder))).toContain(
    `${NOT_THERE} Did you mean ${file}? File names are case-sensitive on Linux.`,
  );
});

test.each([
  ['of a file that has this name, too', './menu', { 'a/Menu.js': '', 'b/menu.js': '' }],
  ['of a longer name', './menu', { 'a/MyMenu.js': '' }],
  ['of the files that are no code', './readme', { 'README.md': '' }],
])('nothing is guessed %s', (_, name, files) => {
  const folder = plant(makeFolder('app'), files);
  expect(claimOf([`Error: Cannot find module '${name}'`], appIn(folder))).toBe(`There is no ${name}: ${NOT_THERE}`);
});

const missing = (file: string, folder: string): string | undefined =>
  claimOf([`Error: ENOENT: no such file or directory, open '${folder}/${file}'`], appIn(folder));

test('a file that another folder of the build has', () => {
  const folder = plant(makeFolder('app'), { 'index.html': '', 'dist/index.html': '' });
  const where = 'The build made dist/index.html: does it write to a different folder than the app reads?';
  expect(missing('build/index.html', folder)).toBe(`There is no build/index.html: ${NOT_THERE} ${where}`);
  expect(missing('build/other.html', folder)).toBe(`There is no build/other.html: ${NOT_THERE}`);
});

test('a file that a build would make, where package.json has none', () => {
  const folder = plant(makeFolder('app'), { 'package.json': '{"scripts":{"start":"node dist/server.js"}}' });
  expect(missing('dist/server.js', folder)).toBe(
    'There is no dist/server.js: it was never committed, is ignored (.gitignore, .deployignore), or a build would make it, but package.json has no script "build".',
  );
});

test.each(['.env', '.env.production', 'config/.env', '.env.local'])('nobody is told to commit %s', (file) => {
  const folder = plant(makeFolder('app'), { '.gitignore': '.env*\n' });
  const cause = missing(file, folder);
  expect(cause).toContain(
    `There is no ${file}, and there should not be one in a zip: set each of its variables as a shell`,
  );
  expect(cause).not.toContain('commit');
});

test('nobody is told to send a private key, whatever ignores it', () => {
  const folder = plant(makeFolder('app'), { '.gitignore': '*.pem\n' });
  expect(missing('certs/key.pem', folder)).toMatch(
    /^There is no certs\/key\.pem\. A private key should not be in a zip: read it only where it is, or from a shell variable /,
  );
});

test.each([
  ['a folder', 'data/', 'data/menu.json'],
  ['an ending', '*.json', 'menu.json'],
  ['a name', '/menu.json', 'menu.json'],
])('a file that a list ignores is said to be: by %s', (_, rule, file) => {
  const folder = plant(makeFolder('app'), { '.deployignore': `${rule}\n` });
  expect(missing(file, folder)).toBe(
    `There is no ${file}: .deployignore ignores it. Include it with the input "include", or make the build create it.`,
  );
});

test.each([
  ['dist/server.js', NOT_THERE],
  ['.output/server/index.mjs', 'the build did not make it.'],
])('%s is to be built, whatever git ignores', (file, why) => {
  const folder = plant(makeFolder('app'), { '.gitignore': '/dist/\n.output\n' });
  expect(missing(file, folder)).toBe(`There is no ${file}: ${why}`);
});

test('a file that is ignored in the folder of the one that imports it', () => {
  const folder = plant(makeFolder('app'), { '.gitignore': '/src/menu.js\n' });
  const lines = [`Error [ERR_MODULE_NOT_FOUND]: Cannot find module './menu.js' imported from ${folder}/src/app.js`];
  expect(causeOf(lines, appIn(folder))).toContain('which src/app.js imports: .gitignore ignores it.');
});

test.each([
  ['sh: 1: vite: not found', 'vite'],
  ["Error: Cannot find module 'vite/client'", 'vite'],
  ['sh: 1: tsc: not found', 'typescript'],
  ['sh: 1: playwright: not found', '@playwright/test'],
  ['sh: 1: playwright: not found', 'playwright'],
])('a development package that the install left out: %s', (line, name) => {
  const folder = plant(makeFolder('app'), { 'package.json': JSON.stringify({ devDependencies: { [name]: '1' } }) });
  const app = { ...appIn(folder), variables: { NODE_ENV: 'production' } };
  expect(causeOf([line], app)).toContain(
    `"${name}" is in "devDependencies", which NODE_ENV=production leaves out of an install. Move it to "dependencies"`,
  );
  expect(causeOf([line], appIn(folder))).toContain(
    `"${name}" is in "devDependencies" of package.json, but not in node_modules: does the install leave it out`,
  );
});

const DEV = { 'package.json': '{"devDependencies":{"husky":"9.0.0"}}' };

test.each<[output: string, claim: string, files?: Record<string, string>]>([
  ["Error: Unable to resolve 'db.internal'", ''],
  ['Error: Could not resolve `title` in locale `en`', ''],
  ['error: Unable to resolve module `menu` from `a.js`', 'The package of "menu" is not installed'],
  ["error: Unable to resolve module 'menu' from 'a.js'", 'The package of "menu" is not installed'],
  ['Error: Failed to load url C:/Users/x/app/src/foo.ts (resolved id: C:/Users/x/app/src/foo.ts). Does it exist?', ''],
  ["Error: Cannot find module 'C:\\Users\\x\\a.js'", ''],
  ["Error: ENOENT: no such file or directory, open 'C:\\Users\\x\\a.json'", ''],
  ['Error: the file menu.json is bad: packages field missing or empty', ''],
  [' ERR_PNPM_INVALID_WORKSPACE_CONFIGURATION  packages field missing or empty', 'pnpm-workspace.yaml has no'],
  ['web:build:  ERROR  packages field missing or empty', 'pnpm-workspace.yaml has no'],
  ['biome.json:3:3 deserialize ━━━\n\n  ✖ Found an unknown key `tasks`.\n', ''],
  ['  × Found an unknown key `tasks`.\n   ╭─[turbo.json:3:1]', 'turbo.json is for turbo 2'],
  [
    'sh: 1: husky: not found',
    'production = true ; x (.npmrc) leaves out',
    { ...DEV, '.npmrc': 'production = true ; x\n' },
  ],
  ['sh: 1: husky: not found', '(--omit)', { ...DEV, '.npmrc': '; production = true\n' }],
])('of what is like another failure: %j %j', (output, claim, files = {}) => {
  const said = claimOf(output.split('\n'), appIn(plant(makeFolder('app'), files)));
  expect(said).toEqual(claim === '' ? '' : expect.stringContaining(claim));
});

test('a package is not left out before there is an install', () => {
  const app = { ...appIn(plant(makeFolder('app'), DEV)), step: 'install' } as const;
  const said = (): string | undefined => claimOf(['sh: 1: husky: not found'], app);
  expect(said()).toMatch(/not in node_modules: does a script need it before it is installed \(preinstall\)\?$/);
  plant(app.folder, { 'node_modules/a/package.json': '{}' });
  expect(said()).toContain('(--omit)');
});

test.each(['report-20240101.csv', 'menu-version2.json', 'page.Complete.html'])('%s has no checksum', (file) => {
  expect(missing(`dist/${file}`, plant(makeFolder('app'), {}))).toBe(`There is no dist/${file}: ${NOT_THERE}`);
});

test.each(['menu-CKx3aB_9.js', 'menu.1a2b3c4d.css'])('%s has a checksum', (file) => {
  const said = missing(`dist/${file}`, plant(makeFolder('app'), {}));
  expect(said).toBe(`There is no dist/${file}: the build did not make it.`);
});

const FAUST =
  '"./possibleTypes.json" is generated: run "faust generatePossibleTypes" first in the script "build", with WordPress reachable and its variables set, or commit the file.';

test.each([
  ['{"build":"faust build","generate":"faust generatePossibleTypes"}', FAUST],
  ['{"build":"faust build","dev":"faust generatePossibleTypes && faust dev"}', FAUST],
  ['{"build":"npm run generate && faust build","generate":"faust generatePossibleTypes"}', undefined],
  ['{"build":"faust build","prebuild":"faust generatePossibleTypes"}', undefined],
  ['{"build":"faust build","postinstall":"yarn generate","generate":"faust generatePossibleTypes"}', undefined],
  ['{"build":"pnpm generate && faust build","generate":"faust generatePossibleTypes"}', undefined],
  ['{"build":"run-s \\"build:*\\"","build:a":"faust generatePossibleTypes"}', undefined],
  ['{"build":"concurrently npm:generate","generate":"faust generatePossibleTypes"}', undefined],
  ['{"build":"npm run faust","prefaust":"faust generatePossibleTypes","faust":"faust build"}', undefined],
  ['{"build":"npm run build","dev":"faust generatePossibleTypes"}', FAUST],
  ['{"build":"next build"}', undefined],
])('a file is generated by what the platform runs: %s', (scripts, claim) => {
  const folder = plant(makeFolder('app'), { 'package.json': `{"scripts":${scripts}}` });
  const said = claimOf(["Error: Module not found: Can't resolve './possibleTypes.json'"], appIn(folder));
  expect(said).toBe(claim ?? `There is no ./possibleTypes.json: ${NOT_THERE}`);
});
