import { chmodSync, writeFileSync } from 'node:fs';
import { StepError } from '../../../src/shared/errors.ts';
import { findGit } from '../../../src/workspace/listing/git/find-git.ts';
import { selectFiles } from '../../../src/workspace/select.ts';
import type { SelectOptions, FileSelection } from '../../../src/workspace/select.ts';
import type { FileRules } from '../../../src/workspace/rules/rules.ts';
import { makeFolder } from './folders.ts';

/** The user's rules, none unless given. */
export function createRules(overrides: Partial<FileRules> = {}): FileRules {
  return { ignoreFile: '.deployignore', ignoreLines: [], include: [], exclude: [], ...overrides };
}

/** The process variables of a step, with a home folder of its own and no configuration of the machine. */
export function createVariables(overrides: Record<string, string | undefined> = {}): SelectOptions['variables'] {
  return { PATH: process.env['PATH'], HOME: makeFolder('home'), GIT_CONFIG_SYSTEM: '/dev/null', ...overrides };
}

/** What `selectFiles` is asked for a folder that is the workspace itself. */
export function createOptions(folder: string, overrides: Partial<SelectOptions> = {}): SelectOptions {
  const runnerTemp = makeFolder('runner-temp');
  return {
    workspace: folder,
    folder,
    rules: createRules(),
    scratch: runnerTemp,
    runnerTemp,
    variables: createVariables(),
    ...overrides,
  };
}

export async function collect(folder: string, overrides: Partial<SelectOptions> = {}): Promise<FileSelection> {
  return await selectFiles(createOptions(folder, overrides));
}

/** Paths of the files that would be sent, with the user's rules as given. */
export async function sentWith(root: string, rules: Partial<FileRules> = {}): Promise<string[]> {
  return pathsOf(await collect(root, { rules: createRules(rules) }));
}

export function pathsOf({ files }: Pick<FileSelection, 'files'>): string[] {
  return files.map((file) => file.path);
}

/** Each note as `level: title: text`. */
export function notesOf({ notes }: Pick<FileSelection, 'notes'>): string[] {
  return notes.map(({ level, title, text }) => `${level}: ${title}: ${text}`);
}

/** The error that work fails with. @throws what is no StepError, and when the work succeeds. */
export async function failureOf(work: Promise<unknown>): Promise<StepError> {
  let result: unknown;
  try {
    result = await work;
  } catch (error) {
    if (error instanceof StepError) return error;
    throw error;
  }
  throw new Error(`it did not fail, but gave ${JSON.stringify(result)}`);
}

/** Runs work with a `git` that is this shell script; `$GIT` in it is the real one. */
export async function withGitScript<Result>(script: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.env['PATH'];
  const folder = makeFolder('git-script');
  writeFileSync(`${folder}/git`, `#!/bin/sh\nGIT=${findGit()}\n${script}\n`, { mode: 0o755 });
  process.env['PATH'] = `${folder}:${before}`;
  try {
    return await work();
  } finally {
    process.env['PATH'] = before;
  }
}

/** Runs work with a PATH that has no git; `@actions/exec` looks programs up in the PATH of this process. */
export async function withoutGit<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.env['PATH'];
  const empty = makeFolder('empty-path');
  chmodSync(empty, 0o755);
  process.env['PATH'] = empty;
  try {
    return await work();
  } finally {
    process.env['PATH'] = before;
  }
}
