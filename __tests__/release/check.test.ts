import { appendFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { checkRelease } from '../../scripts/release/check-release.js';
import type { Plan } from '../../scripts/release/check-release.js';
import type { Steps } from '../../scripts/release/fresh-builds.js';
import { STEPS } from '../../scripts/release/steps.js';
import { git, makeFolder, plant } from '../support/folders.ts';
import { OWNED, RELEASABLE, releaseProject, releaseSteps } from './project.ts';

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

/** An npm package in which the folder is. */
const packPath: Steps['pack'] = async (folder) => folder;

test('a project from which a release can be cut', async () => {
  const plan: Plan = { kind: 'next', hasOwner: true };
  expect(await checkRelease(releaseProject(), plan, releaseSteps())).toEqual({ version: '1.0.0', problems: [] });
});

test('the commit of a release', async () => {
  const folder = releaseProject({ ...OWNED, 'CHANGELOG.md': RELEASED });
  expect(await problemsOf(folder, { kind: 'tag', version: '1.0.0' })).toEqual([]);
});

test('everything that is wrong is reported at once', async () => {
  const folder = releaseProject({
    'package-lock.json': RELEASABLE['package-lock.json'].replaceAll('1.0.0', '0.9.0'),
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n',
    'dist/cli/index.js': 'throw 1;\n',
    'examples/ci.yml': 'TOOL_REF: v2\n',
  });
  git(folder, 'tag', 'v1.0.0');
  appendFileSync(path.join(folder, 'README.md'), 'x\n');
  const plan: Plan = { kind: 'next', version: '1.0.0', hasOwner: false };
  const problems = await problemsOf(folder, plan, { docs: async () => ['README.md is out of step with action.yml'] });
  const fourPlaces = 'README.md:1, package-lock.json:2, package-lock.json:6 and 1 more';
  expect(problems).toEqual([
    expect.stringMatching(/and package-lock\.json @owner\/headless-deploy 0\.9\.0\./),
    expect.stringMatching(/"node dist\/cli\/index\.js --version" prints \(it failed\)\./),
    expect.stringMatching(/^CHANGELOG\.md has nothing below "## Unreleased"/),
    expect.stringMatching(/^There is a tag v1\.0\.0 already/),
    expect.stringMatching(/^The working tree is not clean: M README\.md\./),
    expect.stringContaining(`4 places name no account, but the placeholder: ${fourPlaces}.`),
    expect.stringMatching(/name another major version: examples\/ci\.yml:1 \(v2\)\./),
    expect.stringMatching(
      /^Files of dist\/ are not what "npm run build" makes of the source:\n {4}dist\/cli\/index\.js \|/,
    ),
    'Documents are out of step: README.md is out of step with action.yml. | Run "npm run docs" and commit it.',
  ]);
});

describe('two builds in two folders', () => {
  test.each([
    ['a bundle that is not built of the source', 'dist/index.js'],
    ['a bundle that nothing builds any more', 'dist/old.js'],
  ])('find %s', async (_, name) => {
    expect(await problemsOf(releaseProject({ [name]: 'two\n' }), COMMIT)).toEqual([
      `Files of dist/ are not what "npm run build" makes of the source:\n    ${name} | Run "npm run build" and commit dist/ together with the source.`,
    ]);
  });

  test('find the path of a folder in a bundle', async () => {
    const build = building((bundle, folder) => appendFileSync(bundle, `// ${folder}/src/index.js\n`));
    const [held, differing, packed] = await problemsOf(releaseProject(), COMMIT, { build });
    expect(held).toMatch(/^Files of dist\/ hold the path of the folder .*:\n {4}dist\/index\.js \|/);
    expect(differing).toMatch(
      /^Files of dist\/ differ between two builds in two folders:\n {4}dist\/index\.js: ".*" and ".*" \|/,
    );
    expect(packed).toMatch(/^Two "npm pack"/);
  });

  test('find what depends only on the length of a path', async () => {
    const build = building((bundle, folder) => writeFileSync(bundle, `${folder.length}\n`));
    const [problem] = await problemsOf(releaseProject(), COMMIT, { build });
    expect(problem).toMatch(/differ between two builds .*:\n {4}dist\/index\.js: "\d+\\n" and "\d+\\n" \|/);
  });

  test('find packages that differ although their files do not', async () => {
    expect(await problemsOf(releaseProject(), COMMIT, { pack: packPath })).toEqual([
      expect.stringMatching(/^Two "npm pack"/),
    ]);
  });

  test('have both ended when one has failed', async () => {
    const ended: string[] = [];
    const build: Steps['build'] = async (folder) => {
      if (path.basename(folder) === 'first') throw new Error('no build');
      await setImmediate();
      ended.push(path.basename(folder));
      throw new Error('no build either');
    };
    await expect(checkRelease(releaseProject(), COMMIT, releaseSteps({ build }))).rejects.toThrow(/^no build$/);
    expect(ended).toEqual(['deeper']);
  });

  test('see the packages at another path each', async () => {
    const seen: string[] = [];
    const folder = releaseProject({ '.gitignore': 'node_modules/\n' });
    const source = path.join(folder, 'node_modules', 'a', 'index.js');
    mkdirSync(path.dirname(source), { recursive: true });
    writeFileSync(source, '');
    const build = building((_, built) => seen.push(realpathSync(path.join(built, 'node_modules', 'a', 'index.js'))));
    expect(await problemsOf(folder, COMMIT, { build })).toEqual([]);
    expect(new Set([...seen, source]).size).toBe(3);
  });
});

test.each([
  ['what it prints', { 'dist/cli/index.js': "console.log(process.argv[2], '1.2.3');\n" }, '--version 1.2.3'],
  ['that it failed', { 'dist/cli/index.js': 'throw 1;\n' }, '(it failed)'],
  ['that it is missing', {}, '(dist/cli/index.js is missing)'],
])('the version of the command line: %s', (_, files, printed) => {
  expect(STEPS.printedVersion(plant(makeFolder('printed'), files))).toBe(printed);
});
