import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ChangingWorkspace } from '../../support/git/changing-workspace.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { errorsIn } from '../../support/runners/command-parser.ts';
import { SEED } from '../../support/jest/properties.ts';
import { PATIENCE, report, sizeOf } from '../../support/jest/soak-sizes.ts';
import { readZip } from '../../support/zips/zip-reading.ts';

const CHANGED = /^[^:]*: (\S+) (?:changed or vanished while it was packed|vanished while the files were listed)/;
/** From a workspace that never keeps still to one that hardly changes, in milliseconds. */
const PAUSES = [4, 100, 3000];

test(
  'files that change while they are listed and packed: what the disk held, or an error that names one of them',
  async () => {
    const seen = { runs: 0, packed: 0, refused: 0, changes: 0 };
    for (let round = 0; round < sizeOf('changes'); round += 1) {
      const workspace = new ChangingWorkspace(SEED + round, round % 2 === 0);
      const run = await runBundle('deploy', {
        workspace: workspace.root,
        inputs: { 'dry-run': 'true', 'compression-level': String(round % 10) },
        onStart: (child) => workspace.changeUntilEndOf(child, PAUSES[round % PAUSES.length] ?? 0),
      });
      seen.runs += 1;
      seen.changes += workspace.changes;
      expect(run.stderr).toBe('');
      if (run.exitCode === 0) {
        seen.packed += 1;
        const zip = run.leftovers.find((name) => name.endsWith('.zip')) ?? '';
        const entries = readZip(readFileSync(path.join(run.runnerTemp, zip)));
        expect(entries.filter(({ name, content }) => !workspace.held(name, content)).map(({ name }) => name)).toEqual(
          [],
        );
        const names = new Set(entries.map(({ name }) => name));
        expect(workspace.still.filter((name) => !names.has(name))).toEqual([]);
      } else {
        seen.refused += 1;
        const [error = ''] = errorsIn(run.stdout);
        expect(error).toMatch(CHANGED);
        const named = path.resolve(workspace.root, CHANGED.exec(error)?.[1] ?? '');
        // A folder is named by its whole path.
        const changed = [...workspace.changed].map((name) => path.join(workspace.root, name));
        expect(changed.filter((file) => `${file}/`.startsWith(`${named}/`))).not.toEqual([]);
        expect({ exitCode: run.exitCode, status: run.outputs['status'], code: run.outputs['error-code'] }).toEqual({
          exitCode: 1,
          status: 'failed',
          code: 'invalid-file',
        });
        expect(run.leftovers).toEqual([]);
      }
      rmSync(workspace.root, { recursive: true });
    }
    report('changing workspace', seen);
    // Both endings were there to be judged.
    expect(Math.min(seen.packed, seen.refused, seen.changes)).toBeGreaterThan(0);
  },
  PATIENCE,
);
