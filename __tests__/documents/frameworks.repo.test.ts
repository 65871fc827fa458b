import { expect, test } from '@jest/globals';
import { frameworkRows } from '../../scripts/frameworks.js';
import { makeFolder, plant } from '../support/git/folders.ts';

const APPS = '__tests__/fixtures/frameworks';

// generated.repo.test.ts shows that the page has this table.
test('the table has version and scripts of each app that is built', () => {
  const rows = frameworkRows(APPS);
  expect(rows).toHaveLength(11);
  expect(rows).toContainEqual(['Express', '5.3.0', '`node -e ""`', '`node server.js`', '18']);
  for (const [label, version] of rows)
    expect([label, version]).toEqual([label, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});

test('an app that has no row is an error, and so is a row without its app', () => {
  const folder = plant(makeFolder('apps'), { 'remix/package.json': '{}' });
  expect(() => frameworkRows(folder)).toThrow(/differ in remix, faust, next/);
});
