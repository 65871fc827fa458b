import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';
import { appIn, claimOf } from '../claims.ts';

test('scripts that are no texts run nothing', () => {
  const scripts = { build: { toString: 1 }, postinstall: ['velite build'], dev: 'velite build' };
  const folder = plant(makeFolder('app'), {
    'package.json': JSON.stringify({ scripts, devDependencies: { velite: '1.0.0' } }),
  });
  const lines = ["Error: Cannot find module '#site/.velite'"];
  expect(claimOf(lines, appIn(folder))).toBe(
    '"#site/.velite" is generated: run "velite build" first in the script "build".',
  );
});
