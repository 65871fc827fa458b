import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathInside } from '../../shared/files/paths.ts';
import { readRegularFile } from '../../shared/files/regular-file.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { asObject, readObject } from '../../shared/json-object.ts';
import { FOR_YARN_CLASSIC, isOfNewerYarn, LOCK_FILES } from '../../shared/apps/lock-files.ts';
import type { Installer, PackageManager } from '../../shared/apps/lock-files.ts';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';
import type { OutsideDependency } from './dependencies.ts';
import type { Manifest } from './manifest.ts';

/** The lock file that decides what the platform installs, or would, if it were in the zip and could be read. */
interface LockFile {
  readonly name: string;
  readonly manager: PackageManager;
  /** Folder above the one to deploy; undefined for a lock file at the root of the zip. */
  readonly above: string | undefined;
  /** A yarn.lock of Yarn 2 or later, without that Yarn in the zip. */
  readonly isUnreadable?: boolean;
  /** Whether Yarn classic runs the newer Yarn that is in the zip. */
  readonly runsNewerYarn?: boolean;
}

/** Longest yarn.lock that is read, in bytes. */
const MAX_LOCK_BYTES = 2 ** 24;

/** Where the files come from. Real paths. */
interface SourceFolders {
  /** The folder to deploy. */
  readonly folder: string;
  /** The top folder of a search above it: the repository, or the workspace. */
  readonly top: string;
  /** Files of the folder that a sparse checkout leaves out. */
  readonly skipped?: readonly string[];
}

/**
 * Looks at the root of the zip first, then in folders above the one to deploy, nearest first.
 * @param folders undefined: only in the zip
 */
export function findLockFile(files: readonly SourceFile[], folders: SourceFolders | undefined): LockFile | undefined {
  const sent = new Set(files.map((file) => file.path).filter((name) => !name.includes('/')));
  const [name, manager] = LOCK_FILES.find(([candidate]) => sent.has(candidate)) ?? [];
  if (name !== undefined) {
    const source = files.find((file) => file.path === name)?.source ?? '';
    const text = name === 'yarn.lock' ? readRegularFile(source, MAX_LOCK_BYTES) : undefined;
    const isNewer = isOfNewerYarn(text ?? '');
    const runsNewerYarn = isNewer && sendsYarn(files);
    return { name, manager, above: undefined, isUnreadable: isNewer && !runsNewerYarn, runsNewerYarn };
  }
  if (folders === undefined) return undefined;
  const { folder, top } = folders;
  for (let above = folder; above !== top;) {
    above = path.dirname(above);
    if (pathInside(top, above) === undefined) return undefined;
    const found = LOCK_FILES.find(([candidate]) => existsSync(path.join(above, candidate)));
    if (found !== undefined) return { name: found[0], manager: found[1], above };
  }
  return undefined;
}

/** Whether `yarnPath` names a file of the zip: Yarn classic runs it in its place (yarnpkg/yarn pull request 7350). */
function sendsYarn(files: readonly SourceFile[]): boolean {
  const source = files.find((file) => file.path === '.yarnrc.yml')?.source ?? '';
  const [, program = ''] = /^yarnPath:[ \t]*["']?([^"'\s]+)/m.exec(readRegularFile(source, MAX_LOCK_BYTES) ?? '') ?? [];
  return files.some((file) => file.path === path.posix.normalize(program));
}

/** A warning unless the platform installs from the lock file. */
export function noteLockFile(lock: LockFile | undefined, folders: SourceFolders | undefined): Note[] {
  if (lock === undefined) {
    const why = (file: string): string | undefined => {
      if (folders?.skipped?.includes(file) === true) return 'outside the sparse checkout';
      const isThere = folders !== undefined && existsSync(path.join(folders.folder, file));
      return isThere ? 'there, but left out (a dry run names the rule)' : undefined;
    };
    const unsent = LOCK_FILES.find(([name, by]) => isOfPlatform(by) && why(name) !== undefined)?.[0];
    const what =
      unsent === undefined
        ? 'There is no package-lock.json or yarn.lock at the root of the zip'
        : `${unsent} is ${why(unsent)}`;
    return warning('No lock file', `${what}, so the platform resolves versions again on every build.`);
  }
  const { name, manager, above } = lock;
  if (lock.isUnreadable === true) {
    return warning(
      'Lock file not read',
      `yarn.lock is of Yarn 2 or later, and the platform installs with Yarn classic, which cannot read it: ${FOR_YARN_CLASSIC}`,
    );
  }
  const inTop = above === undefined || folders === undefined ? undefined : pathInside(folders.top, above);
  const shown = safeText(path.posix.join(inTop ?? '', name));
  if (!isOfPlatform(manager)) {
    return warning(
      'Lock file not read',
      `The platform installs with npm or Yarn classic and does not read ${shown}, so it resolves versions again on every build. Send a package-lock.json instead: see docs/how-to/monorepos.md of headless-deploy.`,
    );
  }
  if (above === undefined) return [];
  return warning(
    'Lock file outside path',
    `${shown} is above "path", so it is not in the zip, and the platform resolves versions again on every build. Set "path" to the folder that holds it, or give the app a lock file of its own: see docs/how-to/monorepos.md of headless-deploy.`,
  );
}

/** Whether the platform has a package manager. Without a lock file of one it resolves versions again on every build. */
function isOfPlatform(manager: PackageManager): boolean {
  return manager === 'npm' || manager === 'yarn';
}

/** The lock file in the zip that the platform installs from: none or one. */
export function sentLockFile(lock: LockFile | undefined, files: readonly SourceFile[]): SourceFile[] {
  if (lock?.above !== undefined || lock?.isUnreadable === true) return [];
  return files.filter(({ path: name }) => name === lock?.name && isOfPlatform(lock.manager));
}

/** Yarn where yarn.lock is the only lock file that the platform reads. */
export function installerOf(lock: LockFile | undefined): Installer {
  if (lock?.manager !== 'yarn' || lock.above !== undefined) return 'npm';
  return lock.runsNewerYarn ? 'newer Yarn' : 'Yarn classic';
}

/**
 * Dependencies of the app that npm's lock file above links to folders of the repository outside `folder`: those of npm
 * workspaces, which package.json names like any other.
 */
export function findLinkedOutside(
  lock: LockFile | undefined,
  folders: SourceFolders | undefined,
  { dependencies }: Manifest,
): OutsideDependency[] {
  if (lock?.above === undefined || folders === undefined || lock.manager !== 'npm') return [];
  const { above, name: lockName } = lock;
  const { folder } = folders;
  const packages = asObject(readObject(path.join(above, lockName))?.['packages']);
  const own = pathInside(above, folder) ?? '';
  return dependencies.flatMap(({ name }) => {
    const installed = packages?.[`${own}/node_modules/${name}`] ?? packages?.[`node_modules/${name}`];
    const { link, resolved } = asObject(installed) ?? {};
    if (link !== true || typeof resolved !== 'string') return [];
    return pathInside(folder, path.join(above, resolved)) === undefined ? [{ name, from: resolved }] : [];
  });
}

function warning(title: string, text: string): Note[] {
  return [{ level: 'warning', title, text }];
}
