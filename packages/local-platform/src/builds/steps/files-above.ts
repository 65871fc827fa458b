import { readdirSync } from 'node:fs';
import path from 'node:path';
import { tryToRead } from '../../../../../src/shared/files/try-to-read.ts';

/** What Node, npm, Yarn and build tools look for in each folder above an app, too. */
const LOOKED_FOR =
  /^(?:node_modules|package(?:-lock)?\.json|yarn\.lock|pnpm-(?:lock|workspace)\.yaml|tsconfig\.json|\.yarnrc(?:\.yml)?|\.(?:babel|browserslist|eslint|postcss)rc(?:\.\w+)?|[\w-]+\.config\.[cm]?[jt]s)$/;

/** So many of them are named. */
const MAX_NAMED = 3;

/**
 * What a build may find above its app, in folders that the platform has not: then it passes here alone. In a `/tmp` that users
 * share, any of them can put code there, before a build or during it.
 * @param folder of the app
 * @returns sentences; undefined where nothing is there
 */
export function describeFilesAbove(folder: string): string | undefined {
  const found = foldersAbove(folder).flatMap(namesIn);
  if (found.length === 0) return undefined;
  const named = found.slice(0, MAX_NAMED).map((file) => JSON.stringify(file));
  const others = found.length > MAX_NAMED ? ` and ${found.length - MAX_NAMED} more` : '';
  return `The folder of the build is below ${named.join(', ')}${others}. Node and build tools look there, too, and the platform has no such files. Remove them, or choose another folder for temporary files (RUNNER_TEMP, else TMPDIR).`;
}

function foldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

function namesIn(folder: string): string[] {
  const names = tryToRead(() => readdirSync(folder)) ?? [];
  return names.filter((name) => LOOKED_FOR.test(name)).map((name) => path.join(folder, name));
}
