import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/folders.ts';
import { workflowBelow } from '../support/recipes.ts';
import { runAct } from '../support/run-act.ts';

test('the workflow of docs/act-gitea-forgejo.md that shows whether a runner can do this brings the demo live', async () => {
  const text = workflowBelow('docs/act-gitea-forgejo.md', '## Run it on this machine');
  const folder = plant(makeFolder('try'), { 'try.yml': text });
  const { status, log } = await runAct(path.join(folder, 'try.yml'), { name: 'push', event: {} });
  expect([status, log]).toEqual([0, expect.stringMatching(/Live after .* s\n.*Success - Post \.\/emulator/s)]);
});
