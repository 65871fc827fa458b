import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { SUITES } from '../../jest.config.js';
import { ENTRIES } from '../../scripts/entries.js';

/** What actionlint and zizmor do not look for. */
interface Workflow {
  readonly env?: unknown;
  readonly defaults?: unknown;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
  readonly 'runs-on': string;
  readonly strategy?: { readonly matrix: { readonly os?: readonly string[] } };
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

const FOLDER = '.github/workflows';
const names = readdirSync(FOLDER);
const textOf = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');
const workflowOf = (name: string): Workflow => parse(textOf(name)) as Workflow;

/** The lines of all workflows that use an action of another repository. */
const uses = names.flatMap((name) => textOf(name).match(/(?<=uses: )[^.\s].*/g) ?? []);

test.each(names)('%s gives permissions and a time limit to each job, and none to all', (name) => {
  const { permissions, jobs } = workflowOf(name);
  expect(permissions).toEqual({});
  for (const { uses: workflow, ...job } of Object.values(jobs)) {
    // GitHub knows no limit for a workflow that is called: each of its jobs has one.
    const limit = workflow === undefined ? { 'timeout-minutes': expect.any(Number) } : {};
    expect(job).toMatchObject({ permissions: expect.any(Object), ...limit });
  }
});

test('what runs for a pull request runs in a merge queue, too, which waits for it', () => {
  const checks = names.filter((name) => /^ {2}pull_request:/m.test(textOf(name)));
  expect(checks).toEqual(['ci.yml', 'codeql.yml']);
  expect(checks.filter((name) => !/^ {2}merge_group:$/m.test(textOf(name)))).toEqual([]);
});

test('every action runs from the repository itself, and the portable tests on three systems', () => {
  const used = new Set(textOf('e2e.yml').match(/(?<=uses: )\.\S*/g));
  const actions = ENTRIES.flatMap(({ actionFile }) => (actionFile === undefined ? [] : [actionFile]));
  expect([...used].toSorted()).toEqual(actions.map((file) => `./${file.replace(/\/?action\.yml$/, '')}`).toSorted());
  const { portable } = workflowOf('ci.yml').jobs;
  expect(portable?.strategy?.matrix.os).toEqual(['ubuntu-latest', 'windows-latest', 'macos-latest']);
  expect(portable?.steps.at(-1)?.run).toBe('npm run test:portable');
});

test('every action of others is pinned to one commit, with its version beside it', () => {
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter((line) => !/^[\w-]+(?:\/[\w-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  const commits = new Map<string, Set<string>>();
  for (const line of uses) {
    const [, repository = '', commit = ''] = /^([\w-]+\/[\w-]+)\S*@(.*)$/.exec(line) ?? [];
    commits.set(repository, (commits.get(repository) ?? new Set()).add(commit));
  }
  expect([...commits].filter(([, found]) => found.size > 1)).toEqual([]);
});

/** @param glob with `{a,b}` and `*` only */
function expandBraces(glob: string): string[] {
  const [braces, choices] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (braces === undefined || choices === undefined) return [glob.replace('<rootDir>/', '')];
  return choices.split(',').flatMap((choice) => expandBraces(glob.replace(braces, choice)));
}

describe('whatever Windows and macOS are to run', () => {
  const globs = SUITES.portable.testMatch.flatMap((glob) => expandBraces(glob));
  const found = globs.map((glob) => {
    const folder = glob.slice(0, glob.lastIndexOf('/'));
    const [start = '', end = ''] = glob.slice(folder.length + 1).split('*');
    const files = readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith(end));
    return files.map((name) => `${folder}/${name}`);
  });

  test('is there', () => {
    expect(globs.length).toBeGreaterThan(30);
    expect(globs.filter((_, index) => found[index]?.length === 0)).toEqual([]);
  });

  test('gives no file a mode, which Windows does not know', () => {
    expect(found.flat().filter((file) => /\bchmodSync\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

// https://github.com/ossf/scorecard-action#workflow-restrictions
describe('scorecard.yml has the form that its results are taken from', () => {
  const workflow = workflowOf('scorecard.yml');

  test('no variables and no defaults for all jobs', () => {
    expect([workflow.env, workflow.defaults]).toEqual([undefined, undefined]);
  });

  test('one job, on Ubuntu, with nothing that is not allowed beside the analysis', () => {
    const [job, ...others] = Object.values(workflow.jobs);
    expect(others).toEqual([]);
    expect(job?.['runs-on']).toBe('ubuntu-latest');
    expect(Object.keys(job ?? {}).sort()).toEqual(['permissions', 'runs-on', 'steps', 'timeout-minutes']);
    expect(job?.permissions).toMatchObject({ 'id-token': 'write', 'security-events': 'write' });
    expect(job?.steps.map(({ uses: action = '' }) => action.split('@')[0])).toEqual([
      'actions/checkout',
      'ossf/scorecard-action',
      'actions/upload-artifact',
      'github/codeql-action/upload-sarif',
    ]);
  });
});
