import { appendFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkRelease } from '../../scripts/release/check-release.js';
import type { Plan } from '../../scripts/release/check-release.js';
import { STEPS } from '../../scripts/release/steps.js';
import type { Steps } from '../../scripts/release/steps.js';
import { git, makeFolder, plant } from '../support/git/folders.ts';
import { releaseProject, releaseSteps, UNOWNED } from './project.ts';

const COMMIT: Plan = { kind: 'commit' };
const RELEASED = '# Changelog\n\n## 1.0.0 (2030-01-31)\n\n- The first version.\n';

async function problemsOf(folder: string, plan: Plan, steps: Partial<Steps> = {}): Promise<string[]> {
  const { problems } = await checkRelease(folder, plan, releaseSteps(steps));
  return problems.map(({ problem, remedy }) => `${problem} | ${remedy}`);
}

/** A build that does something more with a bundle. */
const building =
  (change: (bundle: string, folder: string) => unknown): Steps['build'] =>
  async (folder, temp) => {
    await releaseSteps().build(folder, temp);
    change(path.join(folder, 'dist', 'index.js'), folder);
  };

test('a project from which a release can be cut', async () => {
  const plan: Plan = { kind: 'next' };
  expect(await checkRelease(releaseProject(), plan, releaseSteps())).toEqual({ version: '1.0.0', problems: [] });
});

test('the commit of a release', async () => {
  const folder = releaseProject({ 'CHANGELOG.md': RELEASED });
  expect(await problemsOf(folder, { kind: 'tag', version: '1.0.0' })).toEqual([]);
});

test('everything that is wrong is reported at once', async () => {
  const folder = releaseProject({
    ...UNOWNED,
    'package-lock.json': (UNOWNED['package-lock.json'] ?? '').replaceAll('1.0.0', '0.9.0'),
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n',
    'dist/cli/index.js': 'throw 1;\n',
    'examples/ci.yml': 'TOOL_REF: v2\n',
  });
  git(folder, 'tag', 'v1.0.0');
  appendFileSync(path.join(folder, 'README.md'), 'x\n');
  const plan: Plan = { kind: 'next', version: '1.0.0' };
  const problems = await problemsOf(folder, plan, { docs: async () => ['README.md is out of step with action.yml'] });
  const fourPlaces = 'README.md:1, package-lock.json:2, package-lock.json:6 and 1 more';
  expect(problems).toEqual([
    expect.stringMatching(/and package-lock\.json @YOUR_ACCOUNT\/headless-deploy 0\.9\.0\./),
    expect.stringMatching(/"node dist\/cli\/index\.js --version" prints \(it failed\)\./),
    expect.stringMatching(/^CHANGELOG\.md has nothing below "## Unreleased"/),
    expect.stringMatching(/^There is a tag v1\.0\.0 already/),
    expect.stringMatching(/^The working tree is not clean: M README\.md\./),
    expect.stringContaining(`4 places name no account, but the placeholder: ${fourPlaces}.`),
    expect.stringMatching(/name another major version: examples\/ci\.yml:1 \(v2\)\./),
    expect.stringMatching(/^Built in another folder, dist\/ differs .*:\n {4} M dist\/cli\/index\.js \| Run "npm/),
    'Documents are out of step: README.md is out of step with action.yml. | Run "npm run docs" and commit it.',
  ]);
});

describe('a build in another folder finds', () => {
  test.each([
    ['a bundle that is not built of the source', 'dist/index.js', ' M'],
    ['a bundle that nothing builds any more', 'dist/old.js', ' D'],
  ])('%s', async (_, name, change) => {
    expect(await problemsOf(releaseProject({ [name]: 'two\n' }), COMMIT)).toEqual([
      expect.stringContaining(`differs from the commit:\n    ${change} ${name} | Run "npm run build" and commit dist/`),
    ]);
  });

  test('the path of a folder in a bundle', async () => {
    const build = building((bundle, folder) => appendFileSync(bundle, `// ${folder}/src/index.js\n`));
    expect(await problemsOf(releaseProject(), COMMIT, { build })).toEqual([
      expect.stringContaining('find out what the build takes from its folder'),
    ]);
  });

  test('a bundle that the commit has not', async () => {
    const build = building((bundle) => writeFileSync(`${bundle}.map`, ''));
    expect(await problemsOf(releaseProject(), COMMIT, { build })).toEqual([
      expect.stringContaining(':\n    ?? dist/index.js.map |'),
    ]);
  });

  test('the packages at a path of its own', async () => {
    const seen: string[] = [];
    const folder = releaseProject({ '.gitignore': 'node_modules/\n' });
    const source = path.join(folder, 'node_modules', 'a', 'index.js');
    mkdirSync(path.dirname(source), { recursive: true });
    writeFileSync(source, '');
    const build = building((_, built) => seen.push(realpathSync(path.join(built, 'node_modules', 'a', 'index.js'))));
    expect(await problemsOf(folder, COMMIT, { build })).toEqual([]);
    expect(new Set([...seen, source]).size).toBe(2);
  });
});

test.each([
  ['what it prints', { 'dist/cli/index.js': "console.log(process.argv[2], '1.2.3');\n" }, '--version 1.2.3'],
  ['that it failed', { 'dist/cli/index.js': 'throw 1;\n' }, '(it failed)'],
  ['that it is missing', {}, '(dist/cli/index.js is missing)'],
])('the version of the command line: %s', (_, files, printed) => {
  expect(STEPS.printedVersion(plant(makeFolder('printed'), files))).toBe(printed);
});
