import { expect, test } from '@jest/globals';
import { sentWith } from '../../../support/git/collecting.ts';
import { makeRepository } from '../../../support/git/folders.ts';
import { badInputsIn } from '../../../support/runners/recording-runner.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';

test('an exception to a folder in "exclude" works in the ignore-file, as is advised', async () => {
  const inputs = createInputs('https://api.example.com', { exclude: 'docs/\n!docs/keep.md' });
  const { error } = await runDeploy({ inputs, files: SITE });
  const folder = /works in the "ignore-file", where a folder is written as "(.+)"$/.exec(
    badInputsIn(error)[0] ?? '',
  )?.[1];
  const root = makeRepository({ 'docs/a.md': '', 'docs/keep.md': '' });
  expect(await sentWith(root, { ignoreLines: [folder ?? '', '!docs/keep.md'] })).toEqual(['docs/keep.md']);
});
