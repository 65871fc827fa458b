import path from 'node:path';
import { parentFolder } from '../../shared/files/paths.ts';
import { FRAMEWORKS } from '../../shared/apps/frameworks.ts';
import type { Framework } from '../../shared/apps/frameworks.ts';
import { asObject, parseObject } from '../../shared/json-object.ts';
import { isOfNewerYarn, LOCK_FILES } from '../../shared/apps/lock-files.ts';
import type { PackageManager } from '../../shared/apps/lock-files.ts';
import type { Remote, Repository } from './repository.ts';

export type CiHost = 'github' | 'gitlab' | 'azure' | 'bitbucket';

/** Something that was found, and from what, for a line of the log. */
interface Detection<Value> {
  readonly value: Value;
  /** Untrusted text. */
  readonly from: string;
}

/** The part of package.json that matters. */
export interface Manifest {
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly scripts: Readonly<Record<string, unknown>>;
  /** Of all kinds, by name, with the wanted version. */
  readonly dependencies: Readonly<Record<string, unknown>>;
  readonly node: string | undefined;
  readonly packageManager: string | undefined;
  readonly hasWorkspaces: boolean;
}

/** What is asked of a repository: its files alone. */
type Files = Pick<Repository, 'files'>;

/** @returns undefined where there is no package.json, or one that is no object */
export function manifestIn({ files }: Files, folder: string): Manifest | undefined {
  const fields = parseObject(files.get(path.posix.join(folder, 'package.json')) ?? '');
  if (fields === undefined) return undefined;
  const { name, version, scripts, engines, packageManager, workspaces, ...rest } = fields;
  const { node } = asObject(engines) ?? {};
  return {
    name: typeof name === 'string' ? name : undefined,
    version: typeof version === 'string' ? version : undefined,
    scripts: asObject(scripts) ?? {},
    dependencies: { ...asObject(rest['devDependencies']), ...asObject(rest['dependencies']) },
    node: typeof node === 'string' ? node : undefined,
    packageManager: typeof packageManager === 'string' ? packageManager : undefined,
    hasWorkspaces: workspaces !== undefined,
  };
}

/** Hosts whose names say which CI runs there: a server of one's own is often named after its program. */
const REMOTES: readonly (readonly [RegExp, CiHost])[] = [
  [/^(?:ssh\.github\.com|github(?:\.[\w.-]+)?|.+\.ghe\.com)$/, 'github'],
  [/^(?:altssh\.gitlab\.com|gitlab(?:\.[\w.-]+)?)$/, 'gitlab'],
  [/^(?:(?:ssh\.)?dev\.azure\.com|.+\.visualstudio\.com)$/, 'azure'],
  [/^(?:altssh\.)?bitbucket\.org$/, 'bitbucket'],
];

/** What a repository has that is run by a host. */
const PIPELINES: readonly (readonly [string, CiHost])[] = [
  ['.github/workflows', 'github'],
  ['.gitlab-ci.yml', 'gitlab'],
  ['azure-pipelines.yml', 'azure'],
  ['bitbucket-pipelines.yml', 'bitbucket'],
];

function hostOf(remote: Remote | undefined): CiHost | undefined {
  return remote && REMOTES.find(([host]) => host.test(remote.host))?.[1];
}

/** @returns undefined where neither the remote nor the files say which, or the files name several */
export function findCiHost({ remote, files }: Pick<Repository, 'remote' | 'files'>): Detection<CiHost> | undefined {
  const ofRemote = hostOf(remote);
  if (ofRemote !== undefined) return { value: ofRemote, from: `the remote is at ${remote?.host ?? ''}` };
  const [only, ...others] = PIPELINES.filter(([name]) => files.has(name));
  return only === undefined || others.length > 0 ? undefined : { value: only[1], from: `${only[0]} is there` };
}

/** GitHub's own, which has runners for everybody; also as an alias in the configuration of ssh, such as `github.com-work`. */
const GITHUB_COM = /^(?:(?:ssh\.)?github\.com(?:-[\w-]+)?|.+\.ghe\.com)$/;

