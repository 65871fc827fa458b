import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gitScript, makeCommittedRepository, makeFolder, plant } from './folders.ts';

/** Where a repository with hostile configuration lies, seen from the folder that is deployed. */
export type Place = 'top' | 'nested' | 'bare';

/** A repository in its place. */
export interface PlacedRepository {
  readonly workspace: string;
  /** The folder to deploy. */
  readonly root: string;
  /** Folder in which git finds the repository. */
  readonly folder: string;
  /** Its own folder, with the file `config`. */
  readonly gitFolder: string;
}

/** A repository with few files of its own, as it is copied often. */
export function makeTemplate(files: Readonly<Record<string, string>>): string {
  return makeCommittedRepository(files);
}

/**
 * A repository whose files cannot be listed without a fetch: its sparse index names a tree that is not there, and its
 * configuration says that `origin` has it. Where that is, is not said.
 */
export function makeLazyRepository(): string {
  const folder = makeTemplate({ 'in/a': '', 'out/b': 'b' });
  const script = 'git sparse-checkout set --cone --sparse-index in && git rev-parse HEAD:out';
  const tree = gitScript(folder, script).trim();
  rmSync(path.join(folder, '.git', 'objects', tree.slice(0, 2), tree.slice(2)));
  addSetting(path.join(folder, '.git'), 'extensions.partialClone', 'origin');
  return folder;
}

/** Adds a setting to the file `config` of a repository, faster than git does. */
export function addSetting(gitFolder: string, name: string, value: string): void {
  const [, section, subsection, key] = /^([^.]+)(?:\.(.*))?\.([^.]+)$/.exec(name) ?? [];
  const header = subsection === undefined ? `[${section}]` : `[${section} ${JSON.stringify(subsection)}]`;
  appendFileSync(path.join(gitFolder, 'config'), `${header}\n\t${key} = ${JSON.stringify(value)}\n`);
}

let around: string | undefined;

/** Copies a repository to a new workspace: as the workspace, inside it, or as a bare repository that "path" names. */
export function placeRepository(template: string, place: Place): PlacedRepository {
  const workspace = makeFolder('placed');
  around ??= makeTemplate({ a: '' });
  if (place !== 'top') cpSync(around, workspace, { recursive: true });
  if (place === 'bare') {
    const folder = path.join(workspace, 'bare');
    cpSync(path.join(template, '.git'), folder, { recursive: true });
    mkdirSync(path.join(folder, 'in'));
    writeFileSync(path.join(folder, 'in', 'a'), '');
    // What makes git list the files of a bare repository: a work tree.
    addSetting(folder, 'core.bare', 'false');
    addSetting(folder, 'core.worktree', folder);
    return { workspace, root: folder, folder, gitFolder: folder };
  }
  const folder = place === 'top' ? workspace : path.join(workspace, 'nested');
  cpSync(template, folder, { recursive: true });
  return { workspace, root: workspace, folder, gitFolder: path.join(folder, '.git') };
}

/** A program that leaves a marker, and fails. */
export function makeTrap(): { readonly program: string; readonly marker: string } {
  const folder = makeFolder('trap');
  const marker = path.join(folder, 'ran');
  plant(folder, { program: { executable: `#!/bin/sh\necho ran >> '${marker}'\nexit 1\n` } });
  return { program: path.join(folder, 'program'), marker };
}
