import path from 'node:path';
import { parentFolder } from '../../shared/files/paths.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { firstOf } from '../../shared/text/format.ts';
import type { Installer } from '../../shared/apps/lock-files.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';
import type { Manifest } from './manifest.ts';

/** Why a dependency cannot be installed from the zip. */
type DependencyProblem = 'outside' | 'absent' | 'protocol';

/** A dependency that the repository provides from outside the folder to deploy. `from` is where. */
export interface OutsideDependency {
  readonly name: string;
  readonly from: string;
}

/** Longest list of dependencies in one warning. */
const MAX_SHOWN = 5;
/** Neither npm nor Yarn classic reads these; `link:` only npm does not. */
const FOREIGN_PROTOCOL = /^(?:workspace|catalog|portal|patch):/i;
const PATH_PROTOCOL = /^(?:file|link):/i;
/** What npm and Yarn classic take for a path without a protocol. */
const PLAIN_PATH = /^(?:\.{1,2}(?:[/\\]|$)|~?\/|[A-Za-z]:[/\\])/;

/**
 * A warning for each kind of dependency that the platform cannot install from the zip.
 * @param linked dependencies that a lock file of the repository links to folders outside
 */
export function noteDependencies(
  manifests: readonly Manifest[],
  files: readonly SourceFile[],
  linked: readonly OutsideDependency[],
  installer: Installer,
): Note[] {
  const found: Record<DependencyProblem, string[]> = { outside: [], absent: [], protocol: [] };
  for (const manifest of manifests) {
    for (const { name, spec } of manifest.dependencies) {
      const problem = problemOf(spec, parentFolder(manifest.path), files, installer);
      if (problem !== undefined)
        found[problem].push(`"${safeText(name)}" (${safeText(spec)} in ${safeText(manifest.path)})`);
    }
  }
  for (const { name, from } of linked) found.outside.push(`"${safeText(name)}" (${safeText(from)})`);
  const taken = linked.length === 0 ? '' : ', or the platform takes a package of that name from the registry';
  return [
    ...noteFor(
      found.outside,
      'Dependency outside path',
      (list) =>
        `These dependencies are outside "path", so not in the zip: ${list}. The install or the build on the platform will fail${taken}. Set "path" to a folder that holds the app and these packages, or build a folder that stands alone: see docs/how-to/monorepos.md of headless-deploy.`,
    ),
    ...noteFor(
      found.absent,
      'Dependency not in the zip',
      (list) =>
        `These paths are not in the zip: ${list}. The install or the build on the platform will fail. Build or check out what is missing first; if git ignores it, bring it back with "include".`,
    ),
    ...noteFor(
      // Yarn 2 and later read every protocol.
      installer === 'newer Yarn' ? [] : found.protocol,
      'Dependency npm cannot install',
      (list) =>
        `${installer}, which the platform installs with, cannot read these versions: ${list}. The install on the platform will fail. Build a folder that npm can install: see docs/how-to/monorepos.md of headless-deploy.`,
    ),
  ];
}

function noteFor(items: readonly string[], title: string, textOf: (list: string) => string): Note[] {
  if (items.length === 0) return [];
  return [{ level: 'warning', title, text: textOf(firstOf(items, MAX_SHOWN)) }];
}

/** @param folder of the package.json, from which paths lead */
function problemOf(written: string, folder: string, files: readonly SourceFile[], installer: Installer) {
  // `pnpm deploy` writes the name in front: `@acme/ui@file:///…`.
  const spec = written.replace(/^(?:@[^/@]+\/)?[^/@:]+@(?=file:)/i, '');
  if (FOREIGN_PROTOCOL.test(spec)) return 'protocol';
  if (!PATH_PROTOCOL.test(spec) && !PLAIN_PATH.test(spec)) return undefined;
  // `file:///a` is absolute; `file://../a` is a way to write `../a`.
  const location = spec.replace(PATH_PROTOCOL, '').replace(/^\/\//, '').replaceAll('\\', '/');
  if (/^(?:~?\/|[A-Za-z]:)/.test(location)) return 'outside';
  const target = path.posix.join(folder, location, '.');
  if (target === '..' || target.startsWith('../')) return 'outside';
  if (/^link:/i.test(spec) && installer === 'npm') return 'protocol';
  return target === '.' || files.some((file) => file.path === target || file.path.startsWith(`${target}/`))
    ? undefined
    : 'absent';
}
