import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { cafe } from '../support/apps/rehearsal.ts';
import type { Changes } from '../support/apps/rehearsal.ts';
import { FORK_EVENT, runAct } from '../support/runners/run-act.ts';

interface Workflow {
  readonly jobs: { readonly rehearse: { steps: { uses: string }[] } };
}

/** The workflow with our actions as local ones, and without the one that act would have to fetch. */
function localWorkflow(): string {
  const text = readFileSync('examples/rehearsal.yml', 'utf8').replaceAll(
    /YOUR_ACCOUNT\/headless-deploy(\/emulator)?@v1/g,
    './actions$1',
  );
  const workflow = parse(text) as Workflow;
  const { rehearse } = workflow.jobs;
  rehearse.steps = rehearse.steps.filter(({ uses }) => !uses.startsWith('actions/setup-node@'));
  return stringify(workflow);
}

/** Runs the workflow for a pull request from a fork that makes these changes to a good app. */
async function rehearseWithAct(changes: Changes) {
  // No seed: the app cannot have variables.
  const folder = cafe({ 'server.js': (source) => source.replace(/^if \(!API_URL\).*$/m, ''), ...changes });
  for (const name of ['action.yml', 'dist', 'emulator'])
    cpSync(name, path.join(folder, 'actions', name), { recursive: true });
  writeFileSync(path.join(folder, 'rehearsal.yml'), localWorkflow());
  return await runAct('rehearsal.yml', { name: 'pull_request', job: 'rehearse', event: FORK_EVENT, folder });
}

test('examples/rehearsal.yml brings a good app live', async () => {
  const { status, log } = await rehearseWithAct({});
  expect([status, log]).toEqual([0, expect.stringContaining('Success - Post ./actions/emulator')]);
  expect(log).toMatch(/Live after .*1 page of http:\/\/127\.0\.0\.1:\d+.*All as expected/s);
  expect(log).not.toContain('::error');
});

test('examples/rehearsal.yml fails without a lock file, and stops the local platform', async () => {
  const { status, log } = await rehearseWithAct({ 'package-lock.json': null });
  expect([status, log]).toEqual([1, expect.stringContaining('package-lock.json is not in the zip')]);
  expect(log).toContain('Success - Post ./actions/emulator');
});
