import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readPlan } from '../../../src/builds/steps/plan.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';

const START = { scripts: { start: 'node .' } };

function planOf(manifest: object | string, files: readonly string[] = [], node = '22.5.0') {
  const folder = makeFolder('plan');
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  writeFileSync(path.join(folder, 'package.json'), text);
  for (const file of files) writeFileSync(path.join(folder, file), '');
  return readPlan(folder, node);
}

test.each([
  [['package-lock.json'], 'npm ci --no-audit --no-fund', 'npm run start'],
  [[], 'npm install --no-audit --no-fund', 'npm run start'],
  [['yarn.lock'], 'yarn install --frozen-lockfile --non-interactive', 'yarn run start'],
  [['yarn.lock', 'package-lock.json'], 'npm ci --no-audit --no-fund', 'npm run start'],
])('%j: %s', (files, install, start) => {
  const plan = planOf(START, files);
  expect([plan.install.join(' '), plan.build, plan.start.join(' ')]).toEqual([install, undefined, start]);
});

test('a build script is run where there is one', () => {
  expect(planOf({ scripts: { ...START.scripts, build: 'x' } }).build).toEqual(['npm', 'run', 'build']);
});

test.each(['>=20', '22.x', '^20 || ^22', '*', '22'])('engines.node %s is met by 22.5.0', (node) => {
  expect(planOf({ ...START, engines: { node } }).install[0]).toBe('npm');
});

test.each([
  ['>=20', '24.0.0-nightly20250401abcdef'],
  ['^20 || >=22', '23.0.0-rc.1'],
])('engines.node %s is met by %s, as for npm', (range, node) => {
  expect(planOf({ ...START, engines: { node: range } }, [], node).install[0]).toBe('npm');
});

test.each([
  ['.nvmrc', 'v22.5.0\n', {}, '.nvmrc asks for Node 22.5.0. The platform documents only engines.node: add'],
  ['.node-version', '20', {}, 'add "engines": { "node": "20" } to package.json.'],
  ['.nvmrc', '20', { engines: { node: '>=20' } }, ''],
  ['.nvmrc', 'lts/*', {}, ''],
  ['node-version', '20', {}, ''],
])('%s with %j, beside %j: "%s"', (file, text, more, notice) => {
  const folder = plant(makeFolder('plan'), { 'package.json': JSON.stringify({ ...START, ...more }), [file]: text });
  expect(readPlan(folder, '22.5.0').notice ?? '').toEqual(notice === '' ? '' : expect.stringContaining(notice));
});

test('a byte order mark in package.json is passed over, as npm does', () => {
  expect(planOf(`\ufeff${JSON.stringify(START)}`).install[0]).toBe('npm');
});

test.each([
  ['{', 'package.json is not valid JSON'],
  [{}, 'has no script "start"'],
  [{ scripts: { start: 1 } }, 'has no script "start"'],
  [
    { devDependencies: { '@11ty/eleventy': '3' } },
    'has no script "start". For Eleventy, add "start": "sirv _site --host 0.0.0.0" to "scripts". Run "npm install sirv-cli" for it.',
  ],
  [{ ...START, engines: { node: '18.x' } }, 'asks for Node "18.x" (engines.node); this is Node 22.5.0'],
  [{ ...START, engines: { node: 'lts/*' } }, 'is not a version range: "lts/*". Write one such as ">=22 <23".'],
  [{ ...START, engines: { node: 20 } }, 'is not a version range: 20'],
])('%j is refused: %s', (manifest, message) => {
  expect(() => planOf(manifest)).toThrow(message);
});
