import { parentFolder } from '../../shared/files/paths.ts';
import { asObject, readObject } from '../../shared/json-object.ts';
import type { SourceFile } from '../files.ts';

/** What the install on the platform reads of one package.json. */
export interface Manifest {
  /** Its path in the zip. */
  readonly path: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: readonly Dependency[];
  /** Patterns of the folders that are installed with it; empty where it has no "workspaces". */
  readonly workspaces: readonly string[];
}

export interface Dependency {
  readonly name: string;
  /** What the name is set to: a range of versions, a path, a URL. */
  readonly spec: string;
}

/** Larger than any real package.json: keeps a wrong file from being read whole. */
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
/** The kinds that are installed before a build. npm installs peers with the packages that need them. */
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Reads a package.json from the very file that is sent. Undefined if it is not a JSON object. */
export function readManifest({ path, source }: SourceFile): Manifest | undefined {
  const content = readObject(source, MAX_MANIFEST_BYTES);
  if (content === undefined) return undefined;
  const { scripts, workspaces } = content;
  const patterns: unknown = Array.isArray(workspaces) ? workspaces : asObject(workspaces)?.['packages'];
  return {
    path,
    scripts: Object.fromEntries(textsOf(scripts)),
    dependencies: KINDS.flatMap((kind) => textsOf(content[kind]).map(([name, spec]) => ({ name, spec: spec.trim() }))),
    workspaces: Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === 'string') : [],
  };
}

/** The members of an object that are texts. */
function textsOf(value: unknown): [string, string][] {
  const members = Object.entries(asObject(value) ?? {});
  return members.filter((member): member is [string, string] => typeof member[1] === 'string');
}

/**
 * The manifests that npm and Yarn install together with the one at the root: those of its workspaces. One that cannot be
 * read is skipped: the package manager will report it.
 */
export function readMembers({ workspaces }: Manifest, files: readonly SourceFile[]): Manifest[] {
  if (workspaces.length === 0) return [];
  const isMember = memberTest(workspaces);
  return files.flatMap((file) => {
    if (!file.path.endsWith('/package.json') || !isMember(parentFolder(file.path))) return [];
    return readManifest(file) ?? [];
  });
}

/** Whether a folder is a workspace by these patterns, with `*`, `**` and a leading `!`. Others match nothing. */
function memberTest(patterns: readonly string[]): (folder: string) => boolean {
  const excluded = patterns.flatMap((pattern) => (pattern.startsWith('!') ? [globOf(pattern.slice(1))] : []));
  const included = patterns.flatMap((pattern) => (pattern.startsWith('!') ? [] : [globOf(pattern)]));
  return (folder) =>
    !/(?:^|\/)node_modules(?:\/|$)/.test(folder) &&
    included.some((glob) => glob.test(folder)) &&
    !excluded.some((glob) => glob.test(folder));
}

function globOf(pattern: string): RegExp {
  const plain = pattern.replace(/^\.?\//, '').replace(/\/+$/, '');
  const source = plain
    .replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`)
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${source}$`);
}
