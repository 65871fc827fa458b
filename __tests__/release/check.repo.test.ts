import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkRelease } from '../../scripts/release/check-release.js';
import { BUILD, releaseProject, UNOWNED } from './project.ts';
import { makeFolder } from '../support/git/folders.ts';

const RELEASED = '# Changelog\n\n## 1.0.0 (2030-01-31)\n\n- The first version.\n';

test('a commit like any other, and that of a release', async () => {
  expect(await checkRelease(releaseProject())).toEqual([]);
  expect(await checkRelease(releaseProject({ 'CHANGELOG.md': RELEASED }), '1.0.0')).toEqual([]);
});

test('everything that is wrong is reported at once', async () => {
  const folder = releaseProject({
    ...UNOWNED,
    'package-lock.json': (UNOWNED['package-lock.json'] ?? '').replaceAll('1.0.0', '0.9.0'),
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n',
    'dist/cli/index.js': 'throw 1;\n',
    'scripts/docs.js': "console.log('README.md is out of step with action.yml');\nprocess.exitCode = 1;\n",
    'examples/ci.yml': 'TOOL_REF: v2\n',
  });
  appendFileSync(path.join(folder, 'README.md'), 'x\n');
  expect(await checkRelease(folder, '1.0.0')).toEqual([
    expect.stringMatching(/and package-lock\.json @YOUR_ACCOUNT\/headless-deploy 0\.9\.0\./),
    expect.stringMatching(/^The first section of CHANGELOG\.md is "## Unreleased"/),
    expect.stringMatching(/^The working tree is not clean: M README\.md\./),
    expect.stringContaining('the placeholder: README.md:1, package-lock.json:2, package-lock.json:6 and 1 more.'),
    expect.stringMatching(/name another major version: examples\/ci\.yml:1 \(v2\)\./),
    expect.stringMatching(/^Built in another folder, dist\/ differs .*:\n {4} M dist\/cli\/index\.js\n {2}Run "npm/),
    expect.stringMatching(/\nREADME\.md is out of step with action\.yml\n {2}Run "npm run docs" and commit it\.$/),
  ]);
});

describe('a build in another folder finds', () => {
  test.each([
    ['a bundle that is not built of the source', { 'dist/index.js': 'two\n' }, ' M dist/index.js'],
    ['a bundle that nothing builds any more', { 'dist/old.js': 'two\n' }, ' D dist/old.js'],
    [
      'the path of a folder in a bundle',
      { 'scripts/build.js': `${BUILD}fs.appendFileSync('dist/index.js', process.cwd());\n` },
      ' M dist/index.js',
    ],
    [
      'a bundle that the commit has not',
      { 'scripts/build.js': `${BUILD}fs.writeFileSync('dist/index.js.map', '');\n` },
      '?? dist/index.js.map',
    ],
    ['the version of the commit before', { 'dist/cli/index.js': "console.log('0.9.0');\n" }, ' M dist/cli/index.js'],
  ])('%s', async (_, files, change) => {
    expect(await checkRelease(releaseProject(files))).toEqual([
      expect.stringContaining(
        `differs from the commit:\n    ${change}\n  Run "npm run build" and commit dist/ together with the source.`,
      ),
    ]);
  });

  test('the packages at a path of its own', async () => {
    const seen = path.join(makeFolder('seen'), 'paths');
    const build = `${BUILD}fs.appendFileSync(${JSON.stringify(seen)}, fs.realpathSync('node_modules/a/index.js'));\n`;
    const folder = releaseProject({ 'scripts/build.js': build });
    const source = path.join(folder, 'node_modules', 'a', 'index.js');
    mkdirSync(path.dirname(source), { recursive: true });
    writeFileSync(source, '');
    expect(await checkRelease(folder)).toEqual([]);
    expect(readFileSync(seen, 'utf8')).toMatch(/node_modules.a.index\.js$/);
    expect(readFileSync(seen, 'utf8')).not.toBe(source);
  });
});
