import { statSync } from 'node:fs';
import path from 'node:path';
import { pathInside } from '../../shared/files/paths.ts';
import type { Document, ProgramOptions } from '#local-platform';
import { realPath } from '../../shared/files/real-path.ts';
import { whyAppsMustNotRun } from '../../shared/apps/run-apps-refusal.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { BAD, InputReader, readCommon } from '../inputs/input-reader.ts';
import type { Read } from '../inputs/input-reader.ts';
import { readRunnerFolder } from '../inputs/runner-folder.ts';
import { tryToRead } from '../../shared/files/try-to-read.ts';

/** What a local platform is started with. */
export type PlatformInputs = Pick<
  ProgramOptions,
  'port' | 'seed' | 'faults' | 'strict' | 'runApps' | 'buildCaches' | 'idleMinutes'
>;

export type EmulatorInputs = ReturnType<typeof readEmulatorInputs>;

/** @throws {InvalidInputError} with all bad inputs at once; documents are checked by the local platform itself */
export function readEmulatorInputs(runner: Runner, platform = process.platform) {
  const reader = new InputReader(INPUTS.emulator, runner);
  let workspace: Read<string>;
  const findWorkspace = () => (workspace ??= readRunnerFolder(reader, 'GITHUB_WORKSPACE', runner.variables));
  return reader.finish({
    port: reader.integer('port', 0, 65_535),
    seed: readDocument(reader, 'seed', runner.variables, findWorkspace),
    faults: readDocument(reader, 'faults', runner.variables, findWorkspace),
    strict: reader.boolean('strict'),
    runApps: readRunApps(reader, runner.variables, platform),
    idleMinutes: reader.required('idle-minutes', parseIdleMinutes),
    ...readCommon(reader),
  });
}

function readRunApps(reader: InputReader<'run-apps'>, variables: Runner['variables'], platform: NodeJS.Platform) {
  const runApps = reader.boolean('run-apps');
  return runApps === true ? checkRunApps(reader, 'run-apps', variables, platform, 'true') : runApps;
}

/** Rejects an input where uploaded code cannot or must not be run. @param input that asks for it */
export function checkRunApps(
  reader: InputReader<never>,
  input: string,
  variables: Runner['variables'],
  platform: NodeJS.Platform,
  value?: string,
): Read<true> {
  const problem = whyAppsMustNotRun(variables, platform);
  return problem === undefined ? true : reader.reject(input, value, problem);
}

/** @throws {RangeError} */
function parseIdleMinutes(text: string): number {
  const minutes = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (minutes <= 7200) return minutes;
  throw new RangeError('must be a number of minutes, at most 7200; 0 for never');
}

/** A value that names a file of the workspace is that file; anything else is the document itself. */
function readDocument(
  reader: InputReader<'seed' | 'faults'>,
  name: 'seed' | 'faults',
  variables: Runner['variables'],
  findWorkspace: () => Read<string>,
): Read<Document> {
  const text = reader.optional(name);
  if (text === undefined) return undefined;
  const file = path.resolve(variables['GITHUB_WORKSPACE'] || '.', text);
  // A document is no path: it may be longer than any, or hold what none can (ENAMETOOLONG, ERR_INVALID_ARG_VALUE).
  if (tryToRead(() => statSync(file))?.isFile() === true) {
    const workspace = findWorkspace();
    if (workspace === BAD) return BAD;
    if (pathInside(workspace, realPath(file)) !== undefined) return { file };
    return reader.reject(name, text, 'must be a file in the workspace, and links must not lead out of it');
  }
  // What has no sign of YAML or JSON was meant as a path.
  if (/^\S+\.(?:ya?ml|json)$/i.test(text) || !/[:{[\n]/.test(text)) {
    const problem = 'is not a file of the workspace. Check the path, and that the checkout ran before this step';
    return reader.reject(name, text, problem);
  }
  return { content: text };
}
