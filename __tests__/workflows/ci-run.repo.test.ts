import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { makeFolder, plant } from '../support/git/folders.ts';

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly needs?: readonly string[];
  readonly strategy?: { readonly matrix: { readonly script?: readonly string[] } };
  readonly uses?: string;
  readonly steps: readonly { readonly run?: string }[];
}

const FOLDER = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** All that must hold before a change lands. */
const listed = Object.keys(scripts).flatMap((name) => /^ci:(.*)/.exec(name)?.[1] ?? []);
const { jobs } = parse(readFileSync(`${FOLDER}/ci.yml`, 'utf8')) as Workflow;

test('the workflows run each "ci:" script of package.json in a job of its own', () => {
  const job = jobs['linux'];
  expect(job?.steps.at(-1)?.run).toBe('npm run --silent "ci:$SCRIPT"');
  expect(job?.strategy?.matrix.script?.toSorted()).toEqual(listed.toSorted());
});

test('one check waits for all jobs, those of E2E among them', () => {
  expect(Object.values(jobs).flatMap(({ uses = [] }) => uses)).toEqual(['./.github/workflows/e2e.yml']);
  const { all, ...others } = jobs;
  expect(all?.needs).toEqual(Object.keys(others));
  const passed = all?.needs?.map(() => 'success').join(' ');
  expect(all?.steps.map(({ run }) => run)).toEqual([`test "$RESULTS" = '${passed}'`]);
});

test('every step of .ci/step is one of them', () => {
  const [, steps = ''] = /^([\w |]+)\) "\$1" ;;$/m.exec(readFileSync('.ci/step', 'utf8')) ?? [];
  const called = Object.values(scripts).flatMap((command) => /^\.ci\/step (.*)/.exec(command)?.[1] ?? []);
  expect(called.toSorted()).toEqual(steps.split(' | ').toSorted());
});

/** Runs .ci/run with an npm that does nothing, and of which one call fails. @returns what npm was called with, and the end */
function runWithoutWork(failing = ''): { calls: string[]; end: string | undefined; status: number | null } {
  const project = makeFolder('ci-run');
  const npm = `#!/bin/sh\necho "npm: $*"\ntest "$*" != "${failing}"\n`;
  plant(project, { 'bin/npm': { executable: npm }, '.ci/programs': { executable: '#!/bin/sh\n' } });
  for (const name of ['.ci/run', 'package.json']) copyFileSync(name, path.join(project, name));
  const env = { ...process.env, PATH: `${project}/bin${path.delimiter}${process.env['PATH']}` };
  const { status, stdout } = spawnSync(`${project}/.ci/run`, { encoding: 'utf8', env });
  const lines = stdout.trim().split('\n');
  return { calls: lines.flatMap((line) => /^npm: (.*)/.exec(line)?.[1] ?? []), end: lines.at(-1), status };
}

test('.ci/run runs the command that README has, and all of them one after the other', () => {
  expect(readFileSync('README.md', 'utf8')).toMatch(/^npm cit\b/m);
  expect(scripts['ci:test']).toBe('npm test');
  const others = listed.filter((name) => name !== 'test').map((name) => `run --silent ci:${name}`);
  expect(listed.length).toBeGreaterThan(10);
  expect(runWithoutWork()).toEqual({ calls: ['cit', ...others], end: '== All of it holds', status: 0 });
});

test.each(['cit', 'run --silent ci:check', 'run --silent ci:demo'])('.ci/run ends where "npm %s" fails', (failing) => {
  const { calls, end, status } = runWithoutWork(failing);
  expect([calls.at(-1), end, status]).toEqual([failing, `npm: ${failing}`, 1]);
});
