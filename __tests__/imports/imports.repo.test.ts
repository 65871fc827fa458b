import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { COMPUTED, readImports, specifiersIn } from './import-graph.ts';
import type { ImportGraph } from './import-graph.ts';
import { CIRCLES, MODULES, PACKAGES } from './modules.ts';
import { circlesIn, mistakesIn, moduleOf, violations } from './violations.ts';

const PACKAGE = 'packages/local-platform';

describe('the sources', () => {
  const graph = new Map([...readImports('src'), ...readImports(`${PACKAGE}/src`)]);

  test('import nothing but what their modules may', () => {
    expect(graph.size).toBeGreaterThan(300);
    expect(violations(graph, MODULES, PACKAGES)).toEqual([]);
  });

  test('do not import each other in circles', () => {
    const modules = circlesIn(graph).map((way) => ({ way, module: moduleOf(way[0] ?? '', MODULES) ?? '' }));
    expect(modules.filter(({ module }) => !CIRCLES.includes(module)).map(({ way }) => way.join(' → '))).toEqual([]);
    expect([...new Set(modules.map(({ module }) => module))].toSorted()).toEqual([...CIRCLES].toSorted());
  });

  test('have modules that depend on each other in one direction only', () => {
    expect(mistakesIn(MODULES, graph)).toEqual([]);
  });
});

test.each(['scripts', 'bench', 'demo'])('%s imports nothing of the tests', (folder) => {
  const graph = readImports(folder);
  const wrong = [...graph].filter(([, imports]) => imports.some((to) => to.startsWith('__tests__/')));
  expect(graph.size).toBeGreaterThan(5);
  expect(wrong.map(([file]) => file)).toEqual([]);
});

/** What the tests in a folder import by relative paths, from the root of the project. */
function importedBy(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[jt]s$/.test(name));
  return files.flatMap((name) => {
    const file = path.join(folder, name);
    const specifiers = readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\(|\bimport )'(\.[^']+)'/g);
    return [...specifiers].map(([, to = '']) => path.join(path.dirname(file), to).replaceAll('\\', '/'));
  });
}

test.each([
  ['__tests__', 'packages/', `${PACKAGE}/__tests__/`],
  [`${PACKAGE}/__tests__`, '__tests__/', '__tests__/support/'],
])(
  '%s imports of the other house only what is there for tests: else it comes in through the doors',
  (from, to, shared) => {
    const others = importedBy(from).filter((file) => file.startsWith(to));
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter((file) => !file.startsWith(shared))).toEqual([]);
  },
);

describe('planted mistakes', () => {
  const modules = {
    'src/text.ts': [],
    'src/files/': ['src/text.ts'],
    'src/steps/*.ts': ['src/files/', 'src/text.ts'],
    'src/steps/deploy/': ['src/steps/*.ts', 'src/files/'],
  };
  const packages = { axios: ['src/files/send.ts'], '@scope/name': [], 'node:net': ['src/files/'], [COMPUTED]: [] };
  const found = (file: string, ...imports: string[]): string[] =>
    violations(new Map([[file, imports]]), modules, packages);

  test.each<[string, string, string, string]>([
    ['a module above', 'src/files/list.ts', 'src/steps/step.ts', 'src/files/ may import src/text.ts.'],
    [
      'a module within its own',
      'src/steps/step.ts',
      'src/steps/deploy/run.ts',
      'src/steps/*.ts may import src/files/, src/text.ts.',
    ],
    [
      'a module that is not in its row',
      'src/steps/deploy/run.ts',
      'src/text.ts',
      'src/steps/deploy/ may import src/steps/*.ts, src/files/.',
    ],
    ['any module at all', 'src/text.ts', 'src/files/list.ts', 'src/text.ts may import no other module.'],
    ['a package that is for one file', 'src/files/list.ts', 'axios', 'only src/files/send.ts may import it.'],
    ['a part of a package', 'src/files/send.ts', '@scope/name/part.js', 'no file may import it.'],
    ['a door to the outside', 'src/text.ts', 'node:net', 'only src/files/ may import it.'],
    ['a package without a row', 'src/files/send.ts', 'left-pad', 'it has no row among the packages.'],
    ['what nobody can foresee', 'src/text.ts', COMPUTED, 'no file may import it.'],
  ])('%s', (_, file, to, why) => {
    expect(found(file, to)).toEqual([`${file} imports ${to}: ${why}`]);
  });

  test('a file in no module', () => {
    expect(found('src/new/file.ts')).toEqual(['src/new/file.ts is in no module: add a row for its folder.']);
  });

  test('what is allowed', () => {
    expect(found('src/files/send.ts', 'axios', 'src/text.ts', 'src/files/list.ts', 'node:fs', 'node:net')).toEqual([]);
  });

  test('a row that names a module below it, and one that holds no file', () => {
    const graph: ImportGraph = new Map([['src/a/a.ts', []]]);
    expect(mistakesIn({ 'src/a/': ['src/b/'], 'src/b/': ['src/a/'] }, graph)).toEqual([
      'src/a/ may import src/b/, which has no row above it.',
      'src/b/ holds no file: remove its row.',
    ]);
  });

  test('a circle, of which each file is named', () => {
    const graph: ImportGraph = new Map([
      ['src/a.ts', ['src/b.ts']],
      ['src/b.ts', ['node:fs', 'src/c.ts']],
      ['src/c.ts', ['src/d.ts', 'src/b.ts']],
      ['src/d.ts', []],
    ]);
    expect(circlesIn(graph)).toEqual([['src/b.ts', 'src/c.ts', 'src/b.ts']]);
  });
});

test.each([
  ["import { a } from './a.ts';", './a.ts'],
  ["import type { A } from './a.ts';", './a.ts'],
  ["import './a.ts';", './a.ts'],
  ["export { a } from './a.ts';", './a.ts'],
  ["export type { A } from './a.ts';", './a.ts'],
  ["export * from './a.ts';", './a.ts'],
  ["type A = import('./a.ts').A;", './a.ts'],
  ["let a: typeof import('./a.ts');", './a.ts'],
  ["const load = async () => await import('./a.ts');", './a.ts'],
  ['const load = async (name: string) => await import(name);', COMPUTED],
  ['await import(`./${name}.ts`);', COMPUTED],
])('an import is seen in %s', (source, specifier) => {
  expect(specifiersIn(source)).toEqual([specifier]);
});

test('text that only looks like an import is none', () => {
  expect(specifiersIn("// import './a.ts'\nexport const a = \"import './b.ts'\";")).toEqual([]);
});
