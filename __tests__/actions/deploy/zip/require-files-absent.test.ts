import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { git, makeCommittedRepository } from '../../../support/git/folders.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { SITE } from '../../../support/steps/inputs.ts';

test('what git tracks, and the disk does not have: the checkout is sparse, or somebody deleted it', async () => {
  const workspace = makeCommittedRepository({ ...SITE, 'in/a.js': '', 'out/b.js': '', 'gone.js': '' });
  const run = async (inputs: Readonly<Record<string, string>>) =>
    await runDeploy({ inputs: { 'dry-run': 'true', ...inputs }, workspace });
  git(workspace, 'sparse-checkout', 'set', '--no-cone', '/*', '!/out/', '!/package.json');
  rmSync(path.join(workspace, 'gone.js'));
  const remedy = 'Run "git sparse-checkout disable", or name it in "sparse-checkout" of actions/checkout.';
  const names = 'out/b.js\ngone.js\npackage.json';
  const { error } = await run({ 'required-files': names });
  expect(error).toContain(`required-files: out/b.js is not in the zip: it is outside the sparse checkout. ${remedy}`);
  expect(error).toContain('gone.js is not in the zip: git tracks it, but it was deleted from the workspace.');
  expect(error).toContain(`The one in "path" is not sent: it is outside the sparse checkout. ${remedy}`);
  expect((await run({ 'required-files': 'in/a.js' })).log).toContainEqual(
    expect.stringContaining(`The one in "path" is not sent: it is outside the sparse checkout. ${remedy}`),
  );
  expect((await run({ path: 'out' })).error).toMatch(
    /"out" does not exist in the workspace\. The checkout is sparse, and may leave it out\. Run "git sparse-checkout disable", or .* Check that/,
  );
  git(workspace, 'sparse-checkout', 'disable');
  git(workspace, 'checkout', '--', 'gone.js');
  expect((await run({ 'required-files': names })).outputs['status']).toBe('dry-run');
});

test('a name that only looks like that of a file', async () => {
  const stored = 'public/caf\u0065\u0301.html';
  const inputs = { 'dry-run': 'true', 'required-files': stored.normalize('NFC') };
  const { error } = await runDeploy({ inputs, files: { ...SITE, [stored]: '' } });
  expect(error).toContain(
    `did you mean "${stored}"? The two look alike, but differ: in Unicode the name has U+0065 U+0301, and not U+00E9.`,
  );
});
