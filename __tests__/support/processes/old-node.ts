import { expect } from '@jest/globals';
import { LAUNCHED } from '../../../scripts/entries.js';
import { refusedOutputs, refusedResult } from '../../../scripts/results.js';
import { readActionFile } from '../runners/action-file.ts';
import { makeFolder } from '../git/folders.ts';
import { runBundle } from './run-bundle.ts';
import type { BundleOptions } from './run-bundle.ts';

/** Everything that a runner or a person starts. */
export const LAUNCHERS = LAUNCHED.filter(({ kind }) => kind !== 'thread');

const MORE = 'docs/how-to/fix-an-error.md#node-is-too-old';
const REMEDY = 'Install Node 24 before this step, for example with actions/setup-node, or use a newer runner image.';

/** Starts a launcher with a Node that is too old, and checks all that it leaves behind. @returns its outputs */
export async function expectRefusal(
  { name, kind, actionFile }: (typeof LAUNCHERS)[number],
  version: string,
  how: Pick<BundleOptions, 'node' | 'variables'>,
): Promise<Readonly<Record<string, string>>> {
  const run = await runBundle(name, {
    workspace: makeFolder('workspace'),
    inputs: { password: 's3cret-word' },
    ...how,
    // The local platform would run for ever on a Node that it takes for new enough.
    onStart: (child) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      child.once('exit', () => clearTimeout(timer));
    },
  });
  const found = `Node 20.19 or later is needed, and this is Node ${version}.`;
  const title = 'Node is too old';
  const error = { title, message: found, advice: REMEDY, more: MORE, step: '', lines: [] };
  expect({ ...run, runnerTemp: '' }).toEqual({
    exitCode: kind === 'command' ? 2 : 1,
    stdout: kind === 'command' ? '' : `::error title=${title}::${found} ${REMEDY}\nMore: ${MORE}\n`,
    stderr: kind === 'command' ? `${found} Install Node 24.\n` : '',
    outputs: actionFile === undefined ? {} : refusalOutputs(name, actionFile, error),
    summary: '',
    runnerTemp: '',
    leftovers: [],
  });
  return run.outputs;
}

function refusalOutputs(name: string, actionFile: string, error: object): Record<string, string> {
  const names = Object.keys(readActionFile(actionFile).outputs);
  const texts = Object.entries(refusedOutputs(names)).map(([output, value]) => [output, String(value ?? '')]);
  return { ...Object.fromEntries(texts), result: JSON.stringify({ ...refusedResult(name, names), error }) };
}
