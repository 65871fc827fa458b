import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const page = readFileSync('CONTRIBUTING.md', 'utf8');
const firstScreen = page.slice(0, page.indexOf('\n## '));
/** The pages for who changes the code. */
const PAGES = ['CONTRIBUTING.md', 'src/README.md', 'packages/local-platform/README.md'];

test('the first screen has the commands, and names a test and a line that there are', () => {
  const commands = Array.from(firstScreen.matchAll(/^(?:git clone|npm [\w ]+)/gm), ([command]) => command.trim());
  expect(commands).toEqual(['git clone', 'npm cit', 'npm test']);
  const [, testFile = ''] = /npm test -- (\S+)/.exec(firstScreen) ?? [];
  const [, source = '', line = ''] = /In `(src\/\S+)` make `(.+?)` something else/.exec(firstScreen) ?? [];
  expect(existsSync(`${testFile}.test.ts`)).toBe(true);
  for (const file of [source, `${testFile}.test.ts`]) expect(readFileSync(file, 'utf8')).toContain(`'${line}'`);
  expect(firstScreen.split('\n').length).toBeLessThan(20);
});

/**
 * What a line names that is not there. A name stands for itself, or for what is below a folder, or next to a file, that
 * the line has named before it; `*` for any characters, `<name>` for an action.
 */
function missingIn(line: string, file = 'CONTRIBUTING.md'): string[] {
  const beside = path.posix.dirname(file);
  const folders = ['.', '.github/workflows', beside, path.posix.join(beside, 'src')];
  const texts = Array.from(line.matchAll(/`([^`]+)`/g), ([, text = '']) => text.replaceAll('<name>', 'create-app'));
  const names = texts
    .map((text) => text.replace(/^(?:\.\.\/)+/, ''))
    .filter((text) => /^[\w.*-]+(?:\/[\w.*-]+)*\/?$/.test(text));
  return names.filter((name) => {
    const found = folders.map((folder) => path.posix.join(folder, name)).find(exists);
    if (found !== undefined) folders.push(isFolder(found) ? found : path.posix.dirname(found));
    // `*.repo.test.ts` is how files are named, in whatever folder.
    return found === undefined && !name.startsWith('*.') && /\/|\.(?:ts|js|yml|md)$/.test(name);
  });
}

function exists(name: string): boolean {
  const pattern = new RegExp(`^${path.posix.basename(name).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  const folder = path.posix.dirname(name);
  return isFolder(folder) && (existsSync(name) || readdirSync(folder).some((entry) => pattern.test(entry)));
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

test.each(PAGES)('every path and every file that %s names is there', (name) => {
  const lines = readFileSync(name, 'utf8').split('\n');
  expect(lines.flatMap((line) => missingIn(line, name))).toEqual([]);
});

test('it is short, and every npm script that the pages name is there', () => {
  expect(page.split(/\s+/).length).toBeLessThan(1500);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const names = PAGES.flatMap((name) => readFileSync(name, 'utf8').match(/(?<=npm run )[\w:-]+/g) ?? []);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('its table has every step of CI', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const rows = page.match(/^\| `[\w`, -]+\|/gm)?.join() ?? '';
  const named = Array.from(rows.matchAll(/`([^`]+)`/g), ([, name]) => `ci:${name}`);
  expect(named.toSorted()).toEqual(
    Object.keys(scripts)
      .filter((name) => name.startsWith('ci:'))
      .toSorted(),
  );
});

test('F5 in VS Code runs the program that is shown for the command line', () => {
  const { configurations } = JSON.parse(readFileSync('.vscode/launch.json', 'utf8')) as {
    configurations: { program: string; runtimeArgs: string[] }[];
  };
  const [, options = '', program = ''] = /node --inspect-brk (--\S+) (\S+) --runInBand/.exec(page) ?? [];
  expect(configurations[0]).toMatchObject({
    program: `\${workspaceFolder}/${program}`,
    runtimeArgs: expect.arrayContaining([options]),
  });
  expect(existsSync(program)).toBe(true);
});

test.each([
  ['`src/archive/pack.ts`; `zip/`, `tasks/compress.ts`', []],
  ['`src/runner/terminal/hosts.ts`, `*-line.ts`', []],
  ['`src/actions/<name>/run.ts`, `inputs.ts`', []],
  ['`npm run docs` and `--seed`, `vite`', []],
  ['`report.ts` before `src/actions/create-app/run.ts`', ['report.ts']],
  ['`src/no-such-folder/`', ['src/no-such-folder/']],
  ['`src/runner/terminal/hosts.ts`, `*-nowhere.ts`', ['*-nowhere.ts']],
])('of %s, what is not there is found', (line, missing) => {
  expect(missingIn(line)).toEqual(missing);
});
