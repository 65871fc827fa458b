import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder, makeRepository } from '../../support/git/folders.ts';
import { SITE } from '../../support/steps/inputs.ts';
import { errorsIn } from '../../support/runners/command-parser.ts';
import { PATIENCE, sizeOf } from '../../support/jest/soak-sizes.ts';

const DIST = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'dist');

/** Packs with so many open files at most. By `env`, as a shell passes on no variable with a hyphen. */
function packWithin(files: number): { readonly status: number | null; readonly log: string } {
  const command = `ulimit -n ${files}; exec env INPUT_DRY-RUN=true "$0" "$@"`;
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', command, process.execPath, path.join(DIST, 'deploy', 'index.js')],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: makeRepository(SITE),
        RUNNER_TEMP: makeFolder('temp'),
      },
    },
  );
  return { status, log: stdout + stderr };
}

test(
  'too few open files: an error that says so, and never one about a defect',
  () => {
    const step = sizeOf('openFilesStep');
    const runs = Array.from({ length: Math.ceil(16 / step) }, (_, index) => packWithin(18 + index * step));
    const errors = runs.flatMap(({ log }) => errorsIn(log));
    // With the lowest ones Node itself does not get as far as the action.
    expect(errors.filter((error) => !/open files/.test(error))).toEqual([]);
    expect(errors).toContainEqual(
      expect.stringMatching(/^Limit of the machine reached: Too many open files \(EMFILE\)\. /),
    );
    expect(runs.filter(({ log }) => /This is a bug|could not report/.test(log))).toEqual([]);
    expect(runs.filter(({ status, log }) => status === 0 && !log.includes('Dry run: nothing was sent'))).toEqual([]);
  },
  PATIENCE,
);