/** The host of a repository whose workflows run on a server of one's own; undefined where they run at GitHub. */
export function serverOf({ remote }: Pick<Repository, 'remote'>): string | undefined {
  if (remote === undefined || GITHUB_COM.test(remote.host)) return undefined;
  const ciHost = hostOf(remote);
  // A word alone is an alias in the configuration of ssh, which may stand for github.com.
  if (ciHost === undefined) return remote.host.includes('.') ? remote.host : undefined;
  // A repository that is known to be elsewhere is mirrored to GitHub.
  return ciHost === 'github' ? remote.host : undefined;
}

/**
 * Who holds the copy of this project that jobs are to use: the account on GitHub, or on a server that both are on.
 * @param clone the remote of the copy that runs
 */
export function ownerOf(clone: Remote | undefined, repository?: Remote): string | undefined {
  const isThere = clone !== undefined && ['github.com', repository?.host].includes(clone.host);
  return isThere ? /^([\w-]+)\/headless-deploy$/.exec(clone.path)?.[1] : undefined;
}

/** From where jobs of a GitLab fetch the copy of this project that it has: with their token, as it may be private. */
export function mirrorOf(clone: Remote | undefined, repository: Remote | undefined): string | undefined {
  if (clone === undefined || clone.host !== repository?.host || !/^[\w./~-]+$/.test(clone.path)) return undefined;
  if (![undefined, 'gitlab'].includes(hostOf(clone))) return undefined;
  return `https://gitlab-ci-token:$CI_JOB_TOKEN@${clone.host}${clone.port ? `:${clone.port}` : ''}/${clone.path}.git`;
}

/** A lock file, and who reads it. */
export interface LockFile {
  readonly manager: PackageManager | 'yarn-berry';
  readonly name: string;
  /** Its folder, from the top; empty for the top. */
  readonly folder: string;
}

/** The lock file of an app: beside it, or in the nearest folder above. Of several, the one that the platform takes. */
export function findLockFile(repository: Files, folder: string): LockFile | undefined {
  const found = LOCK_FILES.find(([name]) => repository.files.has(path.posix.join(folder, name)));
  if (found === undefined) return folder === '' ? undefined : findLockFile(repository, parentFolder(folder));
  const [name, manager] = found;
  const isBerry = manager === 'yarn' && isOfNewerYarn(repository.files.get(path.posix.join(folder, name)) ?? '');
  return { manager: isBerry ? 'yarn-berry' : manager, name, folder };
}

export function findFramework({ dependencies }: Manifest): Framework | undefined {
  return FRAMEWORKS.find(({ packages }) => packages.some((name) => Object.hasOwn(dependencies, name)));
}

/**
 * The folder of the app: the one that was named, unless that is the top and no app is there, but in folders below.
 * @returns several where nothing says which of them; none where there is no app
 */
export function findApps(repository: Pick<Repository, 'files' | 'folder'>): readonly string[] {
  const { folder, files } = repository;
  const named = manifestIn(repository, folder);
  if (named !== undefined && (folder !== '' || isApp(named))) return [folder];
  const folders = [...files.keys()].filter((name) => path.posix.basename(name) === 'package.json').map(parentFolder);
  const apps = folders.filter((each) => {
    const manifest = each === '' || !isBelow(each, folder) ? undefined : manifestIn(repository, each);
    return manifest !== undefined && findFramework(manifest) !== undefined;
  });
  return apps.length === 0 && named !== undefined ? [folder] : apps.sort();
}

/** A root of workspaces that has a script `start` for one of them is deployed as a whole. */
function isApp(manifest: Manifest): boolean {
  return manifest.scripts['start'] !== undefined || (!manifest.hasWorkspaces && findFramework(manifest) !== undefined);
}

function isBelow(name: string, folder: string): boolean {
  return folder === '' || name.startsWith(`${folder}/`);
}

/** The files that choose a Node for people and CI. The platform reads neither. */
const NODE_FILES = ['.nvmrc', '.node-version'];

/** What says on which Node an app runs: `engines`, or the path of a file beside it or at the top. */
export function findNode(repository: Files, folder: string): Detection<string> | undefined {
  const node = manifestIn(repository, folder)?.node;
  if (node !== undefined) return { value: node, from: 'engines.node' };
  const places = [...new Set([folder, ''])].flatMap((each) => NODE_FILES.map((name) => path.posix.join(each, name)));
  const file = places.find((name) => repository.files.has(name));
  if (file === undefined) return undefined;
  const [line = ''] = (repository.files.get(file) ?? '').trim().split(/\r?\n/, 1);
  return { value: line.slice(0, 40), from: file };
}
