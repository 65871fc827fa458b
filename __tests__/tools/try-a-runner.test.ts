import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/git/folders.ts';
import { workflowBelow } from '../support/apps/recipes.ts';
import { runAct } from '../support/runners/run-act.ts';

test('the workflow of docs/how-to/proxies-and-runners.md that shows whether a runner can do this brings the demo live', async () => {
  const text = workflowBelow('docs/how-to/proxies-and-runners.md', '### Run it on this machine');
  const folder = plant(makeFolder('try'), { 'try.yml': text });
  const { status, log } = await runAct(path.join(folder, 'try.yml'), { name: 'push', event: {} });
  expect([status, log]).toEqual([0, expect.stringMatching(/Live after .* s\n.*Success - Post \.\/emulator/s)]);
});

const workflow = (environment: string) =>
  `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    environment: ${environment}\n    steps:\n      - run: echo\n`;

test('act refuses a workflow with "deployment: false", which the page says', async () => {
  const folder = plant(makeFolder('environment'), {
    'a.yml': workflow('{ name: production }'),
    'b.yml': workflow('{ name: production, deployment: false }'),
  });
  const run = async (file: string) => await runAct(path.join(folder, file), { name: 'push', event: {} });
  expect((await run('a.yml')).status).toBe(0);
  expect(await run('b.yml')).toMatchObject({ status: 1, log: expect.stringContaining('Schema Validation Error') });
  expect(readFileSync('docs/how-to/proxies-and-runners.md', 'utf8')).toMatch(
    /act refuses a file with `deployment: false`/,
  );
});
