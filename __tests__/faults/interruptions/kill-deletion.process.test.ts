import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../support/git/folders.ts';
import { listReply, PREVIEW, previewPlatform } from '../../support/servers/preview-platform.ts';
import type { PreviewScript } from '../../support/servers/preview-platform.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { deleteEnvironmentInputs } from '../../support/steps/sibling-actions.ts';
import { withDefaults } from '../../support/processes/sibling-bundles.ts';
import { PATIENCE, sizeOf } from '../../support/jest/soak-sizes.ts';

/** When the step is signalled, by the request that the platform has then, and does not answer. */
const PHASES = {
  'the request that deletes': (act) => ({ delete: [act] }),
  'the list that shows whether it has gone': (act) => ({ list: [listReply([PREVIEW]), listReply([PREVIEW]), act] }),
} satisfies Readonly<Record<string, (act: () => null) => PreviewScript>>;

/** Runs the bundle as a process, and signals it in a phase. */
async function killInDeletion(signal: NodeJS.Signals, script: (act: () => null) => PreviewScript) {
  let child: ChildProcess | undefined;
  let signalled = 0;
  const platform = await previewPlatform(
    script(() => {
      signalled = performance.now();
      child?.kill(signal);
      return null;
    }),
  );
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

describe.each(Object.entries(PHASES))('during %s', (_, script) => {
  test.each([
    ['SIGKILL', null],
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)(
    '%s: unknown, sent once, and nothing is left',
    async (signal, exitCode) => {
      const { run, kinds, took, left } = await killInDeletion(signal, script);
      expect([run.exitCode, run.stderr, left]).toEqual([exitCode, '', []]);
      expect(kinds.filter((kind) => kind === 'delete')).toHaveLength(1);
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
});
