import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies, validRange } from 'semver';
import { fieldOf, jsonOf } from '../../schemas/unchecked.ts';
import { StepFailure } from '../failure.ts';
import { readRegularFile } from '../../../../../src/shared/files/regular-file.ts';
import { suggestStart } from '../../../../../src/shared/apps/start-script.ts';
import { decodeText } from '../../../../../src/shared/text/text.ts';

/** A program and its arguments. */
export type Command = readonly [string, ...string[]];

/** The commands that build and start an app. */
interface Plan {
  readonly install: Command;
  /** Absent where package.json has no script "build". */
  readonly build: Command | undefined;
  readonly start: Command;
  /** What is no fault of the app, and may surprise: a sentence. */
  readonly notice: string | undefined;
}

/** Files that choose a Node for people and CI. */
const NODE_FILES = ['.nvmrc', '.node-version'];
const MAX_NODE_FILE_BYTES = 100;

/**
 * Reads from an unpacked app how it is installed, built and started, as the platform documents it.
 * @param nodeVersion of the Node that will run it, without a "v"
 * @throws StepFailure when package.json cannot be used
 */
export function readPlan(folder: string, nodeVersion: string): Plan {
  const manifest = readManifest(path.join(folder, 'package.json'));
  const range = fieldOf(fieldOf(manifest, 'engines'), 'node');
  if (range !== undefined) checkNode(range, nodeVersion);
  const scripts = fieldOf(manifest, 'scripts');
  if (typeof fieldOf(scripts, 'start') !== 'string') {
    const kinds = ['dependencies', 'devDependencies'].map((kind) => fieldOf(manifest, kind));
    const suggested = suggestStart((name) => kinds.some((kind) => typeof fieldOf(kind, name) === 'string'));
    throw failure(`package.json has no script "start".${suggested === undefined ? '' : ` ${suggested}`}`);
  }
  const hasBuild = typeof fieldOf(scripts, 'build') === 'string';
  const has = (name: string): boolean => existsSync(path.join(folder, name));
  const manager = !has('package-lock.json') && has('yarn.lock') ? 'yarn' : 'npm';
  return {
    install: installCommand(manager, has('package-lock.json')),
    build: hasBuild ? [manager, 'run', 'build'] : undefined,
    start: [manager, 'run', 'start'],
    notice: range === undefined ? describeNodeFile(folder) : undefined,
  };
}

/** No document says whether the platform reads such a file. */
function describeNodeFile(folder: string): string | undefined {
  for (const file of NODE_FILES) {
    const version = /^v?(\d{1,3}(?:\.\d{1,3}){0,2})\s*$/.exec(
      readRegularFile(path.join(folder, file), MAX_NODE_FILE_BYTES) ?? '',
    )?.[1];
    if (version !== undefined)
      return `${file} asks for Node ${version}. The platform documents only engines.node: add "engines": { "node": "${version}" } to package.json.`;
  }
  return undefined;
}

function installCommand(manager: 'npm' | 'yarn', hasLock: boolean): Command {
  if (manager === 'yarn') return ['yarn', 'install', '--frozen-lockfile', '--non-interactive'];
  return ['npm', hasLock ? 'ci' : 'install', '--no-audit', '--no-fund'];
}

function readManifest(file: string): unknown {
  let text: string;
  try {
    text = decodeText(readFileSync(file));
  } catch {
    throw failure('There is no package.json at the root of the archive.');
  }
  const manifest = jsonOf(text);
  if (manifest === undefined) throw failure('package.json is not valid JSON.');
  return manifest;
}

function checkNode(range: unknown, nodeVersion: string): void {
  const quoted = JSON.stringify(range);
  if (typeof range !== 'string' || validRange(range) === null)
    throw failure(`engines.node of package.json is not a version range: ${quoted}. Write one such as ">=22 <23".`);
  // As npm compares: a nightly build or a candidate of a newer line is in a range.
  if (!satisfies(nodeVersion, range, { includePrerelease: true }))
    throw failure(
      `package.json asks for Node ${quoted} (engines.node); this is Node ${nodeVersion}. Put a matching Node first on the PATH.`,
    );
}

function failure(message: string): StepFailure {
  return new StepFailure('package.json', message);
}
