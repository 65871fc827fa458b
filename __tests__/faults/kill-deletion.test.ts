import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../support/folders.ts';
import { previewPlatform } from '../support/preview-platform.ts';
import { runBundle } from '../support/run-bundle.ts';
import { deleteEnvironmentInputs } from '../support/sibling-actions.ts';
import { withDefaults } from '../support/sibling-bundles.ts';
import { PATIENCE, sizeOf } from '../support/soak-sizes.ts';

/** Runs the bundle as a process, and signals it once the platform has its DELETE, which it does not answer. */
async function killInDeletion(signal: NodeJS.Signals) {
  let child: ChildProcess | undefined;
  let signalled = 0;
  const platform = await previewPlatform({
    delete: [
      () => {
        signalled = performance.now();
        child?.kill(signal);
        return null;
      },
    ],
  });
  const temp = makeFolder('os-temp');
  const workspace = makeFolder('workspace');
  const run = await runBundle('delete-environment', {
    workspace,
    inputs: withDefaults('delete-environment', deleteEnvironmentInputs(platform.origin)),
    variables: { TMPDIR: temp },
    onStart: (started) => void (child = started),
  });
  const left = [...run.leftovers, ...[temp, workspace].flatMap((folder) => readdirSync(folder))];
  return { run, kinds: platform.kinds(), took: performance.now() - signalled, left };
}

test.each([
  ['SIGKILL', null],
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  '%s during the DELETE: unknown, sent once, and nothing is left',
  async (signal, exitCode) => {
    const { run, kinds, took, left } = await killInDeletion(signal);
    expect([run.exitCode, run.stderr, left, kinds]).toEqual([exitCode, '', [], ['list', 'record', 'delete']]);
    expect(took).toBeLessThan(sizeOf('killLimit'));
    expect(run.outputs).toMatchObject({ status: 'unknown', 'error-code': 'cancelled' });
    expect(run.stdout).toContain('\nDeleting "shop-pr-7" (ID e-7)\n');
    if (exitCode === null) return;
    expect(run.outputs).toMatchObject({ deleted: '[]', kept: '[]' });
    expect(run.stdout).toContain('its outcome is not known: the environment may have been deleted. ');
    expect(run.summary).toContain('Outcome unknown, the environment may have been deleted');
  },
  PATIENCE,
);
