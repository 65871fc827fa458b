import path from 'node:path';
import type { Step } from '../../schemas/control/build-log.ts';
import { readObject } from '../../../../../src/shared/json-object.ts';
import { readRegularFile } from '../../../../../src/shared/files/regular-file.ts';
import { fieldOf } from '../../schemas/unchecked.ts';

/** The app that a program failed for. */
export interface FailedApp {
  /** Where it is: paths in it are named as in the zip. */
  readonly folder: string;
  /** A folder on the disk that it is on; undefined where that does not matter. */
  readonly disk?: string;
  /** What the program got. */
  readonly variables: Readonly<Record<string, string>>;
  readonly step: Step;
  /** Version of the Node that ran it, without a "v"; undefined where that is not known. */
  readonly node?: string;
}

/** Text of a program with paths of the app as they are in its zip. */
export function withoutFolder(text: string, folder: string): string {
  return [folder, folder.replaceAll(UUID, '***')].reduce(
    (rest, form) => rest.replaceAll(`file://${form}/`, '').replaceAll(`${form}/`, '').replaceAll(form, '.'),
    text,
  );
}

/** npm prints such parts of a path as `***` (@npmcli/redact). */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Where a variable of an app is set. */
export const WHERE_TO_SET =
  'a shell variable of the environment ("--env" or "--env-from" of rehearse, "shellVariables" in a seed)';

/** Scripts of an app that an installation runs. */
export const INSTALL_SCRIPTS = 'preinstall install postinstall prepublish preprepare prepare postprepare'.split(' ');

/** A field of an app's package.json, not checked; undefined where it cannot be read. @param folder of the app */
export function manifestField(folder: string, name: string): unknown {
  return fieldOf(readObject(path.join(folder, 'package.json')), name);
}

const MAX_NPMRC_BYTES = 2 ** 16;

/** The .npmrc of an app; empty where it has none. @param folder of the app */
export function npmrcOf(folder: string): string {
  return readRegularFile(path.join(folder, '.npmrc'), MAX_NPMRC_BYTES) ?? '';
}

/** Whether no package may run its scripts when it is installed. @param folder of the app */
export function scriptsAreOff(folder: string): boolean {
  return /^ignore-scripts\s*=\s*true\b/m.test(npmrcOf(folder));
}
