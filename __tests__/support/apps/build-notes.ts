import path from 'node:path';
import { checkForBuild } from '../../../src/workspace/build-checks/build-checks.ts';
import type { SourceFile } from '../../../src/workspace/files.ts';
import { makeFolder, plant } from '../git/folders.ts';

/** A package.json that has all that a build needs. */
export const GOOD = JSON.stringify({ scripts: { build: 'next build', start: 'next start' } });

/** The same with more in it. */
export function goodManifest(more: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...(JSON.parse(GOOD) as object), ...more });
}

type Tree = Readonly<Record<string, string>>;

/** Files on disk as they would be sent from a folder of a workspace. @param folder the one to deploy, relative to it */
export function listBuildFiles(
  tree: Tree,
  folder = '',
): { readonly files: SourceFile[]; readonly folder: string; readonly workspace: string } {
  const workspace = plant(makeFolder('workspace'), tree);
  const prefix = folder === '' ? '' : `${folder}/`;
  const files = Object.entries(tree)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, text]) => ({
      path: name.slice(prefix.length),
      source: path.join(workspace, name),
      mode: 0o644 as const,
      size: Buffer.byteLength(text),
      mtimeMs: 0,
    }));
  return { files, folder: path.join(workspace, folder), workspace };
}

/** The notes about a tree, as lines. @param folder as `listBuildFiles` takes it */
export function checkBuild(tree: Tree, folder = ''): string[] {
  const { files, ...source } = listBuildFiles(tree, folder);
  return checkForBuild(files, source).map(({ level, title, text }) => `${level}: ${title}: ${text}`);
}
