import { readFileSync, statSync } from 'node:fs';
import type { SourceFile } from '../files.ts';
import { decodeText } from '../../shared/text/text.ts';

/** What the install on the platform reads of one package.json. */
export interface Manifest {
  /** Its path in the zip. */
  readonly path: string;
  readonly scripts: Readonly<Record<string, unknown>>;
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
export function readManifest({ path, source, size }: SourceFile): Manifest | undefined {
  const content = size > MAX_MANIFEST_BYTES ? undefined : readJsonObject(source);
  if (content === undefined) return undefined;
  const { scripts, workspaces } = content;
  const patterns: unknown = Array.isArray(workspaces) ? workspaces : recordOf(workspaces)['packages'];
  return {
    path,
    scripts: recordOf(scripts),
    dependencies: KINDS.flatMap((kind) =>
      Object.entries(recordOf(content[kind])).flatMap(([name, spec]) =>
        typeof spec === 'string' ? [{ name, spec: spec.trim() }] : [],
      ),
    ),
    workspaces: Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === 'string') : [],
  };
}

/** The JSON object in a file; undefined where there is none, or no such file. */
export function readJsonObject(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // A named pipe would never end.
    if (!statSync(file).isFile()) return undefined;
    const content: unknown = JSON.parse(decodeText(readFileSync(file)));
    return isRecord(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** An empty record for anything that is not an object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The manifests that npm and Yarn install together with the one at the root: those of its workspaces. One that cannot be
 * read is skipped: the package manager will report it.
 */
export function readMembers({ workspaces }: Manifest, files: readonly SourceFile[]): Manifest[] {
  if (workspaces.length === 0) return [];
  const isMember = memberTest(workspaces);
  return files.flatMap((file) => {
    if (!file.path.endsWith('/package.json') || !isMember(folderOf(file.path))) return [];
    return readManifest(file) ?? [];
  });
}

/** The folder that holds a path of the zip; empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
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
