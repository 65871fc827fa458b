import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { frameworkRows } from '../../scripts/frameworks.js';
import { suggestStart } from '../../src/shared/apps/start-script.ts';
import { makeFolder, plant } from '../support/git/folders.ts';

interface Manifest {
  readonly name: string;
  readonly scripts: { readonly start: string };
  readonly dependencies?: object;
  readonly devDependencies?: object;
}

const APPS = '__tests__/fixtures/frameworks';

// generated.repo.test.ts shows that the page has this table.
test('the table has version and scripts of each app that is built', () => {
  const rows = frameworkRows(APPS);
  expect(rows).toHaveLength(23);
  expect(rows).toContainEqual(['Express', '5.3.0', '`node -e ""`', '`node server.js`', '18']);
  for (const [label, version] of rows)
    expect([label, version]).toEqual([label, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});

/** Their output or its adapter is named in files that are not looked into, or in the sentence beside it. */
const OWN_START = new Set(['next-standalone', 'next-export']);

test.each(readdirSync(APPS).filter((name) => !OWN_START.has(name)))(
  'the start of %s is the one that is suggested where it has none',
  (name) => {
    const manifest = JSON.parse(readFileSync(path.join(APPS, name, 'package.json'), 'utf8')) as Manifest;
    const packages = { ...manifest.devDependencies, ...manifest.dependencies };
    const suggested = suggestStart((one) => Object.hasOwn(packages, one))?.replace('<project>', manifest.name);
    expect(suggested).toContain(`"start": "${manifest.scripts.start}" `);
  },
);

test('an app that has no row is an error, and so is a row without its app', () => {
  const folder = plant(makeFolder('apps'), { 'qwik/package.json': '{}' });
  expect(() => frameworkRows(folder)).toThrow(/differ in qwik, faust, next/);
});
