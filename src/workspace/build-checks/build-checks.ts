import { suggestStart } from '../../shared/apps/start-script.ts';
import { noteConflicts } from './conflicts.ts';
import { noteDependencies } from './dependencies.ts';
import { noteNotExecutable, noteConverted, noteScriptFiles } from './script-files.ts';
import { findLinkedOutside, findLockFile, installerOf, noteLockFile, sentLockFile } from './lock-files.ts';
import { readManifest, readMembers } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import type { SourceFile } from '../files.ts';
import { findWorkTree } from '../listing/git/worktrees.ts';
import type { Note } from '../rules/rules.ts';

/**
 * What would make the platform's build fail, although the upload succeeds. Without a `package.json` at the root of the zip
 * there is nothing to check: `required-files` says whether there must be one.
 * @param source the folder to deploy, and the workspace that it is in, as real paths, and what a sparse checkout leaves out; undefined for a zip that was packed
 *   earlier: nothing outside of it is read
 */
export function checkForBuild(
  files: readonly SourceFile[],
  source: { readonly folder: string; readonly workspace: string; readonly skipped?: readonly string[] } | undefined,
  platform = process.platform,
): Note[] {
  const file = files.find(({ path }) => path === 'package.json');
  if (file === undefined) return [];
  const manifest = readManifest(file);
  const folders = source && { ...source, top: findWorkTree(source.folder) ?? source.workspace };
  const lock = findLockFile(files, folders);
  const lineEndings = folders === undefined ? [] : noteConverted(file, platform);
  const conflicts = noteConflicts([file, ...sentLockFile(lock, files)]);
  if (manifest === undefined) {
    const text = 'package.json is not a JSON object, so the build on the platform will fail.';
    const why = noteConflicts([file]).length > 0 ? [] : [warning('package.json cannot be read', text)];
    return [...why, ...conflicts, ...noteLockFile(lock, folders), ...lineEndings];
  }
  const manifests = [manifest, ...readMembers(manifest, files)];
  const linked = findLinkedOutside(lock, folders, manifest);
  return [
    ...conflicts,
    ...noteScripts(manifest),
    ...noteDependencies(manifests, files, linked, installerOf(lock)),
    ...noteLockFile(lock, folders),
    ...(folders === undefined ? [] : [...noteScriptFiles(manifests, files), ...noteNotExecutable(manifests, files)]),
    ...lineEndings,
  ];
}

function noteScripts({ scripts, dependencies }: Manifest): Note[] {
  const missing = ['build', 'start'].filter((name) => scripts[name] === undefined);
  if (missing.length === 0) return [];
  const suggested = missing.includes('start') && suggestStart((name) => dependencies.some((one) => one.name === name));
  const names = missing.map((name) => `"${name}"`).join(' and no ');
  return [
    warning(
      'Missing script',
      `package.json has no ${names} script. The platform builds with "build" and starts the app with "start".${suggested ? ` ${suggested}` : ''}`,
    ),
  ];
}

function warning(title: string, text: string): Note {
  return { level: 'warning', title, text };
}
