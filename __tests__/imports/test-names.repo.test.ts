import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** Tests that stand next to those of sources, and have none: they are about several of them, or about other files. */
const WITHOUT_SOURCE = [
  'actions/contract',
  'actions/operation-error',
  'local-platform/documents',
  'release/workflow',
  'runner/terminal/output-files',
  'workflows/action-files',
  'workflows/ci-run',
  'workflows/maintenance-files',
  'workflows/samples',
  'workflows/workflow-files',
];

/** A test says by its ending to which suite it belongs. */
const ENDING = /(?:\.(?:process|repo))?\.test\.ts$/;

const PACKAGE = 'packages/local-platform';
const inPackage = (name: string): string => `local-platform/${name}`;

/** Names in a folder, without their endings. @returns POSIX paths from the folder `from` */
function namesIn(folder: string, ending: RegExp, from = folder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.relative(from, path.join(folder, name)).replaceAll('\\', '/'))
    .flatMap((name) => (ending.test(name) ? [name.replace(ending, '')] : []));
}

const sources = [
  ...namesIn('src', /\.tsx?$/),
  ...namesIn(`${PACKAGE}/src`, /\.tsx?$/).map(inPackage),
  ...namesIn('scripts', /\.(?:js|ts|sh)$/),
  ...namesIn('bench', /\.js$/, '.'),
  ...namesIn('demo', /\.js$/, '.'),
];
const modules = new Set(sources.map((source) => path.posix.dirname(source).split('/')[0]));
const tests = [...namesIn('__tests__', ENDING), ...namesIn(`${PACKAGE}/__tests__`, ENDING).map(inPackage)].filter(
  (name) => modules.has(name.split('/')[0] ?? ''),
);

/** Whether a source in the same folder, or below it, is called like the test, or like its beginning: `run-failures`. */
function hasSource(name: string): boolean {
  const folder = path.posix.dirname(name);
  const beginnings = new Set(
    path.posix
      .basename(name)
      .split('-')
      .map((_, index, words) => words.slice(0, index + 1).join('-')),
  );
  return sources.some((source) => source.startsWith(`${folder}/`) && beginnings.has(path.posix.basename(source)));
}

test('a test in a folder that mirrors one of sources is named as the source it tests', () => {
  const without = tests.filter((name) => !hasSource(name));
  expect(without.toSorted()).toEqual(WITHOUT_SOURCE);
});

test('most tests have a source', () => {
  expect(tests.length).toBeGreaterThan(300);
});
